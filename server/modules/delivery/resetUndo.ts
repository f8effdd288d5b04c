import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { EventType } from '../../eventCatalogue.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import type { Log } from '../../record.ts'

/** An event that may be undone. */
export interface UndoCandidate {
  log: Log
  seq: number
}

interface Reset {
  projectId: string
  seq: number
  boardIds: string[]
  assetIds: string[]
}

/** The UUIDs of a list of ids in a payload; none where there is no such list, as in events of long ago. */
function idsIn(payload: Prisma.JsonValue, list: 'storyboards' | 'assets'): string[] {
  const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload)
  const ids = isObject ? payload[list] : null
  return Array.isArray(ids) ? ids.flatMap((id) => (typeof id === 'string' ? [fromTypeId(id).uuid] : [])) : []
}

/** The resets of projects that nobody has undone, newest first, as far back as the oldest candidate of each. */
async function readResets(candidates: readonly UndoCandidate[]): Promise<Reset[]> {
  const oldest = new Map<string, number>()
  for (const { log, seq } of candidates) oldest.set(log.ownerId, Math.min(seq, oldest.get(log.ownerId) ?? seq))
  const events = await prisma().event.findMany({
    where: {
      type: { in: ['project.reset', 'project.resetUndone'] satisfies EventType[] },
      OR: [...oldest].map(([projectId, seq]) => ({ projectId, seq: { gte: seq } })),
    },
    orderBy: { seq: 'desc' },
    select: { projectId: true, seq: true, type: true, payload: true },
  })
  const keyOf = (projectId: string, seq: unknown) => `${projectId}:${String(seq)}`
  const undone = new Set(
    events
      .filter(({ type }) => type === 'project.resetUndone')
      .map(({ projectId, payload }) => keyOf(projectId, (payload as { seq?: unknown }).seq)),
  )
  return events
    .filter(({ type, projectId, seq }) => type === 'project.reset' && !undone.has(keyOf(projectId, seq)))
    .map(({ projectId, seq, payload }) => ({
      projectId,
      seq,
      boardIds: idsIn(payload, 'storyboards'),
      assetIds: idsIn(payload, 'assets'),
    }))
}

const select = { id: true, projectId: true } as const

/** What resets put away and still lies in the trash, each as `project:id`. */
async function readTrashed(resets: readonly Reset[]): Promise<Set<string>> {
  const trashed = (ids: string[]) => ({ where: { id: { in: ids }, deletedAt: { not: null } }, select })
  const boards = await prisma().storyboard.findMany(trashed(resets.flatMap(({ boardIds }) => boardIds)))
  const assets = await prisma().asset.findMany(trashed(resets.flatMap(({ assetIds }) => assetIds)))
  return new Set([...boards, ...assets].map(({ id, projectId }) => `${projectId}:${id}`))
}

/** Of resets, the newest of each project that was not undone and of what it put away some still lies in the trash. */
export async function newestLeftResets<Candidate extends UndoCandidate>(
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const resets = await readResets(candidates)
  const trashed = await readTrashed(resets)
  const newest = new Map<string, number>()
  for (const { projectId, seq, boardIds, assetIds } of resets) {
    const isLeft = [...boardIds, ...assetIds].some((id) => trashed.has(`${projectId}:${id}`))
    if (!newest.has(projectId) && isLeft) newest.set(projectId, seq)
  }
  return candidates.filter(({ log, seq }) => newest.get(log.ownerId) === seq)
}
