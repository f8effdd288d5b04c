import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../harness/chromium.ts'
import type { Person } from '../harness/fixtures.ts'

const VIEWPORT = { width: 1440, height: 900 }
/** What the calibration loop takes on the machine the bounds were set on, in milliseconds. */
const REFERENCE_MS = 95
const WARM_UPS = 5
/** In a millisecond. */
const MICROSECONDS = 1_000
/** What a trace calls the ways into scripts. */
const SCRIPTS = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks'])
const HANDED_OVER_ARRAYS = '__bench'

/** A headless browser on the production build, with its storage on disk, signed in as somebody. */
export interface Bench {
  context: BrowserContext
  /** A page on a path of the site, with the numbers its scripts gather. */
  open(path: string): Promise<BenchPage>
  /**
   * How many times slower this machine is at the moment than the one the bounds in milliseconds were set on, by a loop
   * of numbers, objects and Canvas 2D lines in a page of its own. The speed changes within seconds: times are divided
   * by what was measured right before them. Never below 1: on a faster machine the bounds stay.
   */
  slowness(): Promise<number>
  close(): Promise<void>
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds, from whenever on. */
  ts: number
  /** Microseconds by the clock, and on the processor. */
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** A page that can be measured. */
export interface BenchPage {
  page: Page
  session: CDPSession
  /** Milliseconds of processor time the main thread has spent so far: in all, and in scripts. */
  times(): Promise<{ task: number; script: number }>
  /** Does something and answers the processor time of every task of web pages' main threads meanwhile. */
  tasksOf(work: () => Promise<void>): Promise<number[]>
  /** Does something and answers the processor time of the page's scripts meanwhile, with the layout they force. */
  scriptOf(work: () => Promise<void>): Promise<number>
  /** Takes the numbers a script in the page has gathered under a name. */
  take(name: string): Promise<number[]>
}

/** Starts the browser. `gather` runs in every page before its own scripts and has `record(name, number)`. */
export async function openBench(
  url: string,
  person: Person,
  gather: (record: (name: string, value: number) => void) => void,
): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'framewright-browser-'))
  const context = await chromium.launchPersistentContext(folder, { ...chromiumOptions(), viewport: VIEWPORT })
  await context.addInitScript(`
    // What runs TypeScript here wraps functions that have names in calls of this one.
    var __name = (named) => named;
    localStorage.setItem('token', ${JSON.stringify(person.accessToken)});
    window.${HANDED_OVER_ARRAYS} = {};
    (${gather.toString()})((name, value) => (window.${HANDED_OVER_ARRAYS}[name] ??= []).push(value));
  `)
  const calibrated = await openPage(context, `${url}/livez`)
  const slowness = async () => Math.max(1, (await timeCalibrationLoop(calibrated)) / REFERENCE_MS)
  // The first rounds are slower: nothing of the loop is compiled yet.
  for (let round = 0; round < WARM_UPS; round++) await slowness()
  return {
    context,
    open: (path) => openPage(context, url + path),
    slowness,
    async close() {
      await context.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openPage(context: BrowserContext, url: string): Promise<BenchPage> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  // Time on the processor, not by the clock: what else the machine does is no cost of the page.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  return {
    page,
    session,
    async times() {
      const { metrics } = await session.send('Performance.getMetrics')
      const spent = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1_000
      return { task: spent('TaskDuration'), script: spent('ScriptDuration') }
    },
    tasksOf: (work) => tasksOf(session, work),
    scriptOf: (work) => scriptOf(session, work),
    take: (name) =>
      page.evaluate(
        ([all, key]) => {
          const gathered = (window as unknown as Record<string, Record<string, number[]>>)[all ?? ''] ?? {}
          const numbers = gathered[key ?? ''] ?? []
          gathered[key ?? ''] = []
          return numbers
        },
        [HANDED_OVER_ARRAYS, name],
      ),
  }
}

/** Milliseconds of the page's main thread. */
async function timeCalibrationLoop({ page, times }: BenchPage): Promise<number> {
  const before = await times()
  await page.evaluate(calibrationLoop)
  return (await times()).task - before.task
}

/** What the page's main thread did while something was done. */
async function traceOf(
  session: CDPSession,
  categories: readonly string[],
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const gather = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', gather)
  const traceConfig = { includedCategories: [...categories], excludedCategories: ['*'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await work()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', gather)
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const mains = new Set(pages.map(threadOf))
  return events.filter((event) => mains.has(threadOf(event)))
}

/** Milliseconds on the processor, not by the clock, of each task: what else the machine does makes none longer. */
async function tasksOf(session: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const events = await traceOf(session, ['disabled-by-default-devtools.timeline'], work)
  return events.filter(({ name }) => name === 'RunTask').map(({ tdur }) => (tdur ?? 0) / MICROSECONDS)
}

/** Milliseconds on the processor of all scripts: what one calls within another is counted once. */
async function scriptOf(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const events = await traceOf(session, ['devtools.timeline'], work)
  const scripts = events.filter(({ name }) => SCRIPTS.has(name)).sort((one, other) => one.ts - other.ts)
  let [spent, end] = [0, Number.NEGATIVE_INFINITY]
  for (const { ts, dur = 0, tdur = 0 } of scripts) {
    if (ts < end) continue
    spent += tdur
    end = ts + dur
  }
  return spent / MICROSECONDS
}

function calibrationLoop(): void {
  const canvas = document.createElement('canvas')
  canvas.width = 840
  canvas.height = 480
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return
  const places: { x: number; y: number }[] = []
  for (let index = 0; index < 200_000; index++) {
    places.push({ x: (Math.sin(index) + 1) * 420, y: (Math.cos(index * 1.7) + 1) * 240 })
  }
  const sorted = places.toSorted((one, other) => one.x - other.x)
  for (let line = 0; line < 200; line++) {
    context.beginPath()
    for (const { x, y } of sorted.slice(line * 40, line * 40 + 40)) context.lineTo(x, y)
    context.stroke()
  }
  context.getImageData(0, 0, 1, 1)
}
