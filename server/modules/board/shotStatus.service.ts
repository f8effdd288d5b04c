import { v7 as uuidv7 } from 'uuid'
import type { ReviewDecisionKind, ShotStatus } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import { TextChecks } from '../../kernel/text.ts'
import { changeObjects, type ObjectKind } from '../../objectList.ts'
import { demandOutside, gapAt, ranksIn, type Siblings, writeRanks } from '../../order.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { storyboardFailures } from './storyboard.failures.ts'
import { keepVersionsOf } from './versionMaking.service.ts'

/** Most statuses a project has. */
export const MOST_STATUSES = 50

const COLOR = /^#[0-9a-f]{6}$/

/** What is said of a status; null or nothing leaves it as it is, but for the decision, which null takes from it. */
export interface StatusDetails {
  name?: string | null
  color?: string | null
  /** The decision of a review that sets it. */
  decision?: ReviewDecisionKind | null | undefined
}

/** Statuses of one project that a mutation changed, in the order in which the input names them. */
export interface ChangedStatuses {
  projectId: string
  ids: readonly string[]
}

const STATUSES: ObjectKind<ShotStatus> = {
  noun: 'Status',
  permission: 'organization:admin',
  projectOf: (viewer, id, database) =>
    database.shotStatus.findFirst({ where: { id, project: visibleProject(viewer) }, select: { projectId: true } }),
  read: (tx, projectId, ids) => tx.shotStatus.findMany({ where: { id: { in: ids }, projectId } }),
}

const statusesOf = (tx: Transaction, projectId: string): Siblings => ({
  rows: tx.shotStatus,
  parent: { projectId },
  noun: 'Status',
  hasTrash: false,
})

/** Checks what rows say; colors in small letters, null stays null. */
function checkDetails<Row extends InRow<StatusDetails>>(rows: readonly Row[]) {
  const checks = new TextChecks()
  const checked = rows.map((given) => {
    const { row, name = null } = given
    const color = given.color?.toLowerCase() ?? null
    if (color !== null && !COLOR.test(color)) row.refuse(checks, 'color', storyboardFailures.STATUS_COLOR_INVALID())
    return { ...given, name: row.name(checks, name), color }
  })
  checks.done()
  return checked
}

/** CONFLICT for a name that another status of the project would have in any case; returns the number of statuses. */
async function demandNewNames(
  tx: Transaction,
  projectId: string,
  rows: readonly InRow<{ id: string; name: string }>[],
): Promise<number> {
  const where = { projectId, id: { notIn: rows.map(({ id }) => id) } }
  const others = await tx.shotStatus.findMany({ where, select: { name: true } })
  const taken = new Map(others.map(({ name }) => [name.toLowerCase(), name]))
  for (const { name, row } of rows) {
    const other = taken.get(name.toLowerCase())
    if (other !== undefined) throw row.fail('name', storyboardFailures.STATUS_NAME_TAKEN({ name: other }))
    taken.set(name.toLowerCase(), name)
  }
  return taken.size
}

/** How many shots have each of these statuses, without what lies in the trash. */
export async function countShotsByStatus(
  ids: readonly string[],
  database: Pick<Transaction, 'shot'> = prisma(),
): Promise<Map<string, number>> {
  const counts = await database.shot.groupBy({
    by: ['statusId'],
    where: { statusId: { in: [...ids] }, deletedAt: null, storyboard: { deletedAt: null } },
    _count: true,
  })
  return new Map(counts.map(({ statusId, _count }) => [statusId ?? '', _count]))
}

/** Adds statuses whose names and colors were checked, inside a change of their project by who may do that. */
export async function addStatusesIn(
  { tx, project: { id: projectId }, record }: ProjectChange,
  rows: readonly InRow<{ id: string; name: string; color: string }>[],
  place: Place | null,
): Promise<void> {
  const count = await demandNewNames(tx, projectId, rows)
  if (count > MOST_STATUSES) throw fail(storyboardFailures.STATUSES_AT_LIMIT({ most: MOST_STATUSES }))
  const { before, after } = await gapAt(statusesOf(tx, projectId), place)
  const ranks = ranksBetween(before, after, rows.length)
  await tx.shotStatus.createMany({
    data: rows.map(({ id, name, color }, index) => ({ id, projectId, name, color, rank: ranks[index] ?? '' })),
  })
  for (const { id, name, color } of rows) record('status.created', { type: 'ShotStatus', id }, { name, color })
}

/** Adds statuses to a project, at the end unless a place is given, all or none. CONFLICT beyond 50. */
export async function createShotStatuses(
  viewer: Viewer,
  projectId: string,
  statuses: readonly InRow<{ name: string; color: string }>[],
  place: Place | null = null,
): Promise<ChangedStatuses> {
  const checked = checkDetails(statuses).map(({ row, name, color }) =>
    ({ row, id: uuidv7(), name: name ?? '', color: color ?? '' }))
  return changeProject(viewer, projectId, 'organization:admin', async (change) => {
    await addStatusesIn(change, checked, place)
    return { projectId, ids: checked.map(({ id }) => id) }
  })
}

type Detailed = Pick<ShotStatus, 'id' | 'name' | 'color' | 'decision'>

/** Writes names, colors and decisions by one statement; each status is one version further. */
async function writeDetails(tx: Transaction, rows: readonly Detailed[]) {
  const written = JSON.stringify(rows.map(({ id, name, color, decision }) => ({ id, name, color, decision })))
  await tx.$executeRaw`
    UPDATE "ShotStatus" s SET "name" = n."name", "color" = n."color", "decision" = n."decision",
      "version" = s."version" + 1
    FROM jsonb_to_recordset(${written}::jsonb)
      AS n("id" uuid, "name" text, "color" text, "decision" "ReviewDecisionKind") WHERE s."id" = n."id"`
}

