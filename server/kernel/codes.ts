import { declareFailures } from './failure.ts'

/** Codes are the machine names of pipelines: kept as typed, compared without case. */
export const CODE_PATTERN = /^[A-Za-z0-9_-]{1,32}$/

/** Why a text is not a code. */
export const codeFailures = declareFailures({
  CODE_INVALID: ['INVALID_INPUT', 'Code must be 1 to 32 letters, digits, "_" or "-"'],
})

const SHOT_STEP = 10
const shotCode = (number: number) => `SH${String(number).padStart(4, '0')}`

/** The number in a code of our own making; null for a code somebody chose otherwise. */
const shotNumber = (code: string | null) => {
  const digits = /^sh(\d+)$/i.exec(code ?? '')?.[1]
  return digits === undefined ? null : Number(digits)
}

/** Shot codes for the end of a board: the next tens after the highest number ever given. */
export function nextShotCodes(highestNumber: number, count: number): string[] {
  const first = (Math.floor(highestNumber / SHOT_STEP) + 1) * SHOT_STEP
  return Array.from({ length: count }, (_, index) => shotCode(first + index * SHOT_STEP))
}

/**
 * Codes worth trying for a shot between two others, best first: the middle number, then the nearest free ones, then
 * the earlier neighbour's with a letter, as sets have always slated inserted shots. Empty where a neighbour's code
 * is not of the default form: then the code comes from the end of the board.
 */
export function codesBetween(before: string | null, after: string | null): string[] {
  const low = before === null ? 0 : shotNumber(before)
  const high = shotNumber(after)
  if (low === null || high === null || high <= low) return []
  const middle = Math.floor((low + high) / 2)
  const numbers = Array.from({ length: high - low - 1 }, (_, index) => low + 1 + index)
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b)
    .slice(0, 50)
  const letters = before === null ? [] : [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => before + letter)
  return [...numbers.map(shotCode), ...letters]
}

/** The longest code there is. */
const LONGEST_CODE = 32

/** Capitals, digits and dashes of a name, at most so many of them; `fallback` when nothing is left. */
function codeFrom(name: string, fallback: string, longest: number): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  const code = plain.replace(/[^A-Z0-9]+/g, '-').slice(0, longest).replace(/^-+|-+$/g, '')
  return code || fallback
}

/** A project's code from its name: capitals, digits, dashes, at most 12 of them; "PROJECT" when nothing is left. */
export const projectCode = (name: string): string => codeFrom(name, 'PROJECT', 12)

/** A board's code from its name, made the same way; "BOARD" when nothing is left. */
export const storyboardCode = (name: string): string => codeFrom(name, 'BOARD', 12)

/** A shot's code from a name, as long as codes may be; null when nothing is left. */
export const shotCodeFrom = (name: string): string | null => codeFrom(name, '', LONGEST_CODE) || null

/** An asset's code from its name, as long as codes may be: nobody types it often; "ASSET" when nothing is left. */
export const assetCode = (name: string): string => codeFrom(name, 'ASSET', LONGEST_CODE)

/** `code`, then `code-2`, `code-3`, … within 32 characters. */
export const numberedCode = (code: string, number: number): string => {
  const suffix = number === 1 ? '' : `-${number}`
  return code.slice(0, LONGEST_CODE - suffix.length) + suffix
}
