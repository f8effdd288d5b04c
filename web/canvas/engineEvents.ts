import type { Operation } from '../../drawing/operation.ts'
import type { DryLayerWish } from './dryLayers.ts'
import type { EngineViewState } from './engineView.ts'

/** What became of the keyboard's pen. */
export type PenChange = 'down' | 'up' | 'cancelled'

/** What the engine tells its owner. */
export interface EngineEvents {
  /** A line was finished. It stays wet until the promise settles and the drawing holds it. */
  readonly onStrokeFinished: (operation: Operation) => void | Promise<void>
  /** The keyboard put its pen down or lifted it; for saying so to who cannot see it. */
  readonly onPenChanged?: (change: PenChange) => void
  /** The drawing was panned, zoomed or fitted. */
  readonly onViewChanged?: (view: EngineViewState) => void
}

/** What an engine is made of. */
export interface EngineOptions {
  /** A new UUIDv7 at every call. */
  readonly newId: () => string
  /** `auto`, the default, takes Pixi where WebGL runs on a graphics card, else Canvas 2D. */
  readonly dryLayer?: DryLayerWish
}
