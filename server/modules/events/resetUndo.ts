import type { Prisma } from '../../__generated__/prisma/client.ts'
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
}

function boardIdsIn(payload: Prisma.JsonValue): string[] {
  const isNamed = typeof payload === 'object' && payload !== null && 'storyboards' in payload
  const boards = isNamed ? payload.storyboards : null
  return Array.isArray(boards) ? boards.flatMap((id) => (typeof id === 'string' ? [fromTypeId(id).uuid] : [])) : []
}

/** The resets of projects that nobody has undone, newest first, as far back as the oldest candidate of each. */
async function readResets(candidates: readonly UndoCandidate[]): Promise<Reset[]> {
  const oldest = new Map<string, number>()
  for (const { log, seq } of candidates) oldest.set(log.ownerId, Math.min(seq, oldest.get(log.ownerId) ?? seq))
  const events = await prisma.event.findMany({
    where: {
      type: { in: ['project.reset', 'project.resetUndone'] },
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
    .map(({ projectId, seq, payload }) => ({ projectId, seq, boardIds: boardIdsIn(payload) }))
}

/** Of resets, the newest of each project that was not undone and of whose boards some still lie in the trash. */
export async function newestLeftResets<Candidate extends UndoCandidate>(
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const resets = await readResets(candidates)
  const boards = await prisma.storyboard.findMany({
    where: { id: { in: resets.flatMap(({ boardIds }) => boardIds) }, deletedAt: { not: null } },
    select: { id: true, projectId: true },
  })
  const trashed = new Set(boards.map(({ id, projectId }) => `${projectId}:${id}`))
  const newest = new Map<string, number>()
  for (const { projectId, seq, boardIds } of resets) {
    if (!newest.has(projectId) && boardIds.some((id) => trashed.has(`${projectId}:${id}`))) newest.set(projectId, seq)
  }
  return candidates.filter(({ log, seq }) => newest.get(log.ownerId) === seq)
}
