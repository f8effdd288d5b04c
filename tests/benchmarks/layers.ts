import { createCanvas } from '@napi-rs/canvas'
import { v7 as uuidv7 } from 'uuid'
import { foldOperations } from '../../drawing/fold.ts'
import { LAYER_ROLES } from '../../drawing/layer.ts'
import { MAX_COATED_RADIUS } from '../../drawing/limits.ts'
import type { Operation } from '../../drawing/operation.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import type { Stroke, StrokeBrush } from '../../drawing/stroke.ts'
import { WetStroke } from '../../drawing/wetStroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { handwriting } from '../drawing/sampleStrokes.ts'
import { randomFrom } from '../harness/random.ts'
import { anyStroke } from './drawings.ts'
import { type PacedTime, paced, pacedFigure, percentile, type Ratio, repeated, slowness, timed } from './measure.ts'

const SIZE = { width: 420, height: 240 }
const STROKES = 1_000
const PLACEMENTS = 500
/** Strokes of a placement. */
const PLACED = 20
const PICTURE = { width: 1_680, height: 960, kit: paintKit }
const RUNS = repeated(15, 5)
const MOST_FOLD_MS = 15
const MOST_LAYERS_COST = 1.6
/** Lines whose steps are timed, and how they are drawn: as large as these brushes are made, at four times the space. */
const STEP_LINES = repeated(12, 4)
const STEP_POINTS = 90
const SAMPLES = 3
const STEP_SCALE = PICTURE.width / SIZE.width
const MOST_STEP_MS = 6

const median = (samples: readonly number[]) => percentile(samples, 0.5)
const adding = (strokes: readonly Stroke[]): Operation[] =>
  strokes.map((stroke) => ({ opId: uuidv7(), kind: 'ADD_STROKES', strokes: [stroke] }))

/** Placements of some strokes each, somewhere near. */
function placing(strokes: readonly Stroke[], random: () => number): Operation[] {
  const some = () => Array.from({ length: PLACED }, () => strokes[Math.floor(random() * strokes.length)]?.id ?? '')
  return Array.from({ length: PLACEMENTS }, () => ({
    opId: uuidv7(), kind: 'PLACE_STROKES', size: SIZE,
    groups: [{ matrix: { a: 1, b: 0, c: 0, d: 1, e: random() * 40, f: random() * 40 }, strokeIds: some() }],
  }))
}

async function timesOf(work: () => void): Promise<PacedTime[]> {
  const times: PacedTime[] = []
  for (let run = 0; run < RUNS; run++) times.push(await paced(async () => work()))
  return times
}

/** Milliseconds of each step of three samples, while a thick line of a brush grows. */
async function stepTimes(brush: StrokeBrush): Promise<PacedTime[]> {
  const context = createCanvas(PICTURE.width, PICTURE.height).getContext('2d')
  context.scale(STEP_SCALE, STEP_SCALE)
  const times: PacedTime[] = []
  for (let line = 0; line < STEP_LINES; line++) {
    const style = { tool: 'pen', brush, color: '#2b2b33', radius: MAX_COATED_RADIUS, opacity: 1 } as const
    const wet = new WetStroke(context, style, paintKit)
    const points = handwriting(line + 1, STEP_POINTS).map((point) => ({ ...point, altitude: 45, azimuth: 30 }))
    const pace = slowness()
    for (let at = 0; at < points.length; at += SAMPLES) {
      const milliseconds = await timed(async () => {
        wet.extend(points.slice(at, at + SAMPLES))
        context.getImageData(0, 0, 1, 1)
      })
      // The first line makes the grain and compiles the script.
      if (line > 0) times.push({ slowness: pace, milliseconds })
    }
  }
  return times
}

async function stepFigure(brush: StrokeBrush): Promise<Ratio> {
  const detail = `p95 of ${STEP_LINES - 1} lines, radius ${MAX_COATED_RADIUS}, ${PICTURE.width} × ${PICTURE.height}`
  const name = `a step of ${SAMPLES} samples with a ${brush === 'soft' ? 'soft brush' : brush}`
  const p95 = (samples: readonly number[]) => percentile(samples, 0.95)
  return pacedFigure({ name, bound: MOST_STEP_MS, detail }, p95, await stepTimes(brush))
}

/** What layers and placements cost those who fold and paint a drawing. */
export async function measureLayers(): Promise<Ratio[]> {
  const random = randomFrom(STROKES)
  const strokes = Array.from({ length: STROKES }, () => anyStroke(random))
  const layered = strokes.map((stroke, index) => ({ ...stroke, layer: LAYER_ROLES[index % LAYER_ROLES.length] ?? '' }))
  const operations = [...adding(strokes), ...placing(strokes, random)]
  const fold = await timesOf(() => foldOperations(SIZE, operations))
  const [plain, sheets] = [strokes, layered].map((some) => foldOperations(SIZE, adding(some)))
  const paint = (drawing: typeof plain) => timesOf(() => {
    const context = createCanvas(PICTURE.width, PICTURE.height).getContext('2d')
    if (drawing) paintDrawing(context, drawing, PICTURE)
    // Skia paints when the pixels are asked for.
    context.getImageData(0, 0, 1, 1)
  })
  const [ofOne, ofSix] = [await paint(plain), await paint(sheets)]
    .map((times) => median(times.map(({ milliseconds }) => milliseconds))) as [number, number]
  return [
    pacedFigure(
      {
        name: `folding ${STROKES} strokes and ${PLACEMENTS} placements`, bound: MOST_FOLD_MS,
        detail: `median of ${RUNS}, ${PLACED} strokes a placement`,
      },
      median, fold,
    ),
    {
      name: `painting ${STROKES} strokes on six layers, to one layer`, value: ofSix / ofOne, bound: MOST_LAYERS_COST,
      detail: `${ofSix.toFixed(1)} ms to ${ofOne.toFixed(1)} ms at ${PICTURE.width} × ${PICTURE.height}`,
    },
    await stepFigure('pencil'),
    await stepFigure('soft'),
  ]
}
