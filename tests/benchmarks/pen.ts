import type { Client } from '../harness/client.ts'
import { makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { type Bench, type BenchPage, openBench, Slowness } from './browser.ts'
import { fillView } from './drawings.ts'
import { percentile, type Ratio, repeated } from './measure.ts'
import { type Box, compare, FRAME_WIDTH, pause, sendStroke, storedStrokes } from './penStrokes.ts'

const RATES_HZ = [125, 240]
const STROKES = repeated(16, 8)
const CALIBRATIONS = 4
/** Forty writes are done by then. */
const WRITES_MS = 3_000
const UNDOS = repeated(15, 6)
const LOADS = repeated(9, 2)
const ROUNDS = repeated(3, 1)
const MANY = 3_000
const UNDONE = 1_000
const LOADED = 300
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

/** Milliseconds of the main thread for a sample: what the browser itself takes where nothing listens. */
async function measureEmptyPage(bench: Bench, hz: number): Promise<number> {
  const open = await bench.open('/livez')
  await pause(SETTLE_MS)
  const before = await open.times()
  let count = 0
  for (let stroke = 0; stroke < STROKES; stroke++) {
    count += (await sendStroke(open.session, { x: 200, y: 200, width: FRAME_WIDTH, height: 240 }, hz, stroke)).length
  }
  const after = await open.times()
  await open.page.close()
  return (after.task - before.task) / count
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
    let slowness = new Slowness(open)
    let factor = 1
    const inTime = (name: string, milliseconds: number, bound: number | null, detail: string): Ratio => {
      const measured = `${milliseconds.toFixed(2)} ms measured`
      return { name, value: milliseconds / factor, bound, unit: 'ms', detail: `${measured}; ${detail}` }
    }

    const lengths: number[] = []
    for (const [index, hz] of RATES_HZ.entries()) {
      const ofEmpty = await measureEmptyPage(bench, hz)
      await page.bringToFront()
      const box = await openFrame(open, positionOf(index))
      // The first line also makes the shot an unsaved one, which is no cost of a sample.
      const sent = [await sendStroke(session, box, hz, 0)]
      await pause(SETTLE_MS)
      // Between the lines the loop would leave its garbage to them.
      slowness = new Slowness(open)
      await slowness.measure(CALIBRATIONS)
      await pause(SETTLE_MS)
      const before = await open.times()
      for (let stroke = 1; stroke < STROKES; stroke++) sent.push(await sendStroke(session, box, hz, stroke))
      const after = await open.times()
      await slowness.measure(CALIBRATIONS)
      factor = slowness.factor()
      const timedCount = sent.slice(1).flat().length
      await leaveFrame(open, positionOf(index))
      const stored = await storedStrokes(client, person, viewIds[index] ?? '')
      const { lost, deviation, sentCount } = compare(sent, stored, box)
      lengths.push(...stored.map(({ length }) => length))
      const detail = `${STROKES} strokes, ${sentCount} samples`
      ratios.push({ name: `samples lost at ${hz} Hz`, value: (lost / sentCount) * 100, bound: 0, unit: '%', detail })
      ratios.push({ name: `path deviation at ${hz} Hz`, value: deviation, bound: 0.125, unit: 'px', detail })
      const inScript = (after.script - before.script) / timedCount
      ratios.push(inTime(`script for a sample at ${hz} Hz, saving included`, inScript, 0.15, detail))
      const inAll = (after.task - before.task) / timedCount
      // Without a graphics card the browser copies every canvas of the frame on this thread, so no bound is for it.
      ratios.push(inTime(
        `main thread for a sample at ${hz} Hz, beyond an empty page`, inAll - ofEmpty, null,
        `${inAll.toFixed(3)} ms in all; an empty page ${ofEmpty.toFixed(3)} ms`,
      ))
    }
    const wire = { value: median(lengths), bound: 250, unit: 'bytes', detail: `${lengths.length} strokes` }
    ratios.push({ name: 'wire for a stroke (median)', ...wire })
    await page.evaluate(() => window.dispatchEvent(new Event('write-again')))
    await pause(WRITES_MS)
    const besideDrawing = median(await open.take('journal')).toFixed(1)
    const writeDetail = `strict, on disk; ${besideDrawing} ms beside what a line's end costs`
    ratios.push(inTime('a write of the journal (median)', median(await open.take('write')), 5, writeDetail))

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
    const undos: number[] = []
    slowness = new Slowness(open)
    for (let undo = 0; undo < UNDOS; undo++) {
      await slowness.measure()
      const before = await open.times()
      await page.keyboard.press('Control+z')
      await pause(100)
      undos.push((await open.times()).script - before.script)
    }
    await leaveFrame(open, undoneAt ?? 0)
    factor = slowness.factor()
    ratios.push(inTime('undo at 1,000 strokes, script (median)', median(undos), 16, `${UNDOS} undos`))

    const loads = { full: [] as number[], empty: [] as number[] }
    slowness = new Slowness(open)
    for (let load = 0; load < LOADS; load++) {
      await slowness.measure()
      for (const [offset, kind] of (['full', 'empty'] as const).entries()) {
        const position = positionOf(RATES_HZ.length + 3 + load * 2 + offset)
        await page.getByRole('article', { name: `Shot ${position}`, exact: true }).scrollIntoViewIfNeeded()
        await pause(SETTLE_MS)
        const before = await open.times()
        await openFrame(open, position)
        loads[kind].push((await open.times()).task - before.task)
        await leaveFrame(open, position)
      }
    }
    factor = slowness.factor()
    const loading = median(loads.full) - median(loads.empty)
    ratios.push(inTime(`loading ${LOADED} strokes, beyond an empty frame (medians)`, loading, 40, 'main thread'))
  } finally {
    await bench.close()
  }
  return ratios
}
