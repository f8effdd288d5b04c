import type { ReviewDecisionKind, ReviewSession } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { changeLockedShots } from '../board/shot.service.ts'
import { entriesOf } from '../board/versionContent.ts'

/** Shots that `changeLockedShots` takes at a time. */
const MOST_SHOTS = 500

/** What of a board is decided on: these shots, or all with null. */
interface DecidedShots {
  storyboardId: string
  shotIds: readonly string[] | null
}

/** What an item plays, also of a version, or a shot of a board. */
async function shotsOf(
  tx: Transaction,
  { playlistId, storyboardId }: ReviewSession,
  subjectId: string,
): Promise<DecidedShots | null> {
  if (playlistId === null) return storyboardId === null ? null : { storyboardId, shotIds: [subjectId] }
  const item = await tx.playlistItem.findUniqueOrThrow({ where: { id: subjectId } })
  const { storyboardId: boardId, boardVersionId: versionId, shotIds } = item
  if (shotIds.length > 0) return { storyboardId: boardId, shotIds }
  if (versionId === null) return { storyboardId: boardId, shotIds: null }
  const manifest = await tx.versionManifest.findUnique({ where: { versionId } })
  return { storyboardId: boardId, shotIds: entriesOf(manifest?.entries ?? new Uint8Array()).map(({ id }) => id) }
}

/** Gives the shots that were decided on the status that the project has for the decision, where it has one. */
export async function setDecidedStatus(
  change: ProjectChange,
  viewer: Viewer,
  session: ReviewSession,
  { subjectId, kind }: { subjectId: string; kind: ReviewDecisionKind },
): Promise<void> {
  const { tx, project } = change
  const status = await tx.shotStatus.findFirst({ where: { projectId: project.id, decision: kind } })
  const decided = status && await shotsOf(tx, session, subjectId)
  if (!decided) return
  const { storyboardId, shotIds } = decided
  const shots = await tx.shot.findMany({
    where: {
      storyboardId, deletedAt: null, storyboard: { deletedAt: null },
      OR: [{ statusId: null }, { statusId: { not: status.id } }],
      ...(shotIds && { id: { in: [...shotIds] } }),
    },
    select: { id: true },
  })
  if (shots.length === 0) return
  demandCredential(viewer, 'shots:write')
  for (let from = 0; from < shots.length; from += MOST_SHOTS) {
    const changes = shots.slice(from, from + MOST_SHOTS).map(({ id }) => ({ id, statusId: status.id }))
    await changeLockedShots(change, viewer, storyboardId, changes)
  }
}
