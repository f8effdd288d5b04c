import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './processes.mjs'

/** Where the two test runners leave their JSON reports. */
export const VITEST_REPORT = 'test-results/vitest.json'
export const PLAYWRIGHT_REPORT = 'test-results/journeys.json'
/** Where the benchmarks leave theirs. */
export const BENCHMARK_REPORT = 'test-results/benchmarks.json'

async function readReport(path) {
  const text = await readFile(join(root, path), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Removes the report of an earlier run, so a crash is never counted as that run's success. */
export function removeReport(path) {
  return rm(join(root, path), { force: true })
}

function relativeToRoot(path) {
  return path.startsWith(root) ? path.slice(root.length) : path
}

/** Vitest reports a test that timed out by the place where it was defined alone, under this name. */
function explain(message) {
  return message.replace('Error: STACK_TRACE_ERROR', 'The test took longer than it may; it was defined here:')
}

function countByArea(counts, path) {
  const area = path.startsWith('tests/') ? path.split('/')[1] : path.split('/')[0]
  return { ...counts, [area]: (counts[area] ?? 0) + 1 }
}

/**
 * Vitest's report as `{ passed, skipped: [title], failures: [{ title, message }], unsteady, areas }`, where `unsteady`
 * names the tests that passed only when run again.
 */
export function summarizeVitest(report) {
  const failures = []
  const unsteady = []
  const skipped = []
  let areas = {}
  for (const file of report.testResults) {
    const path = relativeToRoot(file.name)
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failed) {
      failures.push({ title: `${path} › ${fullName}`, message: explain(failureMessages.join('\n')) })
    }
    if (file.status === 'failed' && failed.length === 0) failures.push({ title: path, message: file.message })
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      const title = `${path} › ${fullName}`
      if (status === 'passed') areas = countByArea(areas, path)
      else if (status !== 'failed') skipped.push(title)
      if (status === 'passed' && failureMessages.length > 0) {
        unsteady.push({ title, message: explain(failureMessages.join('\n')) })
      }
    }
  }
  return { passed: report.numPassedTests, skipped, failures, unsteady, areas }
}

/** Reads vitest's report; null when there is none. */
export async function readVitestReport() {
  const report = await readReport(VITEST_REPORT)
  return report && summarizeVitest(report)
}

/** Reads the report of the benchmarks, in the same shape as vitest's, with its table. */
export async function readBenchmarkReport() {
  const report = await readReport(BENCHMARK_REPORT)
  return report && { ...report, skipped: [], areas: {} }
}

function collectSpecs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(collectSpecs)]
}

/** Playwright's report, in the same shape as vitest's. */
export function summarizePlaywright(report) {
  const failures = report.errors.map(({ message }) => ({ title: 'The run itself', message }))
  const unsteady = []
  const skipped = []
  for (const spec of report.suites.flatMap(collectSpecs)) {
    const title = `tests/e2e/${spec.file} › ${spec.title}`
    for (const { status, results } of spec.tests) {
      if (status === 'skipped') skipped.push(title)
      if (status !== 'unexpected' && status !== 'flaky') continue
      const message = results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')
      const entries = status === 'flaky' ? unsteady : failures
      entries.push({ title, message })
    }
  }
  const { expected, flaky } = report.stats
  return { passed: expected + flaky, skipped, failures, unsteady, areas: {} }
}

/** Reads Playwright's report; null when there is none. */
export async function readPlaywrightReport() {
  const report = await readReport(PLAYWRIGHT_REPORT)
  return report && summarizePlaywright(report)
}
