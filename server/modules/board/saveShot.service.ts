import type { AspectRatio, Shot, ShotView } from '../../__generated__/prisma/client.ts'
import type { ParsedCanvasData } from '../../../drawing/canvasData.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, FramewrightError, notFound, nothingToChange } from '../../kernel/errors.ts'
import { InputRow, onlyRow } from '../../kernel/inputRows.ts'
import { type FrameRate, frameRateOf, framesFor } from '../../kernel/frames.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { viewImageFromAddress } from './viewImageAddress.service.ts'
import { paintSoon } from './paintQueue.ts'
import { mediaFailures } from '../media/media.failures.ts'
import { putViewImage } from './viewImage.service.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { demandShotOf, demandViewOf, type ViewAddress } from './boardReading.service.ts'
import { drawCanvasData, readCanvasData } from './canvasData.service.ts'
import { checkViewTexts, type ViewTexts, writeViewTexts } from './viewList.service.ts'
import { changeLockedShots, type ShotDetails } from './shot.service.ts'
import { lockedSelection } from './shotSelection.service.ts'

/** What a view is to be; what is not given stays. */
export interface SavedView extends ViewTexts {
  viewId: string
  /** An address this server issued for the project; null for none. */
  image?: string | null
  /** JSON text or the object. */
  canvasData?: unknown
}

/** What a shot is to be; what is not given, or null, stays. */
export interface SavedShot {
  name?: string | null
  description?: string | null
  aspectRatio?: AspectRatio | null
  frames?: number | null
  /** In seconds. */
  duration?: number | null
  views: readonly SavedView[]
}

interface CheckedView {
  viewId: string
  /** Stands before the names of its fields: `views.0.` */
  place: string
  texts: ViewTexts
  /** Undefined leaves it as it is. */
  imageId: string | null | undefined
  drawing: ParsedCanvasData | null
}

/** The same refusal as of a field of one of several views. */
function placed(error: unknown, place: string): unknown {
  const failure = error instanceof FramewrightError ? error.fields?.['image'] : undefined
  return failure === undefined ? error : fail(failure, { field: `${place}image` })
}

async function checkView(viewer: Viewer, projectId: string, view: SavedView, place: string): Promise<CheckedView> {
  const { viewId, image, canvasData } = view
  const [texts = {}] = checkViewTexts([{ ...view, row: new InputRow(place.replace(/\.$/, '') || null) }])
  const drawing = canvasData == null ? null : readCanvasData(canvasData, `${place}canvasData`)
  try {
    const imageId = image === undefined ? undefined : await viewImageFromAddress(viewer, projectId, image)
    return { viewId, place, texts, imageId, drawing }
  } catch (error) {
    throw placed(error, place)
  }
}

/** The views of a shot that are named, by their ids. NOT_FOUND unless each is one of the shot. */
async function demandViewsOf(tx: Transaction, shotId: string, views: readonly CheckedView[]) {
  const ids = views.map(({ viewId }) => viewId)
  const where = { id: { in: ids }, shotId, deletedAt: null }
  const known = new Map<string, ShotView>((await tx.shotView.findMany({ where })).map((view) => [view.id, view]))
  const stranger = views.find(({ viewId }) => !known.has(viewId))
  if (!stranger) return known
  throw notFound('View', `${stranger.place}id`)
}

/** The images under the organization's lock, which keeps them from the nightly purge. */
async function lockImages({ tx, project }: ProjectChange, views: readonly CheckedView[]): Promise<void> {
  const wanted = views.filter(({ imageId }) => imageId != null)
  if (wanted.length === 0) return
  await lockOrganizations(tx, [project.organizationId])
  for (const { imageId, place } of wanted) {
    const isThere = (await tx.media.count({ where: { id: imageId ?? '', organizationId: project.organizationId } })) > 0
    if (!isThere) throw fail(mediaFailures.IMAGE_GONE(), { field: `${place}image` })
  }
}

/** Makes views of one shot what they are to be. Under the project's lock. */
async function writeViews(change: ProjectChange, viewer: Viewer, shotId: string, views: readonly CheckedView[]) {
  if (views.length > 0) demandCredential(viewer, 'drawings:write')
  if (views.some(({ imageId }) => imageId !== undefined)) demandCredential(viewer, 'media:write')
  const known = await demandViewsOf(change.tx, shotId, views)
  await lockImages(change, views)
  for (const { viewId, texts, imageId, drawing, place } of views) {
    const before = known.get(viewId)
    if (before) await writeViewTexts(change, [{ ...texts, before }])
    if (drawing) await drawCanvasData(change, viewer, viewId, drawing, `${place}canvasData`)
    if (imageId !== undefined) await putViewImage(change, viewId, imageId)
  }
}

const differing = <Value>(wanted: Value | null | undefined, present: Value) =>
  wanted === present ? null : (wanted ?? null)

/** What of the shot is to change: programs send back much that they only read. */
function detailsOf({ name, description, aspectRatio, frames, duration }: SavedShot, before: Shot, rate: FrameRate) {
  const isSameLength = duration != null && framesFor(duration, rate) === before.frames
  return {
    name: differing(name, before.name),
    description: differing(description, before.description),
    aspectRatio: differing(aspectRatio, before.aspectRatio),
    frames: differing(frames, before.frames),
    duration: isSameLength ? null : (duration ?? null),
  } satisfies ShotDetails
}

/**
 * Makes a shot and the views that are named what they are to be, in one change: all of it or nothing. INVALID_INPUT
 * that names the view and the place for a `canvasData` or an image that cannot be, CONFLICT for a drawing whose
 * revision is over. What is so already is not written again.
 */
export async function saveShot(viewer: Viewer, projectId: string, shotId: string, saved: SavedShot): Promise<void> {
  const { storyboardId } = await demandShotOf(viewer, projectId, shotId)
  const views: CheckedView[] = []
  for (const [index, view] of saved.views.entries()) {
    views.push(await checkView(viewer, projectId, view, `views.${index}.`))
  }

  await changeProject(viewer, projectId, 'shots:write', async (change) => {
    const [before] = await lockedSelection(change.tx, viewer, storyboardId, onlyRow({ id: shotId }))
    const details = before && detailsOf(saved, before, frameRateOf(change.project))
    if (details && Object.values(details).some((value) => value !== null)) {
      await changeLockedShots(change, viewer, storyboardId, [{ id: shotId, ...details }])
    }
    await writeViews(change, viewer, shotId, views)
  })
  // Much takes longer than changes are gathered for painting.
  for (const { viewId } of views) paintSoon(viewId)
}

/** Makes a view what it is to be, like `saveShot`. INVALID_INPUT when nothing is given. */
export async function saveView(viewer: Viewer, address: ViewAddress, saved: Omit<SavedView, 'viewId'>): Promise<void> {
  const { projectId, shotId, viewId } = address
  await demandViewOf(viewer, address)
  const { name, description, image, canvasData } = saved
  if (name == null && description == null && image === undefined && canvasData == null) {
    throw nothingToChange('name', 'name, description, image, canvasData')
  }
  const view = await checkView(viewer, projectId, { ...saved, viewId }, '')
  await changeProject(viewer, projectId, 'drawings:write', (change) => writeViews(change, viewer, shotId, [view]))
  paintSoon(viewId)
}
