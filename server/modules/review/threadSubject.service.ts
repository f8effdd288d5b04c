import { fitInto } from '../../../drawing/fit.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import type { CommentThread, Prisma, ShotView, ThreadSubjectType } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import type { Noun } from '../../kernel/failure.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleShot } from '../board/shot.policy.ts'
import { visibleTo as visibleStoryboard } from '../board/storyboard.policy.ts'
import { visibleTo as visibleView } from '../board/view.policy.ts'
import { drawingAt } from '../board/view.service.ts'
import { visibleTo as visibleAsset } from '../production/asset.policy.ts'
import { visibleTo as visibleTask } from '../production/task.policy.ts'
import { commentFailures } from './comment.failures.ts'
import { LAST_FRAME } from './commentRules.ts'

/** What a thread is about. */
export interface ThreadSubject {
  type: ThreadSubjectType
  id: string
}

/** A part of a picture in eighths of a pixel of its drawing space. */
export interface ThreadRegion {
  x: number
  y: number
  width: number
  height: number
}

/** The frames, the part of the picture and the revision that a thread is about; null or absent for none. */
export interface ThreadAnchor {
  frameFrom?: number | null
  frameTo?: number | null
  region?: ThreadRegion | null
  seenRevision?: number | null
}

/** What a thread is about, with the ids of its row. */
export interface FoundSubject {
  projectId: string
  ids: { storyboardId?: string; shotId?: string; viewId?: string; assetId?: string; taskId?: string }
  view?: ShotView
}

type Finder = (database: Transaction, viewer: Viewer, id: string) => Promise<FoundSubject | null>

const BOARD = { storyboardId: true, storyboard: { select: { projectId: true } } } as const

const FINDERS: Record<ThreadSubjectType, Finder> = {
  async STORYBOARD(database, viewer, id) {
    const where = { AND: [visibleStoryboard(viewer), { id }] }
    const found = await database.storyboard.findFirst({ where, select: { projectId: true } })
    return found && { projectId: found.projectId, ids: { storyboardId: id } }
  },
  async SHOT(database, viewer, id) {
    const found = await database.shot.findFirst({ where: { AND: [visibleShot(viewer), { id }] }, select: BOARD })
    return found && {
      projectId: found.storyboard.projectId, ids: { storyboardId: found.storyboardId, shotId: id },
    }
  },
  async VIEW(database, viewer, id) {
    const where = { AND: [visibleView(viewer), { id }] }
    const found = await database.shotView.findFirst({ where, include: { shot: { select: BOARD } } })
    if (!found) return null
    const { shot: { storyboardId, storyboard: { projectId } }, ...view } = found
    return { projectId, ids: { storyboardId, shotId: view.shotId, viewId: id }, view }
  },
  async ASSET(database, viewer, id) {
    const where = { AND: [visibleAsset(viewer), { id }] }
    const found = await database.asset.findFirst({ where, select: { projectId: true } })
    return found && { projectId: found.projectId, ids: { assetId: id } }
  },
  async TASK(database, viewer, id) {
    const where = { AND: [visibleTask(viewer), { id }] }
    const found = await database.task.findFirst({ where, select: { projectId: true } })
    return found && { projectId: found.projectId, ids: { taskId: id } }
  },
}

const NOUNS: Record<ThreadSubjectType, Noun> = {
  STORYBOARD: 'Storyboard', SHOT: 'Shot', VIEW: 'View', ASSET: 'Asset', TASK: 'Task',
}

/** What a thread is to be about. NOT_FOUND for who may not see it, and in the trash. */
export async function findSubject(
  database: Transaction,
  viewer: Viewer,
  { type, id }: ThreadSubject,
): Promise<FoundSubject> {
  const found = await FINDERS[type](database, viewer, id)
  if (!found) throw notFound(NOUNS[type])
  return found
}

const isFrame = (frame: number) => frame >= 0 && frame <= LAST_FRAME

