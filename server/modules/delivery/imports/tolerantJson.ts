import { fail } from '../../../kernel/errors.ts'
import type { Failure } from '../../../kernel/failure.ts'

const MOST_DEPTH = 64
/** Most objects and lists: each takes many times its bytes. */
const MOST_OBJECTS = 1_000_000
const QUOTE = 34
const BACKSLASH = 92
/** Numbers that OpenTimelineIO writes and JSON does not have. */
const NO_NUMBERS = ['NaN', 'Infinity', 'Inf']

/** The place of the quote that ends a string; the end of the text if none does. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  for (; at < text.length && text.charCodeAt(at) !== QUOTE; at++) {
    if (text.charCodeAt(at) === BACKSLASH) at += 1
  }
  return at
}

/** Why JSON of a kind of file is not taken. */
export interface JsonRefusals {
  damaged(): Failure
  nested(params: { most: number }): Failure
  large(params: { most: number }): Failure
}

/**
 * Parses JSON that may have NaN and Infinity, which become null. INVALID_INPUT for what is no JSON, is nested more than
 * 64 levels deep, or has more than a million objects and lists.
 */
export function parseTolerantJson(text: string, { damaged, nested, large }: JsonRefusals): unknown {
  const pieces: string[] = []
  let from = 0
  let depth = 0
  let objects = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === '{' || character === '[') {
      depth += 1
      objects += 1
    }
    else if (character === '}' || character === ']') depth -= 1
    else if (character === 'N' || character === 'I') {
      const word = NO_NUMBERS.find((each) => text.startsWith(each, at))
      // JSON has no other words with capitals.
      if (word === undefined) throw fail(damaged())
      pieces.push(text.slice(from, text[at - 1] === '-' ? at - 1 : at), 'null')
      from = at + word.length
      at = from - 1
    }
    if (objects > MOST_OBJECTS) throw fail(large({ most: MOST_OBJECTS }))
    if (depth > MOST_DEPTH) throw fail(nested({ most: MOST_DEPTH }))
  }
  pieces.push(text.slice(from))
  try {
    return JSON.parse(pieces.join(''))
  } catch {
    throw fail(damaged())
  }
}
