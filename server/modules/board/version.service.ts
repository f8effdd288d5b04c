import type { StoryboardVersion } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound, nothingToChange } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { openReviews } from '../../kernel/openReviews.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { locateStoryboard } from './storyboard.service.ts'
import { versionFailures } from './version.failures.ts'
import { visibleTo } from './version.policy.ts'
import { keepVersions } from './versionMaking.service.ts'

/** What people say of a version; what is not given stays. */
export interface VersionDetails {
  name?: string | null
  note?: string | null
}

function checkDetails({ name, note }: VersionDetails) {
  const checks = new TextChecks()
  const checked = {
    name: name == null ? null : isBlank(name) ? '' : checks.name('name', name),
    note: note == null ? null : checks.description('note', note, 'Note'),
  }
  checks.done()
  return checked
}

const subjectOf = ({ id }: StoryboardVersion) => ({ type: 'StoryboardVersion', id }) as const
const placeOf = ({ storyboardId, number }: StoryboardVersion) =>
  ({ storyboard: toTypeId('Storyboard', storyboardId), number })

/** Saves a version of a board by hand. A board that is as its newest version keeps that one under the name. */
export async function makeVersion(
  viewer: Viewer,
  storyboardId: string,
  details: VersionDetails,
): Promise<StoryboardVersion> {
  const { name, note } = checkDetails(details)
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  return changeProject(viewer, projectId, 'boards:write', async ({ tx, record }) => {
    const asked = { kind: 'MANUAL', name: name ?? '', note: note ?? '', madeById: viewer.userId } as const
    const [version] = await keepVersions(tx, [storyboardId], asked)
    if (!version) throw notFound('Storyboard')
    record('version.made', subjectOf(version), { ...placeOf(version), name: version.name })
    return version
  })
}

async function locateVersion(viewer: Viewer, id: string): Promise<string> {
  const found = await prisma().storyboardVersion.findFirst({
    where: { AND: [visibleTo(viewer), { id }] },
    select: { storyboard: { select: { projectId: true } } },
  })
  if (!found) throw notFound('Version')
  return found.storyboard.projectId
}

async function lockedVersion({ tx }: ProjectChange, id: string, expectedVersion: ExpectedVersion) {
  const version = await tx.storyboardVersion.findUnique({ where: { id } })
  if (!version) throw notFound('Version')
  demandVersion('Version', version, expectedVersion)
  return version
}

/** Names a version or changes its note. A named version is never thinned out. CONFLICT at another version. */
export async function updateVersion(
  viewer: Viewer,
  id: string,
  wished: VersionDetails & { expectedVersion?: ExpectedVersion },
): Promise<StoryboardVersion> {
  const { name, note } = checkDetails(wished)
  if (name === null && note === null) throw nothingToChange('name', 'name, note')
  const projectId = await locateVersion(viewer, id)
  return changeProject(viewer, projectId, 'boards:write', async (change) => {
    const before = await lockedVersion(change, id, wished.expectedVersion)
    const after = { name: name ?? before.name, note: note ?? before.note }
    const data = { ...after, version: { increment: 1 } }
    const version = await change.tx.storyboardVersion.update({ where: { id }, data })
    change.record('version.updated', subjectOf(version), {
      ...placeOf(version),
      ...(before.name !== after.name && { name: { from: before.name, to: after.name } }),
      isNoted: before.note !== after.note,
    })
    return version
  })
}

/** Removes the states that no version of a board has any more, with their pins. */
export const releaseStates = (tx: Transaction, storyboardIds: readonly string[]) => tx.$executeRaw`
  DELETE FROM "ShotState" s WHERE s."storyboardId" = ANY(${[...storyboardIds]}::uuid[]) AND NOT EXISTS (
    SELECT FROM (
      SELECT v."storyboardId", substring(m."entries" FROM 17 + 48 * place FOR 32) AS "key"
      FROM "StoryboardVersion" v JOIN "VersionManifest" m ON m."versionId" = v."id"
      CROSS JOIN LATERAL generate_series(0, length(m."entries") / 48 - 1) AS place
      WHERE v."storyboardId" = ANY(${[...storyboardIds]}::uuid[])) named
    WHERE named."storyboardId" = s."storyboardId" AND named."key" = s."key")`

/**
 * Deletes a version for good, and what only this version kept. CONFLICT at another version, while an open review link
 * or a playlist shows it, and for one that somebody approved or requested changes of.
 */
export async function deleteVersion(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
): Promise<StoryboardVersion> {
  const projectId = await locateVersion(viewer, id)
  return changeProject(viewer, projectId, 'organization:admin', async (change) => {
    const version = await lockedVersion(change, id, expectedVersion)
    const shown = await change.tx.reviewLink.count({ where: { AND: [openReviews(), { boardVersionId: id }] } })
    if (shown > 0) throw fail(versionFailures.VERSION_SHARED())
    const answered = await change.tx.approval.count({ where: { boardVersionId: id } })
    if (answered > 0) throw fail(versionFailures.VERSION_ANSWERED())
    const played = await change.tx.playlistItem.count({ where: { boardVersionId: id, playlist: { deletedAt: null } } })
    if (played > 0) throw fail(versionFailures.VERSION_IN_PLAYLIST())
    await change.tx.storyboardVersion.delete({ where: { id } })
    await releaseStates(change.tx, [version.storyboardId])
    change.record('version.deleted', subjectOf(version), { ...placeOf(version), name: version.name })
    return version
  })
}