/** Throws INVALID_INPUT for frames or a region that make no sense, or that the subject has none of. */
export function checkAnchor({ type }: ThreadSubject, { frameFrom, frameTo, region }: ThreadAnchor): void {
  if (frameFrom != null || frameTo != null) {
    if (type !== 'SHOT' && type !== 'VIEW') {
      throw fail(commentFailures.THREAD_FRAMES_WITHOUT_SHOT(), { field: 'frameFrom' })
    }
    const areFrames = frameFrom != null && frameTo != null && isFrame(frameFrom) && isFrame(frameTo)
    if (!areFrames || frameTo < frameFrom) {
      throw fail(commentFailures.THREAD_FRAMES_INVALID({ most: LAST_FRAME }), { field: 'frameFrom' })
    }
  }
  if (region && type !== 'VIEW') throw fail(commentFailures.THREAD_REGION_WITHOUT_VIEW(), { field: 'region' })
}

type RegionColumns = Pick<CommentThread, 'regionX' | 'regionY' | 'regionWidth' | 'regionHeight'>

/** The region of a thread; null for none. */
export const regionOf = (
  { regionX: x, regionY: y, regionWidth: width, regionHeight: height }: RegionColumns,
): ThreadRegion | null =>
  (x === null || y === null || width === null || height === null ? null : { x, y, width, height })

type Anchored = Pick<
  Prisma.CommentThreadUncheckedCreateInput,
  | 'frameFrom' | 'frameTo' | 'regionX' | 'regionY' | 'regionWidth' | 'regionHeight' | 'seenRevision' | 'seenImageId'
  | 'seenWidth' | 'seenHeight'
>

/** Units of a region in a pixel. */
const STEPS = 8

/** The columns of a region in a drawing space. INVALID_INPUT for one that does not lie in it. */
export function regionOn(size: DrawingSize, region: ThreadRegion | null | undefined) {
  if (!region) return {}
  const { x, y, width, height } = region
  const isInside = x >= 0 && y >= 0 && width > 0 && height > 0 &&
    x + width <= size.width * STEPS && y + height <= size.height * STEPS
  if (!isInside) throw fail(commentFailures.THREAD_REGION_INVALID(), { field: 'region' })
  return { regionX: x, regionY: y, regionWidth: width, regionHeight: height }
}

type SeenSpace = Partial<Pick<Prisma.CommentThreadUncheckedCreateInput, 'seenWidth' | 'seenHeight'>>

/** The columns of a thread's region in the drawing space of another thread about the same picture. */
export function carriedRegion(from: RegionColumns & SeenSpace, to: SeenSpace): Partial<RegionColumns> {
  const region = regionOf(from)
  if (!region || !from.seenWidth || !from.seenHeight || !to.seenWidth || !to.seenHeight) return {}
  const { x, y, scale } = fitInto(
    { width: from.seenWidth, height: from.seenHeight }, { width: to.seenWidth, height: to.seenHeight },
  )
  return {
    regionX: Math.floor(region.x * scale + x * STEPS),
    regionY: Math.floor(region.y * scale + y * STEPS),
    regionWidth: Math.max(1, Math.floor(region.width * scale)),
    regionHeight: Math.max(1, Math.floor(region.height * scale)),
  }
}

/** The columns of an anchor on a subject as it is now. INVALID_INPUT for a region or revision that it does not have. */
export async function anchorOn(tx: Transaction, { view }: FoundSubject, anchor: ThreadAnchor): Promise<Anchored> {
  const frames = { frameFrom: anchor.frameFrom ?? null, frameTo: anchor.frameTo ?? null }
  if (!view) return frames
  const revision = anchor.seenRevision ?? view.revision
  if (revision < 0 || revision > view.revision) {
    throw fail(commentFailures.THREAD_REVISION_UNKNOWN(), { field: 'seenRevision' })
  }
  const size = revision === view.revision ? view : (await drawingAt(view, revision, tx)).size
  return {
    ...frames,
    ...regionOn(size, anchor.region),
    seenRevision: revision,
    seenImageId: view.imageId,
    seenWidth: size.width,
    seenHeight: size.height,
  }
}
