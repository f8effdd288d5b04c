import { BITS_OF_BYTE, BITS_OF_PARAMETER, riceParameter } from './bits.ts'
import type { ByteWriter } from './byteWriter.ts'

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
