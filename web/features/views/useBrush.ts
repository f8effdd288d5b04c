import { createContext, useContext } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import { DEFAULT_BRUSH, type Brush } from '../../canvas/brush.ts'

/** The brush of the open board and how to change it. */
export type BrushState = readonly [brush: Brush, setBrush: Dispatch<SetStateAction<Brush>>]

/** One brush for the board and the preview. */
export const BrushContext = createContext<BrushState>([DEFAULT_BRUSH, () => undefined])

/** The brush that is drawn with, on the board and in the preview. */
export function useBrush(): BrushState {
  return useContext(BrushContext)
}
