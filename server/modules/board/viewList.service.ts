import { v7 as uuidv7 } from 'uuid'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, demandVersion, fail, notFound, nothingToChange } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { Place } from '../../kernel/places.ts'
import { isBlank, TextChecks } from '../../kernel/text.ts'
import { neighbourOf, rankAt, type Siblings } from '../../order.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { paintSoon } from './paintQueue.ts'
import { shotFailures } from './shot.failures.ts'
import { visibleTo as visibleShot } from './shot.policy.ts'
import { reviseStoryboard } from './storyboard.service.ts'
import { viewFailures } from './view.failures.ts'
import { emptyViewSize } from './view.service.ts'

/** Most views a shot has; the lists of them are not paged. */
export const MOST_VIEWS = 100

interface ViewLocation {
  projectId: string
  storyboardId: string
  shotId: string
}

async function locateShotOfView(viewer: Viewer, where: { id: string } | { views: { some: { id: string } } }) {
  const found = await prisma().shot.findFirst({
    where: { ...where, ...visibleShot(viewer) },
    select: { id: true, storyboardId: true, storyboard: { select: { projectId: true } } },
  })
  return found && { shotId: found.id, storyboardId: found.storyboardId, projectId: found.storyboard.projectId }
}

/** Where a view belongs, in the trash or not. NOT_FOUND for who may not see its shot. */
async function locateView(viewer: Viewer, viewId: string): Promise<ViewLocation> {
  const location = await locateShotOfView(viewer, { views: { some: { id: viewId } } })
  if (!location) throw notFound('View')
  return location
}

/** The view as it is under the lock. NOT_FOUND in the trash. */
async function lockedView(tx: Transaction, id: string): Promise<ShotView> {
  const view = await tx.shotView.findFirst({ where: { id, deletedAt: null, shot: { deletedAt: null } } })
  if (!view) throw notFound('View')
  return view
}

const countViews = (tx: Transaction, shotId: string) => tx.shotView.count({ where: { shotId, deletedAt: null } })

async function demandRoom(tx: Transaction, shotId: string): Promise<void> {
  if ((await countViews(tx, shotId)) >= MOST_VIEWS) throw fail(viewFailures.VIEWS_AT_LIMIT({ most: MOST_VIEWS }))
}

const viewsOf = (tx: Transaction, shotId: string): Siblings => ({ rows: tx.shotView, parent: { shotId }, noun: 'View' })

const inShot = (shotId: string) => ({ shot: toTypeId('Shot', shotId) })

/** Adds an empty view to a shot, as large as its ratio, at the end unless a place is given. CONFLICT beyond 100. */
export async function createView(
  viewer: Viewer,
  shotId: string,
  input: { name?: string | null; description?: string | null; place?: Place | null },
): Promise<ShotView> {
  const checks = new TextChecks()
  const name = input.name && !isBlank(input.name) ? checks.name('name', input.name) : ''
  const description = checks.description('description', input.description ?? '')
  checks.done()

  const location = await locateShotOfView(viewer, { id: shotId })
  if (!location) throw notFound('Shot')
  return changeProject(viewer, location.projectId, 'edit', async ({ tx, record }) => {
    const shot = await tx.shot.findFirst({ where: { id: shotId, deletedAt: null } })
    if (!shot) throw notFound('Shot')
    await demandRoom(tx, shotId)
    const rank = await rankAt(viewsOf(tx, shotId), input.place ?? null)
    const size = emptyViewSize(shot.aspectRatio)
    const view = await tx.shotView.create({ data: { shotId, name, description, rank, ...size } })
    await reviseStoryboard(tx, shot.storyboardId)
    record('view.created', { type: 'View', id: view.id }, { ...inShot(shotId), name })
    return view
  })
}

/** What is said of a view; null or nothing leaves it as it is. */
export interface ViewTexts {
  name?: string | null
  description?: string | null
}

/** Texts of a view, checked; `place` stands before the names of their fields. INVALID_INPUT for a blank name. */
export function checkViewTexts({ name = null, description = null }: ViewTexts, place = ''): Required<ViewTexts> {
  const checks = new TextChecks()
  const checked = {
    name: name === null ? null : checks.name(`${place}name`, name),
    description: description === null ? null : checks.description(`${place}description`, description),
  }
  checks.done()
  return checked
}

/** Writes checked texts inside a change of the view's project. What is so already stays, without a new version. */
export async function writeViewTexts(
  { tx, record }: Pick<Change, 'tx' | 'record'>,
  viewId: string,
  texts: ViewTexts,
  expectedVersion: number | null = null,
): Promise<ShotView> {
  const before = await lockedView(tx, viewId)
  demandVersion('View', before, expectedVersion)
  const { name, description, shotId } = before
  const data = { name: texts.name ?? name, description: texts.description ?? description }
  if (data.name === name && data.description === description) return before
  const view = await tx.shotView.update({
    where: { id: viewId },
    data: { ...data, version: { increment: 1 } },
    include: { shot: true },
  })
  await reviseStoryboard(tx, view.shot.storyboardId)
  record('view.updated', { type: 'View', id: viewId }, {
    ...inShot(shotId),
    ...(data.name !== name && { name: { from: name, to: data.name } }),
    isDescribed: data.description !== description,
  })
  return view
}

