import type { Viewer } from '../../context.ts'
import { declareHook } from '../../kernel/hook.ts'
import { notFound } from '../../kernel/errors.ts'
import type { OpenFile } from '../../platform/storage/disk.ts'
import type { PictureWidth } from './files.ts'

export type PictureFormat = 'webp' | 'png'

/** A picture of so many pixels across, or `camera`: the paper of the drawing for players, which move over it. */
export type PaintedWidth = PictureWidth | 'camera'

/** The name of a picture's file. */
export const pictureFile = (width: PaintedWidth, format: PictureFormat) =>
  `${width === 'camera' ? width : `w${width}`}.${format}`

/** Which picture of which view; `revision` is that of the picture. */
export interface PaintingKey {
  viewId: string
  revision: number
  width: PaintedWidth
  format: PictureFormat
}

/** The address of a painted view, without a signature. */
export const paintingPath = (viewTypeId: string, revision: number, width: PaintedWidth, format: PictureFormat) =>
  `/media/views/${viewTypeId}/${revision}/${pictureFile(width, format)}`

/** Which picture of a view as it was in a version: `state` is the key of its shot's state, in hexadecimal digits. */
export interface StatePictureKey extends Omit<PaintingKey, 'revision'> {
  state: string
}

/** The address of a picture of a view as it was, without a signature. */
export const statePicturePath = (state: string, viewTypeId: string, width: PaintedWidth, format: PictureFormat) =>
  `/media/states/${state}/${viewTypeId}/${pictureFile(width, format)}`

/** A painted view as a file; `isFinal` is false when the picture at its address may be another later. */
export type Painting = OpenFile & { isFinal: boolean }

/** What paints views, as they are and as they were in versions. `viewer` null stands for a signed address. */
export interface Painter {
  /** A view at a revision of its picture. NOT_FOUND when it is not visible or not yet at that revision. */
  paintView(viewer: Viewer | null, key: PaintingKey): Promise<Painting>
  /** A view as it was. NOT_FOUND when no version that is visible has it so. */
  paintState(viewer: Viewer | null, key: StatePictureKey): Promise<OpenFile>
}

/** Paints views: connected by the module that has them. */
export const painter = declareHook<Painter>('painter')

/** The painter that is connected. */
export function connectedPainter(): Painter {
  const [found] = painter()
  if (!found) throw notFound('Picture')
  return found
}
