import { v7 as uuidv7 } from 'uuid'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { type InRow, type Named, ONLY_ROW } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { rankBetween, ranksBetween } from '../../kernel/ranks.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import { changeObjects, type ObjectKind } from '../../objectList.ts'
import { demandOutside, gapAt, ranksIn, type Siblings, writeRanks } from '../../order.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { type CopiedRow, copyRows } from '../../platform/database/copyRows.ts'
import { copyLogs } from './copiedLogs.service.ts'
import { beginWithTemplate } from './frameTemplateUse.service.ts'
import { paintSoon } from './paintQueue.ts'
import { shotFailures } from './shot.failures.ts'
import { visibleTo as visibleShot } from './shot.policy.ts'
import { viewFailures } from './view.failures.ts'
import { emptyViewSize } from './view.service.ts'

/** Most views a shot has; the lists of them are not paged. */
export const MOST_VIEWS = 100

/** What is said of a view; null or nothing leaves it as it is. */
export interface ViewTexts {
  name?: string | null
  description?: string | null
}

/** Views that a mutation changed, in the order in which the input names them, and their shots. */
export interface ChangedViews {
  ids: readonly string[]
  shotIds: readonly string[]
}

const VIEWS: ObjectKind<ShotView> = {
  noun: 'View',
  permission: 'drawings:write',
  projectOf: async (viewer, id, database) => {
    const shot = await database.shot.findFirst({
      where: { views: { some: { id } }, ...visibleShot(viewer) },
      select: { storyboard: { select: { projectId: true } } },
    })
    return shot && shot.storyboard
  },
  read: (tx, projectId, ids) => {
    const shot = { deletedAt: null, storyboard: { projectId, deletedAt: null } }
    return tx.shotView.findMany({ where: { id: { in: ids }, shot } })
  },
}

const changedViews = (views: readonly Pick<ShotView, 'id' | 'shotId'>[]): ChangedViews =>
  ({ ids: views.map(({ id }) => id), shotIds: [...new Set(views.map(({ shotId }) => shotId))] })

/** How many views outside the trash each shot has. */
async function countViews(tx: Transaction, views: readonly { shotId: string }[]): Promise<Map<string, number>> {
  const where = { shotId: { in: views.map(({ shotId }) => shotId) }, deletedAt: null }
  const counts = await tx.shotView.groupBy({ by: ['shotId'], where, _count: true })
  return new Map(counts.map(({ shotId, _count }) => [shotId, _count]))
}

/** CONFLICT, with the row where there are several, if a shot has no room for the views that come to it. */
async function demandRoom(tx: Transaction, views: readonly { shotId: string }[], rows: readonly InRow<object>[]) {
  const counts = await countViews(tx, views)
  for (const [index, { shotId }] of views.entries()) {
    const count = (counts.get(shotId) ?? 0) + 1
    if (count > MOST_VIEWS) throw rows[index]?.row.fail(null, viewFailures.VIEWS_AT_LIMIT({ most: MOST_VIEWS }))
    counts.set(shotId, count)
  }
}

const viewsOf = (tx: Transaction, shotId: string): Siblings => ({ rows: tx.shotView, parent: { shotId }, noun: 'View' })

/** What events of views say of their place. */
export const inShot = (shotId: string) => ({ shot: toTypeId('Shot', shotId) })

/** Raises the revisions of the boards whose views changed. */
const reviseBoardsOf = (tx: Transaction, views: readonly { shotId: string }[]) => tx.$executeRaw`
  UPDATE "Storyboard" SET "revision" = "revision" + 1, "updatedAt" = now()
  WHERE "id" IN (SELECT "storyboardId" FROM "Shot" WHERE "id" = ANY(${views.map(({ shotId }) => shotId)}::uuid[]))`

/** The texts of rows, checked; null stays null. INVALID_INPUT for a blank name unless it `mayBeBlank`, and is null. */
export function checkViewTexts<Row extends InRow<ViewTexts>>(rows: readonly Row[], { mayBeBlank = false } = {}) {
  const checks = new TextChecks()
  const checked = rows.map((given) => {
    const { row, name = null, description = null } = given
    const isNamed = name !== null && !(mayBeBlank && isBlank(name))
    const checkedName = isNamed ? row.name(checks, name) : null
    return { ...given, name: checkedName, description: row.description(checks, description) }
  })
  checks.done()
  return checked
}

