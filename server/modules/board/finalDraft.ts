import { FramewrightError } from '../../kernel/errors.ts'
import { readXml, type XmlElement } from '../../kernel/xml.ts'
import { colorNamedIn, colorOfRevision, laterColor, type RevisionColor } from './revisionColor.ts'
import { scriptFailures } from './script.failures.ts'
import type { TitlePage } from './scriptBlocks.ts'
import {
  actionPart, dialoguePart, headingPart, isLongerThan, MAX_CUE_LENGTH, MAX_SCENE_NUMBER_LENGTH, MAX_TRANSITION_LENGTH,
  type ScriptPart, type ScriptReading,
} from './scriptParts.ts'
import { refuseForbidden, ScriptError } from './scriptText.ts'

/** Whether the text of a script is XML: in a script, only Final Draft (FDX) is. */
export const isFinalDraft = (text: string): boolean => /^\s*<(?:\?xml|!DOCTYPE|FinalDraft)\b/.test(text)

function rootOf(text: string): XmlElement {
  try {
    const root = readXml(text)
    if (root.name === 'FinalDraft') return root
  } catch (error) {
    throw error instanceof FramewrightError ? new ScriptError(error.failure) : error
  }
  throw new ScriptError(scriptFailures.SCRIPT_OF_OTHER_XML())
}

