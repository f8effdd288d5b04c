import type { Client } from '../harness/client.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { type BenchPage, openBench } from './browser.ts'
import { fillView } from './drawings.ts'
import { mean, type PacedTime, pacedFigure, percentile, type Ratio, repeated } from './measure.ts'
import { type Box, compare, pause, sendStroke, showPlainCanvas, storedStrokes } from './penStrokes.ts'

const RATES_HZ = [125, 240] as const
/** Lines by their seeds: those that warm the page up, and those of each turn that is timed. */
const WARM_UPS = [0, 1, 2, 3, 4, 5, 6, 7]
const TURN = [8, 9, 10, 11]
const TURNS = repeated(5, 2)
/**
 * Milliseconds of script for a sample on a plain canvas, on the machine the bounds were set on: the calibration loop
 * does not follow how fast short pieces of work between pauses are.
 */
const PLAIN_MS = { 125: 0.05, 240: 0.04 }
/** To time from input to paint. */
const STROKES = repeated(16, 8)
/** Forty writes are done by then. */
const WRITES_MS = 3_000
const UNDOS = repeated(15, 6)
const LOADS = repeated(15, 2)
const ROUNDS = repeated(3, 1)
const MANY = 3_000
const UNDONE = 1_000
const LOADED = 300
/** The first of the views that are loaded: after one for each rate, an empty one, a full one and one that is undone. */
const LOADED_AT = RATES_HZ.length + 3
/** Saves, pictures and garbage of what went before have settled by then. */
const SETTLE_MS = 1_200

const median = (samples: readonly number[]) => percentile(samples, 0.5)

/** In the page: how long a row takes to the journal and, from when that is asked for, a sample to the screen. */
function gatherTimes(record: (name: string, value: number) => void): void {
  const waiting: number[] = []
  const painted = new MessageChannel()
  painted.port1.onmessage = () => {
    const now = performance.now()
    for (const time of waiting.splice(0)) record('paint', now - time)
  }
  const watch = (event: PointerEvent): void => {
    if (event.buttons === 0) return
    if (waiting.length === 0) requestAnimationFrame(() => painted.port2.postMessage(null))
    waiting.push(...event.getCoalescedEvents().map(({ timeStamp }) => timeStamp))
  }
  window.addEventListener('watch-paint', () => window.addEventListener('pointermove', watch, { capture: true }))
  const put = IDBObjectStore.prototype.put
  let last: { store: string; durability: IDBTransactionDurability; row: unknown } | undefined
  IDBObjectStore.prototype.put = function (...row) {
    const start = performance.now()
    this.transaction.addEventListener('complete', () => record('journal', performance.now() - start))
    if (!last) window.addEventListener('write-again', () => void writeAgain(this.transaction.db))
    last = { store: this.name, durability: this.transaction.durability, row: row[0] }
    return put.apply(this, row)
  }
  /** Writes the last row again and again as the journal does, while the page does nothing else, and takes it out. */
  async function writeAgain(database: IDBDatabase): Promise<void> {
    if (!last) return
    const { store, durability, row } = last
    for (let write = 0; write < 40; write++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const start = performance.now()
      const transaction = database.transaction(store, 'readwrite', { durability })
      const key = put.call(transaction.objectStore(store), row)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      record('write', performance.now() - start)
      if (write === 39) database.transaction(store, 'readwrite').objectStore(store).delete(key.result as IDBValidKey)
    }
  }
}

/** Sends a pen's lines; answers where each sample was, and the milliseconds of script for one of them. */
async function timeStrokes({ session, times }: BenchPage, box: Box, hz: number, seeds: readonly number[]) {
  const sent: Awaited<ReturnType<typeof sendStroke>>[] = []
  const before = await times()
  for (const seed of seeds) sent.push(await sendStroke(session, box, hz, seed))
  const after = await times()
  return { sent, inScript: (after.script - before.script) / sent.flat().length }
}

/** Opens a shot's frame with the keyboard, so that nothing is drawn by it, and answers where it is. */
async function openFrame({ page }: BenchPage, position: number): Promise<Box> {
  const card = page.getByRole('article', { name: `Shot ${position}`, exact: true })
  await card.scrollIntoViewIfNeeded()
  await card.locator('[data-draw]').press('Enter')
  const surface = card.getByRole('application')
  await surface.waitFor()
  await pause(SETTLE_MS)
  const box = await surface.boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  return box
}

async function leaveFrame({ page }: BenchPage, position: number): Promise<void> {
  const card = page.getByRole('article', { name: `Shot ${position}`, exact: true })
  const save = card.getByRole('button', { name: 'click here' })
  if (await save.isVisible()) await save.click()
  await save.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await card.locator('[data-draw]').waitFor()
  await pause(SETTLE_MS)
}

/** Milliseconds of the main thread for opening a frame. */
async function timeOpening(open: BenchPage, position: number): Promise<number> {
  await open.page.getByRole('article', { name: `Shot ${position}`, exact: true }).scrollIntoViewIfNeeded()
  await pause(SETTLE_MS)
  const before = await open.times()
  await openFrame(open, position)
  const spent = (await open.times()).task - before.task
  await leaveFrame(open, position)
  return spent
}

