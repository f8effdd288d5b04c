import type { Stroke } from './stroke.ts'

/** Size of a drawing space in whole pixels. */
export interface DrawingSize {
  readonly width: number
  readonly height: number
}

/**
 * What is done to a drawing. Undo is an operation too: it removes strokes, or adds back what was removed.
 * `undoes` is the `opId` it takes back: that of a step when it is an undo, that of an undo when it is a redo.
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
  | { readonly opId: string; readonly kind: 'CLEAR' }
  | { readonly opId: string; readonly kind: 'SET_SIZE'; readonly size: DrawingSize }

export type OperationKind = Operation['kind']

/** An operation as the server has stored it: `seq` counts from 1 in its view, `actorId` is who did it. */
export interface StoredOperation {
  readonly seq: number
  readonly actorId: string
  readonly operation: Operation
}
