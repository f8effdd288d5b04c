import { readFileSync } from 'node:fs'

/** Whether this is the short form of the benchmarks, which `npm run test:full` runs. */
const isShort = process.argv.includes('--short')

/** A number of repetitions: fewer in the short form. */
export const repeated = (usual: number, short: number): number => (isShort ? short : usual)

/** The share of its bound that a figure may reach: a short run on a machine in use varies more. */
const TOLERANCE = repeated(1, 1.5)

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

/** The mean of samples. */
export const mean = (samples: readonly number[]): number =>
  samples.reduce((sum, sample) => sum + sample, 0) / samples.length

/** Milliseconds of a piece of work, and how many times slower the machine was at that moment than the reference. */
export interface PacedTime {
  milliseconds: number
  slowness: number
}

/** A figure in milliseconds of the reference machine: a statistic of times divided by the slowness of their moments. */
export function pacedFigure(
  { name, bound, detail }: { name: string; bound: number | null; detail: string },
  statistic: (samples: readonly number[]) => number,
  times: readonly PacedTime[],
): Ratio {
  const measured = statistic(times.map(({ milliseconds }) => milliseconds))
  const paces = times.map(({ slowness }) => slowness)
  const slowness = `the machine ${Math.min(...paces).toFixed(2)} to ${Math.max(...paces).toFixed(2)} times slower`
  return {
    name, bound, unit: 'ms', detail: `${measured.toFixed(2)} ms measured, ${slowness}; ${detail}`,
    value: statistic(times.map(({ milliseconds, slowness }) => milliseconds / slowness)),
  }
}

/** Milliseconds a piece of work took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds the loop below takes on the machine the bounds were set on. */
const REFERENCE_MS = 108

/** How many times slower this machine is at the moment than the one the bounds were set on; never below 1. */
export function slowness(): number {
  const start = performance.now()
  const numbers = Array.from({ length: 200_000 }, (_, index) => ({ x: Math.sin(index) }))
  JSON.stringify(numbers.toSorted((one, other) => one.x - other.x))
  return Math.max(1, (performance.now() - start) / REFERENCE_MS)
}

/** Times a piece of work outside of a browser, right after the machine. */
export async function paced(work: () => Promise<unknown>): Promise<PacedTime> {
  return { slowness: slowness(), milliseconds: await timed(work) }
}

const PAGE_INTRODUCTION = `# Performance

The figures of the last whole run, which wrote this page: \`npm run bench\`. A benchmark alone: \`npm run bench pen\`.
[Testing](architecture/testing.md#benchmarks) says how one is added.

Ratios (×) compare two works of one run. Milliseconds are divided by how much slower the machine was at that moment than
the one the bounds were set on. A figure without a bound is a note.
`

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
  bound: number | null,
  statistic: (samples: readonly number[]) => number,
  measured: readonly number[],
  base: readonly number[],
): Ratio {
  const [value, reference] = [statistic(measured), statistic(base)]
  return { name, bound, value: value / reference, detail: `${milliseconds(value)} to ${milliseconds(reference)}` }
}

/** Compares samples taken in turn, by the median of their ratios: a machine that slows down hardly moves it. */
export function ratioOfPairs(
  name: string,
  bound: number,
  measured: readonly number[],
  base: readonly number[],
): Ratio {
  const ratios = measured.map((sample, turn) => sample / (base[turn] ?? Number.NaN))
  const median = (samples: readonly number[]) => percentile(samples, 0.5)
  const detail = `${milliseconds(median(measured))} to ${milliseconds(median(base))}, ${ratios.length} turns`
  return { name, bound, value: median(ratios), detail }
}

/** Whether a figure is within its bound, or within 1.5 × its bound in the short form. A missing figure is not. */
export function isWithinBound({ value, bound }: Ratio): boolean {
  return Number.isFinite(value) && (bound === null || value <= bound * TOLERANCE)
}

const rowOf = (ratio: Ratio): string[] => {
  const { name, value, bound, unit = '×', detail } = ratio
  const mark = bound === null ? 'note' : isWithinBound(ratio) ? 'ok' : 'OVER'
  const limit = bound === null ? '' : `≤ ${bound} ${unit}`
  return [mark, name, `${value.toFixed(2)} ${unit}`, limit, detail]
}

/** The figures as a table in plain text: mark, figure, value, bound and detail, one figure per line. */
export function tableOf(ratios: readonly Ratio[]): string {
  const rows = [['', 'Figure', 'Value', 'Bound', 'Detail'], ...ratios.map(rowOf)]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd()).join('\n')
}

/** A page in Markdown with a table of the figures of each benchmark, by its name. */
export function pageOf(figures: ReadonlyMap<string, readonly Ratio[]>): string {
  const sections = [...figures].map(([name, ratios]) => {
    const rows = ratios.map((ratio) => `| ${rowOf(ratio).slice(1).join(' | ')} |`)
    return [`## ${name}`, '', '| Figure | Value | Bound | Detail |', '|---|---|---|---|', ...rows, ''].join('\n')
  })
  return `${PAGE_INTRODUCTION}\n${sections.join('\n')}`
}