/** All runs of the n-th paragraph joined: their styles go, their line breaks stay. */
function textOf(paragraph: XmlElement, number: number): string {
  const text = paragraph.all('Text').map(({ content }) => content).join('')
  refuseForbidden(text, () => number)
  const lines = text.replaceAll('\t', '    ').split('\n')
  return lines.map((line) => line.trimEnd()).join('\n').trim()
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** The colors of a file's revisions, by the ids that runs of text name. */
function colorsOf(root: XmlElement): ReadonlyMap<string, RevisionColor> {
  return new Map(root.all('Revisions/Revision').map((revision, index) => {
    const named = colorNamedIn(revision.attribute('Name')) ?? colorNamedIn(revision.attribute('Color'))
    return [revision.attribute('ID') || String(index + 1), named ?? colorOfRevision(index + 1)]
  }))
}

interface Speech {
  readonly line: number
  lineEnd: number
  readonly cue: string | null
  readonly dual: boolean
  readonly lines: string[]
  color: RevisionColor | null
}

class ContentReader {
  readonly parts: ScriptPart[] = []
  notes = 0
  private readonly colors: ReadonlyMap<string, RevisionColor>
  private line = 0
  private speech: Speech | null = null
  /** Speakers of the dual dialogue that is read; null outside one. */
  private speakers: number | null = null

  constructor(colors: ReadonlyMap<string, RevisionColor>) {
    this.colors = colors
  }

  read(content: XmlElement): void {
    for (const child of content.children) {
      if (child.name === 'Paragraph') this.readParagraph(child)
      else if (child.name === 'DualDialogue') this.readDual(child)
    }
    this.endSpeech()
  }

  private readDual(dual: XmlElement): void {
    this.endSpeech()
    this.speakers = 0
    this.read(dual)
    this.speakers = null
  }

  // Omitted scenes and notes have paragraphs of their own, which are no part of the script.
  private readParagraph(paragraph: XmlElement): void {
    this.line += 1
    this.notes += paragraph.all('ScriptNote').length
    const text = textOf(paragraph, this.line)
    const type = paragraph.attribute('Type').trim().toLowerCase()
    if (text !== '') this.add(type, text, paragraph)
    else if (type === 'character') this.endSpeech()
    for (const dual of paragraph.all('DualDialogue')) this.readDual(dual)
  }

  private add(type: string, text: string, paragraph: XmlElement): void {
    const color = this.colorOf(paragraph)
    const line = inOneLine(text)
    if (type === 'dialogue') return this.speak(text.split('\n').map((each) => each.trim()), color)
    if (type === 'parenthetical') return this.speak([/^\(.*\)$/.test(line) ? line : `(${line})`], color)
    this.endSpeech()
    if (type === 'character' && !isLongerThan(line, MAX_CUE_LENGTH)) this.beginSpeech(line, color)
    else if (type === 'scene heading') this.parts.push(headingPart(this.line, line, this.numberOf(paragraph)))
    else if (type === 'transition' && !isLongerThan(line, MAX_TRANSITION_LENGTH)) {
      this.parts.push({ kind: 'transition', line: this.line })
    } else {
      const centered = paragraph.attribute('Alignment') === 'Center'
      this.parts.push(actionPart({ line: this.line, lineEnd: this.line }, text, { centered, color }))
    }
  }

  private numberOf(paragraph: XmlElement): string | null {
    const number = inOneLine(paragraph.attribute('Number'))
    refuseForbidden(number, () => this.line)
    return number === '' || isLongerThan(number, MAX_SCENE_NUMBER_LENGTH) ? null : number
  }

  private beginSpeech(cue: string | null, color: RevisionColor | null): Speech {
    const { line } = this
    this.speech = { line, lineEnd: line, cue, dual: (this.speakers ?? 0) > 0, lines: [], color }
    if (this.speakers !== null) this.speakers += 1
    return this.speech
  }

  private speak(lines: readonly string[], color: RevisionColor | null): void {
    const speech = this.speech ?? this.beginSpeech(null, color)
    // An empty line would begin the next speaker.
    speech.lineEnd = this.line
    speech.lines.push(...lines.filter((line) => line !== ''))
    speech.color = laterColor(speech.color, color)
  }

  private endSpeech(): void {
    if (!this.speech) return
    const { cue, lines, dual, color } = this.speech
    this.parts.push(dialoguePart(this.speech, cue, lines, { dual, color }))
    this.speech = null
  }

  private colorOf(paragraph: XmlElement): RevisionColor | null {
    const runs = paragraph.all('Text').filter(({ content }) => content.trim() !== '')
    return runs.reduce<RevisionColor | null>(
      (color, run) => laterColor(color, this.colors.get(run.attribute('RevisionID')) ?? null), null)
  }
}

/** The line of a title page behind which the authors stand. */
const BY = /^(?:.*\s)?(?:by|par)\s*:?$/i
const AND = /^(?:&|and|et)$/i

function titlePageOf(root: XmlElement): TitlePage {
  const paragraphs = root.first('TitlePage/Content')?.all('Paragraph') ?? []
  const lines = paragraphs.map((paragraph, index) => inOneLine(textOf(paragraph, index + 1)))
  /** The lines that stand together from the first that is not empty, at most up to `end`. */
  const blockFrom = (start: number, end = lines.length): string[] => {
    const first = lines.findIndex((line, index) => index >= start && line !== '')
    const empty = first < 0 ? -1 : lines.indexOf('', first)
    return first < 0 ? [] : lines.slice(first, empty < 0 ? end : Math.min(empty, end))
  }
  const first = lines.findIndex((line) => line !== '')
  const by = lines.findIndex((line, index) => index > first && BY.test(line))
  const authors = by < 0 ? [] : blockFrom(by + 1).filter((line) => !AND.test(line))
  return { title: blockFrom(0, by < 0 ? undefined : by).join(' ') || null, authors: authors.join(', ') || null }
}

/**
 * Reads a screenplay of Final Draft (FDX, versions 8 to 13; the format has no published specification). Shots and types
 * that are unknown are action. Throws ScriptError, with the line of the file for XML that is not well-formed.
 */
export function readFinalDraft(text: string): ScriptReading {
  const root = rootOf(text)
  const content = root.first('Content')
  const reader = new ContentReader(colorsOf(root))
  if (content) reader.read(content)
  return { ...titlePageOf(root), parts: reader.parts, notes: reader.notes, boneyard: 0 }
}
