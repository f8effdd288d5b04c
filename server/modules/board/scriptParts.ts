import { Lexer } from 'fountain-js'
import { scriptFailures } from './script.failures.ts'
import type { RevisionColor } from './revisionColor.ts'
import type { ScriptBlock, ScriptLine, TitlePage } from './scriptBlocks.ts'
import { withoutEmphasis } from './scriptEmphasis.ts'
import { ScriptError } from './scriptText.ts'

/** Longest scene heading, in characters. */
export const MAX_HEADING_LENGTH = 200
/** Longest action paragraph and longest dialogue of a shot, in characters. */
export const MAX_PARAGRAPH_LENGTH = 20_000

/** Longest number of a scene as written; longer ones are no numbers. */
export const MAX_SCENE_NUMBER_LENGTH = 32
/** Longest name of who speaks; longer ones are action. */
export const MAX_CUE_LENGTH = 200
/** Longest transition; longer ones are action. */
export const MAX_TRANSITION_LENGTH = 200
const SHAPE_LENGTH = 400

/**
 * What a block of a script is, in the order it was written, its texts without emphasis marks. `line` is 1-based; in a
 * Final Draft file it counts paragraphs.
 */
export type ScriptPart =
  | { readonly kind: 'heading'; readonly line: number; readonly heading: string; readonly number: string | null }
  | {
      readonly kind: 'action'
      readonly line: number
      readonly lineEnd: number
      readonly text: string
      readonly centered: boolean
      /** Of the revision that wrote it; null for none. */
      readonly color: RevisionColor | null
    }
  | { readonly kind: 'transition' | 'section' | 'synopsis'; readonly line: number }
  | {
      readonly kind: 'dialogue'
      readonly line: number
      readonly lineEnd: number
      /** Who speaks; null for lyrics that stand alone. */
      readonly cue: string | null
      readonly lines: readonly string[]
      /** Spoken at the same time as the dialogue before it. */
      readonly dual: boolean
      readonly spokenWords: number
      readonly color: RevisionColor | null
    }

/** A script in its parts, and how many notes and cut passages were left out. */
export interface ScriptReading extends TitlePage {
  readonly parts: readonly ScriptPart[]
  readonly notes: number
  readonly boneyard: number
}

/** Words as spaces separate them. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0
}

/** Whether a text has more characters (code points) than the limit. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false
  return text.length > 2 * limit || [...text].length > limit
}

/**
 * The line as fountain-js is shown it: short, without emphasis, and no run of spaces or other marks longer than one.
 * Its regular expressions only decide what a line is; on such runs, and on whole scripts, they are quadratic and worse.
 */
function shapeOf(line: string): string {
  return withoutEmphasis(line.trim().slice(0, SHAPE_LENGTH)).replace(/([*_])[*_]+/g, '$1').replace(/\s+/g, ' ').trim()
}

function lexShape(shape: string): { readonly type: string; readonly scene_number?: string } | undefined {
  // The lexer remembers dual dialogue from one call to the next and then opens a block with a token more.
  return Lexer.tokenizeScript(shape).find((token) => token.type !== 'dual_dialogue_begin')
}

const isInCapitals = (shape: string): boolean =>
  /\p{Lu}/u.test(shape) && !/\p{Ll}/u.test(shape.replace(/\(.*\)/, ''))

// What the headings and transitions fountain-js knows begin or end with; most lines need not be asked about.
const HEADING_OR_TRANSITION = /^[.ie]|[.:]$/i

function lexLine(line: string): { readonly type: string; readonly scene_number?: string } | undefined {
  const shape = shapeOf(line)
  return HEADING_OR_TRANSITION.test(shape) ? lexShape(shape) : undefined
}

/** Whether a line, with speech under it, is the name of who speaks: no small letters but in parentheses, or `@`. */
export function isCue(line: string): boolean {
  const text = line.trim()
  if (text.length > MAX_CUE_LENGTH) return false
  const shape = shapeOf(text)
  // fountain-js knows the small letters of English only, and would take a paragraph in another language for speech.
  return (shape.startsWith('@') || isInCapitals(shape)) && lexShape(`${shape}\nx`)?.type === 'dialogue_begin'
}

