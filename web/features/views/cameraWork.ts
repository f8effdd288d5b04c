import { useContext, useSyncExternalStore } from 'react'
import { v7 as newId } from 'uuid'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import type { Drawing } from '../../../drawing/fold.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { keptFrame } from '../../canvas/cameraHand.ts'
import { useStore } from '../../lib/store.ts'
import type { CameraTiming, CameraToolState } from './cameraState.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

/** What changes a camera move. */
export interface CameraHand {
  /** Shows a move that is being changed. */
  readonly change: (camera: CameraMove) => void
  /** Keeps what is being changed. */
  readonly settle: () => void
  /** Shows again what was kept. */
  readonly putBack: () => void
  /** Keeps a move; null for none. */
  readonly set: (camera: CameraMove | null) => void
}

/** The camera move that is shown. */
export interface CameraWork extends CameraTiming {
  readonly size: DrawingSize
  /** With what is being changed. */
  readonly camera: CameraMove | null
  /** As the drawing has it. */
  readonly kept: CameraMove | null
  /** Null for those who only look. */
  readonly hand: CameraHand | null
}

const isSame = (one: CameraMove | null, other: CameraMove | null): boolean =>
  JSON.stringify(one && [one.start, one.end, one.easing, one.holdStart, one.holdEnd]) ===
  JSON.stringify(other && [other.start, other.end, other.easing, other.holdStart, other.holdEnd])

/** The camera move of a drawing on the desk, and the drawing. */
export function useCameraWork(
  sheet: DeskSheet, { draft }: CameraToolState, timing: CameraTiming,
): { work: CameraWork; drawing: Drawing } {
  const desk = useContext(DrawingDeskContext)
  const drawing = useSyncExternalStore(sheet.model.subscribe, sheet.model.getDrawing)
  const changed = useStore(draft)
  const kept = drawing.camera ?? null

  function set(camera: CameraMove | null): void {
    const { size } = drawing
    const next = camera && { ...camera, start: keptFrame(camera.start, size), end: keptFrame(camera.end, size) }
    if (isSame(next, kept)) return draft.set(undefined)
    draft.set(next)
    const settled = (): void => {
      if (draft.get() === next) draft.set(undefined)
    }
    void desk?.draw(sheet, { opId: newId(), kind: 'SET_CAMERA', size, camera: next }).finally(settled)
  }

  const hand: CameraHand = {
    change: draft.set,
    settle() {
      const now = draft.get()
      if (now !== undefined) set(now)
    },
    putBack: () => draft.set(undefined),
    set,
  }
  const work = { ...timing, size: drawing.size, kept, camera: changed === undefined ? kept : changed, hand }
  return { work, drawing }
}
