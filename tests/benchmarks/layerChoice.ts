import type { Page } from '@playwright/test'
import { LAYER_ROLES } from '../../drawing/layer.ts'
import type { Client } from '../harness/client.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { randomFrom } from '../harness/random.ts'
import { type BenchPage, openBench } from './browser.ts'
import { anyStroke } from './drawings.ts'
import { type PacedTime, pacedFigure, percentile, type Ratio, ratioOfPairs, repeated } from './measure.ts'
import { type Box, pause, sendStroke } from './penStrokes.ts'

const STROKES = 1_000
const STROKES_AN_OPERATION = 10
const CHOICES = repeated(10, 4)
const STEPS = repeated(12, 4)
const SETTLE_MS = 1_500
/** Another layer is painted by then. */
const CHOICE_MS = 3_000
/** A preview is 840 × 480 pixels of CSS in a large window: this makes 1,680 × 960, or 3,360 × 1,920, of a screen. */
const [SCALE, LARGE_SCALE] = [2, 4]
const WINDOW = { width: 1_440, height: 900 }
const BYTES_A_PIXEL = 4
const MEGABYTE = 1_000_000
/** Keys of the layers of roles that are chosen in turn: ink, and pencil under it. */
const KEYS = ['5', '4']
/** A press alone takes 10 ms to the screen, and one after a choice may take a frame of 16. */
const MOST_FIRST_INK = 1.6

const median = (samples: readonly number[]) => percentile(samples, 0.5)

/** In the page: how long a press of the pen that is down for the first time takes to the screen. */
function gatherFirstInk(record: (name: string, value: number) => void): void {
  const painted = new MessageChannel()
  let start = 0
  painted.port1.onmessage = () => record('first', performance.now() - start)
  window.addEventListener('pointerdown', ({ timeStamp }) => {
    start = timeStamp
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }, { capture: true })
}

async function fillLayers(client: Client, person: Person, viewId: string): Promise<void> {
  const random = randomFrom(STROKES)
  const operations = Array.from({ length: STROKES / STROKES_AN_OPERATION }, (_, index) => {
    const layer = LAYER_ROLES[index % LAYER_ROLES.length] ?? 'ink'
    return adding(Array.from({ length: STROKES_AN_OPERATION }, () => ({ ...anyStroke(random), layer })))
  })
  const { errors } = await draw(client, person, viewId, operations)
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
}

const surfaceOf = (page: Page) => page.locator('[data-preview]').getByRole('application')

async function openPreview({ page, session }: BenchPage, position: number, scale: number): Promise<Box> {
  await session.send('Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: scale, mobile: false })
  await page.getByRole('button', { name: `Open the preview of shot ${position}`, exact: true }).click()
  await surfaceOf(page).waitFor()
  await pause(SETTLE_MS)
  const box = await surfaceOf(page).boundingBox()
  if (!box) throw new Error('The preview is not on the screen')
  return box
}

async function closePreview({ page }: BenchPage): Promise<void> {
  const saving = page.getByRole('button', { name: 'Save Changes' })
  if (await saving.getAttribute('aria-disabled') !== 'true') await saving.click()
  await page.getByText('All changes saved').waitFor()
  await page.keyboard.press('Escape')
  await surfaceOf(page).waitFor({ state: 'detached' })
  await pause(SETTLE_MS)
}

/** Megabytes of the canvases that show the drawing. */
const memoryOf = (page: Page): Promise<number> => surfaceOf(page).evaluate((surface, [bytes = 0, megabyte = 1]) => {
  const canvases = [...(surface.parentElement?.querySelectorAll('canvas') ?? [])]
  return canvases.reduce((sum, { width, height }) => sum + width * height * bytes, 0) / megabyte
}, [BYTES_A_PIXEL, MEGABYTE])

async function timeSteps({ session, times }: BenchPage, box: Box): Promise<number[]> {
  const perSample: number[] = []
  for (let step = 0; step < STEPS; step++) {
    const before = await times()
    const sent = await sendStroke(session, box, 240, step)
    perSample.push(((await times()).script - before.script) / sent.length)
  }
  return perSample
}

/** What choosing a layer costs a page, and what drawing on one of six costs and takes. */
export async function measureLayerChoice(
  client: Client, person: Person, organizationId: string,
): Promise<Ratio[]> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Layers')
  const [layered = ''] = (await makeShot(client, person, storyboardId)).views.map(({ id }) => id)
  await makeShot(client, person, storyboardId)
  await fillLayers(client, person, layered)
  const bench = await openBench(client.url, person, gatherFirstInk)
  try {
    const open = await bench.open(`/dashboard/projects/${projectId}/storyboard`)
    const { page, session, tasksOf } = open
    await page.getByRole('article').first().waitFor()
    const box = await openPreview(open, 1, SCALE)
    const [work, longest]: [PacedTime[], PacedTime[]] = [[], []]
    for (let choice = 0; choice < CHOICES; choice++) {
      const slowness = await bench.slowness()
      await page.bringToFront()
      const tasks = await tasksOf(async () => {
        await page.keyboard.press(KEYS[choice % KEYS.length] ?? '')
        await pause(CHOICE_MS)
      })
      work.push({ milliseconds: tasks.reduce((sum, time) => sum + time, 0), slowness })
      longest.push({ milliseconds: Math.max(...tasks), slowness })
    }
    await page.bringToFront()
    const firstInk = async (stroke: number) => {
      await open.take('first')
      await sendStroke(session, box, 240, stroke)
      const [milliseconds = Number.NaN] = await open.take('first')
      await pause(SETTLE_MS)
      return milliseconds
    }
    const [afterChoice, alone]: [number[], number[]] = [[], []]
    for (let choice = 0; choice < CHOICES; choice++) {
      await page.keyboard.press(KEYS[choice % KEYS.length] ?? '')
      afterChoice.push(await firstInk(choice))
      alone.push(await firstInk(CHOICES + choice))
    }
    const ofSix = await timeSteps(open, box)
    await closePreview(open)
    const emptyBox = await openPreview(open, 2, SCALE)
    const ofNone = await timeSteps(open, emptyBox)
    await closePreview(open)
    await openPreview(open, 1, LARGE_SCALE)
    const largeOfSix = await memoryOf(page)
    await closePreview(open)
    await openPreview(open, 2, LARGE_SCALE)
    const largeOfOne = await memoryOf(page)
    const detail = `${CHOICES} choices, 1,680 × 960, ${STROKES.toLocaleString('en-US')} strokes on six layers`
    return [
      pacedFigure({ name: 'choosing a layer, main thread', bound: 250, detail }, median, work),
      pacedFigure({ name: 'choosing a layer, longest task (median)', bound: 8, detail }, median, longest),
      ratioOfPairs('first ink after choosing a layer, to first ink without', MOST_FIRST_INK, afterChoice, alone),
      {
        name: `script for a sample on ${STROKES.toLocaleString('en-US')} strokes on six layers, to an empty frame`,
        value: median(ofSix) / median(ofNone), bound: 1.3,
        detail: `${median(ofSix).toFixed(3)} ms to ${median(ofNone).toFixed(3)} ms`,
      },
      {
        name: 'canvases of six layers beyond those of one, 3,360 × 1,920', value: largeOfSix - largeOfOne, bound: 60,
        unit: 'MB', detail: `${largeOfSix.toFixed(1)} MB to ${largeOfOne.toFixed(1)} MB`,
      },
    ]
  } finally {
    await bench.close()
  }
}
