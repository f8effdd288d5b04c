import { createCanvas } from '@napi-rs/canvas'
import { paintDrawing } from '../../../drawing/paint.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import type { Storage } from '../../platform/storage/disk.ts'
import { visibleTo } from '../views/view.policy.ts'
import { drawingAt } from '../views/view.service.ts'

/** Widths in pixels a picture is kept at. */
export const PICTURE_WIDTHS = [210, 420, 840, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export type PictureFormat = 'webp' | 'png'

const WEBP_QUALITY = 85

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

/**
 * The painted view as it was at a revision; painted once, then kept. `viewer` null stands for a signed address.
 * NOT_FOUND when the view is not visible or not yet at that revision.
 */
export async function paintedView(viewer: Viewer | null, key: PaintingKey): Promise<Buffer> {
  const isLive = { deletedAt: null, shot: { deletedAt: null } }
  const view = await prisma.shotView.findFirst({
    where: { id: key.viewId, ...(viewer ? visibleTo(viewer) : isLive) },
  })
  if (!view || key.revision > view.revision) throw notFound('View')
  const file = `views/${key.viewId}/${key.revision}/w${key.width}.${key.format}`
  const kept = await storage.read(file)
  if (kept) return kept

  const drawing = await drawingAt(view, key.revision)
  const height = Math.round((key.width * drawing.size.height) / drawing.size.width)
  const canvas = createCanvas(key.width, height)
  paintDrawing(canvas.getContext('2d'), drawing, { width: key.width, height })
  const bytes = key.format === 'png' ? await canvas.encode('png') : await canvas.encode('webp', WEBP_QUALITY)
  await storage.write(file, bytes)
  return bytes
}

/** Removes the pictures of a view that is gone for good. */
export const forgetPaintings = (viewId: string): Promise<void> => storage.removeFolder(`views/${viewId}`)
