import type { Page } from '@playwright/test'
import { LAYER_ROLES } from '../../drawing/layer.ts'
import type { Client } from '../harness/client.ts'
import { makeProject, type Person } from '../harness/fixtures.ts'
import { type Bench, type BenchPage, openBench } from './browser.ts'
import { fillView } from './drawings.ts'
import { type PacedTime, pacedFigure, percentile, type Ratio, repeated } from './measure.ts'

const SMALL = 10
const LARGE = 1_000
const STROKES = 12
/** Drawings saved at a time, and pictures asked for at a time. */
const HANDS = 8
const OPENINGS = repeated(5, 2)
const ROUND_TRIPS = repeated(5, 2)
/** The wheel turns this far at a time, in CSS pixels. */
const TURN = 900
const PAGE = 200
const LONG_TASK_MS = 50
const SETTLE_MS = 1_500
const BYTES = 1_024 * 1_024

const median = (samples: readonly number[]) => percentile(samples, 0.5)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** In the page: when the first cards come, how many there are at once, and WebGL contexts. */
function gatherBoard(record: (name: string, value: number) => void): void {
  let hasCards = false
  const count = (): void => {
    const cards = document.querySelectorAll('article[data-shot]').length
    if (cards === 0) return
    record('cards', cards)
    if (hasCards) return
    hasCards = true
    requestAnimationFrame(() => setTimeout(() => record('first', performance.now())))
  }
  new MutationObserver(count).observe(document, { childList: true, subtree: true })
  const open = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...options: unknown[]) {
    const context = Reflect.apply(open, this, [kind, ...options]) as RenderingContext | null
    if (context && kind.startsWith('webgl')) {
      record('webgl', 1)
      this.addEventListener('webglcontextlost', () => record('webgl', -1), { once: true })
    }
    return context
  } as typeof open
}

async function inHands<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items]
  const hand = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
}

interface DrawnView {
  id: string
  thumbnailUrl: string
}

async function viewsOf(client: Client, person: Person, storyboardId: string): Promise<DrawnView[]> {
  interface Shots {
    storyboard: {
      shots: { nodes: { views: DrawnView[] }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
    }
  }
  const views: DrawnView[] = []
  for (let after: string | null = null, hasNext = true; hasNext; ) {
    const { storyboard }: Shots = await client.ask<Shots>(
      person,
      `query ($id: ID!, $after: String, $first: Int!) {
        storyboard(by: { id: $id }) {
          shots(first: $first, after: $after) {
            nodes { views { id thumbnailUrl(width: 840) } } pageInfo { hasNextPage endCursor }
          }
        }
      }`,
      { id: storyboardId, after, first: PAGE },
    )
    views.push(...storyboard.shots.nodes.flatMap((shot) => shot.views))
    after = storyboard.shots.pageInfo.endCursor
    hasNext = storyboard.shots.pageInfo.hasNextPage
  }
  return views
}

/** A board from a script, its shots drawn on six layers and its pictures painted; answers the path of the page. */
export async function makeDrawnBoard(
  client: Client,
  person: Person,
  organizationId: string,
  count: number,
): Promise<string> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, `Drawn board of ${count}`)
  const plates = Array.from({ length: count }, (_, index) => `Reeds, plate ${index}.`)
  const source = { text: `INT. MARSH - DAY\n\n${plates.join('\n\n')}\n` }
  await client.ask(person, `mutation ($input: ImportScriptInput!) { importScript(input: $input) { shotCount } }`, {
    input: { storyboardId, source },
  })
  const views = await viewsOf(client, person, storyboardId)
  await inHands(views, ({ id }) => fillView(client, person, id, STROKES, LAYER_ROLES))
  // Pictures that are still being painted would be measured with the page.
  await inHands(await viewsOf(client, person, storyboardId), async ({ thumbnailUrl }) => {
    const { ok } = await fetch(new URL(thumbnailUrl, client.url))
    if (!ok) throw new Error(`There is no picture at ${thumbnailUrl}`)
  })
  return `/dashboard/projects/${projectId}/storyboard`
}

const cardOf = (page: Page, position: number) =>
  page.getByRole('article', { name: `Shot ${position}`, exact: true })

