import type { Failure } from '../../kernel/failure.ts'
import { MOST_TEXT_BYTES } from '../../kernel/fileLimit.ts'
import { scriptFailures } from './script.failures.ts'

/** A script that is refused. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

// Every control character but tab, line feed and carriage return; a lone surrogate is half a character.
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}/u

function lineOfCharacter(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n|\r|\n/).length
}

function refuseTooLarge(size: number): void {
  if (size <= MOST_TEXT_BYTES) return
  throw new ScriptError(scriptFailures.SCRIPT_TOO_LARGE({ most: MOST_TEXT_BYTES / 1024 ** 2, bytes: size }))
}

/** Throws ScriptError for half a character and for a control character; `lineOf` gives the line of a place. */
export function refuseForbidden(text: string, lineOf: (index: number) => number): void {
  const forbidden = FORBIDDEN.exec(text)
  if (!forbidden) return
  const line = lineOf(forbidden.index)
  if (forbidden[0] === '\u0000') throw new ScriptError(scriptFailures.SCRIPT_BINARY({ line }))
  const character = (forbidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  throw new ScriptError(scriptFailures.SCRIPT_CHARACTER_INVALID({ line, character }))
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
  refuseForbidden(text, (index) => lineOfCharacter(text, index))
  return text.normalize('NFC')
}

/** Text of a script as the product stores it: tabs are spaces. */
export const storedText = (text: string): string => text.replaceAll('\t', '    ').normalize('NFC')
