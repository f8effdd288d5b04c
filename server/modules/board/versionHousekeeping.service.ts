import { Prisma } from '../../__generated__/prisma/client.ts'
import { sweep } from '../../change.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { forgetInks } from './ink.service.ts'
import { releaseStates } from './version.service.ts'
import { keepVersions } from './versionMaking.service.ts'
import { forgetStatePictures } from './versionPictures.service.ts'

interface DueBoard {
  id: string
  projectId: string
}

/** Boards of projects whose log has grown since their newest version. */
const changedBoards = () => prisma().$queryRaw<DueBoard[]>`
  SELECT b."id", b."projectId" FROM "Storyboard" b
  JOIN "Project" p ON p."id" = b."projectId" AND p."deletedAt" IS NULL
  JOIN "Organization" o ON o."id" = p."organizationId" AND o."deletedAt" IS NULL
  WHERE b."deletedAt" IS NULL AND NOT EXISTS (
    SELECT FROM "StoryboardVersion" v
    WHERE v."storyboardId" = b."id" AND v."number" = b."lastVersion" AND v."seq" >= p."eventSeq")`

/** As `changeProject` does: a version is read and its states are released while nothing changes. */
const lockProject = (tx: Transaction, projectId: string) =>
  tx.$executeRaw`SELECT FROM "Project" WHERE "id" = ${projectId}::uuid FOR UPDATE`

/** Keeps a board as it is tonight; nobody did it, so there is no event. */
const keepTonight = ({ id, projectId }: DueBoard) => sweep(async (tx) => {
  await lockProject(tx, projectId)
  await keepVersions(tx, [id], { kind: 'DAILY', madeById: null })
})

/** In SQL: whether no review link and no playlist shows a version, nobody answered it, and no guest commented on it. */
const NOT_SHARED = Prisma.sql`
  NOT EXISTS (SELECT FROM "ReviewLink" l WHERE l."boardVersionId" = "StoryboardVersion"."id")
  AND NOT EXISTS (SELECT FROM "Approval" a WHERE a."boardVersionId" = "StoryboardVersion"."id")
  AND NOT EXISTS (SELECT FROM "PlaylistItem" i WHERE i."boardVersionId" = "StoryboardVersion"."id")
  AND NOT EXISTS (SELECT FROM "CommentThread" t WHERE t."boardVersionId" = "StoryboardVersion"."id")`

/**
 * Automatic versions without a name or note that are one too many: those of 30 days stay, one a week of a year, one a
 * month of the time before. Of each week or month the last one stays.
 */
const superfluousVersions = (now: Date) => prisma().$queryRaw<{ projectId: string; ids: string[] }[]>`
  SELECT b."projectId", array_agg(old."id") AS "ids" FROM (
    SELECT "id", "storyboardId", row_number() OVER (
      PARTITION BY "storyboardId", "createdAt" > ${now}::timestamptz - interval '1 year', CASE
        WHEN "createdAt" > ${now}::timestamptz - interval '1 year' THEN date_trunc('week', "createdAt")
        ELSE date_trunc('month', "createdAt") END
      ORDER BY "number" DESC) AS "place"
    FROM "StoryboardVersion"
    WHERE "kind" <> 'MANUAL' AND "name" = '' AND "note" = ''
      AND "createdAt" < ${now}::timestamptz - interval '30 days' AND ${NOT_SHARED}) old
  JOIN "Storyboard" b ON b."id" = old."storyboardId"
  WHERE old."place" > 1 GROUP BY b."projectId"`

const thinOut = (projectId: string, ids: readonly string[]) => sweep(async (tx) => {
  await lockProject(tx, projectId)
  const gone = await tx.$queryRaw<{ storyboardId: string }[]>`
    DELETE FROM "StoryboardVersion"
    WHERE "id" = ANY(${[...ids]}::uuid[]) AND "kind" <> 'MANUAL' AND "name" = '' AND "note" = '' AND ${NOT_SHARED}
    RETURNING "storyboardId"`
  await releaseStates(tx, [...new Set(gone.map(({ storyboardId }) => storyboardId))])
})

/** Makes the versions of a night, then thins out those of earlier ones. */
export async function keepVersionsOfNight(now = Date.now()): Promise<void> {
  for (const board of await changedBoards()) await keepTonight(board)
  for (const { projectId, ids } of await superfluousVersions(new Date(now))) await thinOut(projectId, ids)
  await forgetStatePictures(now)
  await forgetInks(now)
}

/** Before the trash is emptied and unused images are removed, so that what a version shows is pinned in time. */
export const keepVersionsNightly: ScheduledTask = {
  name: 'keepVersions',
  schedule: '7 3 * * *',
  run: () => keepVersionsOfNight(),
}
