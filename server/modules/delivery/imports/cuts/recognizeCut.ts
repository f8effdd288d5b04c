import { edlEventOf } from './readEdl.ts'

/** Kinds of files with a cut. A ZIP may have one; what is in it says so. */
export type CutFormat = 'OTIO' | 'EDL' | 'FINAL_CUT_7' | 'FCPXML' | 'ZIP'

/** Most bytes of a cut's text, packed or not: a tree of it takes ten times as much. */
export const MOST_TEXT_BYTES = 32 * 1_048_576
/** Bytes by which a file is recognized. */
export const HEAD_BYTES = 4096

const EXTENSIONS: ReadonlyMap<string, CutFormat> = new Map([
  ['otio', 'OTIO'], ['edl', 'EDL'], ['fcpxml', 'FCPXML'], ['xml', 'FINAL_CUT_7'], ['otioz', 'ZIP'], ['zip', 'ZIP'],
])

/** The kind of file that a name says. */
export const formatNamed = (name: string): CutFormat | null =>
  EXTENSIONS.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '') ?? null

/** The beginning of a file as text: by its byte order mark UTF-16, else Latin, which no bytes can break. */
function headText(head: Uint8Array): string {
  const bytes = head.subarray(0, HEAD_BYTES)
  const label = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le'
    : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'windows-1252'
  return new TextDecoder(label).decode(bytes).replace(/^(?:\ufeff|ï»¿)/, '').trimStart()
}

/** The kind of cut that a file is, by its first 4,096 bytes; by its name where they do not say. Null for no cut. */
export function recognize(head: Uint8Array, fileName: string): CutFormat | null {
  const named = formatNamed(fileName)
  if (head[0] === 0x50 && head[1] === 0x4b) return named === 'ZIP' ? 'ZIP' : null
  const text = headText(head)
  if (/^[{[]/.test(text)) return text.includes('"OTIO_SCHEMA"') || named === 'OTIO' ? 'OTIO' : null
  if (text.startsWith('<')) {
    if (/<(?:!DOCTYPE\s+)?xmeml\b/.test(text)) return 'FINAL_CUT_7'
    return /<(?:!DOCTYPE\s+)?fcpxml\b/.test(text) || named === 'FCPXML' ? 'FCPXML' : null
  }
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.some((line) => /^\s*FCM:\s*(?:NON|DROP)/i.test(line) || edlEventOf(line) !== null)) return 'EDL'
  return named === 'EDL' && !text.includes('\u0000') ? 'EDL' : null
}
