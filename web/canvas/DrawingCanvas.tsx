import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactElement } from 'react'
import type { Drawing } from '../../drawing/fold.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { Brush } from './brush.ts'
import { DrawingStill } from './DrawingStill.tsx'
import type { DrawingEngine } from './engine.ts'
import type { PenChange } from './engineEvents.ts'
import { claimEngine } from './engineHolder.ts'

/** What a drawing that can be drawn on needs to know, and tells. */
export interface DrawingCanvasProps {
  readonly drawing: Drawing
  /** Address of the background picture, from the same origin. */
  readonly background?: string | null
  readonly brush: Brush
  /** Accessible name. */
  readonly label: string
  /** How to draw with keys, read out after the name. */
  readonly keyboardHelp?: string
  readonly readOnly?: boolean
  /** A line was finished. It stays wet until the promise settles and `drawing` holds it. */
  readonly onOperation: (operation: Operation) => void | Promise<void>
  /** The keyboard put its pen down or lifted it; say so in a live region. */
  readonly onPenChanged?: (change: PenChange) => void
}

const FILLING: CSSProperties = { position: 'relative', width: '100%', height: '100%' }

/**
 * A drawing that can be drawn on, filling its parent. Props in, events out:
 *
 *     const model = new ViewDrawing({ actorId, size, operations, pending: queue.pendingOperations(viewId), newId })
 *     const drawing = useSyncExternalStore(model.subscribe, model.getDrawing)
 *     const onOperation = async (operation) => {
 *       await queue.add({ shotId, viewId, operation })
 *       model.add(operation)
 *     }
 *     <DrawingCanvas drawing={drawing} brush={brush} label="Shot 3" onOperation={onOperation} />
 *
 * The owner journals a line first and adds it to the drawing then: it is wet as long. An undo is the owner's too:
 * `const operation = model.undo()`, then `queue.add(…)`. Keys are read by `drawingCommandOf` of keymap.ts.
 *
 * A page has one engine. It is with the DrawingCanvas mounted last and goes back when that one goes; the others show a
 * still picture, so a dialog may open over a card that is being drawn on.
 */
export function DrawingCanvas(props: DrawingCanvasProps): ReactElement {
  const { drawing, background = null, brush, label, keyboardHelp, readOnly = false } = props
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const [engine, setEngine] = useState<DrawingEngine | null>(null)

  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => claimEngine({ onGiven: setEngine, onTaken: () => setEngine(null) }), [])
  useLayoutEffect(() => {
    const element = container.current
    if (!engine || !element) return
    engine.mount(element, {
      onStrokeFinished: (operation) => latest.current.onOperation(operation),
      onPenChanged: (change) => latest.current.onPenChanged?.(change),
    })
    return () => engine.unmount(element)
  }, [engine])
  useLayoutEffect(() => engine?.setDrawing(drawing), [engine, drawing])
  useLayoutEffect(() => engine?.setBackground(background), [engine, background])
  useLayoutEffect(() => engine?.setBrush(brush), [engine, brush])
  useLayoutEffect(() => engine?.setReadOnly(readOnly), [engine, readOnly])
  useLayoutEffect(() => engine?.setLabel(label, keyboardHelp), [engine, label, keyboardHelp])
  useKeepPointer(container)

  return (
    <div ref={container} style={FILLING}>
      {engine ? null : <DrawingStill drawing={drawing} background={background} label={label} />}
    </div>
  )
}

/** Keeps pointers that draw from what lies around the canvas, as a card that can be dragged and clicked. */
function useKeepPointer(container: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    const ending = new AbortController()
    const keep = (event: Event): void => event.stopPropagation()
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'click', 'dblclick']) {
      element.addEventListener(type, keep, { signal: ending.signal, passive: true })
    }
    return () => ending.abort()
  }, [container])
}
