import { readdirSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { encodeStroke } from '../../drawing/encoding.ts'
import { findArea } from '../../drawing/fill/findArea.ts'
import { MIN_RADIUS } from '../../drawing/limits.ts'
import { paintStroke } from '../../drawing/paintStroke.ts'
import { readFrameStrokes } from '../../prisma/demo/content.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import type { Client } from '../harness/client.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { randomFrom } from '../harness/random.ts'
import { uuidOf } from '../drawing/sampleStrokes.ts'
import { openBench } from './browser.ts'
import { type PacedTime, pacedFigure, percentile, type Ratio, repeated, slowness } from './measure.ts'
import { pause } from './penStrokes.ts'

const SIZE = { width: 420, height: 240 }
/** As the page looks: pixels in one of the drawing, and the gaps that are closed. */
const SCALE = 3
const GAP = 2
const FRAMES = repeated(14, 5)
const FILLS_OF_FRAME = 7
const PRESSES = repeated(10, 4)
const SETTLE_MS = 2_000
const BOUNDS = { milliseconds: 120, medianBytes: 500, p95Bytes: 2_000, task: 8 }

const LOOK = { id: uuidOf(1), tool: 'pen', brush: 'fill', color: '#000000', radius: MIN_RADIUS, opacity: 1 } as const

const frames = (): string[] =>
  readdirSync(new URL('../../prisma/demo/frames', import.meta.url)).sort()
    .flatMap((name) => (name.endsWith('.strokes') ? [name.replace('.strokes', '')] : [])).slice(0, FRAMES)

/** What it takes to find areas among the lines of real frames, and what they take when they are stored. */
function findAreas(): Ratio[] {
  const random = randomFrom(FRAMES)
  const [times, bytes]: [PacedTime[], number[]] = [[], []]
  for (const frame of frames()) {
    const canvas = createCanvas(SIZE.width * SCALE, SIZE.height * SCALE)
    const context = canvas.getContext('2d')
    context.scale(SCALE, SCALE)
    for (const stroke of readFrameStrokes(frame)) paintStroke(context, stroke, paintKit)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    const pace = slowness()
    for (let fill = 0; fill < FILLS_OF_FRAME; fill++) {
      const start = performance.now()
      const found = findArea(pixels, SCALE, { x: random() * SIZE.width, y: random() * SIZE.height, gap: GAP })
      times.push({ slowness: pace, milliseconds: performance.now() - start })
      if (!found) continue
      bytes.push(encodeStroke({ ...LOOK, ...found.area }).length)
    }
  }
  const detail = `${bytes.length} areas of ${FRAMES} frames`
  return [
    pacedFigure(
      { name: 'finding an area (p95)', bound: BOUNDS.milliseconds, detail },
      (samples) => percentile(samples, 0.95), times,
    ),
    {
      name: 'bytes of an area (median)', value: percentile(bytes, 0.5), bound: BOUNDS.medianBytes, unit: 'bytes',
      detail,
    },
    { name: 'bytes of an area (p95)', value: percentile(bytes, 0.95), bound: BOUNDS.p95Bytes, unit: 'bytes', detail },
  ]
}

/** What areas cost to find and to keep, and a page that fills one. */
export async function measureFilling(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Filling')
  const [viewId = ''] = (await makeShot(client, person, storyboardId)).views.map(({ id }) => id)
  const [frame = ''] = frames()
  const strokes = readFrameStrokes(frame).map((stroke, index) => ({ ...stroke, id: uuidOf(index + 1) }))
  const { errors } = await draw(client, person, viewId, [adding(strokes)])
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  const bench = await openBench(client.url, person, () => undefined)
  const tasks: PacedTime[] = []
  try {
    const { page, tasksOf } = await bench.open(`/dashboard/projects/${projectId}/storyboard`)
    await page.getByRole('button', { name: 'Open the preview of shot 1', exact: true }).click()
    const surface = page.locator('[data-preview]').getByRole('application')
    await surface.waitFor()
    await pause(SETTLE_MS)
    const box = await surface.boundingBox()
    if (!box) throw new Error('The preview is not on the screen')
    await page.keyboard.press('g')
    const random = randomFrom(PRESSES)
    for (let press = 0; press <= PRESSES; press++) {
      const pace = await bench.slowness()
      await page.bringToFront()
      await page.mouse.move(box.x + box.width * (0.1 + 0.8 * random()), box.y + box.height * (0.1 + 0.8 * random()))
      const lasted = await tasksOf(async () => {
        await page.mouse.down()
        await page.mouse.up()
        await pause(SETTLE_MS)
      })
      // The first press loads what it needs.
      if (press > 0) tasks.push({ milliseconds: Math.max(...lasted), slowness: pace })
    }
  } finally {
    await bench.close()
  }
  const detail = `${PRESSES} presses, ${strokes.length} strokes`
  const name = 'filling an area, longest task of the page (median)'
  const median = (samples: readonly number[]) => percentile(samples, 0.5)
  return [...findAreas(), pacedFigure({ name, bound: BOUNDS.task, detail }, median, tasks)]
}
