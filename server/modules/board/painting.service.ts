import type { LayerImage } from '../../../drawing/layer.ts'
import type { ShotView } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import type { OpenFile } from '../../platform/storage/disk.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { files, keptOrMade, PICTURE_WIDTHS } from '../media/files.ts'
import { readVariant } from '../media/media.service.ts'
import {
  type PaintedWidth, type Painting, type PaintingKey, pictureFile, type PictureFormat,
} from '../media/painting.ts'
import { VALID_DAYS } from '../media/signature.ts'
import { type KeptLayer, seenImages } from './drawnState.ts'
import { keepInks } from './ink.service.ts'
import { layerImagesOf } from './layerImage.service.ts'
import type { Painted, PaintingOrder } from './painter.ts'
import { PAINT_TASK } from './paintQueue.ts'
import { visibleTo } from './view.policy.ts'
import { operationsUpTo } from './view.service.ts'

const PAINTER = new URL('./painter.ts', import.meta.url)

const folderOf = (viewId: string) => `views/${viewId}`

const fileOf = ({ viewId, revision, width, format }: PaintingKey) =>
  `${folderOf(viewId)}/${revision}/${pictureFile(width, format)}`

/** The width of the images behind pictures of paper. */
const LARGEST = 1920

type PaintedView = Pick<ShotView, 'id' | 'width' | 'baseWidth' | 'baseHeight' | 'revision' | 'imageId'> & {
  layers?: unknown
}

/** The width of the file that is as sharp as a picture of a view shows a picture on one of its layers. */
function widthOf({ width: own, matrix: { a, b, c, d } }: LayerImage, view: PaintedView, width: PaintedWidth) {
  const scale = Math.max(Math.sqrt(a * a + b * b), Math.sqrt(c * c + d * d))
  const needed = width === 'camera' ? LARGEST : (width * own * scale) / view.width
  return PICTURE_WIDTHS.find((each) => each >= needed) ?? LARGEST
}

/** The pictures on the layers of a view that can be seen: their files, and what seals have of them. */
async function readLayerImages(
  view: PaintedView, width: PaintedWidth,
): Promise<Pick<PaintingOrder, 'pictures' | 'hashes'>> {
  const seen = seenImages(view.layers as KeptLayer[] | null ?? null)
  if (seen.length === 0) return { pictures: {}, hashes: {} }
  const known = await layerImagesOf([view.id])
  const files = seen.flatMap((image) => {
    const found = known.find(({ name }) => name === image.mediaId)
    return found ? [{ ...found, width: widthOf(image, view, width) }] : []
  })
  const pictures = await Promise.all(files.map(async ({ name, mediaId, width: wide }) =>
    [name, await readVariant(mediaId, wide)] as const))
  const hashes = files.map(({ name, sha256 }) => [name, Buffer.from(sha256).toString('hex')])
  return { pictures: Object.fromEntries(pictures), hashes: Object.fromEntries(hashes) }
}

/**
 * Paints a view at a revision of its drawing, with a text across it, and writes the picture to a file. Keeps the digest
 * of the drawing.
 */
export async function paintAt(
  file: string,
  view: PaintedView,
  width: PaintedWidth,
  format: PictureFormat,
  watermark = '',
): Promise<void> {
  const order: PaintingOrder = {
    size: { width: view.baseWidth, height: view.baseHeight },
    operations: await operationsUpTo(view, view.revision),
    background: view.imageId === null ? null : await readVariant(view.imageId, width === 'camera' ? LARGEST : width),
    ...await readLayerImages(view, width),
    width,
    format,
    watermark,
  }
  const { picture, ink } = await runApart<PaintingOrder, Painted>(PAINTER, 'paint', order)
  await files().write(file, picture)
  if (view.revision > 0) await keepInks([{ ...view, digest: ink }])
}

/** The picture of a view as it is now; painted once, then kept. */
function paintedNow(
  view: PaintedView & Pick<ShotView, 'pictureRevision'>,
  width: PaintedWidth,
  format: PictureFormat,
): Promise<OpenFile> {
  const file = fileOf({ viewId: view.id, revision: view.pictureRevision, width, format })
  return keptOrMade(file, () => paintAt(file, view, width, format))
}

/** Nothing a view belongs to lies in the trash. */
const OUT_OF_TRASH = {
  deletedAt: null,
  shot: {
    deletedAt: null,
    storyboard: { deletedAt: null, project: { deletedAt: null, organization: { deletedAt: null } } },
  },
}

/**
 * The painted view at a revision of its picture. Of an earlier one that was never painted nothing is known any more:
 * the picture as it is now stands for it, and `isFinal` is false. `viewer` null stands for a signed address. NOT_FOUND
 * when the view is not visible or not yet at that revision.
 */
export async function paintView(viewer: Viewer | null, key: PaintingKey): Promise<Painting> {
  const view = await prisma().shotView.findFirst({
    where: { id: key.viewId, ...(viewer ? visibleTo(viewer) : OUT_OF_TRASH) },
  })
  if (!view || key.revision > view.pictureRevision) throw notFound('View')
  const isNow = key.revision === view.pictureRevision
  const earlier = isNow ? null : await files().open(fileOf(key))
  return { ...(earlier ?? (await paintedNow(view, key.width, key.format))), isFinal: isNow || earlier !== null }
}

const DAY_MS = 86_400_000

/** Removes pictures of earlier states of a view that are older than any address of them is good for. */
export async function forgetEarlierPaintings(
  { id, pictureRevision }: Pick<ShotView, 'id' | 'pictureRevision'>,
  now = Date.now(),
): Promise<void> {
  const revisions = await files().list(folderOf(id), new Date(now - (VALID_DAYS + 1) * DAY_MS))
  const earlier = revisions.filter((name) => Number(name) < pictureRevision)
  for (const revision of earlier) await files().removeFolder(`${folderOf(id)}/${revision}`)
}

/** Widths that boards show: the others are painted when somebody asks. */
const WIDTHS_AHEAD = [420, 840] as const

/** Paints the current pictures of views ahead of requests, and forgets old ones. */
export const paintViews: QueuedTask<{ viewIds: string[] }> = {
  name: PAINT_TASK,
  async run({ viewIds }) {
    for (const id of viewIds) {
      const view = await prisma().shotView.findFirst({ where: { id, ...OUT_OF_TRASH } })
      if (!view) continue
      const widths = view.camera === null ? WIDTHS_AHEAD : [...WIDTHS_AHEAD, 'camera' as const]
      for (const width of widths) (await paintedNow(view, width, 'webp')).stream.destroy()
      await forgetEarlierPaintings(view)
    }
  },
}

/** Removes the pictures of a view that is gone for good. */
export const forgetPaintings = (viewId: string): Promise<void> => files().removeFolder(folderOf(viewId))
