import type { ByteReader } from './bytes.ts'
import { DrawingFormatError } from './formatError.ts'

export const BITS_OF_BYTE = 8
/** Of the parameter that a list begins with. */
export const BITS_OF_PARAMETER = 5
const LARGEST_NUMBER = 0xffff_ffff
/** Of a number's bits, counted from 0. */
const HIGHEST_PLACE = 31

/**
 * The parameter of a list's Rice code by its mean, which the reader can work out again: so equal lists have equal bits.
 * It keeps the unary parts below one and a half bits a number, whatever the numbers are.
 */
export function riceParameter(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  let parameter = 0
  while (numbers.length * 2 ** parameter < sum * Math.LN2) parameter++
  return parameter
}

/** Reads what BitWriter wrote. Throws DrawingFormatError where the bytes end or are not as BitWriter writes them. */
export class BitReader {
  readonly #reader: ByteReader
  #byte = 0
  #count = 0

  constructor(reader: ByteReader) {
    this.#reader = reader
  }

  list(length: number): number[] {
    const parameter = this.#bits(BITS_OF_PARAMETER)
    const numbers: number[] = []
    for (let index = 0; index < length; index++) {
      const number = this.#ones() * 2 ** parameter + this.#bits(parameter)
      if (number > LARGEST_NUMBER) throw new DrawingFormatError('The drawing data holds a number that is too large.')
      numbers.push(number)
    }
    if (riceParameter(numbers) !== parameter) {
      throw new DrawingFormatError('The drawing data holds a list that is not written as it should be.')
    }
    return numbers
  }

  finish(): void {
    if ((this.#byte & ((1 << this.#count) - 1)) !== 0) {
      throw new DrawingFormatError('The drawing data goes on after its end.')
    }
    this.#count = 0
  }

  /** As many bits of a byte at once as there are: bit by bit, reading would take half the time of opening a drawing. */
  #bits(count: number): number {
    let value = 0
    for (let missing = count; missing > 0; ) {
      this.#fill()
      const taken = Math.min(missing, this.#count)
      this.#count -= taken
      value = value * 2 ** taken + ((this.#byte >>> this.#count) & ((1 << taken) - 1))
      missing -= taken
    }
    return value
  }

  /** How many ones come before the next zero, which is read, too. */
  #ones(): number {
    let ones = 0
    for (;;) {
      this.#fill()
      const zeros = ~this.#byte & ((1 << this.#count) - 1)
      if (zeros !== 0) {
        const place = HIGHEST_PLACE - Math.clz32(zeros)
        ones += this.#count - 1 - place
        this.#count = place
        return ones
      }
      ones += this.#count
      this.#count = 0
    }
  }

  #fill(): void {
    if (this.#count > 0) return
    this.#byte = this.#reader.byte()
    this.#count = BITS_OF_BYTE
  }
}
