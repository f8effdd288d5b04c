/** The largest text file that is taken, in bytes. */
export const LARGEST_TEXT_BYTES = 2 * 1024 * 1024

/** What became of reading a text file: its text, or why it cannot be taken. */
export type ReadText =
  | { readonly text: string }
  | { readonly tooLarge: number }
  | { readonly notTextLine: number }
  | { readonly unreadable: true }

const LINE_FEED = 10

function isText(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The first line, counted from 1, that is not UTF-8. */
function firstBadLine(bytes: Uint8Array): number {
  let start = 0
  for (let line = 1; start < bytes.length; line += 1) {
    const found = bytes.indexOf(LINE_FEED, start)
    const end = found === -1 ? bytes.length : found
    if (!isText(bytes.subarray(start, end))) return line
    start = end + 1
  }
  return 1
}

/** Reads a file as UTF-8 text of at most 2 MB; a byte order mark is dropped. */
export async function readTextFile(file: Blob): Promise<ReadText> {
  if (file.size > LARGEST_TEXT_BYTES) return { tooLarge: file.size }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!isText(bytes)) return { notTextLine: firstBadLine(bytes) }
    return { text: new TextDecoder('utf-8').decode(bytes) }
  } catch {
    return { unreadable: true }
  }
}
