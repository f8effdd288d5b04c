import type { Page } from '@playwright/test'
import type { Client } from '../harness/client.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { randomFrom } from '../harness/random.ts'
import { openBench } from './browser.ts'
import { anyStroke } from './drawings.ts'
import { type PacedTime, pacedFigure, percentile, type Ratio, repeated } from './measure.ts'
import { type Box, pause } from './penStrokes.ts'

const [STROKES, SELECTED] = [1_000, 20]
const STROKES_AN_OPERATION = 10
const MOVES = repeated(12, 4)
const SETTLE_MS = 1_500
const MOST_TASK_MS = 50
/** The selected strokes lie in this part of the frame, from here on to the right; the others beside it. */
const SHARE = 0.8
const SPACE = { width: 420, height: 240 }
const MARGIN = 10

const median = (samples: readonly number[]) => percentile(samples, 0.5)

/** A stroke that lies in a part of the frame, as shares of its width. */
function strokeIn(random: () => number, from: number, to: number) {
  const stroke = anyStroke(random)
  const xs = stroke.points.map(({ x }) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const scale = Math.min(1, ((to - from) * SPACE.width) / (right - left || 1))
  const room = (to - from) * SPACE.width - (right - left) * scale
  const start = from * SPACE.width + random() * room
  const points = stroke.points.map((point) => ({
    ...point, x: start + (point.x - left) * scale, y: Math.min(SPACE.height - MARGIN, Math.max(MARGIN, point.y)),
  }))
  return { ...stroke, points }
}

async function fill(client: Client, person: Person, viewId: string): Promise<void> {
  const random = randomFrom(STROKES)
  const operations = Array.from({ length: STROKES / STROKES_AN_OPERATION }, (_, index) =>
    adding(Array.from({ length: STROKES_AN_OPERATION }, () => (index < SELECTED / STROKES_AN_OPERATION
      ? strokeIn(random, SHARE + 0.03, 0.97)
      : strokeIn(random, 0, SHARE - 0.03)))))
  const { errors } = await draw(client, person, viewId, operations)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}

/** Moves the mouse to a place of the frame, as shares of its sides. */
const moveTo = (page: Page, box: Box, right: number, down: number) =>
  page.mouse.move(box.x + box.width * right, box.y + box.height * down, { steps: 3 })

/** What it costs a page to lift selected strokes from among many, and to put them down. */
export async function measureSelecting(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Selecting')
  const [viewId = ''] = (await makeShot(client, person, storyboardId)).views.map(({ id }) => id)
  await fill(client, person, viewId)
  const bench = await openBench(client.url, person, () => undefined)
  try {
    const { page, tasksOf } = await bench.open(`/dashboard/projects/${projectId}/storyboard`)
    await page.getByRole('button', { name: 'Open the preview of shot 1', exact: true }).click()
    const surface = page.locator('[data-preview]').getByRole('application')
    await surface.waitFor()
    await pause(SETTLE_MS)
    const box = await surface.boundingBox()
    if (!box) throw new Error('The preview is not on the screen')
    await page.keyboard.press('l')
    await moveTo(page, box, SHARE, 0.005)
    await page.mouse.down()
    for (const [right, down] of [[0.995, 0.005], [0.995, 0.995], [SHARE, 0.995]] as const) {
      await moveTo(page, box, right, down)
    }
    await page.mouse.up()
    await page.getByText(`${SELECTED} lines selected`).waitFor()
    const [lifting, dropping]: [PacedTime[], PacedTime[]] = [[], []]
    for (let move = 0; move < MOVES; move++) {
      const slowness = await bench.slowness()
      await page.bringToFront()
      const [from, to] = move % 2 === 0 ? [0.5, 0.52] : [0.52, 0.5]
      await moveTo(page, box, 0.9, from)
      const lifted = await tasksOf(async () => {
        await page.mouse.down()
        await moveTo(page, box, 0.9, to)
        await pause(SETTLE_MS)
      })
      const dropped = await tasksOf(async () => {
        await page.mouse.up()
        await pause(SETTLE_MS)
      })
      lifting.push({ milliseconds: Math.max(...lifted), slowness })
      dropping.push({ milliseconds: Math.max(...dropped), slowness })
    }
    const detail = `${MOVES} moves, 840 × 480`
    const count = STROKES.toLocaleString('en-US')
    const name = (what: string) => `${what} ${SELECTED} of ${count} strokes, longest task (median)`
    return [
      pacedFigure({ name: name('lifting'), bound: MOST_TASK_MS, detail }, median, lifting),
      pacedFigure({ name: name('putting down'), bound: MOST_TASK_MS, detail }, median, dropping),
    ]
  } finally {
    await bench.close()
  }
}