/** Milliseconds from the beginning of the navigation to the first cards on the screen. */
async function timeFirstCards(bench: Bench, path: string): Promise<number> {
  const { page, take } = await bench.open(path)
  await cardOf(page, 1).waitFor()
  await pause(SETTLE_MS)
  const [first = Number.NaN] = await take('first')
  await page.close()
  return first
}

/** Turns the wheel until a card is there; throws when it does not come. */
async function scrollTo(page: Page, position: number, turn: number): Promise<void> {
  for (let turns = 0; turns < LARGE; turns++) {
    if (await cardOf(page, position).isVisible()) return
    await page.mouse.wheel(0, turn)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  throw new Error(`Shot ${position} does not come into sight`)
}

/** Bytes of the page's heap that are still in use after collecting garbage. */
async function heapOf({ session }: BenchPage): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

/** Opens and scrolls boards of ten and of a thousand drawn shots in headless Chromium. */
export async function measureBoard(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const small = await makeDrawnBoard(client, person, organizationId, SMALL)
  const large = await makeDrawnBoard(client, person, organizationId, LARGE)
  const bench = await openBench(client.url, person, gatherBoard)
  try {
    const firsts = { small: [] as number[], large: [] as number[] }
    for (let opening = -1; opening < OPENINGS; opening++) {
      const [ofSmall, ofLarge] = [await timeFirstCards(bench, small), await timeFirstCards(bench, large)]
      // The first opening fills the browser's caches.
      if (opening < 0) continue
      firsts.small.push(ofSmall)
      firsts.large.push(ofLarge)
    }

    const open = await bench.open(large)
    const { page } = open
    await cardOf(page, 1).waitFor()
    await pause(SETTLE_MS)
    await cardOf(page, 1).locator('[data-draw]').press('Enter')
    await cardOf(page, 1).getByRole('application').waitFor()
    await pause(SETTLE_MS)
    await page.keyboard.press('Escape')
    await page.mouse.move(720, 600)
    const heaps: number[] = []
    const tasks: PacedTime[] = []
    for (let trip = 0; trip < ROUND_TRIPS; trip++) {
      const slowness = await bench.slowness()
      const ofTrip = await open.tasksOf(async () => {
        await scrollTo(page, LARGE, TURN)
        await scrollTo(page, 1, -TURN)
        await pause(SETTLE_MS)
      })
      tasks.push(...ofTrip.map((milliseconds) => ({ milliseconds, slowness })))
      heaps.push(await heapOf(open))
    }
    const cards = Math.max(...(await open.take('cards')))
    let [contexts, mostContexts] = [0, 0]
    for (const change of await open.take('webgl')) {
      contexts += change
      mostContexts = Math.max(mostContexts, contexts)
    }
    const shots = `${LARGE.toLocaleString('en-US')} shots`
    const longCount = tasks.filter(({ milliseconds, slowness }) => milliseconds / slowness > LONG_TASK_MS).length
    const longest = {
      name: `longest task while scrolling ${shots}`, bound: LONG_TASK_MS,
      detail: `${longCount} of ${tasks.length} above ${LONG_TASK_MS} ms`,
    }
    const [firstHeap = Number.NaN, lastHeap = Number.NaN] = [heaps.at(0), heaps.at(-1)]
    const [ofLarge, ofSmall] = [median(firsts.large), median(firsts.small)]
    return [
      { name: `cards mounted at once of ${shots}`, value: cards, bound: 30, unit: 'cards', detail: 'the most' },
      {
        name: 'WebGL contexts of a page', value: mostContexts, bound: 2, unit: 'contexts',
        detail: 'the most at once, a frame being drawn in',
      },
      {
        name: `first cards of ${shots}, to ${SMALL} (medians)`, value: ofLarge / ofSmall, bound: 1.5,
        detail: `${ofLarge.toFixed(0)} ms to ${ofSmall.toFixed(0)} ms`,
      },
      pacedFigure(longest, (samples) => samples.reduce((most, sample) => Math.max(most, sample), 0), tasks),
      {
        name: `heap after ${ROUND_TRIPS} times to the end and back, to after one`, value: lastHeap / firstHeap,
        bound: 1.1, detail: heaps.map((heap) => `${(heap / BYTES).toFixed(1)} MB`).join(', '),
      },
    ]
  } finally {
    await bench.close()
  }
}
