import type { CameraMove } from '../../../drawing/cameraMove.ts'
import { createStore, type Store } from '../../lib/store.ts'

/** What the parts of the camera tool share while it is open. */
export interface CameraToolState {
  /** The move as it is being changed, null for none; undefined while nothing is. */
  readonly draft: Store<CameraMove | null | undefined>
  /** The frame that is played, from the first of the view, which may lie between two; null shows the rectangles. */
  readonly place: Store<number | null>
}

export const createCameraToolState = (): CameraToolState =>
  ({ draft: createStore<CameraMove | null | undefined>(undefined), place: createStore<number | null>(null) })

/** How long a view is shown. */
export interface CameraTiming {
  readonly frames: number
  readonly framesPerSecond: number
}
