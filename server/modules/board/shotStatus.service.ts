import type { ShotStatus } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, demandVersion, fail, notFound, nothingToChange } from '../../kernel/errors.ts'
import type { Place } from '../../kernel/places.ts'
import { TextChecks } from '../../kernel/text.ts'
import { neighbourOf, rankAt, type Siblings } from '../../order.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { storyboardFailures } from './storyboard.failures.ts'

/** Most statuses a project has. */
export const MOST_STATUSES = 50

const COLOR = /^#[0-9a-f]{6}$/

/** A colour in small letters; notes one that is none. */
function checkColor(checks: TextChecks, color: string): string {
  const lower = color.toLowerCase()
  if (!COLOR.test(lower)) checks.refuse('color', storyboardFailures.STATUS_COLOR_INVALID())
  return lower
}

/** The project a status belongs to. NOT_FOUND for who may not see it. */
async function locateStatus(viewer: Viewer, id: string): Promise<{ projectId: string }> {
  const found = await prisma().shotStatus.findFirst({
    where: { id, project: visibleProject(viewer) },
    select: { projectId: true },
  })
  if (!found) throw notFound('Status')
  return found
}

async function lockedStatus(tx: Transaction, id: string): Promise<ShotStatus> {
  const status = await tx.shotStatus.findUnique({ where: { id } })
  if (!status) throw notFound('Status')
  return status
}

const statusesOf = (tx: Transaction, projectId: string): Siblings => ({
  rows: tx.shotStatus,
  parent: { projectId },
  noun: 'Status',
  hasTrash: false,
})

const othersOf = (tx: Transaction, projectId: string, id: string | null) =>
  tx.shotStatus.findMany({ where: { projectId, ...(id !== null && { id: { not: id } }) }, select: { name: true } })

function demandNewName(name: string, others: readonly { name: string }[]): void {
  const taken = others.find((other) => other.name.toLowerCase() === name.toLowerCase())
  if (!taken) return
  throw fail(storyboardFailures.STATUS_NAME_TAKEN({ name: taken.name }), { field: 'name' })
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

/** Adds a status at the end. CONFLICT for a name the project has in any case, and beyond 50. */
export async function createShotStatus(
  viewer: Viewer,
  projectId: string,
  input: { name: string; color: string },
): Promise<ShotStatus> {
  const checks = new TextChecks()
  const name = checks.name('name', input.name)
  const color = checkColor(checks, input.color)
  checks.done()

  return changeProject(viewer, projectId, 'administer', async ({ tx, record }) => {
    const others = await othersOf(tx, projectId, null)
    demandNewName(name, others)
    if (others.length >= MOST_STATUSES) throw fail(storyboardFailures.STATUSES_AT_LIMIT({ most: MOST_STATUSES }))
    const rank = await rankAt(statusesOf(tx, projectId), null)
    const status = await tx.shotStatus.create({ data: { projectId, name, color, rank } })
    record('status.created', { type: 'ShotStatus', id: status.id }, { name, color })
    return status
  })
}

/**
 * Renames or recolours a status; what is not given stays. CONFLICT for a name the project has in any case, and at
 * another version.
 */
export async function updateShotStatus(
  viewer: Viewer,
  statusId: string,
  input: { name?: string | null; color?: string | null; expectedVersion?: number | null },
): Promise<ShotStatus> {
  const checks = new TextChecks()
  const name = input.name == null ? null : checks.name('name', input.name)
  const color = input.color == null ? null : checkColor(checks, input.color)
  checks.done()
  if (name === null && color === null) throw nothingToChange('name', 'name, color')

  const { projectId } = await locateStatus(viewer, statusId)
  return changeProject(viewer, projectId, 'administer', async ({ tx, record }) => {
    const before = await lockedStatus(tx, statusId)
    demandVersion('Status', before, input.expectedVersion ?? null)
    if (name !== null) demandNewName(name, await othersOf(tx, projectId, statusId))
    const data = { ...(name !== null && { name }), ...(color !== null && { color }), version: { increment: 1 } }
    const status = await tx.shotStatus.update({ where: { id: statusId }, data })
    record('status.updated', { type: 'ShotStatus', id: statusId }, {
      ...(status.name !== before.name && { name: { from: before.name, to: status.name } }),
      ...(status.color !== before.color && { color: { from: before.color, to: status.color } }),
    })
    return status
  })
}

/** Moves a status to a place in its project. */
export async function moveShotStatus(viewer: Viewer, statusId: string, to: Place): Promise<ShotStatus> {
  const { projectId } = await locateStatus(viewer, statusId)
  if (neighbourOf(to) === statusId) throw fail(commonFailures.PLACE_BESIDE_ITSELF({ noun: 'Status' }), { field: 'to' })
  return changeProject(viewer, projectId, 'administer', async ({ tx, record }) => {
    const before = await lockedStatus(tx, statusId)
    const rank = await rankAt(statusesOf(tx, projectId), to, statusId)
    const status = await tx.shotStatus.update({ where: { id: statusId }, data: { rank } })
    const payload = { name: status.name, from: before.rank, to: rank }
    record('status.moved', { type: 'ShotStatus', id: statusId }, payload)
    return status
  })
}

/** Takes a status from every shot that has it, in the trash too, and raises the revisions of their boards. */
async function clearStatus(tx: Transaction, statusId: string): Promise<void> {
  await tx.$executeRaw`
    WITH cleared AS (
      UPDATE "Shot" SET "statusId" = NULL, "version" = "version" + 1, "updatedAt" = now()
      WHERE "statusId" = ${statusId}::uuid RETURNING "storyboardId"
    )
    UPDATE "Storyboard" SET "revision" = "revision" + 1, "updatedAt" = now()
    WHERE "id" IN (SELECT "storyboardId" FROM cleared)`
}

/** Deletes a status for good; its shots have none afterwards. Answers how many had it, without those in the trash. */
export async function deleteShotStatus(
  viewer: Viewer,
  statusId: string,
): Promise<{ projectId: string; shotCount: number }> {
  const { projectId } = await locateStatus(viewer, statusId)
  return changeProject(viewer, projectId, 'administer', async ({ tx, record }) => {
    const { name, color } = await lockedStatus(tx, statusId)
    const shotCount = (await countShotsByStatus([statusId], tx)).get(statusId) ?? 0
    await clearStatus(tx, statusId)
    await tx.shotStatus.delete({ where: { id: statusId } })
    record('status.deleted', { type: 'ShotStatus', id: statusId }, { name, color, shotCount })
    return { projectId, shotCount }
  })
}
