import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import type { Storage } from '../../platform/storage/disk.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { visibleTo } from '../views/view.policy.ts'
import { type DrawnView, operationsUpTo } from '../views/view.service.ts'
import type { PaintingOrder } from './painter.ts'

/** Widths in pixels a picture is kept at. */
export const PICTURE_WIDTHS = [210, 420, 840, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = 'webp' | 'png'

const PAINTER = new URL('./painter.ts', import.meta.url)

/** Which picture of which view. */
export interface PaintingKey {
  viewId: string
  revision: number
  width: PictureWidth
  format: PictureFormat
}

/** The address of a painted view, without a signature. */
export const paintingPath = (viewTypeId: string, revision: number, width: PictureWidth, format: PictureFormat) =>
  `/media/views/${viewTypeId}/${revision}/w${width}.${format}`

let storage: Storage

/** Decides where paintings are kept. */
export function keepPaintingsIn(place: Storage): void {
  storage = place
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
 * The painted view as it was at a revision; painted once, then kept. `viewer` null stands for a signed address.
 * NOT_FOUND when the view is not visible or not yet at that revision.
 */
export async function paintedView(viewer: Viewer | null, key: PaintingKey): Promise<Buffer> {
  const view = await prisma.shotView.findFirst({
    where: { id: key.viewId, ...(viewer ? visibleTo(viewer) : OUT_OF_TRASH) },
  })
  if (!view || key.revision > view.revision) throw notFound('View')
  const file = `views/${key.viewId}/${key.revision}/w${key.width}.${key.format}`
  const kept = await storage.read(file)
  if (kept) return kept

  const painting = inProgress.get(file) ?? paintAndKeep(view, key, file).finally(() => inProgress.delete(file))
  inProgress.set(file, painting)
  return painting
}

/** Paintings that are being made, so that none is made twice at once. */
const inProgress = new Map<string, Promise<Buffer>>()

async function paintAndKeep(view: DrawnView, { revision, width, format }: PaintingKey, file: string): Promise<Buffer> {
  const size = { width: view.baseWidth, height: view.baseHeight }
  const order: PaintingOrder = { size, operations: await operationsUpTo(view, revision), width, format }
  const bytes = Buffer.from(await runApart<PaintingOrder, Uint8Array>(PAINTER, 'paint', order))
  await storage.write(file, bytes)
  return bytes
}

/** Removes the pictures of a view that is gone for good. */
export const forgetPaintings = (viewId: string): Promise<void> => storage.removeFolder(`views/${viewId}`)
