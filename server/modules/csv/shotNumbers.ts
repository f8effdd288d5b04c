import type { FrameRate } from '../../kernel/frames.ts'
import type { PlanRow } from './csvPlan.ts'

/** How far apart two rates may be written that are the same: 23.98 stands for 24000/1001. */
const RATE_TOLERANCE = 0.01

/** A rate as a decimal number: 24, 23.976. */
export const rateText = ({ numerator, denominator }: FrameRate): string => String(+(numerator / denominator).toFixed(3))

/** A rate as people write it: 24, 23.976, 23,976 or 24000/1001. */
function rateOf(text: string): number {
  const [, numerator, denominator = '1'] = /^(\d+(?:[.,]\d+)?)(?:\/(\d+))?$/.exec(text.trim()) ?? []
  return numerator === undefined ? Number.NaN : Number(numerator.replace(',', '.')) / Number(denominator)
}

/** Refuses a row that tells another rate than the project has. */
export function checkRate(row: PlanRow, text: string, rate: FrameRate): void {
  if (text.trim() === '') return
  if (Math.abs(rateOf(text) - rate.numerator / rate.denominator) <= RATE_TOLERANCE) return
  row.refuse(`FPS is ${text.trim()}, but the project runs at ${rateText(rate)} frames per second`)
}

/** A whole number; null for an empty cell, and for anything else, which refuses the row. */
export function wholeNumber(row: PlanRow, column: string, text: string | null): number | null {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return null
  if (/^-?\d{1,9}$/.test(trimmed)) return Number(trimmed)
  row.refuse(`${column} must be a whole number`)
  return null
}

/** How many frames a row says a shot has; null when it says nothing. What contradicts itself refuses it. */
export function framesIn(row: PlanRow, cell: (column: string) => string | null): number | null {
  const frames = wholeNumber(row, 'Nb Frames', cell('Nb Frames'))
  const first = wholeNumber(row, 'Frame In', cell('Frame In'))
  const last = wholeNumber(row, 'Frame Out', cell('Frame Out'))
  if (row.isRefused) return null
  if (first === null || last === null) {
    if (frames === null && first !== last) row.refuse('Give Nb Frames, or both Frame In and Frame Out')
    return frames
  }
  const length = last - first + 1
  if (length < 1) row.refuse('Frame Out comes before Frame In')
  else if (frames !== null && frames !== length) {
    row.refuse(`Nb Frames is ${frames}, but from Frame In to Frame Out there are ${length}`)
  }
  return frames ?? length
}
