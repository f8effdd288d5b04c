import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import lighthouse, { defaultConfig, type Result } from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { chromiumOptions } from '../harness/chromium.ts'
import { freePort } from '../harness/serverProcess.ts'
import { percentile, type Ratio, repeated } from './measure.ts'

const RUNS = repeated(5, 3)
/** Lighthouse's scores are parts of one here; what is lacking to a hundred is what is bounded. */
const PERCENT = 100
const CATEGORIES = { performance: 2, accessibility: 0, 'best-practices': 0, seo: 0 } as const
const MOST_LAYOUT_SHIFT = 0.02
const MOST_SCRIPT_KILOBYTES = 15
const KILOBYTE = 1_000
/** Of the largest text or picture of the first screen. */
const MOST_SECONDS_TO_LARGEST = 1.8
const SECOND = 1_000
const VIEWPORT = { width: 412, height: 823 }
/** Time for whatever the page would still fetch by itself. */
const SETTLE_MS = 3_000
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'] as const

/** How much slower than this machine a phone is, by Lighthouse's mobile profile, and the machine that stands for. */
const SLOWDOWN = 4
const REFERENCE_INDEX = 1_500

/**
 * How much to slow this machine down, so that it is the profile's phone: by Lighthouse's own index of a machine's
 * speed, which is lower where much else runs. Never more than the profile says.
 */
async function calibrate(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`)
  await page.close()
  return Math.min(SLOWDOWN, Math.max(1, (SLOWDOWN * index) / REFERENCE_INDEX))
}

async function runLighthouse(url: string): Promise<Result> {
  const port = await freePort()
  const options = chromiumOptions()
  const browser = await chromium.launch({
    ...options, args: [...options.args, `--remote-debugging-port=${port}`],
  })
  try {
    const cpuSlowdownMultiplier = await calibrate(browser)
    const answer = await lighthouse(url, {
      port, output: 'json', onlyCategories: Object.keys(CATEGORIES),
      throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier },
    })
    if (!answer) throw new Error('Lighthouse answered nothing')
    return answer.lhr
  } finally {
    await browser.close()
  }
}

/** Bytes in gzip of all scripts the page loads while nobody touches it. */
async function measureScripts(url: string): Promise<number> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, isMobile: true, hasTouch: true })
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLE_MS)
    const inline = await page.locator('script:not([src])').allTextContents()
    const texts = [...(await Promise.all(bodies)), ...inline.map((text) => Buffer.from(text))]
    return texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
  } finally {
    await browser.close()
  }
}

const median = (values: readonly number[]) => percentile(values, 0.5)

/** The welcome page as Lighthouse sees it with its mobile profile, medians of five runs, and what scripts it loads. */
export async function measureLanding(url: string): Promise<Ratio[]> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run++) results.push(await runLighthouse(`${url}/`))
  const numbers = (audit: string) => results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
  const slowdowns = results.map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier)
  const slowdown = `processor slowed down ${median(slowdowns).toFixed(1)} times`
  const times = TIMES.map((audit) => `${audit} ${median(numbers(audit)).toFixed(0)} ms`).join(', ')
  const scores = Object.entries(CATEGORIES).map(([name, bound]) => {
    const lacking = results.map(({ categories }) => PERCENT - PERCENT * (categories[name]?.score ?? Number.NaN))
    const score = PERCENT - median(lacking)
    const failed = results.flatMap(({ categories, audits }) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    )
    const reasons = failed.length > 0 ? `; below 90: ${[...new Set(failed)].join(', ')}` : ''
    const told = name === 'performance' ? `; ${slowdown}, ${times}` : ''
    const detail = `Lighthouse ${score.toFixed(0)} of ${PERCENT}${told}${reasons}`
    return { name: `landing page, ${name}: short of ${PERCENT}`, value: median(lacking), bound, unit: 'points', detail }
  })
  return [
    ...scores,
    {
      name: 'landing page, largest contentful paint', value: median(numbers('largest-contentful-paint')) / SECOND,
      bound: MOST_SECONDS_TO_LARGEST, unit: 's', detail: `medians of ${RUNS} runs`,
    },
    {
      name: 'landing page, layout shift', value: median(numbers('cumulative-layout-shift')), bound: MOST_LAYOUT_SHIFT,
      unit: '', detail: `medians of ${RUNS} runs`,
    },
    {
      name: 'landing page, scripts before any interaction', value: (await measureScripts(url)) / KILOBYTE,
      bound: MOST_SCRIPT_KILOBYTES, unit: 'kB', detail: 'in gzip',
    },
  ]
}