/** Draws with a pen in headless Chromium: what is kept of it, what it costs, and how it grows with the drawing. */
export async function measurePen(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, 'Pen')
  const viewIds: string[] = []
  const counts = [...RATES_HZ.map(() => 0), 0, MANY, UNDONE, ...Array.from({ length: LOADS }, () => [LOADED, 0]).flat()]
  for (const count of counts) {
    const { views } = await makeShot(client, person, storyboardId)
    const viewId = views[0]?.id ?? ''
    viewIds.push(viewId)
    if (count > 0) await fillView(client, person, viewId, count)
  }
  const positionOf = (viewIndex: number) => viewIndex + 1
  const [emptyAt, manyAt, undoneAt] = [RATES_HZ.length, RATES_HZ.length + 1, RATES_HZ.length + 2].map(positionOf)
  const bench = await openBench(client.url, person, gatherTimes)
  const ratios: Ratio[] = []
  try {
    const open = await bench.open(`/dashboard/projects/${projectId}/storyboard`)
    const { page, session } = open
    await page.getByRole('article').first().waitFor()
    await pause(SETTLE_MS)
    await page.getByRole('combobox', { name: /^Smoothness/ }).selectOption('0')
    const lengths: number[] = []
    const plain = await bench.open('/livez')
    const plainBox = await showPlainCanvas(plain.page)
    for (const [index, hz] of RATES_HZ.entries()) {
      await page.bringToFront()
      const box = await openFrame(open, positionOf(index))
      // The first lines also make the shot an unsaved one and compile the script, which is no cost of a sample.
      const { sent } = await timeStrokes(open, box, hz, WARM_UPS)
      const times: PacedTime[] = []
      for (let turn = 0; turn < TURNS; turn++) {
        await plain.page.bringToFront()
        const ofPlain = await timeStrokes(plain, plainBox, hz, TURN)
        const slowness = Math.max(1, ofPlain.inScript / PLAIN_MS[hz])
        await page.bringToFront()
        await pause(SETTLE_MS)
        const timed = await timeStrokes(open, box, hz, TURN)
        sent.push(...timed.sent)
        times.push({ milliseconds: timed.inScript, slowness })
      }
      await leaveFrame(open, positionOf(index))
      const stored = await storedStrokes(client, person, viewIds[index] ?? '')
      const { lost, deviation, sentCount } = compare(sent, stored, box)
      lengths.push(...stored.map(({ length }) => length))
      const detail = `${sent.length} strokes, ${sentCount} samples`
      ratios.push({ name: `samples lost at ${hz} Hz`, value: (lost / sentCount) * 100, bound: 0, unit: '%', detail })
      ratios.push({ name: `path deviation at ${hz} Hz`, value: deviation, bound: 0.125, unit: 'px', detail })
      const name = `script for a sample at ${hz} Hz, saving included`
      ratios.push(pacedFigure({ name, bound: 0.15, detail }, mean, times))
    }
    await plain.page.close()
    const wire = { value: median(lengths), bound: 250, unit: 'bytes', detail: `${lengths.length} strokes` }
    ratios.push({ name: 'wire for a stroke (median)', ...wire })
    await page.evaluate(() => window.dispatchEvent(new Event('write-again')))
    await pause(WRITES_MS)
    const besideDrawing = median(await open.take('journal')).toFixed(1)
    const writeDetail = `strict, on disk; ${besideDrawing} ms beside what a line's end costs`
    const written = { name: 'a write of the journal (median)', bound: 5, detail: writeDetail }
    const slowness = await bench.slowness()
    const writes = (await open.take('write')).map((milliseconds) => ({ milliseconds, slowness }))
    ratios.push(pacedFigure(written, median, writes))

    await page.evaluate(() => window.dispatchEvent(new Event('watch-paint')))
    const paints = { empty: [] as number[], many: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [kind, position] of [['empty', emptyAt], ['many', manyAt]] as const) {
        const box = await openFrame(open, position ?? 0)
        await open.take('paint')
        for (let stroke = 0; stroke < STROKES; stroke++) await sendStroke(session, box, 240, stroke)
        paints[kind].push(...(await open.take('paint')))
        await leaveFrame(open, position ?? 0)
      }
    }
    const [slow, quick] = [median(paints.many), median(paints.empty)]
    ratios.push({
      name: `input to paint on ${MANY.toLocaleString('en-US')} strokes, to an empty frame (medians)`,
      value: slow / quick, bound: 1.3, detail: `${slow.toFixed(1)} ms to ${quick.toFixed(1)} ms`,
    })

    await openFrame(open, undoneAt ?? 0)
    const undos: PacedTime[] = []
    for (let undo = 0; undo < UNDOS; undo++) {
      const slowness = await bench.slowness()
      const before = await open.times()
      await page.keyboard.press('Control+z')
      await pause(100)
      undos.push({ milliseconds: (await open.times()).script - before.script, slowness })
    }
    await leaveFrame(open, undoneAt ?? 0)
    const undone = { name: 'undo at 1,000 strokes, script (median)', bound: 16, detail: `${UNDOS} undos` }
    ratios.push(pacedFigure(undone, median, undos))

    // The difference of each pair is taken before it is divided: an opening is ten times as long as what is measured.
    const loads: PacedTime[] = []
    for (let load = 0; load < LOADS; load++) {
      const slowness = await bench.slowness()
      const full = await timeOpening(open, positionOf(LOADED_AT + load * 2))
      loads.push({ milliseconds: full - (await timeOpening(open, positionOf(LOADED_AT + load * 2 + 1))), slowness })
    }
    const loading = `loading ${LOADED} strokes, beyond an empty frame (median)`
    ratios.push(pacedFigure({ name: loading, bound: 40, detail: `main thread, ${LOADS} pairs` }, median, loads))
  } finally {
    await bench.close()
  }
  return ratios
}
