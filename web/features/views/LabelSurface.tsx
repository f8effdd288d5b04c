import { Box } from '@chakra-ui/react'
import {
  useContext, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent,
} from 'react'
import { ringsOf } from '../../../drawing/fill/rings.ts'
import type { Lettering } from '../../../drawing/letters/lettering.ts'
import { determinantOf, inverseOf, type Place, placeAfter, times } from '../../../drawing/matrix.ts'
import { PAPER_COLOR, type StrokePoint } from '../../../drawing/stroke.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { ARROW_WAYS } from '../../canvas/keymap.ts'
import { watchSize } from '../../canvas/surface.ts'
import { TurnContext } from '../../canvas/turn.ts'
import { useStore } from '../../lib/store.ts'
import { labelToolMessages as words } from '../../messages/labelTool.ts'
import { areaOf, useLabelWork, type LabelToolParts } from './labelWork.ts'
import type { LabelDraft, LabelStage } from './labelState.ts'

/** A step of an arrow key and, with Shift, a fine one, in CSS pixels. */
const [STEP, FINE_STEP] = [8, 1]
/** How far around a label a press takes it, in CSS pixels. */
const REACH = 8
/** Places between which the map of the drawing is measured, in CSS pixels. */
const SPAN = 100

type LabelSurfaceProps = LabelToolParts & {
  /** How far the view is zoomed: another zoom is another map. */
  zoom: number
}

/** How the drawing that an engine shows lies in an element; null while none is shown. */
function stageOf(engine: DrawingEngine | null, element: HTMLElement): LabelStage | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [origin, across, down] = [[0, 0], [SPAN, 0], [0, SPAN]].map(([x = 0, y = 0]) =>
    engine?.placeUnder({ clientX: left + x, clientY: top + y }) ?? null)
  if (!origin || !across || !down) return null
  const map = inverseOf({
    a: (across.x - origin.x) / SPAN, b: (across.y - origin.y) / SPAN,
    c: (down.x - origin.x) / SPAN, d: (down.y - origin.y) / SPAN, e: origin.x, f: origin.y,
  })
  return { map, width, height }
}

const isSame = (one: LabelStage | null, other: LabelStage | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Covers the well of the frame preview: a press writes a label, and the one that is written is shown there. */
export function LabelSurface({ zoom, ...parts }: LabelSurfaceProps) {
  const { engine, state } = parts
  const surface = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<Place | null>(null)
  const turn = useContext(TurnContext)
  const draft = useStore(state.draft)
  const leaving = useStore(state.leaving)
  const stage = useStore(state.stage)
  const work = useLabelWork(parts)
  const shown = draft ?? leaving
  const isWriting = draft !== null

  const measure = useEffectEvent((): LabelStage | null => {
    const next = surface.current && stageOf(engine.current, surface.current)
    if (!isSame(next, state.stage.get())) state.stage.set(next)
    return next
  })
  useLayoutEffect(() => {
    const element = surface.current
    if (!element) return
    // The frame is laid out and turned by then.
    let request = requestAnimationFrame(measure)
    const again = (): void => {
      cancelAnimationFrame(request)
      request = requestAnimationFrame(measure)
    }
    const stops = [watchSize(element, again), turn?.subscribe(again)]
    return () => {
      cancelAnimationFrame(request)
      for (const stop of stops) stop?.()
    }
  }, [turn, zoom])
  useEffect(() => {
    if (!isWriting) surface.current?.focus({ preventScroll: true })
  }, [isWriting])
  const formerId = shown?.former?.id ?? null
  useEffect(() => {
    const selection = engine.current?.selection
    if (formerId === null) return
    selection?.hide(formerId)
    return () => selection?.hide(null)
  }, [engine, formerId])

  function begin(x: number, y: number): void {
    const now = surface.current && stageOf(engine.current, surface.current)
    if (!now) return
    state.stage.set(now)
    work.beginAt(placeAfter(inverseOf(now.map), x, y), REACH / Math.sqrt(Math.abs(determinantOf(now.map))))
  }
  function press(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || event.target !== surface.current) return
    // The text that opens takes the focus.
    event.preventDefault()
    setCursor(null)
    const box = event.currentTarget.getBoundingClientRect()
    if (draft) work.set()
    else begin(event.clientX - box.left, event.clientY - box.top)
  }
  function pressKey(event: KeyboardEvent): void {
    const box = surface.current?.getBoundingClientRect()
    const arrow = ARROW_WAYS[event.key]
    if (!box || event.target !== surface.current || event.ctrlKey || event.metaKey || event.altKey) return
    const { x, y } = cursor ?? { x: box.width / 2, y: box.height / 2 }
    const step = event.shiftKey ? FINE_STEP : STEP
    if (arrow) setCursor({ x: within(x + arrow[0] * step, box.width), y: within(y + arrow[1] * step, box.height) })
    else if (event.key === 'Enter' && draft === null) begin(x, y)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Box
      ref={surface} position="absolute" inset="0" touchAction="none" cursor="text" outline="none" data-label-surface
      role="application" aria-label={words.surface} aria-description={words.help} tabIndex={0} overflow="hidden"
      onPointerDown={press} onKeyDown={pressKey} onContextMenu={(event) => event.preventDefault()}
    >
      {shown && stage ? <Written draft={shown} stage={stage} lettering={work.lettering} /> : null}
      {draft?.tail && stage ? (
        <TailHandle
          draft={draft} stage={stage} tail={draft.tail} surface={surface}
          onMoved={(tail) => work.change({ ...draft, tail, isTailPut: true })}
        />
      ) : null}
      {cursor && !isWriting ? <Cursor {...cursor} /> : null}
    </Box>
  )
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** What is written, as the drawing will have it. */
function Written({ draft, stage, lettering }: { draft: LabelDraft; stage: LabelStage; lettering: Lettering }) {
  const area = areaOf(lettering, draft)
  if (!area) return null
  const rings = ringsOf(area)
  const { a, b, c, d, e, f } = stage.map
  return (
    <svg
      width="100%" height="100%" style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} aria-hidden
      data-label-written
    >
      <g transform={`matrix(${a} ${b} ${c} ${d} ${e} ${f})`} opacity={draft.opacity}>
        <path d={rings.slice(0, area.label.paper).map(pathOf).join('')} fill={PAPER_COLOR} />
        <path d={rings.map(pathOf).join('')} fill={draft.color} fillRule="evenodd" />
      </g>
    </svg>
  )
}