/** Lines to be read as one part, and whether the first of them is the name of who speaks the others. */
export interface ScriptParagraph {
  readonly kind: 'paragraph'
  readonly block: ScriptBlock
  readonly speaks: boolean
}

const PAGE_BREAK = /^\s*={3,}\s*$/
const OUTLINE_AT_START = /^\s*(?:#|=(?!=))/
// Inside a paragraph only the careful form counts: a wrapped line may well begin with '#1'.
const OUTLINE_INSIDE = /^\s*(?:#{1,6}|=)\s+\S/

// Without the blank line that should follow it fountain-js takes such a heading for the name of a speaker.
function isCrowdedHeading(line: string): boolean {
  const text = line.trim()
  return lexLine(text)?.type === 'scene_heading' && isInCapitals(shapeOf(text))
}

/**
 * Cuts a block at page breaks, sections and synopses, and after a scene heading in capitals. fountain-js sees those
 * only between blank lines and otherwise takes them for action or speech.
 */
export function splitOutline(block: ScriptBlock): (ScriptParagraph | ScriptPart)[] {
  const pieces: (ScriptParagraph | ScriptPart)[] = []
  let paragraph: ScriptLine[] = []
  let speaks = false
  const endParagraph = (): void => {
    const [first, ...rest] = paragraph
    if (first) pieces.push({ kind: 'paragraph', block: [first, ...rest], speaks })
    paragraph = []
    speaks = false
  }
  for (const line of block) {
    if (PAGE_BREAK.test(line.text)) {
      endParagraph()
      continue
    }
    const isOutline = paragraph.length === 0 ? OUTLINE_AT_START : OUTLINE_INSIDE
    if (!speaks && isOutline.test(line.text)) {
      endParagraph()
      pieces.push({ kind: line.text.trimStart().startsWith('#') ? 'section' : 'synopsis', line: line.number })
      continue
    }
    const first = paragraph.length === 1 ? paragraph[0] : undefined
    if (first && isCrowdedHeading(first.text)) endParagraph()
    else if (first) speaks = isCue(first.text)
    paragraph.push(line)
  }
  endParagraph()
  return pieces
}

const expandTabs = (text: string): string => text.replaceAll('\t', '    ')

/** The paragraph: its line breaks and inner indentation stay, emphasis and what all lines are indented by go. */
function paragraphText(lines: readonly string[]): string {
  const expanded = lines.map((line) => expandTabs(line).trimEnd())
  const indents = expanded.filter((line) => line !== '').map((line) => line.length - line.trimStart().length)
  const indent = indents.reduce((least, own) => Math.min(least, own), Infinity)
  return withoutEmphasis(expanded.map((line) => line.slice(indent)).join('\n'))
}

/** The first and the last line of a part. */
export interface LineRange {
  readonly line: number
  readonly lineEnd: number
}

/** A paragraph of action. Throws ScriptError for one over its limit. */
export function actionPart(
  { line, lineEnd }: LineRange,
  text: string,
  { centered = false, color = null }: { centered?: boolean; color?: RevisionColor | null } = {},
): ScriptPart {
  if (isLongerThan(text, MAX_PARAGRAPH_LENGTH)) {
    throw new ScriptError(scriptFailures.SCRIPT_ACTION_TOO_LONG({ line, most: MAX_PARAGRAPH_LENGTH }))
  }
  return { kind: 'action', line, lineEnd, text, centered, color }
}

const isParenthetical = (line: string): boolean => line.startsWith('(') && line.endsWith(')')

/** What somebody says, line by line. Throws ScriptError for a dialogue over its limit. */
export function dialoguePart(
  { line, lineEnd }: LineRange,
  cue: string | null,
  lines: readonly string[],
  { dual = false, color = null }: { dual?: boolean; color?: RevisionColor | null } = {},
): ScriptPart {
  if (isLongerThan(lines.join('\n'), MAX_PARAGRAPH_LENGTH - MAX_CUE_LENGTH)) {
    throw new ScriptError(scriptFailures.SCRIPT_DIALOGUE_TOO_LONG({ line, most: MAX_PARAGRAPH_LENGTH }))
  }
  const spokenWords = lines
    .filter((each) => !isParenthetical(each))
    .reduce((sum, each) => sum + countWords(each.replace(/^~\s*/, '')), 0)
  return { kind: 'dialogue', line, lineEnd, cue, lines, dual, spokenWords, color }
}

/** The heading of a scene. Throws ScriptError for one over its limit. */
export function headingPart(line: number, heading: string, number: string | null): ScriptPart {
  if (isLongerThan(heading, MAX_HEADING_LENGTH)) {
    throw new ScriptError(scriptFailures.SCRIPT_HEADING_TOO_LONG({ line, most: MAX_HEADING_LENGTH }))
  }
  return { kind: 'heading', line, heading, number }
}

const rangeOf = (block: ScriptBlock): LineRange =>
  ({ line: block[0].number, lineEnd: block.at(-1)?.number ?? block[0].number })

const readAction = (block: ScriptBlock, lines: readonly string[], centered = false): ScriptPart =>
  actionPart(rangeOf(block), paragraphText(lines), { centered })

function readDialogue(block: ScriptBlock, cue: ScriptLine | null, speech: readonly ScriptLine[]): ScriptPart {
  const lines = speech.map((line) => withoutEmphasis(expandTabs(line.text).trim()))
  while (lines.at(-1) === '') lines.pop()
  const written = cue === null ? null : withoutEmphasis(expandTabs(cue.text).trim().replace(/^@\s*/, ''))
  const dual = written?.endsWith('^') ?? false
  const name = dual && written !== null ? written.slice(0, -1).trim() : written
  return dialoguePart(rangeOf(block), name, lines, { dual })
}

function readHeading(line: ScriptLine, shapeNumber: string | undefined): ScriptPart {
  let heading = withoutEmphasis(line.text.trim())
  let number: string | null = null
  if (shapeNumber !== undefined && shapeNumber.length <= MAX_SCENE_NUMBER_LENGTH) {
    const opening = heading.lastIndexOf('#', heading.lastIndexOf('#') - 1)
    number = heading.slice(opening + 1, heading.lastIndexOf('#'))
    heading = heading.slice(0, opening)
  }
  return headingPart(line.number, heading.replace(/^\./, '').trim().replace(/\s+/g, ' '), number)
}

// Transitions by custom, without the "TO:" by which Fountain knows one.
const FADE = /^(?:FADE (?:IN|OUT)|(?:CUT|DISSOLVE|FADE) TO (?:BLACK|WHITE))[.:]?$/

const isCentered = (line: string): boolean => line.length > 2 && line.startsWith('>') && line.endsWith('<')

/** Decides what a paragraph is. Throws ScriptError for a heading, paragraph or dialogue over its limit. */
export function readPart({ block, speaks }: ScriptParagraph): ScriptPart {
  const [first, ...rest] = block
  const texts = block.map((line) => line.text)
  const start = first.text.trim()
  const line = first.number
  if (start.startsWith('!')) return readAction(block, texts.map((text) => text.replace(/^(\s*)!/, '$1')))
  if (start.startsWith('~')) return readDialogue(block, null, block)
  if (start.startsWith('>')) {
    const trimmed = texts.map((text) => text.trim())
    if (trimmed.every(isCentered)) {
      return readAction(block, trimmed.map((text) => text.slice(1, -1).trim()), true)
    }
    const text = start.slice(1).trim()
    const isTransition = rest.length === 0 && text !== '' && !isLongerThan(text, MAX_TRANSITION_LENGTH)
    return isTransition ? { kind: 'transition', line } : readAction(block, texts)
  }
  if (rest.length > 0) return speaks ? readDialogue(block, first, rest) : readAction(block, texts)
  if (FADE.test(shapeOf(start))) return { kind: 'transition', line }
  const token = lexLine(start)
  if (token?.type === 'scene_heading') return readHeading(first, token.scene_number)
  // fountain-js takes any line that ends in ' TO:'; Fountain asks for capitals.
  const isTransition = token?.type === 'transition' && start.length <= MAX_TRANSITION_LENGTH && !/\p{Ll}/u.test(start)
  return isTransition ? { kind: 'transition', line } : readAction(block, texts)
}
