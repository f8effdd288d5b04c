import { readFileSync } from 'node:fs'

/** Ticks of Linux's process times in a second. */
const TICKS_PER_SECOND = 100

/** Milliseconds of CPU time a process has used, all of its threads together. Linux alone tells it. */
export function cpuOf(pid: number): number {
  const told = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = told.slice(told.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND
}

/** The value below which a share of the samples lies (nearest rank). */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** Milliseconds a piece of work took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** A figure with its bound. */
export interface Ratio {
  name: string
  value: number
  /** The figure may be at most this; null: it is told, not judged. */
  bound: number | null
  /** What it is counted in; `×` when nothing is said. */
  unit?: string
  detail: string
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`

/** Compares two sets of samples of one run by a statistic. */
export function ratioOf(
  name: string,
  bound: number,
  statistic: (samples: readonly number[]) => number,
  measured: readonly number[],
  base: readonly number[],
): Ratio {
  const [value, reference] = [statistic(measured), statistic(base)]
  return { name, bound, value: value / reference, detail: `${milliseconds(value)} to ${milliseconds(reference)}` }
}

/** Whether a figure is within its bound. What could not be measured is not. */
export function isWithinBound({ value, bound }: Ratio): boolean {
  return Number.isFinite(value) && (bound === null || value <= bound)
}

/** One line a figure, with a mark for those beyond their bound. */
export function printRatio(ratio: Ratio): void {
  const { name, value, bound, unit = '×', detail } = ratio
  const mark = bound === null ? 'note' : isWithinBound(ratio) ? 'ok  ' : 'over'
  const most = bound === null ? '' : `at most ${bound} ${unit}; `
  process.stdout.write(`${mark}  ${name}: ${value.toFixed(2)} ${unit} (${most}${detail})\n`)
}
