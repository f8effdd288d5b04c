import { MOST_TEXT_BYTES } from '../../kernel/fileLimit.ts'

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

// Every control character but tab, line feed and carriage return; a lone surrogate is half a character.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}/u

function lineOfCharacter(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n|\r|\n/).length
}

function refuseTooLarge(size: number): void {
  if (size > MOST_TEXT_BYTES) {
    throw new ScriptError(`The script is larger than 2 MB (it has ${size.toLocaleString('en')} bytes).`)
  }
}

/**
 * The text of a script in Unicode NFC, its line breaks (LF, CRLF or CR) as they were, a byte order mark removed. Throws
 * ScriptError for more than 2 MB of UTF-8, for half a character, and for control characters.
 */
export function readScriptText(source: string): string {
  // A UTF-16 unit is at least one byte of UTF-8: what is too long already need not be encoded to be refused.
  refuseTooLarge(source.length)
  refuseTooLarge(new TextEncoder().encode(source).length)
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const forbidden = FORBIDDEN.exec(text)
  if (forbidden) {
    const line = lineOfCharacter(text, forbidden.index)
    if (forbidden[0] === '\u0000') throw new ScriptError('The file is binary, not a script in plain text.', line)
    const code = (forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    throw new ScriptError(`The character U+${code} has no place in a script.`, line)
  }
  return text.normalize('NFC')
}
