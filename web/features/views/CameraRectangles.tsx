import type { KeyboardEvent, PointerEvent } from 'react'
import { cornersOf, rectangleOf, uprightOf } from '../../../drawing/camera.ts'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import type { DrawingSize } from '../../../drawing/operation.ts'
import type { CameraGrasp } from '../../canvas/cameraHand.ts'
import type { Position } from '../../canvas/placement.ts'
import { cameraToolMessages as words } from '../../messages/cameraTool.ts'
import type { CameraWork } from './cameraWork.ts'

export type FrameName = 'start' | 'end'

/** Seen on paper and on dark, in both themes: green for the start, red for the end. */
const COLORS: Readonly<Record<FrameName, string>> = { start: '#15803d', end: '#c62828' }
const LIGHT = 'rgba(255, 255, 255, 0.85)'
/** In CSS pixels: of a handle, of what a finger reaches of it, and from the rectangle to the knob that turns it. */
const HANDLE = 6
const REACH = 18
const KNOB_DISTANCE = 26

type Begin = (event: PointerEvent, name: FrameName, grasp: CameraGrasp) => void
type Press = (event: KeyboardEvent, name: FrameName) => void

type CameraRectanglesProps = {
  work: CameraWork
  stage: DrawingSize
  toStage: (place: Position) => Position
  onBegun: Begin
  onMoved: (event: PointerEvent) => void
  onEnded: () => void
  onCancelled: () => void
  onPressed: Press
  /** A key is up, or the focus goes elsewhere. */
  onReleased: () => void
}

const pointsOf = (places: readonly Position[]): string => places.map(({ x, y }) => `${x},${y}`).join(' ')

/** The frame, and what the camera shows at the start and at the end, with what these are held by. */
export function CameraRectangles(props: CameraRectanglesProps) {
  const { work: { camera, size, hand }, stage, toStage, onMoved, onEnded, onCancelled } = props
  const frame = cornersOf(uprightOf({ x: 0, y: 0, ...size })).map(toStage)
  return (
    <svg
      width={stage.width} height={stage.height} style={{ position: 'absolute', inset: 0, touchAction: 'none' }}
      onPointerMove={onMoved} onPointerUp={onEnded} onPointerCancel={onCancelled}
    >
      <polygon points={pointsOf(frame)} fill="none" stroke="rgba(127, 132, 142, 0.9)" strokeDasharray="2 3" />
      {camera ? <Path camera={camera} toStage={toStage} /> : null}
      {camera ? inOrder(camera).map((name) => (
        <FrameRectangle
          key={name} {...props} name={name} camera={camera} isHeld={hand !== null}
        />
      )) : null}
    </svg>
  )
}

/** The smaller one is on top: it could not be reached under the other. */
const inOrder = ({ start, end }: CameraMove): readonly FrameName[] =>
  start.width < end.width ? ['end', 'start'] : ['start', 'end']

/** The way of the middle. */
function Path({ camera, toStage }: Pick<CameraRectanglesProps, 'toStage'> & { camera: CameraMove }) {
  const [from, to] = [toStage(camera.start), toStage(camera.end)]
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length < 2 * HANDLE) return null
  const [across, down] = [((to.x - from.x) / length) * 10, ((to.y - from.y) / length) * 10]
  const head = [
    to, { x: to.x - across - down / 2, y: to.y - down + across / 2 },
    { x: to.x - across + down / 2, y: to.y - down - across / 2 },
  ]
  return (
    <g pointerEvents="none">
      {([[LIGHT, 4], ['#3a3f4a', 1.5]] as const).map(([color, width]) => (
        <line key={color} x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke={color} strokeWidth={width} />
      ))}
      <polygon points={pointsOf(head)} fill="#3a3f4a" stroke={LIGHT} />
    </g>
  )
}

type FrameRectangleProps = CameraRectanglesProps & { name: FrameName; camera: CameraMove; isHeld: boolean }

function FrameRectangle(props: FrameRectangleProps) {
  const { name, camera, isHeld, work, toStage, onBegun, onPressed, onReleased } = props
  const corners = cornersOf(rectangleOf(camera[name], work.size)).map(toStage)
  const [first = { x: 0, y: 0 }, second = first] = corners
  const color = COLORS[name]
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
  const length = Math.hypot(second.x - first.x, second.y - first.y) || 1
  const knob = {
    x: middle.x + ((second.y - first.y) / length) * KNOB_DISTANCE,
    y: middle.y - ((second.x - first.x) / length) * KNOB_DISTANCE,
  }
  const begin = (grasp: CameraGrasp) => (event: PointerEvent<SVGElement>): void => {
    event.currentTarget.closest<SVGElement>('[data-frame]')?.focus({ preventScroll: true })
    onBegun(event, name, grasp)
  }
  const held = isHeld
    ? {
        tabIndex: 0, 'aria-description': words.help, onKeyUp: onReleased, onBlur: onReleased,
        onKeyDown: (event: KeyboardEvent) => onPressed(event, name),
      }
    : {}
  return (
    <g
      role={isHeld ? 'application' : 'img'} aria-label={words.frames[name]} data-frame={name} {...held}
      style={{ outline: 'none' }}
    >
      <polygon
        points={pointsOf(corners)} fill={color} fillOpacity="0.06" stroke={LIGHT} strokeWidth="4.5"
        style={{ cursor: isHeld ? 'move' : undefined }} onPointerDown={begin('move')}
      />
      <polygon data-edge points={pointsOf(corners)} fill="none" stroke={color} pointerEvents="none" />
      {isHeld ? (
        <>
          <line x1={middle.x} y1={middle.y} x2={knob.x} y2={knob.y} stroke={color} strokeWidth="1.5" />
          <Handle at={knob} color={color} cursor="grab" onBegun={begin('turn')} />
          {corners.map((at, index) => (
            <Handle
              key={index} at={at} color={color} cursor={index % 2 === 0 ? 'nwse-resize' : 'nesw-resize'} isSquare
              onBegun={begin('scale')}
            />
          ))}
        </>
      ) : null}
      <Letter name={name} at={first} color={color} />
    </g>
  )
}

type HandleProps = {
  at: Position
  color: string
  cursor: string
  isSquare?: boolean
  onBegun: (event: PointerEvent<SVGElement>) => void
}

function Handle({ at, color, cursor, isSquare = false, onBegun }: HandleProps) {
  const side = HANDLE * 2
  const look = { fill: 'white', stroke: color, strokeWidth: 2, pointerEvents: 'none' } as const
  return (
    <>
      <circle cx={at.x} cy={at.y} r={REACH} fill="transparent" style={{ cursor }} onPointerDown={onBegun} />
      {isSquare
        ? <rect x={at.x - HANDLE} y={at.y - HANDLE} width={side} height={side} {...look} />
        : <circle cx={at.x} cy={at.y} r={HANDLE} {...look} />}
    </>
  )
}

function Letter({ name, at, color }: { name: FrameName; at: Position; color: string }) {
  return (
    <g pointerEvents="none" aria-hidden>
      <rect x={at.x + 12} y={at.y + 8} width="20" height="20" rx="4" fill={color} />
      <text x={at.x + 22} y={at.y + 22.5} fill="white" fontSize="13" fontWeight="600" textAnchor="middle">
        {words.letters[name]}
      </text>
    </g>
  )
}