/** A decision sets one status: those that it set before no longer have it. */
async function releaseDecisions({ tx, project, record }: ProjectChange, rows: readonly Detailed[]): Promise<void> {
  const decisions = rows.flatMap(({ decision }) => decision ?? [])
  const where = { projectId: project.id, decision: { in: decisions }, id: { notIn: rows.map(({ id }) => id) } }
  const released = await tx.shotStatus.findMany({ where })
  await tx.shotStatus.updateMany({
    where: { id: { in: released.map(({ id }) => id) } }, data: { decision: null, version: { increment: 1 } },
  })
  for (const { id, decision } of released) {
    record('status.updated', { type: 'ShotStatus', id }, { decision: { from: decision, to: null } })
  }
}

/**
 * Renames or recolors statuses of one project, or says which decision of a review sets them, all or none; what is not
 * given stays.
 */
export async function updateShotStatuses(
  viewer: Viewer,
  rows: readonly InRow<Named & StatusDetails>[],
): Promise<ChangedStatuses> {
  const checked = checkDetails(rows)
  const empty = checked.find(({ name, color, decision }) =>
    name === null && color === null && decision === undefined)
  if (empty) throw empty.row.fail('name', commonFailures.NOTHING_TO_CHANGE({ fields: 'name, color, decision' }))
  const setBy = new Map(checked.flatMap(({ id, decision }) => (decision ? [[decision, id] as const] : [])))
  return changeObjects(STATUSES, viewer, checked, async (change, statuses) => {
    const { tx, record, project } = change
    const after = checked.map(({ id, row, name, color, decision: given }, index) => {
      const before = statuses[index]
      const decision = (given === undefined ? before?.decision : given) ?? null
      return {
        id, row, name: name ?? before?.name ?? '', color: color ?? before?.color ?? '',
        decision: decision !== null && (setBy.get(decision) ?? id) === id ? decision : null,
      }
    })
    await demandNewNames(tx, project.id, after)
    await releaseDecisions(change, after)
    await writeDetails(tx, after)
    statuses.forEach((before, index) => {
      const { name, color, decision } = after[index] ?? before
      record('status.updated', { type: 'ShotStatus', id: before.id }, {
        ...(name !== before.name && { name: { from: before.name, to: name } }),
        ...(color !== before.color && { color: { from: before.color, to: color } }),
        ...(decision !== before.decision && { decision: { from: before.decision, to: decision } }),
      })
    })
    return { projectId: project.id, ids: statuses.map(({ id }) => id) }
  })
}

/** Moves statuses, in the order of the input, to a place in their project, all or none. */
export async function moveShotStatuses(
  viewer: Viewer,
  rows: readonly InRow<Named>[],
  to: Place,
): Promise<ChangedStatuses> {
  demandOutside('Status', rows, to)
  return changeObjects(STATUSES, viewer, rows, async ({ tx, record, project }, statuses) => {
    const ids = statuses.map(({ id }) => id)
    const ranks = ranksIn(await gapAt(statusesOf(tx, project.id), to, ids), statuses)
    await writeRanks(tx, 'ShotStatus', ids.map((id, index) => ({ id, rank: ranks[index] ?? '' })))
    statuses.forEach(({ id, name, rank }, index) =>
      record('status.moved', { type: 'ShotStatus', id }, { name, from: rank, to: ranks[index] ?? rank }))
    return { projectId: project.id, ids }
  })
}

/** Takes statuses from every shot that has one, in the trash too, and raises the revisions of their boards. */
async function clearStatuses(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    WITH cleared AS (
      UPDATE "Shot" SET "statusId" = NULL, "version" = "version" + 1, "updatedAt" = now()
      WHERE "statusId" = ANY(${[...ids]}::uuid[]) RETURNING "storyboardId"
    )
    UPDATE "Storyboard" SET "revision" = "revision" + 1, "updatedAt" = now()
    WHERE "id" IN (SELECT "storyboardId" FROM cleared)`
}

async function removeStatuses(
  { tx, record }: ProjectChange, statuses: readonly ShotStatus[], counts: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = statuses.map(({ id }) => id)
  await clearStatuses(tx, ids)
  await tx.shotStatus.deleteMany({ where: { id: { in: ids } } })
  for (const { id, name, color } of statuses) {
    record('status.deleted', { type: 'ShotStatus', id }, { name, color, shotCount: counts.get(id) ?? 0 })
  }
}

/** Deletes statuses for good, all or none; their shots have none afterwards. Says how many shots outside the trash. */
export async function deleteShotStatuses(
  viewer: Viewer,
  rows: readonly InRow<Named>[],
): Promise<ChangedStatuses & { shotCount: number }> {
  return changeObjects(STATUSES, viewer, rows, async (change, statuses) => {
    const { tx, project } = change
    const ids = statuses.map(({ id }) => id)
    const counts = await countShotsByStatus(ids, tx)
    if (counts.size > 0) await keepVersionsOf(tx, project.id, { kind: 'BEFORE_BATCH', madeById: viewer.userId })
    await removeStatuses(change, statuses, counts)
    return { projectId: project.id, ids, shotCount: [...counts.values()].reduce((sum, count) => sum + count, 0) }
  })
}

/** Deletes those of some statuses that no shot outside the trash has, inside a change of their project. */
export async function deleteUnusedStatusesIn(change: ProjectChange, ids: readonly string[]): Promise<void> {
  const counts = await countShotsByStatus(ids, change.tx)
  const where = { id: { in: ids.filter((id) => !counts.has(id)) }, projectId: change.project.id }
  await removeStatuses(change, await change.tx.shotStatus.findMany({ where }), counts)
}
