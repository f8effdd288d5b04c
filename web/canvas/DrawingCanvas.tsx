import { useContext, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CSSProperties, ReactElement, RefObject } from 'react'
import type { LayerKey } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { Store } from '../lib/store.ts'
import type { Brush } from './brush.ts'
import { DrawingStill, type DrawingStillProps } from './DrawingStill.tsx'
import type { DrawingEngine } from './engine.ts'
import type { EngineEvents, PenChange } from './engineEvents.ts'
import type { EngineSettings } from './engineSettings.ts'
import { engineHolder } from './engineHolder.ts'
import type { Underlay } from './enginePictures.ts'
import type { EngineViewState } from './engineView.ts'
import { type Selecting, SelectingContext } from './selecting.ts'
import { TurnContext, turnedBy, type ViewTurn } from './turn.ts'
import type { ViewDrawing } from './viewDrawing.ts'

/** The properties and events of a drawing that can be drawn on. */
export interface DrawingCanvasProps {
  readonly model: Pick<ViewDrawing, 'getDrawing' | 'subscribe'>
  /** Address of the background picture, from the same origin. */
  readonly background?: string | null
  /** Pictures of other drawings that shine through under the strokes. The list stays the same while nothing changes. */
  readonly underlays?: readonly Underlay[]
  /** The drawing lacks what the server has: the picture under this element shows in place of the paper. */
  readonly isPreliminary?: boolean
  readonly brush: Brush
  /** The layer that is wished to be drawn on; absent where nobody speaks of layers. */
  readonly layer?: Pick<Store<LayerKey | undefined>, 'get' | 'subscribe'>
  /** The only layer that is seen; null for all. */
  readonly solo?: LayerKey | null
  /** Limits and grid of this place; those of storyboards when absent. */
  readonly settings?: EngineSettings
  /** Accessible name. */
  readonly label: string
  /** How to draw with keys, read out after the name. */
  readonly keyboardHelp?: string
  readonly readOnly?: boolean
  /** A line was finished. It stays wet until the promise settles and `model` holds it. */
  readonly onOperation: (operation: Operation) => void | Promise<void>
  readonly onAreaAsked?: EngineEvents['onAreaAsked']
  /** The keyboard put its pen down or lifted it; say so in a live region. */
  readonly onPenChanged?: (change: PenChange) => void
  readonly onTapped?: EngineEvents['onTapped']
  readonly onPenUsed?: EngineEvents['onPenUsed']
  readonly onPenCommand?: EngineEvents['onPenCommand']
  readonly onQuickMark?: EngineEvents['onQuickMark']
  /** The drawing was panned, zoomed or fitted. */
  readonly onViewChanged?: (view: EngineViewState) => void
  readonly onPlaced?: EngineEvents['onPlaced']
  readonly onPointed?: EngineEvents['onPointed']
  readonly onInk?: EngineEvents['onInk']
  readonly onLayerClosed?: EngineEvents['onLayerClosed']
  /** Holds the engine as long as it is here, for zooming by buttons. */
  readonly engineRef?: RefObject<DrawingEngine | null>
}

const NO_UNDERLAYS: readonly Underlay[] = []
const FILLING: CSSProperties = { position: 'relative', width: '100%', height: '100%' }

/**
 * A drawing that can be drawn on, filling its parent. Props in, events out:
 *
 *     const model = new ViewDrawing({ actorId, size, operations, pending: queue.pendingOperations(viewId), newId })
 *     const onOperation = async (operation) => {
 *       await queue.add({ shotId, viewId, operation })
 *       model.add(operation)
 *     }
 *     <DrawingCanvas model={model} brush={brush} label="Shot 3" onOperation={onOperation} />
 *
 * The owner journals a line first and adds it to the drawing then: it is wet as long. An undo is the owner's too:
 * `model.undo()`, then `queue.add(…)` for each operation. Keys are read by `drawingCommandOf` of keymap.ts.
 *
 * A page has one engine. It is with the DrawingCanvas mounted last and goes back when that one goes; the others show a
 * still picture, so a dialog may open over a card that is being drawn on.
 */
