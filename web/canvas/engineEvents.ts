import type { LayerKey } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { DryLayerWish } from './dryLayers.ts'
import type { EngineViewState } from './engineView.ts'
import type { GuestInk } from './guestLines.ts'
import type { LayerPlace, Position } from './placement.ts'
import type { QuickMark } from './quickMark.ts'
import type { Selection } from './selectedMarks.ts'

/** What became of the keyboard's pen. */
export type PenChange = 'down' | 'up' | 'cancelled'

/** A layer that takes no ink, and why. */
export interface ClosedLayer {
  readonly key: LayerKey
  readonly name: string
  readonly because: 'hidden' | 'locked'
}

/** The events of the engine for its owner. */
export interface EngineEvents {
  /** A line was finished. It stays wet until the promise settles and the drawing holds it. */
  readonly onStrokeFinished: (operation: Operation) => void | Promise<void>
  /** A line was to begin on a layer that takes no ink. */
  readonly onLayerClosed?: (layer: ClosedLayer) => void
  /** The area around a place is to be filled. */
  readonly onAreaAsked?: (at: Position) => void
  /** The keyboard put its pen down or lifted it; for saying so to who cannot see it. */
  readonly onPenChanged?: (change: PenChange) => void
  /** So many fingers, two or more, tapped together. */
  readonly onTapped?: (fingers: number) => void
  /** A pen began to draw. */
  readonly onPenUsed?: () => void
  /** A button of a pen asks for it. */
  readonly onPenCommand?: (command: 'undo' | 'redo' | 'pick') => void
  /** A pen marks a direction of the quick menu. Whether there is one. */
  readonly onQuickMark?: (mark: QuickMark) => boolean
  /** The drawing was panned, zoomed or fitted. */
  readonly onViewChanged?: (view: EngineViewState) => void
  /** Fingers turn the drawing clockwise by degrees; `setTurn` makes it so. */
  readonly onTurned?: (degrees: number) => void
  /** The drawing lies elsewhere in its frame. */
  readonly onPlaced?: (place: LayerPlace) => void
  /** The pointer is elsewhere, in drawing space; null when it is not over the drawing. */
  readonly onPointed?: (at: Position | null) => void
  /** Other lines are selected, or they lie elsewhere; null for none. `canCut`: the outline around them cuts lines. */
  readonly onSelected?: (selection: Selection | null, canCut: boolean) => void
  /** The line under way has gained points; for those who watch it being drawn. */
  readonly onInk?: (ink: GuestInk) => void
}

/** What an engine is made of. */
export interface EngineOptions {
  /** A new UUIDv7 at every call. */
  readonly newId: () => string
  /** `auto`, the default, takes Pixi where WebGL runs on a graphics card, else Canvas 2D. */
  readonly dryLayer?: DryLayerWish
}
