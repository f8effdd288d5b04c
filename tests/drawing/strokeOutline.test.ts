import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { traceOutline } from '../../drawing/strokeOutline.ts'
import { nodeAt, PathBuilder, traceCircle } from '../../drawing/strokePath.ts'
import type { PathNode, PathSegment } from '../../drawing/strokePath.ts'
import { noiseFrom } from './sampleStrokes.ts'

const SIDE = 90
/** So large that a hole or a bump fills pixels, 255 each; what pieces may be off together stays below that. */
const SCALE = 8
const MOST_OFF = 235

function coverage(trace: (context: CanvasRenderingContext2D) => void): Uint8ClampedArray {
  const canvas = createCanvas(SIDE * SCALE, SIDE * SCALE)
  const context = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  context.scale(SCALE, SCALE)
  context.beginPath()
  trace(context)
  context.fill()
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data
  const alphas = new Uint8ClampedArray(pixels.length / 4)
  for (let index = 0; index < alphas.length; index++) alphas[index] = pixels[index * 4 + 3] ?? 0
  return alphas
}

/** Circles along the curve, so near to each other that nothing is left out between them. */
function traceCircles(context: CanvasRenderingContext2D, segments: readonly PathSegment[]): void {
  for (const { from, control, to } of segments) {
    const corner = control ?? from
    const length = Math.hypot(corner.x - from.x, corner.y - from.y) + Math.hypot(to.x - corner.x, to.y - corner.y)
    const count = Math.max(1, Math.ceil(length * 20))
    for (let index = 0; index <= count; index++) traceCircle(context, nodeOn(from, control, to, index / count))
  }
}

function nodeOn(from: PathNode, control: PathNode | null, to: PathNode, part: number): PathNode {
  const via = control ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const at = (a: number, b: number, c: number) => (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part ** 2 * c
  return {
    x: at(from.x, via.x, to.x), y: at(from.y, via.y, to.y),
    radius: from.radius + (to.radius - from.radius) * part,
  }
}

test.each([
  ['a steady hand', 0.3, 3], ['a lively hand', 1.2, 5], ['a scribble', 6, 4], ['a broad scribble', 6, 14],
])('covers what circles along the curve cover: %s', (_name, turn, radius) => {
  for (let seed = 1; seed <= 8; seed++) {
    const noise = noiseFrom(seed)
    let [x, y, direction] = [SIDE / 2, SIDE / 2, noise() * 6]
    const builder = new PathBuilder()
    const segments = Array.from({ length: 30 }, () => {
      direction += (noise() - 0.5) * turn
      const step = noise() * 8
      x = Math.min(SIDE - 18, Math.max(18, x + Math.cos(direction) * step))
      y = Math.min(SIDE - 18, Math.max(18, y + Math.sin(direction) * step))
      return builder.add(nodeAt({ x, y, pressure: noise() }, radius))
    })
    const all = [...segments, builder.end()].filter((segment) => segment !== null)
    const drawn = coverage((context) => traceOutline(context, all))
    const wanted = coverage((context) => traceCircles(context, all))
    let off = 0
    for (const [index, value] of drawn.entries()) off = Math.max(off, Math.abs(value - (wanted[index] ?? 0)))
    expect(off, `seed ${seed}`).toBeLessThanOrEqual(MOST_OFF)
  }
})
