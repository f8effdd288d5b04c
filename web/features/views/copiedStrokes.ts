import { createContext } from 'react'
import type { DrawingSize } from '../../../drawing/operation.ts'
import type { Stroke } from '../../../drawing/stroke.ts'
import { createStore, type Store } from '../../lib/store.ts'

/** Lines that were copied, and the drawing space they were copied from. */
export interface CopiedStrokes {
  readonly strokes: readonly Stroke[]
  readonly size: DrawingSize
  /** Whether they go into the frame that is opened next. */
  readonly goOn: boolean
}

/** What was copied last on this page; null for nothing. Without a board nothing is kept. */
export const CopiedStrokesContext = createContext<Store<CopiedStrokes | null>>({
  ...createStore<CopiedStrokes | null>(null), set: () => undefined,
})
