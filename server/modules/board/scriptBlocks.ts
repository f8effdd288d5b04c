import { withoutEmphasis } from './scriptEmphasis.ts'

/** A line of the script: its text without the line break and its 1-based number in the original. */
export interface ScriptLine {
  readonly text: string
  readonly number: number
}

/** Lines that stand together: between two blank ones, or as a parser has cut them further. Never empty. */
export type ScriptBlock = readonly [ScriptLine, ...ScriptLine[]]

interface Remainder {
  readonly lines: ScriptLine[]
  readonly removed: number
}

interface Spans {
  readonly open: string
  readonly close: string
  /** Whether a span of several lines that ends at the start of a line separates the paragraphs around it. */
  readonly separates: boolean
}

const BONEYARD: Spans = { open: '/*', close: '*/', separates: true }
const NOTE: Spans = { open: '[[', close: ']]', separates: false }

/**
 * Takes the spans out of the lines; what stood before and after one joins into a line. A span that never closes is
 * text. One pass with indexOf: fountain-js does this with lazy regular expressions, quadratic on unclosed openings.
 */
function removeSpans(lines: readonly ScriptLine[], spans: Spans): Remainder {
  const whole = lines.map((line) => line.text).join('\n')
  if (!whole.includes(spans.open)) return { lines: [...lines], removed: 0 }
  const kept: ScriptLine[] = []
  const numberAt = (index: number): number => lines[index]?.number ?? 0
  let removed = 0
  let lineIndex = 0
  let text = ''
  let number = numberAt(0)
  const endLine = (): void => {
    kept.push({ text, number })
    text = ''
  }
  const keep = (chunk: string): void => {
    const parts = chunk.split('\n')
    parts.forEach((part, index) => {
      if (index > 0) {
        endLine()
        lineIndex += 1
        number = numberAt(lineIndex)
      }
      const doubled = index === 0 && removed > 0 && part.startsWith(' ') && (text === '' || text.endsWith(' '))
      text += doubled ? part.slice(1) : part
    })
  }
  let position = 0
  for (;;) {
    const start = whole.indexOf(spans.open, position)
    const end = start < 0 ? -1 : whole.indexOf(spans.close, start + spans.open.length)
    if (end < 0) break
    keep(whole.slice(position, start))
    const inside = whole.slice(start, end)
    const breaks = inside.split('\n').length - 1
    removed += 1
    lineIndex += breaks
    if (breaks > 0 && spans.separates && inside.slice(inside.lastIndexOf('\n')).trim() === '') {
      endLine()
      endLine()
    }
    if (text === '') number = numberAt(lineIndex)
    position = end + spans.close.length
  }
  keep(whole.slice(position))
  endLine()
  return { lines: kept, removed }
}

/** The lines of a script without its boneyard, and how many boneyards there were. */
export function removeBoneyard(text: string): Remainder {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ text: line, number: index + 1 }))
  return removeSpans(lines, BONEYARD)
}

/** A block's lines without its notes, those a note alone filled left out, and how many notes there were. */
export function removeNotes(block: ScriptBlock): Remainder {
  const { lines, removed } = removeSpans(block, NOTE)
  return { lines: removed === 0 ? lines : lines.filter((line) => line.text.trim() !== ''), removed }
}

const KNOWN_KEY =
  /^\s*(?:title|credit|authors?|source|notes|draft ?date|date|contact|copyright|revisions?):[^\S\n]*(.*)$/i
const TITLE_KEY = /^\s*title:/i
const AUTHORS_KEY = /^\s*authors?:/i
const ANY_KEY = /^[\w ]+:/
const INDENTED = /^(?: {3}|\t)\s*\S/

/** The fields of a title page; null for those it lacks. */
export interface TitlePage {
  readonly title: string | null
  readonly authors: string | null
}

/**
 * Reads the title page at the head of the lines, as fountain-js delimits it: from a known key to the first line that is
 * blank, no key and not indented. Gives the index of the first line after the page too.
 */
export function readTitlePage(lines: readonly ScriptLine[]): TitlePage & { readonly next: number } {
  const start = Math.max(0, lines.findIndex((line) => line.text.trim() !== ''))
  const known = KNOWN_KEY.exec(lines[start]?.text ?? '')
  if (!known || (known[1] === '' && !INDENTED.test(lines[start + 1]?.text ?? ''))) {
    return { title: null, authors: null, next: 0 }
  }
  const title: string[] = []
  const authors: string[] = []
  let values: string[] | undefined
  let next = start
  for (; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? ''
    const isKey = ANY_KEY.test(text.trimStart()) && !INDENTED.test(text)
    if (isKey) values = TITLE_KEY.test(text) ? title : AUTHORS_KEY.test(text) ? authors : undefined
    else if (!INDENTED.test(text)) break
    const value = withoutEmphasis(isKey ? text.replace(/^[^:]*:/, '') : text).trim()
    if (value !== '') values?.push(value)
  }
  return { title: title.join(' ') || null, authors: authors.join(', ') || null, next }
}

/**
 * Cuts lines into blocks at blank lines. A line of exactly two spaces is blank too, but inside dialogue, where Fountain
 * reads it as an empty line of speech, and inside a note that is still open.
 */
export function splitBlocks(lines: readonly ScriptLine[], isCue: (line: string) => boolean): ScriptBlock[] {
  const blocks: ScriptBlock[] = []
  let current: ScriptLine[] = []
  let noteIsOpen = false
  const endBlock = (): void => {
    const [first, ...rest] = current
    if (first) blocks.push([first, ...rest])
    current = []
    noteIsOpen = false
  }
  for (const line of lines) {
    if (line.text.trim() === '') {
      const first = current[0]
      if (line.text === '  ' && first && (noteIsOpen || (current.length > 1 && isCue(first.text)))) current.push(line)
      else endBlock()
      continue
    }
    current.push(line)
    const opened = line.text.lastIndexOf(NOTE.open)
    const closed = line.text.lastIndexOf(NOTE.close)
    if (opened >= 0 || closed >= 0) noteIsOpen = opened > closed
  }
  endBlock()
  return blocks
}
