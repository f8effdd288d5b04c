import type { Page } from '@playwright/test'
import type { Client } from '../harness/client.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { openBench } from './browser.ts'
import { percentile, type Ratio, repeated } from './measure.ts'

const STROKES = repeated(25, 8)
const MOVES = repeated(60, 20)
const PAUSE_MS = 250
const MOVE_PAUSE_MS = 60
/** What has not come by then is counted with this, milliseconds. */
const PATIENCE_MS = 5_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** In the page: when a finished line of somebody else is on the canvas it belongs to, and where their cursor is. */
function watchOthers(): void {
  const times = { settled: [] as number[], cursors: [] as number[] }
  Object.assign(window, { others: times })
  // A guest's line leaves the moment the drawing has it.
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes) {
      for (const node of removedNodes) {
        if (node instanceof HTMLCanvasElement && node.dataset['guest'] !== undefined) times.settled.push(Date.now())
      }
    }
  }).observe(document, { childList: true, subtree: true })
  // No function in here has a name: the compiler would keep it by a helper that the page does not have.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLElement && target.dataset['cursor'] !== undefined) times.cursors.push(Date.now())
    }
  }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true })
}

type Kind = 'settled' | 'cursors'

const timesOf = (page: Page, kind: Kind): Promise<number[]> =>
  page.evaluate((name) => (window as unknown as { others: Record<Kind, number[]> }).others[name], kind)

/** How long each moment takes until the next thing that is seen after it. */
function delays(done: readonly number[], seen: readonly number[]): number[] {
  return done.map((at) => Math.min(PATIENCE_MS, (seen.find((time) => time >= at) ?? Number.POSITIVE_INFINITY) - at))
}

/** Two browsers at one frame: from the pen's lifting to the paint in the other, from a move to the cursor there. */
export async function measureTogether(client: Client, owner: Person, organizationId: string): Promise<Ratio[]> {
  const { projectId, storyboardId } = await makeProject(client, owner, organizationId, 'Together')
  await makeShot(client, owner, storyboardId)
  const path = `/dashboard/projects/${projectId}/storyboard`
  const open = () => openBench(client.url, owner, () => undefined)
  const benches = [await open(), await open()]
  try {
    const pages: Page[] = []
    for (const bench of benches) pages.push((await bench.open(path)).page)
    const [drawing, watching] = pages
    if (!drawing || !watching) throw new Error('There are two pages')
    for (const page of pages) {
      await page.getByRole('button', { name: 'Draw in shot 1' }).click()
      await page.getByRole('application').waitFor()
    }
    await watching.evaluate(watchOthers)
    await pause(PAUSE_MS * 8)
    const box = await drawing.getByRole('application').boundingBox()
    if (!box) throw new Error('The frame is not on the screen')
    const lifted: number[] = []
    for (let stroke = 0; stroke < STROKES; stroke++) {
      const y = box.y + 20 + (stroke / STROKES) * (box.height - 40)
      await drawing.mouse.move(box.x + 30, y)
      await drawing.mouse.down()
      for (let step = 1; step <= 10; step++) await drawing.mouse.move(box.x + 30 + step * 20, y + (step % 3) * 4)
      lifted.push(Date.now())
      await drawing.mouse.up()
      await pause(PAUSE_MS)
    }
    await pause(PAUSE_MS * 4)
    const moved: number[] = []
    for (let move = 0; move < MOVES; move++) {
      moved.push(Date.now())
      await drawing.mouse.move(box.x + 40 + move * 4, box.y + 40 + (move % 7) * 10)
      await pause(MOVE_PAUSE_MS)
    }
    await pause(PAUSE_MS * 4)
    const told = (name: string, samples: readonly number[], share: number): Ratio => ({
      name: `${name}, p${share * 100}`, value: percentile(samples, share), bound: null, unit: 'ms',
      detail: `${samples.length} samples on loopback`,
    })
    const paint = delays(lifted, await timesOf(watching, 'settled'))
    const cursor = delays(moved, await timesOf(watching, 'cursors'))
    return [
      ...[0.5, 0.95].map((share) => told('pen-up to paint in another browser', paint, share)),
      ...[0.5, 0.95].map((share) => told('cursor moved to cursor seen', cursor, share)),
    ]
  } finally {
    for (const bench of benches) await bench.close()
  }
}
