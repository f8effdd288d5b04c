import { bytesToBase64 } from '../../drawing/base64.ts'
import { encodePayload, quantizeStroke } from '../../drawing/encoding.ts'
import { fitInto } from '../../drawing/fit.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import { paintStrokes } from '../../drawing/paint.ts'
import { type PointerSample, RopeStabilizer } from '../../drawing/stabilizer.ts'
import type { Stroke, StrokePoint } from '../../drawing/stroke.ts'
import { paintKit } from '../lib/paintKit.ts'

/** An operation as the server takes it. */
export interface SentOperation {
  opId: string
  kind: 'ADD_STROKES'
  payload: string
}

/** The color of a guest's marks: seen on paper and on most pictures. */
const MARK_COLOR = '#e5484d'
/** The width of a mark, as a share of the width of the drawing space. */
const MARK_WIDTH = 1 / 160
/** How far the line follows behind the finger at most, in pixels of the screen. */
const ROPE = 8

/** A UUIDv7: the time, then random bits. */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** Lines as one operation of a comment's drawing; none for no lines. */
export function operationsOf(strokes: readonly Stroke[]): SentOperation[] {
  if (strokes.length === 0) return []
  const opId = newId()
  const payload = bytesToBase64(encodePayload({ opId, kind: 'ADD_STROKES', strokes }))
  return [{ opId, kind: 'ADD_STROKES', payload }]
}

/** A line under the finger: from the screen into the drawing space. */
export class MarkBuilder {
  readonly #rope: RopeStabilizer<PointerSample>
  readonly #space: DrawingSize
  readonly #screen: DrawingSize
  readonly #start: number
  readonly #points: StrokePoint[]
  readonly #id = newId()

  constructor(start: PointerSample, screen: DrawingSize, space: DrawingSize) {
    this.#rope = new RopeStabilizer(ROPE, start)
    this.#screen = screen
    this.#space = space
    this.#start = start.time
    this.#points = [this.#pointOf(start)]
  }

  #pointOf({ x, y, time }: PointerSample): StrokePoint {
    const { x: left, y: top, scale } = fitInto(this.#space, this.#screen)
    return { x: (x - left) / scale, y: (y - top) / scale, t: time - this.#start }
  }

  move(sample: PointerSample): void {
    for (const moved of this.#rope.move(sample)) this.#points.push(this.#pointOf(moved))
  }

  /** The line so far, or after the finger was lifted. */
  toStroke(isLifted = false): Stroke {
    if (isLifted) for (const moved of this.#rope.lift()) this.#points.push(this.#pointOf(moved))
    const radius = (this.#space.width * MARK_WIDTH) / 2
    return quantizeStroke({ id: this.#id, tool: 'pen', color: MARK_COLOR, radius, opacity: 1, points: this.#points })
  }
}

interface Line {
  id: string
  points: { x: number; y: number }[]
  brushColor: string
  brushRadius: number
  tool?: 'pen' | 'eraser'
  opacity?: number
}

/** The drawing of a comment as the server answers it: canvasData. */
export interface Marks extends DrawingSize {
  lines: Line[]
}

/** Paints drawings of comments and the own lines over a picture. Each comment is a layer of its own. */
export function paintMarks(
  canvas: HTMLCanvasElement, screen: DrawingSize, layers: readonly Marks[], own: readonly Stroke[], space: DrawingSize,
): void {
  const density = window.devicePixelRatio
  canvas.width = Math.round(screen.width * density)
  canvas.height = Math.round(screen.height * density)
  const context = canvas.getContext('2d')
  if (!context) return
  const size = { width: canvas.width, height: canvas.height, kit: paintKit }
  for (const { lines, width, height } of layers) {
    const layer = new OffscreenCanvas(size.width, size.height)
    const strokes = lines.map(({ id, points, brushColor: color, brushRadius: radius, tool = 'pen', opacity = 1 }) =>
      ({ id, points, color, radius, tool, opacity }))
    const inLayer = layer.getContext('2d')
    if (inLayer) paintStrokes(inLayer, { size: { width, height }, strokes }, size)
    if (size.width > 0 && size.height > 0) context.drawImage(layer, 0, 0)
  }
  paintStrokes(context, { size: space, strokes: own }, size)
}
