import type { CameraMove, Guides } from './cameraMove.ts'
import type { TransformMatrix } from './drawingContext.ts'
import type { LayerFields, LayerKey } from './layer.ts'
import type { Stroke } from './stroke.ts'

/** Size of a drawing space in whole pixels. */
export interface DrawingSize {
  readonly width: number
  readonly height: number
}

/** What restyling sets of strokes. `radiusFactor` is that of the radius they were drawn with. */
export interface StrokeStyle {
  readonly color?: string
  readonly opacity?: number
  readonly radiusFactor?: number
}

/** Strokes and where they go: a map from their own points, not from where they lie. */
export interface PlacedGroup {
  readonly matrix: TransformMatrix
  readonly strokeIds: readonly string[]
}

/** Kinds whose operations stay in the log and count, or do not, as long as nobody takes them back. */
export type ChangeKind = 'PLACE_STROKES' | 'RESTYLE_STROKES' | 'SET_LAYER' | 'SET_CAMERA'

/** The change `undoes` counts no longer; or, where that is such an operation itself, what it took back counts again. */
export interface TakingBack {
  readonly opId: string
  readonly kind: ChangeKind
  readonly undoes: string
}

/** Places, looks, layers and camera. `size` is the space in which the numbers were made. */
export type Change =
  | {
      readonly opId: string
      readonly kind: 'PLACE_STROKES'
      readonly size: DrawingSize
      /** The layer they go to; absent where they stay. */
      readonly layer?: LayerKey
      readonly groups: readonly PlacedGroup[]
    }
  | {
      readonly opId: string
      readonly kind: 'RESTYLE_STROKES'
      readonly style: StrokeStyle
      readonly strokeIds: readonly string[]
    }
  | {
      readonly opId: string
      readonly kind: 'SET_LAYER'
      readonly layer: LayerKey
      /** Where a picture is placed. */
      readonly size?: DrawingSize
      readonly fields: Partial<LayerFields>
    }
  | {
      readonly opId: string
      readonly kind: 'SET_CAMERA'
      readonly size: DrawingSize
      /** Null for no move. */
      readonly camera: CameraMove | null
    }

/**
 * What is done to a drawing. Undo is an operation too: it removes strokes, adds back what was removed, or takes a
 * change back. `undoes` is the `opId` it takes back: that of a step when it is an undo, that of an undo when it is a
 * redo.
 */
export type Operation =
  | {
      readonly opId: string
      readonly kind: 'ADD_STROKES'
      readonly strokes: readonly Stroke[]
      readonly undoes?: string
    }
  | {
      readonly opId: string
      readonly kind: 'REMOVE_STROKES'
      readonly strokeIds: readonly string[]
      readonly undoes?: string
    }
  /** Without a layer: of all of them. */
  | { readonly opId: string; readonly kind: 'CLEAR'; readonly layer?: LayerKey }
  | { readonly opId: string; readonly kind: 'SET_SIZE'; readonly size: DrawingSize }
  | { readonly opId: string; readonly kind: 'SET_GUIDES'; readonly guides: Guides }
  | Change
  | TakingBack

export type OperationKind = Operation['kind']

/** An operation as the server has stored it: `seq` counts from 1 in its view, `actorId` is who did it. */
export interface StoredOperation {
  readonly seq: number
  readonly actorId: string
  readonly operation: Operation
}

/** Whether an operation only takes another one back. */
export const isTakingBack = (operation: Change | TakingBack): operation is TakingBack => 'undoes' in operation
