import { readFileSync } from 'node:fs'
import { sizeOf } from '../../drawing/aspectRatio.ts'
import type { AspectRatio } from '../../drawing/aspectRatio.ts'
import type { CameraMove } from '../../drawing/cameraMove.ts'
import { decodePayload } from '../../drawing/encoding.ts'
import type { DrawingSize, Operation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import type { DemoDrawingStage, DemoShot } from './storyboard.ts'
import { strokeIdOf } from './trace/strokeId.ts'

/** Somebody of the demo studio. */
export interface DemoPerson {
  /** The same in every installation, so that their colors are far from each other. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: 'OWNER' | 'ADMIN' | 'MEMBER'
  /** How long ago they were last there when the studio is made, in minutes. */
  readonly lastActive: number
}

/** The people of the demo studio; the first is its owner and the one the demo signs in as. */
export const DEMO_PEOPLE: readonly [DemoPerson, ...DemoPerson[]] = [
  {
    id: '019ab1c0-0000-7000-8000-000000000033', name: 'Maya Okafor', email: 'maya@kestrel.studio', role: 'OWNER',
    lastActive: 0,
  },
  {
    id: '019ab1c0-0000-7000-8000-000000000057', name: 'Jonas Lind', email: 'jonas@kestrel.studio', role: 'ADMIN',
    lastActive: 12,
  },
  {
    id: '019ab1c0-0000-7000-8000-000000000084', name: 'Ida Reyes', email: 'ida@kestrel.studio', role: 'ADMIN',
    lastActive: 140,
  },
  {
    id: '019ab1c0-0000-7000-8000-000000000168', name: 'Tom Achterberg', email: 'tom.achterberg@harborsound.example',
    role: 'MEMBER',
    lastActive: 4300,
  },
  {
    id: '019ab1c0-0000-7000-8000-000000000226', name: 'Suda Nakorn', email: 'suda@kestrel.studio', role: 'MEMBER',
    lastActive: 1500,
  },
  {
    id: '019ab1c0-0000-7000-8000-000000000239', name: 'Emil Kovač', email: 'emil@kovac-layout.example', role: 'MEMBER',
    lastActive: 8800,
  },
]

/** The demo studio. */
export const DEMO_ORGANIZATION = {
  name: 'Kestrel & Pine',
  description: 'Hand-drawn short films and title sequences. Bergen and Lisbon.',
} as const

/** What is drawn in one view of a board of the demo, in the drawing space of its shot's ratio. */
export interface DemoDrawing {
  /** 1-based place of the shot on the board. */
  readonly shotNumber: number
  /** 1-based place of the view in its shot: 1 is the view that every shot is made with. */
  readonly viewNumber: number
  /** Empty where the view goes by its place. */
  readonly viewName: string
  readonly aspectRatio: AspectRatio
  readonly strokes: readonly Stroke[]
  readonly camera: CameraMove | null
}

const PENCIL_COLOR = '#4aa9df'
const INK_COLOR = '#1c1d22'
/** Of the ink lines of a finished frame, the part that is there in a rough one. */
const ROUGH_INK_PART = 0.4
const WIDER_SCALE = 0.6

/** The strokes of a file of `frames/`, named without its ending. */
export function readFrameStrokes(frame: string): readonly Stroke[] {
  const operation = readFrame(frame)
  return operation.kind === 'ADD_STROKES' ? operation.strokes : []
}

/** The operation that adds them to an empty drawing. */
export function readFrame(frame: string): Operation {
  const bytes = readFileSync(new URL(`./frames/${frame}.strokes`, import.meta.url))
  return decodePayload(strokeIdOf(frame, 0), 'ADD_STROKES', bytes)
}

// Pencil first, and the ink that was drawn with a pen: fills and hatching have no pressure.
function roughOf(strokes: readonly Stroke[], name: string): Stroke[] {
  const pencil = strokes.filter(({ color }) => color === PENCIL_COLOR)
  const ink = strokes.filter(({ color, points }) => color === INK_COLOR && points[0]?.pressure !== undefined)
  const drawn = [...pencil, ...ink.slice(0, Math.ceil(ink.length * ROUGH_INK_PART))]
  return drawn.map((stroke, index) => ({ ...stroke, id: strokeIdOf(name, index) }))
}

function widen(strokes: readonly Stroke[], size: DrawingSize): Stroke[] {
  const place = (value: number, side: number): number => side / 2 + (value - side / 2) * WIDER_SCALE
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({
      ...point, x: place(point.x, size.width), y: place(point.y, size.height),
    })),
  }))
}

function drawingAt(frame: string, stage: DemoDrawingStage, size: DrawingSize): readonly Stroke[] {
  const strokes = readFrameStrokes(frame)
  if (stage === 'finished') return strokes
  const rough = roughOf(strokes, `${frame}, ${stage}`)
  return stage === 'rough' ? rough : widen(rough, size)
}

/** The drawings of a board of the demo, view by view in the order of the board. */
export function demoDrawings(shots: readonly DemoShot[]): DemoDrawing[] {
  return shots.flatMap(({ shotNumber, aspectRatio, views }) =>
    views.map(({ name, frame, stage, camera = null }, index) => ({
      shotNumber, viewNumber: index + 1, viewName: name, aspectRatio,
      strokes: drawingAt(frame, stage, sizeOf(aspectRatio)), camera,
    })))
}
