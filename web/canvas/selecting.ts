import { createContext } from 'react'
import type { Store } from '../lib/store.ts'
import type { Selection } from './selectedMarks.ts'
import type { SelectionShape } from './selectionHand.ts'

/** How selecting stands in a drawing. */
export interface Selecting {
  /** What is drawn around lines to select them; null while the pen draws. */
  readonly shape: SelectionShape | null
  readonly selection: Selection | null
  /** Whether the outline that was drawn last cuts lines. */
  readonly canCut: boolean
}

export const NOT_SELECTING: Selecting = { shape: null, selection: null, canCut: false }

/** How selecting stands in the drawings of this part of the page; null where nothing can be selected. */
export const SelectingContext = createContext<Store<Selecting> | null>(null)
