import type { FrameRate } from '../../kernel/frames.ts'
import { csvRowFailures } from './csv.failures.ts'
import { type CsvProfile, type PlanRow, shortened } from './csvPlan.ts'

/** How far apart two rates may be written that are the same: 23.98 stands for 24000/1001. */
const RATE_TOLERANCE = 0.01

const decimalOf = ({ numerator, denominator }: FrameRate): number => +(numerator / denominator).toFixed(3)

/** A rate as a decimal number: 24, 23.976. */
export const rateText = (rate: FrameRate): string => String(decimalOf(rate))

/** A rate as people write it: 24, 23.976, 23,976 or 24000/1001. */
function rateOf(text: string): number {
  const [, numerator, denominator = '1'] = /^(\d+(?:[.,]\d+)?)(?:\/(\d+))?$/.exec(text.trim()) ?? []
  return numerator === undefined ? Number.NaN : Number(numerator.replace(',', '.')) / Number(denominator)
}

/** Refuses a row with another rate than the project has. */
export function checkRate(row: PlanRow, text: string, rate: FrameRate): void {
  if (text.trim() === '') return
  if (Math.abs(rateOf(text) - rate.numerator / rate.denominator) <= RATE_TOLERANCE) return
  row.refuse(csvRowFailures.CSV_FRAME_RATE_DIFFERENT({ value: shortened(text.trim()), rate: decimalOf(rate) }))
}

/** A whole number; null for an empty cell, and for anything else, which refuses the row. */
export function wholeNumber(row: PlanRow, column: string, text: string | null): number | null {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return null
  if (/^-?\d{1,9}$/.test(trimmed)) return Number(trimmed)
  row.refuse(csvRowFailures.CSV_NUMBER_INVALID({ column }))
  return null
}

/**
 * How many frames a row says a shot has; null when it says nothing. What contradicts itself refuses it; of Kitsu it is
 * a warning, as the number of frames is kept there and the others are not.
 */
export function framesIn(
  row: PlanRow, cell: (column: string) => string | null, profile: CsvProfile,
): number | null {
  const frames = wholeNumber(row, 'Nb Frames', cell('Nb Frames'))
  const first = wholeNumber(row, 'Frame In', cell('Frame In'))
  const last = wholeNumber(row, 'Frame Out', cell('Frame Out'))
  if (row.isRefused) return null
  if (first === null || last === null) {
    if (frames === null && first !== last) row.refuse(csvRowFailures.CSV_FRAMES_MISSING())
    return frames
  }
  const length = last - first + 1
  if (frames !== null && profile === 'KITSU') {
    if (frames !== length) row.warn(csvRowFailures.CSV_FRAMES_CONTRADICTORY({ frames, length }))
    return frames
  }
  if (length < 1) row.refuse(csvRowFailures.CSV_FRAMES_REVERSED())
  else if (frames !== null && frames !== length) {
    row.refuse(csvRowFailures.CSV_FRAMES_CONTRADICTORY({ frames, length }))
  }
  return frames ?? length
}
