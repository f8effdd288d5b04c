import { DrawingFormatError, UnknownVersionError } from './formatError.ts'

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Bytes of a UUID. */
export const UUID_BYTES = 16

/** Whether the text is a UUID of any version, in upper or lower case. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text)
}

/** Numbers of 32 bits with sign as unsigned ones, those near zero first: 0, -1, 1, -2, … */
export const zigzag = (value: number): number => ((value << 1) ^ (value >> 31)) >>> 0
export const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1)

/** Null for bytes that are no UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Control characters, and halves of characters. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u

/** Throws DrawingFormatError for what is no text of one line, and for more than the maximum of characters. */
export function checkText(name: string, text: string, maximum: number): void {
  if (text.length > maximum) throw new DrawingFormatError(`The ${name} has more than ${maximum} characters.`)
  if (NO_TEXT.test(text)) throw new DrawingFormatError(`The ${name} has characters that are no text.`)
}

/** Throws DrawingFormatError for none and for more than the maximum. */
export function checkCount(name: string, count: number, maximum: number): void {
  if (count === 0) throw new DrawingFormatError(`The operation holds no ${name}.`)
  if (count > maximum) {
    throw new DrawingFormatError(`There are ${count} ${name}; at most ${maximum} are allowed.`)
  }
}

/** Reads what ByteWriter wrote. Every method throws DrawingFormatError where the bytes end or make no sense. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #position = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Bytes not read yet. */
  get remaining(): number {
    return this.#bytes.length - this.#position
  }

  byte(): number {
    const value = this.#bytes[this.#position]
    if (value === undefined) throw new DrawingFormatError('The drawing data ends too early.')
    this.#position++
    return value
  }

  /** Refuses a number written with more bytes than it needs, so that equal drawings have equal bytes. */
  unsigned(): number {
    let value = 0
    for (let index = 0; index < 5; index++) {
      const byte = this.byte()
      value += (byte & 0x7f) * 2 ** (7 * index)
      if (byte < 0x80) {
        if ((byte === 0 && index > 0) || value > 0xffff_ffff) break
        return value
      }
    }
    throw new DrawingFormatError('The drawing data holds a number that is not written as it should be.')
  }

  signed(): number {
    return unzigzag(this.unsigned())
  }

  uuid(): string {
    let digits = ''
    for (let index = 0; index < UUID_BYTES; index++) digits += this.byte().toString(16).padStart(2, '0')
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }

  /** Text that `text` of a writer wrote. */
  text(name: string, maximum: number): string {
    const length = this.unsigned()
    if (length > this.remaining) throw new DrawingFormatError('The drawing data ends too early.')
    const bytes = this.#bytes.subarray(this.#position, this.#position + length)
    this.#position += length
    const text = textOf(bytes)
    if (text === null) throw new DrawingFormatError(`The ${name} in the drawing data is no text.`)
    checkText(name, text, maximum)
    return text
  }

  /** A count of things of at least `bytesEach` bytes: refused before anything is allocated when they cannot follow. */
  count(name: string, maximum: number, bytesEach: number): number {
    const count = this.unsigned()
    if (count === 0) throw new DrawingFormatError(`The drawing data holds no ${name}.`)
    if (count > maximum) {
      throw new DrawingFormatError(`The drawing data holds ${count} ${name}; at most ${maximum} are allowed.`)
    }
    if (count * bytesEach > this.remaining) throw new DrawingFormatError('The drawing data ends too early.')
    return count
  }

  /** The choice that `choice` of a writer wrote. Throws UnknownVersionError for one that a later release may know. */
  choice<Choice>(name: string, choices: readonly Choice[]): Choice {
    const choice = choices[this.byte()]
    if (choice === undefined) throw new UnknownVersionError(`The drawing data has a ${name} that is not known here.`)
    return choice
  }

  /** Throws unless everything was read. */
  end(): void {
    if (this.remaining > 0) {
      throw new DrawingFormatError(`The drawing data goes on for ${this.remaining} bytes after its end.`)
    }
  }
}
