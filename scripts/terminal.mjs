import { performance } from 'node:perf_hooks'
import { stripVTControlCharacters } from 'node:util'

const TAIL_LINES = 40
const REASON_LINES = 24
const HEARTBEAT_MS = 30_000

/** A step that could not be finished; its message was shown already. */
export class StepFailed extends Error {}

/** A duration for people: `0.4 s`, `31 s`, `2 min 05 s`. */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1_000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 100) return `${Math.round(seconds)} s`
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}

/** The last lines of a tool's output, indented under the step they belong to. */
export function formatTail(output, lines = TAIL_LINES) {
  const all = output.trimEnd().split('\n')
  const shown = all.slice(-lines).map((line) => `    ${line}`.trimEnd())
  if (all.length > lines) shown.unshift(`    … ${all.length - lines} lines before`)
  return shown.join('\n')
}

/** The first lines of a failed test's message, where its reason stands, without colors. */
export function formatReason(message, lines = REASON_LINES) {
  const all = stripVTControlCharacters(message).trimEnd().split('\n')
  const shown = all.slice(0, lines).map((line) => `      ${line}`.trimEnd())
  if (all.length > lines) shown.push(`      … ${all.length - lines} lines more`)
  return shown.join('\n')
}

/**
 * Announces a step, runs it and prints its duration. A run that ends badly shows its tail and throws StepFailed. Whole
 * lines: steps run side by side.
 */
export async function step(title, runStep) {
  process.stdout.write(`  ${title} …\n`)
  const startedAt = performance.now()
  const { code, output } = await runStep()
  const duration = formatDuration(performance.now() - startedAt)
  if (code === 0) {
    process.stdout.write(`  ✓ ${title}, ${duration}\n`)
    return
  }
  process.stdout.write(`  ✗ ${title}, ${duration}\n${formatTail(output)}\n`)
  throw new StepFailed(title)
}

/** Says every half minute that a long step is still running; answers how to fall silent. */
export function startHeartbeat(title) {
  const startedAt = performance.now()
  const timer = setInterval(() => {
    process.stdout.write(`  … ${title}, ${formatDuration(performance.now() - startedAt)} so far\n`)
  }, HEARTBEAT_MS)
  return () => clearInterval(timer)
}
