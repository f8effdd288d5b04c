import type { EventType } from '../../eventCatalogue.ts'
import { uuidOf } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import type { UndoCandidate } from './resetUndo.ts'

/** The board that an event restored a version into, and the version of it made before; null for a new board. */
const placesIn = (payload: unknown) => payload as { storyboard: string; before: string | null }

const keyOf = (projectId: string, seq: number) => `${projectId}:${seq}`

/**
 * Restores of versions that can be undone: the newest of each board, while the board is not in the trash, its project
 * is active and the version made before is still there.
 */
export async function newestRestores<Candidate extends UndoCandidate>(
  candidates: readonly Candidate[],
): Promise<{ candidate: Candidate; organizationId: string }[]> {
  const events = await prisma().event.findMany({
    where: {
      type: 'version.restored' satisfies EventType,
      projectId: { in: [...new Set(candidates.map(({ log }) => log.ownerId))] },
      seq: { gte: Math.min(...candidates.map(({ seq }) => seq)) },
    },
    orderBy: { seq: 'asc' },
    select: { projectId: true, seq: true, payload: true },
  })
  const newest = new Map(events.map((event) => [placesIn(event.payload).storyboard, event]))
  const befores = new Map([...newest.values()].flatMap(({ projectId, seq, payload }) => {
    const { before } = placesIn(payload)
    return before === null ? [] : [[keyOf(projectId, seq), uuidOf('StoryboardVersion', before)]]
  }))
  const versions = await prisma().storyboardVersion.findMany({
    where: {
      id: { in: [...befores.values()] },
      storyboard: { deletedAt: null, project: { archivedAt: null, deletedAt: null } },
    },
    select: { id: true, storyboard: { select: { project: { select: { organizationId: true } } } } },
  })
  const owners = new Map(versions.map(({ id, storyboard }) => [id, storyboard.project.organizationId]))
  return candidates.flatMap((candidate) => {
    const organizationId = owners.get(befores.get(keyOf(candidate.log.ownerId, candidate.seq)) ?? '')
    return organizationId === undefined ? [] : [{ candidate, organizationId }]
  })
}