const pathOf = (ring: readonly StrokePoint[]): string => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}Z`

type TailHandleProps = {
  draft: LabelDraft
  stage: LabelStage
  tail: Place
  surface: { readonly current: HTMLElement | null }
  onMoved: (tail: Place) => void
}

/** The point of a balloon's tail, which is dragged, or moved by the arrow keys. */
function TailHandle({ draft, stage, tail, surface, onMoved }: TailHandleProps) {
  const isHeld = useRef(false)
  const map = times(stage.map, draft.matrix)
  const { x, y } = placeAfter(map, tail.x, tail.y)
  const moveTo = (place: Place): void => onMoved(placeAfter(inverseOf(map), place.x, place.y))
  function move(event: PointerEvent): void {
    const box = surface.current?.getBoundingClientRect()
    if (isHeld.current && box) moveTo({ x: event.clientX - box.left, y: event.clientY - box.top })
  }
  function press(event: KeyboardEvent): void {
    const arrow = ARROW_WAYS[event.key]
    if (!arrow) return
    const step = event.shiftKey ? FINE_STEP : STEP
    moveTo({ x: x + arrow[0] * step, y: y + arrow[1] * step })
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Box
      as="span" role="application" tabIndex={0} aria-label={words.tail} aria-description={words.tailHelp}
      position="absolute" boxSize="11" insetStart="-22px" top="-22px" display="grid" placeItems="center"
      touchAction="none" cursor="grab" borderRadius="full" focusVisibleRing="inside" data-label-tail
      style={{ transform: `translate(${x}px, ${y}px)` }} onKeyDown={press} onPointerMove={move}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return
        // The text keeps the focus.
        event.preventDefault()
        isHeld.current = true
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={() => (isHeld.current = false)} onPointerCancel={() => (isHeld.current = false)}
    >
      <Box
        boxSize="14px" bg="accent.solid" borderRadius="full" borderWidth="2px" borderColor="white" boxShadow="float"
      />
    </Box>
  )
}

/** Where a label begins that keys write. */
function Cursor({ x, y }: Place) {
  return (
    <Box
      position="absolute" insetStart="0" top="-12px" width="2px" height="24px" bg="accent.solid" pointerEvents="none"
      boxShadow="0 0 0 1px white" style={{ transform: `translate(${x}px, ${y}px)` }} data-label-cursor
    />
  )
}
