import { checkCount, checkText, isUuid, zigzag } from './bytes.ts'
import { DrawingFormatError } from './formatError.ts'

/** Collects bytes. Unsigned numbers are varints, seven bits a byte, lowest first; signed ones are zigzagged before. */
export class ByteWriter {
  #bytes = new Uint8Array(256)
  #length = 0

  /** Appends one byte, 0–255. */
  byte(value: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#length * 2)
      grown.set(this.#bytes)
      this.#bytes = grown
    }
    this.#bytes[this.#length++] = value
  }

  /** Appends a whole number, 0–4,294,967,295. */
  unsigned(value: number): void {
    let rest = value >>> 0
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80)
      rest >>>= 7
    }
    this.byte(rest)
  }

  /** Appends a whole number of 32 bits with sign. */
  signed(value: number): void {
    this.unsigned(zigzag(value))
  }

  /** Appends the 16 bytes of a UUID. Throws DrawingFormatError when it is none. */
  uuid(id: string): void {
    if (!isUuid(id)) throw new DrawingFormatError(`${JSON.stringify(id)} is not a UUID.`)
    for (const [pair] of id.replaceAll('-', '').matchAll(/../g)) this.byte(Number.parseInt(pair, 16))
  }

  /** Appends text as UTF-8 after its length. Throws DrawingFormatError for what is no text, or not of one line. */
  text(name: string, text: string, maximum: number): void {
    checkText(name, text, maximum)
    const bytes = new TextEncoder().encode(text)
    this.unsigned(bytes.length)
    for (const byte of bytes) this.byte(byte)
  }

  /** Appends how many things follow. Throws DrawingFormatError like checkCount. */
  count(name: string, count: number, maximum: number): void {
    checkCount(name, count, maximum)
    this.unsigned(count)
  }

  /** Appends the number of a choice in its list. */
  choice<Choice>(name: string, choice: Choice, choices: readonly Choice[]): void {
    const code = choices.indexOf(choice)
    if (code < 0) throw new DrawingFormatError(`The ${name} ${JSON.stringify(choice)} is not known.`)
    this.byte(code)
  }

  /** What was written, as a copy of its own. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }
}
