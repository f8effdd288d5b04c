import type { TemplatePart } from '../../__generated__/prisma/enums.ts'
import type { Change } from '../../change.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { giveCode } from '../projects/assignedCode.ts'

/** The board every project begins with, and begins again with after a reset. */
export const FIRST_STORYBOARD = { name: 'Main', code: 'MAIN' } as const

/** The statuses a new project's shots may have, in order; colors are `#rrggbb`. */
export const DEFAULT_SHOT_STATUSES = [
  { name: 'Rough', color: '#9ba1ac' },
  { name: 'Clean-up', color: '#e8a33d' },
  { name: 'In Review', color: '#4fb3e8' },
  { name: 'Approved', color: '#3fb27f' },
  { name: 'Retake', color: '#e5484d' },
] as const

/** Gives a new project its board "Main" and the default statuses, unless a template brings others. */
export async function addFirstBoard(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  projectId: string,
  brought: readonly TemplatePart[],
): Promise<void> {
  if (!brought.includes('STATUSES')) await addStatuses(tx, projectId, DEFAULT_SHOT_STATUSES)
  if (brought.includes('BOARDS')) return
  await giveCode(tx, { kind: 'STORYBOARD', parentId: projectId }, FIRST_STORYBOARD.code)
  const [rank = ''] = ranksBetween(null, null, 1)
  const { id } = await tx.storyboard.create({ data: { projectId, ...FIRST_STORYBOARD, rank } })
  record('storyboard.created', { type: 'Storyboard', id }, FIRST_STORYBOARD)
}

/** Gives a project that has no statuses some, in order. */
export async function addStatuses(
  tx: Transaction,
  projectId: string,
  statuses: readonly { id?: string; name: string; color: string }[],
): Promise<void> {
  const ranks = ranksBetween(null, null, statuses.length)
  await tx.shotStatus.createMany({
    data: statuses.map((status, index) => ({ projectId, ...status, rank: ranks[index] ?? '' })),
  })
}
