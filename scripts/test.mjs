import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { installChromium } from './chromium.mjs'
import {
  generateArtifacts, generateClient, generateDescription, generateDocuments, readSchemas, SCHEMA,
} from './generation.mjs'
import { buildClientPackage, buildServer, buildWeb, checkNode, installPackages } from './prepare.mjs'
import { root, runNode, stopAll, stopOnSignals, tools } from './processes.mjs'
import {
  BENCHMARK_REPORT, PLAYWRIGHT_REPORT, readBenchmarkReport, readPlaywrightReport, readVitestReport, removeReport,
  VITEST_REPORT,
} from './reports.mjs'
import { openRunFolder } from './runFolder.mjs'
import { formatDuration, formatReason, formatTail, startHeartbeat, StepFailed } from './terminal.mjs'

checkNode()
process.chdir(root)
const removeRunFolder = openRunFolder()
stopOnSignals(removeRunFolder)

const startedAt = performance.now()
const totals = { passed: 0, failed: 0, skipped: [] }
// Testing Library would print the whole page below every element it misses.
const plain = { NO_COLOR: '1', DEBUG_PRINT_LIMIT: '0' }
const isFull = process.argv.includes('--full')
const environment = isFull ? { ...plain, FULL: '1' } : plain
delete process.env.FORCE_COLOR

function print(text) {
  process.stdout.write(`${text}\n`)
}

function countCheck(title, { code, output, milliseconds }) {
  if (code === 0) totals.passed += 1
  else totals.failed += 1
  print(`  ${code === 0 ? '✓' : '✗'} ${title}, ${formatDuration(milliseconds)}`)
  // ESLint pads every message of a file to the width of its longest.
  if (code !== 0) print(formatTail(output.replace(/ {20,}/g, '  '), 80))
}

async function runCheck(title, parameters) {
  countCheck(title, await runNode(parameters, environment))
}

/** Counts whether the committed schema is what the server describes. */
async function checkSchema() {
  const texts = await readSchemas()
  const [printed, committed] = texts.map((text) => text.split('\n'))
  const line = printed.findIndex((text, index) => text !== committed[index])
  const at = line === -1 ? printed.length : line
  const output = [
    `${SCHEMA} differs from what the server describes at line ${at + 1}:`,
    `  committed: ${committed[at] ?? '(end of file)'}`,
    `  server:    ${printed[at] ?? '(end of file)'}`,
    'Run: npm run generate',
  ].join('\n')
  countCheck(`${SCHEMA} is what the server describes`, { code: texts[0] === texts[1] ? 0 : 1, output, milliseconds: 0 })
}

/** Runs a test runner, counts what its report says and shows what failed. */
async function runTests(title, parameters, reportPath, readReport) {
  print(`  ${title} …`)
  await removeReport(reportPath)
  const fallSilent = startHeartbeat(title)
  const { code, output, milliseconds } = await runNode(parameters, environment)
  fallSilent()
  const logPath = `test-results/${title.toLowerCase()}.log`
  await writeFile(join(root, logPath), output)
  const report = (await readReport()) ?? { passed: 0, skipped: [], failures: [], areas: {} }
  // A runner that ends badly without naming a test has crashed, which counts as one failure.
  const crashed = code !== 0 && report.failures.length === 0
  const failed = report.failures.length + (crashed ? 1 : 0)
  totals.passed += report.passed
  totals.failed += failed
  totals.skipped.push(...report.skipped)
  const areas = Object.entries(report.areas).map(([area, count]) => `${area} ${count}`)
  const skipped = report.skipped.length > 0 ? `, ${report.skipped.length} skipped` : ''
  const detail = areas.length > 0 ? ` (${areas.sort().join(', ')})` : ''
  const counts = `${report.passed} passed${skipped}, ${failed} failed${detail}`
  print(`  ${failed === 0 ? '✓' : '✗'} ${title}: ${counts}, ${formatDuration(milliseconds)}`)
  for (const { title: test, message } of report.failures) print(`    ✗ ${test}\n${formatReason(message)}`)
  for (const { title: test, message } of report.unsteady ?? []) {
    print(`    ↻ ${test} passed when run again; before:\n${formatReason(message)}`)
  }
  if (crashed) print(formatTail(output, 80))
  if (report.table) print(report.table)
  if (failed > 0) print(`    The whole output is in ${logPath}.`)
}

/** Checks only what changed since the last run of this machine. */
const TYPES = [tools.tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/** Runs jobs side by side, each to its end: one that throws does not hide the others. */
async function runTogether(...jobs) {
  const ends = await Promise.allSettled(jobs.map((job) => job()))
  const failed = ends.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

async function generateAndBuild() {
  await generateClient()
  await generateDescription()
  await checkSchema()
  await generateArtifacts()
  await generateDocuments()
  await buildServer()
  await buildClientPackage()
}

async function checkAndBuild() {
  await runCheck('Lint', [tools.eslint, '--max-warnings=0', '.'])
  await runCheck('Types', TYPES)
  await buildWeb()
}

async function runEverything() {
  print('Preparing')
  await mkdir(join(root, 'test-results'), { recursive: true })
  await installPackages()
  await runTogether(generateAndBuild, installChromium)

  print('Testing')
  // As for journeys: a test that fails runs once more, and the output names it if it passes then.
  const vitest = [
    tools.vitest, 'run', '--retry=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`,
  ]
  // Tests of the server often wait: what no test but journeys needs uses the cores meanwhile.
  await runTogether(() => runTests('Tests', vitest, VITEST_REPORT, readVitestReport), checkAndBuild)
  await runTests('Journeys', [tools.playwright, 'test'], PLAYWRIGHT_REPORT, readPlaywrightReport)
  // Last and alone: whatever runs beside a benchmark is measured with it.
  if (!isFull) return
  const benchmarks = ['--import', 'tsx', 'tests/benchmarks/run.ts', '--short']
  await runTests('Benchmarks', benchmarks, BENCHMARK_REPORT, readBenchmarkReport)
}

try {
  await runEverything()
} catch (error) {
  totals.failed += 1
  if (!(error instanceof StepFailed)) print(formatTail(String(error?.stack ?? error)))
}
await stopAll()
await removeRunFolder()
if (totals.skipped.length > 0) print(['Skipped', ...totals.skipped.map((test) => `  ${test}`)].join('\n'))
print(`In ${formatDuration(performance.now() - startedAt)}`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`, () => {
  process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1)
})
