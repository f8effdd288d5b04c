import type { Locator } from '@playwright/test'
import type { Client } from '../harness/client.ts'
import { makeProject, type Person } from '../harness/fixtures.ts'
import { type Bench, type BenchPage, openBench } from './browser.ts'
import { type PacedTime, pacedFigure, percentile, type Ratio, repeated } from './measure.ts'

const SIZES = [50, 5_000]
const SHOTS = 12
const STATUSES = ['To Do', 'In Progress', 'Blocked', 'In Review', 'Done']
const HEADER = 'Title,Description,Task Status,Priority,Assignees,Due date,Shots,Depends on'
/** Drags that are measured, after those that warm the page up. */
const DRAGS = repeated(12, 5)
const WARM_UPS = 4
const MOVES = 12
/** What a drag may take of a frame, in milliseconds of script. */
const FRAME_MS = 16
/** Beyond what makes a press a drag, in pixels. */
const FIRST_MOVE = 9
/** The flight to its place, what the server answers and everything after it are over by then. */
const SETTLE_MS = 900
const OPEN_MS = 1_500

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A project with so many tasks, of every kind there is on a card; answers the path of its board. */
async function makeBoard(client: Client, person: Person, organizationId: string, count: number): Promise<string> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, `Board of ${count} tasks`)
  const plates = Array.from({ length: SHOTS }, (_, index) => `Reeds, plate ${index}.`)
  await client.ask(person, `mutation ($input: ImportScriptInput!) { importScript(input: $input) { shotCount } }`, {
    input: { storyboardId, source: { text: `INT. MARSH - DAY\n\n${plates.join('\n\n')}\n` } },
  })
  const rows = Array.from({ length: count }, (_, index) => [
    `Clean up plate ${index}`,
    index % 2 === 0 ? 'The reeds flicker where the wind turns; hold the last frame.' : '',
    STATUSES[index % STATUSES.length],
    ['Low', 'Medium', 'High'][index % 3],
    index % 4 === 0 ? person.email : '',
    index % 3 === 0 ? '2035-05-04' : '',
    index % 6 === 0 ? `MAIN/SH${String(10 * (1 + (index % SHOTS))).padStart(4, '0')}` : '',
    index % 7 === 6 ? `Clean up plate ${index - 1}` : '',
  ].join(','))
  await client.ask(person, `mutation ($input: ImportCsvInput!) { importCsv(input: $input) { project { id } } }`, {
    input: { projectId, kind: 'TASKS', text: [HEADER, ...rows].join('\n') },
  })
  return `/dashboard/projects/${projectId}/tasks`
}

/** The script of each phase of a drag, in milliseconds of the processor. */
interface DragCost {
  pickUp: PacedTime
  moves: PacedTime[]
  drop: PacedTime
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 300) }
}

/** Carries the third card of a column over another one and drops it there; `turn` chooses the columns. */
async function drag(bench: Bench, { page, scriptOf }: BenchPage, turn: number): Promise<DragCost> {
  const columns = page.locator('[data-column]')
  const from = columns.nth(turn % STATUSES.length)
  const to = columns.nth((turn + 1) % STATUSES.length)
  const title = await from.getByRole('article').nth(2).getAttribute('aria-label')
  const start = await middleOf(from.getByRole('article', { name: title ?? '', exact: true }).getByRole('heading'))
  const end = await middleOf(to)
  let slowness = await bench.slowness()
  const costOf = async (work: () => Promise<void>, settleMs: number): Promise<PacedTime> => {
    const milliseconds = await scriptOf(async () => {
      await work()
      await pause(settleMs)
    })
    return { milliseconds, slowness }
  }
  await page.mouse.move(start.x, start.y)
  await pause(SETTLE_MS)
  const pickUp = await costOf(async () => {
    await page.mouse.down()
    await page.mouse.move(start.x + FIRST_MOVE, start.y)
  }, SETTLE_MS)
  await page.getByText('Drop here').filter({ visible: true }).waitFor()
  const moves: PacedTime[] = []
  for (let move = 1; move <= MOVES; move++) {
    const share = move / MOVES
    const [x, y] = [start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share]
    moves.push(await costOf(() => page.mouse.move(x, y), 60))
  }
  slowness = await bench.slowness()
  const drop = await costOf(() => page.mouse.up(), SETTLE_MS)
  await to.getByRole('article', { name: title ?? '', exact: true }).waitFor()
  return { pickUp, moves, drop }
}

async function measureSize(bench: Bench, path: string, count: number): Promise<Ratio[]> {
  const open = await bench.open(path)
  await open.page.locator('article[data-task]').first().waitFor()
  await pause(OPEN_MS)
  const costs: DragCost[] = []
  for (let turn = 0; turn < WARM_UPS + DRAGS; turn++) {
    const cost = await drag(bench, open, turn)
    if (turn >= WARM_UPS) costs.push(cost)
  }
  await open.page.close()
  const inTime = (phase: string, times: readonly PacedTime[], share: number): Ratio => {
    const name = `${phase}, ${count.toLocaleString('en-US')} tasks, script`
    const most = Math.max(...times.map(({ milliseconds }) => milliseconds))
    const detail = `at most ${most.toFixed(2)} ms`
    return pacedFigure({ name, bound: FRAME_MS, detail }, (samples) => percentile(samples, share), times)
  }
  const moves = costs.flatMap((cost) => cost.moves)
  return [
    inTime('picking up a task (median)', costs.map(({ pickUp }) => pickUp), 0.5),
    inTime('carrying it on (median)', moves, 0.5),
    inTime('carrying it on (95 of 100)', moves, 0.95),
    inTime('dropping it (median)', costs.map(({ drop }) => drop), 0.5),
  ]
}

/** Drags tasks on boards of fifty and of five thousand in headless Chromium: each phase in less than a frame. */
export async function measureTaskBoard(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const paths: [number, string][] = []
  for (const count of SIZES) paths.push([count, await makeBoard(client, person, organizationId, count)])
  const bench = await openBench(client.url, person, () => undefined)
  try {
    const ratios: Ratio[] = []
    for (const [count, path] of paths) ratios.push(...(await measureSize(bench, path, count)))
    return ratios
  } finally {
    await bench.close()
  }
}