/** Adds empty views to a shot inside a change of its project; their texts are checked. */
export async function addViews(
  change: ProjectChange,
  shotId: string,
  checked: readonly InRow<ViewTexts>[],
  place: Place | null,
): Promise<ChangedViews> {
  const { tx, record } = change
  const shot = await tx.shot.findFirst({ where: { id: shotId, deletedAt: null, storyboard: { deletedAt: null } } })
  if (!shot) throw notFound('Shot')
  await demandRoom(tx, checked.map(() => ({ shotId })), checked)
  const { before, after } = await gapAt(viewsOf(tx, shotId), place)
  const ranks = ranksBetween(before, after, checked.length)
  const size = emptyViewSize(shot.aspectRatio)
  const made = checked.map(({ name, description }, index) =>
    ({ id: uuidv7(), shotId, name: name ?? '', description: description ?? '', rank: ranks[index] ?? '', ...size }))
  await tx.shotView.createMany({ data: made })
  await reviseBoardsOf(tx, made)
  for (const { id, name } of made) record('view.created', { type: 'View', id }, { ...inShot(shotId), name })
  await beginWithTemplate(change, { id: { in: made.map(({ id }) => id) } })
  return changedViews(made)
}

/** Adds empty views to a shot, as large as its ratio, at the end unless a place is given. CONFLICT beyond 100. */
export async function createViews(
  viewer: Viewer,
  shotId: string,
  views: readonly InRow<ViewTexts>[],
  place: Place | null = null,
): Promise<ChangedViews> {
  const checked = checkViewTexts(views, { mayBeBlank: true })
  const where = { id: shotId, ...visibleShot(viewer) }
  const found = await prisma().shot.findFirst({ where, select: { storyboard: { select: { projectId: true } } } })
  if (!found) throw notFound('Shot')
  return changeProject(viewer, found.storyboard.projectId, 'drawings:write', (change) =>
    addViews(change, shotId, checked, place))
}

/** Writes checked texts inside a change of the views' project. What is so already stays, without a new version. */
export async function writeViewTexts(
  { tx, record }: Pick<ProjectChange, 'tx' | 'record'>,
  changes: readonly (ViewTexts & { before: ShotView })[],
): Promise<void> {
  const written = changes
    .map(({ before, name, description }) =>
      ({ before, id: before.id, name: name ?? before.name, description: description ?? before.description }))
    .filter(({ before, name, description }) => name !== before.name || description !== before.description)
  if (written.length === 0) return
  const rows = written.map(({ id, name, description }) => ({ id, name, description }))
  await tx.$executeRaw`
    UPDATE "ShotView" v SET "name" = n."name", "description" = n."description", "version" = v."version" + 1,
      "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("id" uuid, "name" text, "description" text)
    WHERE v."id" = n."id" AND v."id" = ANY(${rows.map(({ id }) => id)}::uuid[])`
  await reviseBoardsOf(tx, written.map(({ before }) => before))
  for (const { before, id, name, description } of written) {
    record('view.updated', { type: 'View', id }, {
      ...inShot(before.shotId),
      ...(name !== before.name && { name: { from: before.name, to: name } }),
      isDescribed: description !== before.description,
    })
  }
}

/** Renames or describes views of one project, all or none; what is not given stays. */
export async function updateViews(viewer: Viewer, rows: readonly InRow<Named & ViewTexts>[]): Promise<ChangedViews> {
  const checked = checkViewTexts(rows)
  const empty = checked.find(({ name, description }) => name === null && description === null)
  if (empty) throw empty.row.fail('name', commonFailures.NOTHING_TO_CHANGE({ fields: 'name, description' }))
  return changeObjects(VIEWS, viewer, checked, async (change, views) => {
    const changes = checked.flatMap(({ name, description }, index) => {
      const { [index]: before } = views
      return before ? [{ name, description, before }] : []
    })
    await writeViewTexts(change, changes)
    return changedViews(views)
  })
}

/** Moves views of one shot together, in their order in it, to one place there, all or none. */
export async function moveViews(viewer: Viewer, rows: readonly InRow<Named>[], to: Place): Promise<ChangedViews> {
  demandOutside('View', rows, to)
  return changeObjects(VIEWS, viewer, rows, async ({ tx, record }, views) => {
    const [{ shotId = '' } = {}] = views
    const stranger = views.findIndex((view) => view.shotId !== shotId)
    if (stranger >= 0) throw rows[stranger]?.row.fail(null, viewFailures.VIEWS_OF_DIFFERENT_SHOTS())
    const moved = views.toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    const ranks = ranksIn(await gapAt(viewsOf(tx, shotId), to, moved.map(({ id }) => id)), moved)
    await writeRanks(tx, 'ShotView', moved.map(({ id }, index) => ({ id, rank: ranks[index] ?? '' })))
    await reviseBoardsOf(tx, views)
    moved.forEach(({ id, rank }, index) =>
      record('view.moved', { type: 'View', id }, { ...inShot(shotId), from: rank, to: ranks[index] ?? rank }))
    return changedViews(views)
  })
}

/** Moves views to the trash inside a change of their project. */
export async function trashViews({ tx, record }: Change, views: readonly ShotView[]): Promise<void> {
  await tx.shotView.updateMany({ where: { id: { in: views.map(({ id }) => id) } }, data: { deletedAt: new Date() } })
  await reviseBoardsOf(tx, views)
  for (const { id, shotId, name } of views) record('view.deleted', { type: 'View', id }, { ...inShot(shotId), name })
}

