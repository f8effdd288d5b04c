import type { ByteReader, ByteWriter } from './bytes.ts'
import { DrawingFormatError } from './formatError.ts'

const BITS_OF_BYTE = 8
const BITS_OF_PARAMETER = 5
const LARGEST_NUMBER = 0xffff_ffff

/**
 * The parameter of a list's Rice code by its mean, which the reader can work out again: so equal lists have equal bits.
 * It keeps the unary parts below one and a half bits a number, whatever the numbers are.
 */
function riceParameter(numbers: readonly number[]): number {
  let sum = 0
  for (const number of numbers) sum += number
  let parameter = 0
  while (numbers.length * 2 ** parameter < sum * Math.LN2) parameter++
  return parameter
}

/** Appends lists of numbers to a ByteWriter, each in a Rice code (R. F. Rice, JPL 79-22, 1979), highest bit first. */
export class BitWriter {
  readonly #writer: ByteWriter
  #byte = 0
  #count = 0

  constructor(writer: ByteWriter) {
    this.#writer = writer
  }

  /** Appends whole numbers, 0–2,147,483,647. How many there are is known to the reader. */
  list(numbers: readonly number[]): void {
    const parameter = riceParameter(numbers)
    this.#bits(parameter, BITS_OF_PARAMETER)
    for (const number of numbers) {
      for (let ones = Math.floor(number / 2 ** parameter); ones > 0; ones--) this.#bit(1)
      this.#bit(0)
      this.#bits(number, parameter)
    }
  }

  /** Fills the last byte with zeros. */
  finish(): void {
    while (this.#count > 0) this.#bit(0)
  }

  #bits(value: number, count: number): void {
    for (let place = count - 1; place >= 0; place--) this.#bit((value >>> place) & 1)
  }

  #bit(bit: number): void {
    this.#byte = (this.#byte << 1) | bit
    if (++this.#count < BITS_OF_BYTE) return
    this.#writer.byte(this.#byte)
    this.#byte = 0
    this.#count = 0
  }
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
      let ones = 0
      while (this.#bit() === 1) ones++
      const number = ones * 2 ** parameter + this.#bits(parameter)
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

  #bits(count: number): number {
    let value = 0
    for (let read = 0; read < count; read++) value = value * 2 + this.#bit()
    return value
  }

  #bit(): number {
    if (this.#count === 0) {
      this.#byte = this.#reader.byte()
      this.#count = BITS_OF_BYTE
    }
    this.#count--
    return (this.#byte >>> this.#count) & 1
  }
}
