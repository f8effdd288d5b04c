/** Encodings of a text file, by the names of the API, each with its label in the WHATWG Encoding Standard. */
const LABELS = {
  UTF_8: 'utf-8',
  UTF_16LE: 'utf-16le',
  UTF_16BE: 'utf-16be',
  WINDOWS_1252: 'windows-1252',
  SHIFT_JIS: 'shift_jis',
  GB18030: 'gb18030',
} as const

export type TextEncoding = keyof typeof LABELS

export const TEXT_ENCODINGS = Object.keys(LABELS) as TextEncoding[]

/** Encodings offered for bytes that are not UTF-8; with zero bytes among them they can only be UTF-16. */
const CANDIDATES: readonly TextEncoding[] = ['WINDOWS_1252', 'SHIFT_JIS', 'GB18030']
const WIDE_CANDIDATES: readonly TextEncoding[] = ['UTF_16LE', 'UTF_16BE']

const MOST_PREVIEW_LINES = 3
const MOST_PREVIEW_CHARACTERS = 160

/** Control characters but tab, line feed and carriage return. No text file has them; a wrong encoding shows some. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u
// eslint-disable-next-line no-control-regex
const BEYOND_ASCII = /[^\u0000-\u007f]/

/** A possible encoding of the bytes, with the lines by which a person can judge it. */
export interface EncodingChoice {
  encoding: TextEncoding
  /** The first lines with characters beyond ASCII, each cut at 160 characters. */
  lines: string[]
}

/** The text of a file and its encoding, or the encodings to choose from; none for a binary file. */
export type TextDecoding = { encoding: TextEncoding; text: string } | { choices: EncodingChoice[] }

/** The text in an encoding, without a byte order mark; null when the bytes are not valid in it. */
function decodeAs(encoding: TextEncoding, bytes: Uint8Array): string | null {
  const decoder = new TextDecoder(LABELS[encoding], { fatal: true })
  try {
    // Without `stream`, Node decodes windows-1252 as Latin-1: "€" and curly quotes become control characters.
    return decoder.decode(bytes, { stream: true }) + decoder.decode()
  } catch {
    return null
  }
}

function markOf([first, second, third]: Uint8Array): TextEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'UTF_8'
  if (first === 0xff && second === 0xfe) return 'UTF_16LE'
  return first === 0xfe && second === 0xff ? 'UTF_16BE' : null
}

function choicesOf(bytes: Uint8Array): EncodingChoice[] {
  return (bytes.includes(0) ? WIDE_CANDIDATES : CANDIDATES).flatMap((encoding) => {
    const text = decodeAs(encoding, bytes)
    if (text === null || CONTROL.test(text)) return []
    const lines = text.split(/\r\n|\r|\n/).filter((line) => BEYOND_ASCII.test(line))
    const shown = lines.slice(0, MOST_PREVIEW_LINES)
    return [{ encoding, lines: shown.map((line) => [...line.trim()].slice(0, MOST_PREVIEW_CHARACTERS).join('')) }]
  })
}

/**
 * Decodes a text file. A byte order mark decides; else the chosen encoding; else the bytes must be valid UTF-8. Invalid
 * bytes are never replaced: the result is then the choice of encodings in which they are valid.
 */
export function decodeText(bytes: Uint8Array, chosen: TextEncoding | null = null): TextDecoding {
  const encoding = markOf(bytes) ?? chosen ?? 'UTF_8'
  const text = decodeAs(encoding, bytes)
  return text === null || text.includes('\u0000') ? { choices: choicesOf(bytes) } : { encoding, text }
}
