const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Bits of a number in a digit, and the bit that says that another digit follows. */
const BITS = 5
const MORE = 32

/** Whole numbers as text, as source maps have them: digits of 5 bits, the lowest first, whose first bit is the sign. */
export const writeNumbers = (numbers: readonly number[]): string => numbers.map((number) => {
  let [rest, text] = [Math.abs(number) * 2 + (number < 0 ? 1 : 0), '']
  do {
    const digit = rest % MORE
    rest = Math.floor(rest / MORE)
    text += DIGITS[digit + (rest > 0 ? MORE : 0)]
  } while (rest > 0)
  return text
}).join('')

/** The numbers that writeNumbers wrote. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const character of text) {
    const digit = DIGITS.indexOf(character)
    value += (digit % MORE) << shift
    shift += BITS
    if (digit >= MORE) continue
    numbers.push(value % 2 === 1 ? -(value >> 1) : value >> 1)
    value = shift = 0
  }
  return numbers
}
