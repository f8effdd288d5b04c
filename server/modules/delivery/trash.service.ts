import { sweep } from '../../change.ts'
import { trashBegin } from '../../kernel/days.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { forgetPaintings } from '../board/painting.service.ts'

interface Found {
  id: string
}

const idsOf = (rows: readonly Found[]) => rows.map(({ id }) => id)

/** Locks what is due, from the outside in, so that nothing of it is restored meanwhile; answers the ids. */
async function lockDue(tx: Transaction, before: Date) {
  const organizationIds = idsOf(await tx.$queryRaw<Found[]>`
    SELECT "id" FROM "Organization" WHERE "deletedAt" < ${before} ORDER BY "id" FOR UPDATE`)
  const projectIds = idsOf(await tx.$queryRaw<Found[]>`
    SELECT "id" FROM "Project" WHERE "deletedAt" < ${before} OR "organizationId" = ANY(${organizationIds}::uuid[])
    ORDER BY "id" FOR UPDATE`)
  const storyboardIds = idsOf(await tx.$queryRaw<Found[]>`
    SELECT "id" FROM "Storyboard" b
    WHERE ("deletedAt" < ${before} AND NOT EXISTS (
        SELECT FROM "StoryboardVersion" v WHERE v."storyboardId" = b."id" AND v."shotCount" > 0))
      OR "projectId" = ANY(${projectIds}::uuid[])
    ORDER BY "id" FOR UPDATE`)
  return { organizationIds, projectIds, storyboardIds }
}

/** What no version of a board shows: the rest stays out of the trash's end, and in nobody's list. */
const UNPINNED_VIEW = { pins: { none: {} } } as const
const UNPINNED_SHOT = { views: { none: { pins: { some: {} } } } } as const

/** Every view that goes with what is due: its pictures are to be forgotten. */
async function viewsDue(tx: Transaction, before: Date, storyboardIds: readonly string[]): Promise<string[]> {
  const deletedAt = { lt: before }
  return idsOf(await tx.shotView.findMany({
    where: {
      OR: [
        { deletedAt, ...UNPINNED_VIEW },
        { shot: { deletedAt, ...UNPINNED_SHOT } },
        { shot: { storyboardId: { in: [...storyboardIds] } } },
      ],
    },
    select: { id: true },
  }))
}

/** Codes below a parent that is gone can be given to nobody: nothing can ask for them any more. */
async function forgetCodes(tx: Transaction, parentIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`DELETE FROM "AssignedCode" WHERE "parentId" = ANY(${parentIds}::uuid[])`
}

/** Deletes the actors of an organization's service tokens, but for those with events in other logs. */
async function removeServiceActors(tx: Transaction, organizationIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "User" u USING "Member" m
    WHERE u."kind" = 'SERVICE' AND m."userId" = u."id" AND m."organizationId" = ANY(${organizationIds}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM "Event" e WHERE e."actorId" = u."id")`
}

/**
 * Purges what has been in the trash for more than 30 days, with the pictures painted of it. Boards that have versions,
 * and shots and views that versions show, stay until these are deleted, or the project.
 */
export async function emptyTrash(now = Date.now()): Promise<void> {
  const before = trashBegin(now)
  const viewIds = await sweep(async (tx) => {
    const { organizationIds, projectIds, storyboardIds } = await lockDue(tx, before)
    const views = await viewsDue(tx, before, storyboardIds)
    const deletedAt = { lt: before }
    await tx.shotVoice.deleteMany({ where: { deletedAt } })
    await tx.soundtrack.deleteMany({ where: { deletedAt } })
    await tx.shotView.deleteMany({ where: { deletedAt, ...UNPINNED_VIEW } })
    await tx.shot.deleteMany({ where: { deletedAt, ...UNPINNED_SHOT } })
    await tx.scene.deleteMany({ where: { deletedAt } })
    await tx.asset.deleteMany({ where: { deletedAt } })
    await tx.task.deleteMany({ where: { deletedAt } })
    await tx.commentThread.deleteMany({ where: { deletedAt } })
    await tx.playlist.deleteMany({ where: { deletedAt } })
    await tx.$executeRaw`DELETE FROM "Storyboard" WHERE "id" = ANY(${storyboardIds}::uuid[])`
    await tx.$executeRaw`DELETE FROM "Project" WHERE "id" = ANY(${projectIds}::uuid[])`
    await removeServiceActors(tx, organizationIds)
    await tx.$executeRaw`DELETE FROM "Organization" WHERE "id" = ANY(${organizationIds}::uuid[])`
    await forgetCodes(tx, [...organizationIds, ...projectIds, ...storyboardIds])
    return views
  })
  for (const id of viewIds) await forgetPaintings(id)
}

/** Empties the trash every night. */
export const emptyTrashNightly: ScheduledTask = {
  name: 'emptyTrash',
  schedule: '17 3 * * *',
  run: () => emptyTrash(),
}
