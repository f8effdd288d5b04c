import { createContext } from 'react'
import type { LayerImage, LayerKey } from '../../../drawing/layer.ts'
import type { Store } from '../../lib/store.ts'

/** The layer whose picture is being placed, and where it is held; null where the drawing has it. */
export interface Placing {
  readonly layerKey: LayerKey
  readonly held: LayerImage | null
}

/** What is being placed in the drawings of this part of the page; null for nothing. */
export const PlacingContext = createContext<Store<Placing | null> | null>(null)