/** Renames or describes a view; what is not given stays. CONFLICT at another version. */
export async function updateView(
  viewer: Viewer,
  viewId: string,
  input: ViewTexts & { expectedVersion?: number | null },
): Promise<ShotView> {
  const texts = checkViewTexts(input)
  if (texts.name === null && texts.description === null) {
    throw nothingToChange('name', 'name, description')
  }
  const { projectId } = await locateView(viewer, viewId)
  return changeProject(viewer, projectId, 'edit', (change) =>
    writeViewTexts(change, viewId, texts, input.expectedVersion ?? null),
  )
}

/** Moves a view to a place in its shot. */
export async function moveView(viewer: Viewer, viewId: string, to: Place): Promise<ShotView> {
  const { projectId, storyboardId, shotId } = await locateView(viewer, viewId)
  if (neighbourOf(to) === viewId) throw fail(commonFailures.PLACE_BESIDE_ITSELF({ noun: 'View' }), { field: 'to' })
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const before = await lockedView(tx, viewId)
    const rank = await rankAt(viewsOf(tx, shotId), to, viewId)
    const view = await tx.shotView.update({ where: { id: viewId }, data: { rank } })
    await reviseStoryboard(tx, storyboardId)
    record('view.moved', { type: 'View', id: viewId }, { ...inShot(shotId), from: before.rank, to: rank })
    return view
  })
}

/** Moves a view to the trash, restorable for 30 days. CONFLICT for the only one of a shot. */
export async function deleteView(viewer: Viewer, viewId: string): Promise<{ shotId: string }> {
  const { projectId, storyboardId, shotId } = await locateView(viewer, viewId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const { name } = await lockedView(tx, viewId)
    if ((await countViews(tx, shotId)) <= 1) throw fail(viewFailures.VIEW_IS_LAST())
    await tx.shotView.update({ where: { id: viewId }, data: { deletedAt: new Date() } })
    await reviseStoryboard(tx, storyboardId)
    record('view.deleted', { type: 'View', id: viewId }, { ...inShot(shotId), name })
    return { shotId }
  })
}

/** Takes a view out of the trash, back to its place. A view that is not in the trash stays as it is. */
export async function restoreView(viewer: Viewer, viewId: string): Promise<ShotView> {
  const { projectId, storyboardId, shotId } = await locateView(viewer, viewId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const trashed = await tx.shotView.findFirst({ where: { id: viewId, shot: { deletedAt: null } } })
    if (!trashed) throw notFound('View')
    if (trashed.deletedAt === null) return trashed
    await demandRoom(tx, shotId)
    const view = await tx.shotView.update({ where: { id: viewId }, data: { deletedAt: null } })
    await reviseStoryboard(tx, storyboardId)
    record('view.restored', { type: 'View', id: viewId }, { ...inShot(shotId), name: view.name })
    return view
  })
}

/** Copies the views of shots, with their images and whole drawing logs, to other shots: `copies` maps their ids. */
export async function copyViews(tx: Transaction, copies: ReadonlyMap<string, string>): Promise<void> {
  const views = await tx.$queryRaw<Pick<ShotView, 'id' | 'shotId' | 'pictureRevision'>[]>`
    SELECT "id", "shotId", "pictureRevision" FROM "ShotView"
    WHERE "shotId" = ANY(${[...copies.keys()]}::uuid[]) AND "deletedAt" IS NULL`
  if (new Set(views.map(({ shotId }) => shotId)).size < copies.size) throw fail(shotFailures.SHOT_WITHOUT_VIEW())
  const rows = views.map(({ id, shotId }) => ({ originalId: id, id: uuidv7(), shotId: copies.get(shotId) ?? '' }))
  await tx.$executeRaw`
    INSERT INTO "ShotView" SELECT copy.* FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS given("row")
    JOIN "ShotView" original ON original."id" = (given."row"->>'originalId')::uuid
    CROSS JOIN LATERAL jsonb_populate_record(original,
      given."row" || jsonb_build_object('version', 1, 'createdAt', now(), 'updatedAt', now())) AS copy`
  await tx.$executeRaw`
    INSERT INTO "DrawingOp" ("viewId", "seq", "opId", "actorId", "kind", "payload", "at")
    SELECT c."to", o."seq", o."opId", o."actorId", o."kind", o."payload", o."at"
    FROM unnest(${views.map(({ id }) => id)}::uuid[], ${rows.map(({ id }) => id)}::uuid[]) AS c("from", "to")
    JOIN "DrawingOp" o ON o."viewId" = c."from"`
  views.forEach(({ pictureRevision }, index) => {
    if (pictureRevision > 0 && rows[index]) paintSoon(rows[index].id)
  })
}
