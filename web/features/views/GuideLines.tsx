import { chakra } from '@chakra-ui/react'
import {
  useContext, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent, type RefObject,
} from 'react'
import { v7 as newId } from 'uuid'
import type { Guides } from '../../../drawing/cameraMove.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import { withPointAt } from '../../../drawing/perspective.ts'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { ARROW_WAYS } from '../../canvas/keymap.ts'
import { type LayerPlace, type Position, toDrawing, toScreen } from '../../canvas/placement.ts'
import { useSetting } from '../../lib/useSetting.ts'
import { guideMessages } from '../../messages/guides.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { GuidesContext, guidesOf, SAFE, type Share, shownBy, type GuideName } from './guides.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const LINE = { stroke: '#1477b3', strokeWidth: 1, fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
const FAINT = { ...LINE, strokeOpacity: 0.55 } as const
const MASK = 'rgba(16, 18, 22, 0.6)'
const CELLS = 8
/** Lines through a vanishing point. */
const RAYS = 24
/** A ray is this many times as long as the frame. */
const FAR = 8
/** Handles stay this far inside of what is seen, in CSS pixels. */
const MARGIN = 14
const STEP = 4

const Picture = chakra('svg')
const Handle = chakra('circle')

type GuideLinesProps = { sheet: DeskSheet; place: LayerPlace | null; engine: RefObject<DrawingEngine | null> }

/** The guides of this browser over a drawing, and those of its perspective, whose points are moved by hand. */
export function GuideLines({ sheet, place, engine }: GuideLinesProps) {
  const areShown = useContext(GuidesContext)
  const desk = useContext(DrawingDeskContext)
  const chosen = guidesOf(useSetting('guides'))
  const drawing = useSyncExternalStore(sheet.model.subscribe, sheet.model.getDrawing)
  const [moved, setMoved] = useState<Guides | null>(null)
  if (!areShown || !place) return null
  const { size } = drawing
  const guides = moved ?? drawing.guides
  const { x, y, scale } = place.placement
  const settle = (next: Guides | null): void => {
    setMoved(null)
    if (next) void desk?.draw(sheet, { opId: newId(), kind: 'SET_GUIDES', guides: next })
  }
  return (
    <Picture
      position="absolute" inset="0" width="full" height="full" overflow="hidden" pointerEvents="none" data-guides
    >
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        {chosen.map((guide) => <GuideShape key={guide} guide={guide} size={size} />)}
        {guides ? <Perspective guides={guides} size={size} /> : null}
      </g>
      {guides && desk ? guides.vanishingPoints.map((point, index) => (
        <PointHandle
          key={index} label={guideMessages.point(index + 1)} place={place} point={point}
          placeUnder={(event) => engine.current?.placeUnder(event) ?? null}
          onMoved={(to) => setMoved(withPointAt(guides, index, to))}
          onDropped={(to) => settle(to ? withPointAt(guides, index, to) : moved)}
        />
      )) : null}
    </Picture>
  )
}

const rect = ({ x, y, width, height }: Share, size: DrawingSize) =>
  ({ x: x * size.width, y: y * size.height, width: width * size.width, height: height * size.height })

function GuideShape({ guide, size }: { guide: GuideName; size: DrawingSize }) {
  const { width, height } = size
  const across = (part: number) => (
    <line key={`y${part}`} x1={0} x2={width} y1={part * height} y2={part * height} {...LINE} />
  )
  const down = (part: number) => (
    <line key={`x${part}`} x1={part * width} x2={part * width} y1={0} y2={height} {...LINE} />
  )
  const mask = shownBy(guide, width / height)
  if (mask) {
    const { x, y, ...shown } = rect(mask, size)
    const hole = `M${x} ${y}v${shown.height}h${shown.width}v${-shown.height}z`
    return <path d={`M0 0h${width}v${height}h${-width}z${hole}`} fill={MASK} fillRule="evenodd" />
  }
  if (guide === 'safe') return SAFE.map((share) => <rect key={share.width} {...rect(share, size)} {...LINE} />)
  if (guide === 'middle') return [across(0.5), down(0.5)]
  if (guide === 'thirds') return [1 / 3, 2 / 3].flatMap((part) => [across(part), down(part)])
  const side = width / CELLS
  const rows = Math.ceil(height / side)
  return [
    ...Array.from({ length: CELLS - 1 }, (_, index) => down((index + 1) / CELLS)),
    ...Array.from({ length: rows - 1 }, (_, index) => across(((index + 1) * side) / height)),
  ]
}

/** Horizon, and lines through the vanishing points. */
function Perspective({ guides, size }: { guides: Guides; size: DrawingSize }) {
  const { horizon, vanishingPoints } = guides
  const length = FAR * Math.max(size.width, size.height)
  return (
    <>
      {horizon === null ? null : <line x1={-length} x2={length} y1={horizon} y2={horizon} {...LINE} />}
      {vanishingPoints.flatMap(({ x, y }, index) => Array.from({ length: RAYS }, (_, ray) => {
        const angle = (ray / RAYS) * Math.PI
        const [across, down] = [Math.cos(angle) * length, Math.sin(angle) * length]
        return <line key={`${index} ${ray}`} x1={x - across} y1={y - down} x2={x + across} y2={y + down} {...FAINT} />
      }))}
    </>
  )
}

type PointHandleProps = {
  label: string
  place: LayerPlace
  point: Position
  /** The place of the drawing under the pointer. */
  placeUnder: (event: PointerEvent) => Position | null
  onMoved: (to: Position) => void
  /** It was let go, by a key at a place. */
  onDropped: (to: Position | null) => void
}

/** A vanishing point to take hold of; one that lies outside of what is seen is held at the edge. */
function PointHandle({ label, place, point, placeUnder, onMoved, onDropped }: PointHandleProps) {
  const [start, setStart] = useState<{ readonly at: Position; readonly point: Position } | null>(null)
  const { width, height } = place.viewport
  const at = toScreen(place.placement, point)
  const within = (value: number, most: number): number => Math.min(most - MARGIN, Math.max(MARGIN, value))
  const press = (event: KeyboardEvent): void => {
    const way = ARROW_WAYS[event.key]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? STEP * STEP : STEP
    onDropped(toDrawing(place.placement, { x: at.x + way[0] * step, y: at.y + way[1] * step }))
  }
  return (
    <Handle
      cx={within(at.x, width)} cy={within(at.y, height)} r={8} fill="white" stroke="#1477b3" strokeWidth={2}
      pointerEvents="auto" cursor="grab" touchAction="none" tabIndex={0} role="button" aria-label={label}
      _focusVisible={{ outline: '2px solid {colors.accent.solid}' }} onKeyDown={press}
      onPointerDown={(event) => {
        const from = placeUnder(event)
        if (!from || !event.isPrimary || event.button !== 0) return
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        setStart({ at: from, point })
      }}
      onPointerMove={(event) => {
        const to = start && placeUnder(event)
        if (to) onMoved({ x: start.point.x + to.x - start.at.x, y: start.point.y + to.y - start.at.y })
      }}
      onPointerUp={() => {
        setStart(null)
        if (start) onDropped(null)
      }}
      onPointerCancel={() => {
        setStart(null)
        if (start) onMoved(start.point)
      }}
    />
  )
}
