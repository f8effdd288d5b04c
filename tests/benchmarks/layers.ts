import { createCanvas } from '@napi-rs/canvas'
import { v7 as uuidv7 } from 'uuid'
import { foldOperations } from '../../drawing/fold.ts'
import { LAYER_ROLES } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { randomFrom } from '../harness/random.ts'
import { anyStroke } from './drawings.ts'
import { type PacedTime, paced, pacedFigure, percentile, type Ratio, repeated } from './measure.ts'

const SIZE = { width: 420, height: 240 }
const STROKES = 1_000
const PLACEMENTS = 500
/** Strokes of a placement. */
const PLACED = 20
const PICTURE = { width: 1_680, height: 960, kit: paintKit }
const RUNS = repeated(15, 5)
const MOST_FOLD_MS = 15
const MOST_LAYERS_COST = 1.6

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
  ]
}
