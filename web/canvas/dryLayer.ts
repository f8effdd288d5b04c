import type { Mark } from '../../drawing/mark.ts'
import type { LayerPlace } from './placement.ts'

/** The picture of a dry layer at one moment. */
export interface Checkpoint {
  /** Makes the layer look as it did. */
  restore(): void
  /** Gives its memory back; it cannot be restored afterwards. */
  release(): void
}

/** Where finished strokes lie, as pixels. Transparent where nothing was drawn. */
export interface DryLayer {
  readonly kind: 'canvas' | 'pixi'
  /** What shows the layer, filling its positioned parent. */
  readonly element: HTMLCanvasElement
  /** Size in device pixels. */
  readonly resolution: { readonly width: number; readonly height: number }
  /** Sets size and place in the viewport. Empties the layer and makes its checkpoints useless. */
  place(place: LayerPlace): void
  clear(): void
  /** Paints strokes on top of what is there, in order; drawing-space coordinates. */
  bake(strokes: readonly Mark[]): void
  /** Paints what was baked now, where it would wait for somebody who needs the pixels. */
  readonly flush: () => void
  /** Remembers the picture, which costs its memory until released; null when there is no memory to be had. */
  save(): Checkpoint | null
  /** Brings what was done since the last call to the screen. */
  show(): void
  /** An empty layer of the same kind that is not seen until it is put in this one's stead. */
  another(): DryLayer
  destroy(): void
}
