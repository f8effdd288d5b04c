import { checkFrameRate, type FrameRate } from '../../../../kernel/frames.ts'
import { FramewrightError, fail } from '../../../../kernel/errors.ts'
import { cutFailures } from './cut.failures.ts'

/** How far a rounded rate is from the exact one: 23.98 stands for 24000/1001. */
const ROUNDED = 0.005

/** The rate if a project can have it. INVALID_INPUT if not. */
function checked(rate: FrameRate): FrameRate {
  try {
    return checkFrameRate(rate)
  } catch (error) {
    throw error instanceof FramewrightError ? fail(cutFailures.CUT_RATE_UNKNOWN()) : error
  }
}

/** The exact rate of frames per second that a file writes as a decimal: 23.976, 25. INVALID_INPUT for none. */
export function rateFrom(fps: number): FrameRate {
  const whole = Math.round(fps)
  if (Math.abs(fps - whole) < 0.001) return checked({ numerator: whole, denominator: 1 })
  const nominal = Math.ceil(fps)
  const isNtsc = Math.abs(fps - (nominal * 1000) / 1001) < ROUNDED
  if (isNtsc) return checked({ numerator: nominal * 1000, denominator: 1001 })
  return checked({ numerator: Math.round(fps * 100), denominator: 100 })
}

/** The rate of a whole number of frames a second, a thousandth slower for NTSC. INVALID_INPUT for none. */
export const rateOfTimebase = (timebase: number, isNtsc: boolean): FrameRate =>
  checked(isNtsc ? { numerator: timebase * 1000, denominator: 1001 } : { numerator: timebase, denominator: 1 })

/** A rate for people: "23.976". */
export const rateText = ({ numerator, denominator }: FrameRate): string =>
  String(Number((numerator / denominator).toFixed(3)))

/** Whether two rates are the same. */
export const isSameRate = (one: FrameRate, other: FrameRate): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator

/** The rate that a person writes: "25", "23.976", "30000/1001". INVALID_INPUT for none. */
export function rateNamed(text: string): FrameRate {
  const [, over, under] = /^\s*(\d{1,6}(?:\.\d{1,6})?)(?:\/(\d{1,4}))?\s*$/.exec(text) ?? []
  if (over === undefined) throw fail(cutFailures.CUT_RATE_UNKNOWN())
  return under === undefined ? rateFrom(Number(over)) : checked({ numerator: Number(over), denominator: Number(under) })
}