export function DrawingCanvas(props: DrawingCanvasProps): ReactElement {
  const { model, background = null, underlays = NO_UNDERLAYS, isPreliminary = false, brush, layer, label } = props
  const { keyboardHelp, readOnly = false, settings, solo = null, engineRef } = props
  const turn = useContext(TurnContext)
  const selecting = useContext(SelectingContext)
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const [engine, setEngine] = useState<DrawingEngine | null>(null)

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => engineHolder.claim({ onGiven: setEngine, onTaken: () => setEngine(null) }), [])
  useLayoutEffect(() => {
    const element = container.current
    if (!engine || !element) return
    engine.mount(element, {
      onStrokeFinished: (operation) => latest.current.onOperation(operation),
      onAreaAsked: (at) => latest.current.onAreaAsked?.(at),
      onPenChanged: (change) => latest.current.onPenChanged?.(change),
      onTapped: (fingers) => latest.current.onTapped?.(fingers),
      onTurned: (degrees) => turn?.set(turnedBy(turn.get(), degrees)),
      onSelected: (selection, canCut) => selecting?.set({ ...selecting.get(), selection, canCut }),
      onPenUsed: () => latest.current.onPenUsed?.(),
      onPenCommand: (command) => latest.current.onPenCommand?.(command),
      onQuickMark: (mark) => latest.current.onQuickMark?.(mark) ?? false,
      onViewChanged: (view) => latest.current.onViewChanged?.(view),
      onPlaced: (place) => latest.current.onPlaced?.(place),
      onPointed: (at) => latest.current.onPointed?.(at),
      onInk: (ink) => latest.current.onInk?.(ink),
      onLayerClosed: (layer) => latest.current.onLayerClosed?.(layer),
    })
    latest.current.onViewChanged?.(engine.view)
    if (engineRef) engineRef.current = engine
    return () => {
      if (engineRef) engineRef.current = null
      engine.unmount(element)
    }
  }, [engine, engineRef, turn, selecting])
  useShown(engine, turn, setTurn)
  useShown(engine, selecting, setSelecting)
  useLayoutEffect(() => engine?.pictures.setBackground(background), [engine, background])
  useLayoutEffect(() => engine?.pictures.setUnderlays(underlays), [engine, underlays])
  useLayoutEffect(() => engine?.setPreliminary(isPreliminary), [engine, isPreliminary])
  useLayoutEffect(() => {
    // Where an engine is mounted it begins with those of storyboards.
    if (settings) engine?.setSettings(settings)
  }, [engine, settings])
  useLayoutEffect(() => engine?.setBrush(brush), [engine, brush])
  useShown(engine, layer, setLayer)
  useLayoutEffect(() => engine?.setSolo(solo), [engine, solo])
  useLayoutEffect(() => engine?.setReadOnly(readOnly), [engine, readOnly])
  useLayoutEffect(() => engine?.setLabel(label, keyboardHelp), [engine, label, keyboardHelp])
  // Last: the drawing takes a press that waits for it, which draws with the brush above.
  useLayoutEffect(() => {
    if (!engine) return
    const show = (): void => engine.setDrawing(model.getDrawing())
    show()
    return model.subscribe(show)
  }, [engine, model])
  useKeepPointer(container)

  return (
    <div ref={container} style={FILLING}>
      {engine ? null : <ModelStill model={model} background={background} label={label} />}
    </div>
  )
}

type Shown<State> = Pick<Store<State>, 'get' | 'subscribe'>

/** Shows in the engine what a store has, as it has it. `show` stays the same. */
function useShown<State>(
  engine: DrawingEngine | null, store: Shown<State> | null | undefined,
  show: (engine: DrawingEngine, state: State) => void,
): void {
  useLayoutEffect(() => {
    if (!engine || !store) return
    const showNow = (): void => show(engine, store.get())
    showNow()
    return store.subscribe(showNow)
  }, [engine, store, show])
}

const setTurn = (engine: DrawingEngine, turn: ViewTurn): void => engine.setTurn(turn)
const setSelecting = (engine: DrawingEngine, { shape }: Selecting): void => engine.setSelecting(shape)
const setLayer = (engine: DrawingEngine, layer: LayerKey | undefined): void => engine.setLayer(layer)

type ModelStillProps = Pick<DrawingCanvasProps, 'model'> & Omit<DrawingStillProps, 'drawing'>

/** The picture while the engine is elsewhere. With the engine, a new line needs no rendering by React. */
function ModelStill({ model, ...stillProps }: ModelStillProps): ReactElement {
  return <DrawingStill drawing={useSyncExternalStore(model.subscribe, model.getDrawing)} {...stillProps} />
}

/** Keeps pointers that draw from what lies around the canvas, as a card that can be dragged and clicked. */
function useKeepPointer(container: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    const ending = new AbortController()
    const keep = (event: Event): void => event.stopPropagation()
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'touchstart', 'click', 'dblclick']) {
      element.addEventListener(type, keep, { signal: ending.signal, passive: true })
    }
    return () => ending.abort()
  }, [container])
}
