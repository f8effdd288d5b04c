import { readAddedStrokes } from '../../../drawing/strokeReading.ts'
import { ByteReader } from '../../../drawing/bytes.ts'
import { paintInk } from '../../../drawing/paintInk.ts'
import type { Stroke } from '../../../drawing/stroke.ts'

/** The room the strokes were drawn in. */
const SPACE = { width: 420, height: 240 } as const
/** A tab that slept goes on where it stopped. */
const LONGEST_STEP_MS = 100
/** As often as film moves: a step costs as much as it paints, and phones have other things to do. */
const STEP_MS = 1_000 / 24

/** The color that the frames were sketched in. */
const PENCIL_COLOR = '#4aa9df'

/** A stroke in its turn; `isUnder` lies below all that is there. */
type Turn = { stroke: Stroke; isUnder: boolean }

/**
 * The strokes as somebody draws a frame: pencil, ink, then the tones. In the drawing the tones come first, as they lie
 * below: from the last to the first, each under what is there, they make the same picture.
 */
export function inStages(strokes: readonly Stroke[]): readonly Turn[] {
  const tones = Math.max(0, strokes.findIndex(({ color }) => color === PENCIL_COLOR))
  return [
    ...strokes.slice(tones).map((stroke) => ({ stroke, isUnder: false })),
    ...strokes.slice(0, tones).reverse().map((stroke) => ({ stroke, isUnder: true })),
  ]
}

/** Paints a stroke below what is there. */
function paintUnder(context: CanvasRenderingContext2D, stroke: Stroke): void {
  const { width, height } = context.canvas
  const layer = Object.assign(document.createElement('canvas'), { width, height })
  const under = layer.getContext('2d')
  if (under === null) return
  under.setTransform(context.getTransform())
  paintInk(under, stroke)
  context.save()
  context.resetTransform()
  context.globalCompositeOperation = 'destination-over'
  context.drawImage(layer, 0, 0)
  context.restore()
}

/** Told while a frame is drawn: how much of it is there, 0 to 1, and where the pen is, both as parts of the frame. */
export type DrawingProgress = (part: number, pen: { x: number; y: number }) => void

/** The strokes of a `.strokes` file at an address, in the order they were drawn. */
export async function readStrokes(address: string): Promise<readonly Stroke[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const reader = new ByteReader(new Uint8Array(await response.arrayBuffer()))
  return readAddedStrokes(reader, reader.byte(), null).strokes
}

/**
 * Draws strokes one after the other, in stages, onto an empty canvas, longer ones slower, in `seconds` altogether.
 * `isWatched` says whether anybody can see it: time stands still while nobody does. Rejects with the signal's reason.
 */
export function drawFrame(
  canvas: HTMLCanvasElement,
  strokes: readonly Stroke[],
  seconds: number,
  options: { signal: AbortSignal; isWatched: () => boolean; onProgress: DrawingProgress },
): Promise<void> {
  const { signal, isWatched, onProgress } = options
  const context = canvas.getContext('2d')
  const turns = inStages(strokes)
  const total = strokes.reduce((sum, { points }) => sum + points.length, 0)
  return new Promise((resolve, reject) => {
    if (context === null || total === 0) return resolve()
    context.setTransform(canvas.width / SPACE.width, 0, 0, canvas.height / SPACE.height, 0, 0)
    context.clearRect(0, 0, SPACE.width, SPACE.height)
    let [elapsed, last, next, drawn] = [0, performance.now(), 0, 0]
    const step = (now: number) => {
      if (signal.aborted) return reject(signal.reason as Error)
      if (now - last < STEP_MS) return void requestAnimationFrame(step)
      if (isWatched()) elapsed += Math.min(now - last, LONGEST_STEP_MS)
      last = now
      const part = Math.min(1, elapsed / 1000 / seconds)
      const due = part * total
      for (let turn = turns[next]; turn && drawn + turn.stroke.points.length <= due; turn = turns[next]) {
        const { stroke, isUnder } = turn
        if (isUnder) paintUnder(context, stroke)
        else paintInk(context, stroke)
        drawn += stroke.points.length
        next += 1
      }
      const points = turns[Math.min(next, turns.length - 1)]?.stroke.points ?? []
      const point = points[Math.min(points.length - 1, Math.max(0, Math.floor(due - drawn)))]
      onProgress(part, { x: (point?.x ?? 0) / SPACE.width, y: (point?.y ?? 0) / SPACE.height })
      if (part < 1) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame(step)
  })
}
