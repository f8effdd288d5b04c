import type { Viewer } from '../../context.ts'
import { declareHook } from '../../kernel/hook.ts'
import { notFound } from '../../kernel/errors.ts'
import type { OpenFile } from '../../platform/storage/disk.ts'
import type { PictureWidth } from './files.ts'

export type PictureFormat = 'webp' | 'png'

/** Which picture of which view; `revision` is that of the picture. */
export interface PaintingKey {
  viewId: string
  revision: number
  width: PictureWidth
  format: PictureFormat
}

/** The address of a painted view, without a signature. */
export const paintingPath = (viewTypeId: string, revision: number, width: PictureWidth, format: PictureFormat) =>
  `/media/views/${viewTypeId}/${revision}/w${width}.${format}`

/** A painted view as a file; `isFinal` is false when the picture at its address may be another later. */
export type Painting = OpenFile & { isFinal: boolean }

/** Paints views: connected by the module that has them. */
export const painter = declareHook<(viewer: Viewer | null, key: PaintingKey) => Promise<Painting>>('painter')

/**
 * The painted view at a revision of its picture. `viewer` null stands for a signed address. NOT_FOUND when the view is
 * not visible or not yet at that revision.
 */
export function openPainting(viewer: Viewer | null, key: PaintingKey): Promise<Painting> {
  const [open] = painter()
  if (!open) throw notFound('View')
  return open(viewer, key)
}