/** Moves views to the trash, all or none, restorable for 30 days. CONFLICT if a shot would have none left. */
export async function deleteViews(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedViews> {
  return changeObjects(VIEWS, viewer, rows, async (change, views) => {
    const left = await countViews(change.tx, views)
    for (const [index, { shotId }] of views.entries()) {
      const count = (left.get(shotId) ?? 0) - 1
      if (count < 1) throw rows[index]?.row.fail(null, viewFailures.VIEW_IS_LAST())
      left.set(shotId, count)
    }
    await trashViews(change, views)
    return changedViews(views)
  })
}

/** Takes views out of the trash inside a change of their project. CONFLICT if a shot has no room for them. */
export async function restoreTrashedViews(
  { tx, record }: Change,
  trashed: readonly ShotView[],
  rows: readonly InRow<object>[] = trashed.map(() => ({ row: ONLY_ROW })),
): Promise<void> {
  await demandRoom(tx, trashed, rows)
  await tx.shotView.updateMany({ where: { id: { in: trashed.map(({ id }) => id) } }, data: { deletedAt: null } })
  await reviseBoardsOf(tx, trashed)
  for (const { id, shotId, name } of trashed) record('view.restored', { type: 'View', id }, { ...inShot(shotId), name })
}

/** Takes views out of the trash, all or none, back to their places. Others stay as they are. */
export async function restoreViews(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedViews> {
  return changeObjects(VIEWS, viewer, rows, async (change, views) => {
    const isTrashed = rows.filter((_, index) => views[index]?.deletedAt !== null)
    const trashed = views.filter(({ deletedAt }) => deletedAt !== null)
    if (trashed.length > 0) await restoreTrashedViews(change, trashed, isTrashed)
    return changedViews(views)
  }, { withTrashed: true })
}

interface CopiedView extends CopiedRow {
  shotId: string
  /** Those of the original if they are not given. */
  name?: string
  description?: string
  rank?: string
}

/** Writes copies of views with their images and whole drawing logs: what is not given is as the originals have it. */
async function writeCopies(
  tx: Transaction,
  originals: readonly Pick<ShotView, 'id' | 'pictureRevision'>[],
  rows: readonly CopiedView[],
): Promise<void> {
  await copyRows(tx, 'ShotView', rows)
  await copyLogs(tx, rows.map(({ originalId, id }) => ({ from: originalId, to: id })))
  const painted = new Set(originals.filter(({ pictureRevision }) => pictureRevision > 0).map(({ id }) => id))
  for (const { originalId, id } of rows) if (painted.has(originalId)) paintSoon(id)
}

/** Copies views, each right after its original, under the same name unless the row has one. CONFLICT beyond 100. */
export async function duplicateViews(
  viewer: Viewer,
  rows: readonly InRow<Named & ViewTexts>[],
): Promise<ChangedViews> {
  const checked = checkViewTexts(rows, { mayBeBlank: true })
  return changeObjects(VIEWS, viewer, checked, async ({ tx, record }, views) => {
    await demandRoom(tx, views, checked)
    const { shotIds } = changedViews(views)
    const where = { shotId: { in: [...shotIds] } }
    const ranks = await tx.shotView.findMany({ where, orderBy: { rank: 'asc' }, select: { shotId: true, rank: true } })
    const copies = views.map(({ id: originalId, shotId, rank, ...original }, index) => {
      const next = ranks.find((other) => other.shotId === shotId && other.rank > rank)
      const { name, description } = checked[index] ?? {}
      return {
        originalId,
        id: uuidv7(),
        shotId,
        name: name ?? original.name,
        description: description ?? original.description,
        rank: rankBetween(rank, next?.rank ?? null),
      }
    })
    await writeCopies(tx, views, copies)
    await reviseBoardsOf(tx, copies)
    for (const { id, originalId, shotId, name } of copies) {
      record('view.created', { type: 'View', id }, { ...inShot(shotId), name, from: toTypeId('View', originalId) })
    }
    return changedViews(copies)
  })
}

/** Copies the views of shots, with their images and whole drawing logs, to other shots: `copies` maps their ids. */
export async function copyViews(tx: Transaction, copies: ReadonlyMap<string, string>): Promise<void> {
  const views = await tx.$queryRaw<Pick<ShotView, 'id' | 'shotId' | 'pictureRevision'>[]>`
    SELECT "id", "shotId", "pictureRevision" FROM "ShotView"
    WHERE "shotId" = ANY(${[...copies.keys()]}::uuid[]) AND "deletedAt" IS NULL`
  if (new Set(views.map(({ shotId }) => shotId)).size < copies.size) throw fail(shotFailures.SHOT_WITHOUT_VIEW())
  await writeCopies(tx, views, views.map(({ id, shotId }) =>
    ({ originalId: id, id: uuidv7(), shotId: copies.get(shotId) ?? '' })))
}
