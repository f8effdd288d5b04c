/** Largest script taken, in bytes of UTF-8. */
export const MAX_SCRIPT_BYTES = 2 * 1024 * 1024

/** Why a script is refused, as a sentence for the person, and the 1-based line it is about where there is one. */
export class ScriptError extends Error {
  readonly reason: string
  readonly line: number | undefined

  constructor(reason: string, line?: number) {
    super(line === undefined ? reason : `Line ${line}: ${reason}`)
    this.name = 'ScriptError'
    this.reason = reason
    this.line = line
  }
}

const NEWLINE = 0x0a
const CARRIAGE_RETURN = 0x0d
// Every control character but tab, line feed and carriage return; a lone surrogate is half a character.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}/u

function lineOfCharacter(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n|\r|\n/).length
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

// Neither line break occurs inside a longer UTF-8 sequence, so lines can be tried one by one.
function firstUndecodableLine(bytes: Uint8Array): number {
  let line = 1
  let start = 0
  for (let index = 0; index <= bytes.length; index += 1) {
    const byte = bytes[index]
    if (index < bytes.length && byte !== NEWLINE && byte !== CARRIAGE_RETURN) continue
    if (decode(bytes.subarray(start, index)) === null) return line
    if (byte === CARRIAGE_RETURN && bytes[index + 1] === NEWLINE) index += 1
    start = index + 1
    line += 1
  }
  return line
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

function refuseTooLarge(size: number): void {
  if (size > MAX_SCRIPT_BYTES) {
    throw new ScriptError(`The script is larger than 2 MB (it has ${size.toLocaleString('en')} bytes).`)
  }
}

/**
 * The text of an uploaded or pasted script in Unicode NFC, its line breaks (LF, CRLF or CR) as they were, a byte order
 * mark removed. Throws ScriptError for what is larger than 2 MB, not UTF-8, or holds control characters.
 */
export function readScriptText(source: Uint8Array | string): string {
  let decoded: string
  if (typeof source === 'string') {
    // A UTF-16 unit is at least one byte of UTF-8: what is too long already need not be encoded to be refused.
    refuseTooLarge(source.length)
    refuseTooLarge(new TextEncoder().encode(source).length)
    decoded = source
  } else {
    refuseTooLarge(source.length)
    if (isUtf16(source)) throw new ScriptError('The script is UTF-16 text. Save it as UTF-8 and import it again.')
    const text = decode(source)
    if (text === null) {
      if (source.includes(0)) throw new ScriptError('The file is binary, not a script in plain text.')
      const line = firstUndecodableLine(source)
      throw new ScriptError('The script is not UTF-8 text here. Save it as UTF-8 and import it again.', line)
    }
    decoded = text
  }
  const text = decoded.startsWith('\ufeff') ? decoded.slice(1) : decoded
  const forbidden = FORBIDDEN.exec(text)
  if (forbidden) {
    const line = lineOfCharacter(text, forbidden.index)
    if (forbidden[0] === '\u0000') throw new ScriptError('The file is binary, not a script in plain text.', line)
    const code = (forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    throw new ScriptError(`The character U+${code} has no place in a script.`, line)
  }
  return text.normalize('NFC')
}
