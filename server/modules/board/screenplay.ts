import { laterColor, type RevisionColor } from './revisionColor.ts'
import { scriptFailures } from './script.failures.ts'
import type { TitlePage } from './scriptBlocks.ts'
import {
  MAX_HEADING_LENGTH, MAX_PARAGRAPH_LENGTH, countWords, isLongerThan, type ScriptPart, type ScriptReading,
} from './scriptParts.ts'
import { readParts } from './scriptReading.ts'
import { ScriptError, readScriptText } from './scriptText.ts'

/** Frames a second as a fraction: 24000/1001 is 23.976. */
export interface ScriptFrameRate {
  readonly numerator: number
  readonly denominator: number
}

/**
 * A shot that would be made. `line` and `lineEnd` are the 1-based lines it begins and ends on in the original text, in
 * a Final Draft file the paragraphs.
 */
export interface PlannedShot {
  readonly line: number
  readonly lineEnd: number
  /**
   * The action paragraph without marks of emphasis and without the markers `!` and `> <`; empty where dialogue stands
   * alone.
   */
  readonly description: string
  /**
   * The dialogue after the action as Fountain writes it: the name, then parentheticals, speech and lyrics (`~`) line by
   * line, an empty line between speakers. The names of both who speak at once end in ` ^`.
   */
  readonly dialogue: string
  readonly frames: number
  /** Of the latest revision that wrote any of it; null for none. */
  readonly color: RevisionColor | null
}

/** A scene that would be made, `line` being that of its heading, or of its first shot where it has none. */
export interface PlannedScene {
  readonly number: string
  /** Whether the number is written in the script; otherwise it is counted. */
  readonly isNumbered: boolean
  readonly heading: string
  readonly line: number
  readonly frames: number
  readonly shots: readonly PlannedShot[]
}

/** What of a script makes no shot, counted. */
export interface SkippedCounts {
  readonly notes: number
  readonly boneyard: number
  readonly sections: number
  readonly synopses: number
  readonly transitions: number
}

/** What importing a script would make, scene by scene, with totals. */
export interface ScriptPlan extends TitlePage {
  readonly scenes: readonly PlannedScene[]
  readonly sceneCount: number
  readonly shotCount: number
  /** Action paragraphs, without centered text. */
  readonly actionCount: number
  /** Centered texts, such as titles on the screen: Fountain counts them as action, and each makes a shot. */
  readonly centeredCount: number
  /** Blocks of one speaker, and of lyrics that stand alone. */
  readonly dialogueCount: number
  readonly frames: number
  /** Of the latest revision that wrote any of it; null for none. */
  readonly color: RevisionColor | null
  readonly skipped: SkippedCounts
}

/** Number of the scene that takes what comes before the first heading. */
export const OPENING_SCENE_NUMBER = '0'
/** Heading of that scene in a script without a title. */
export const UNTITLED_SCENE_HEADING = 'Untitled scene'

/** More shots than any board is made for; a text that asks for more is not a screenplay. */
export const MAX_PLANNED_SHOTS = 50_000

const TENTHS_PER_ACTION_WORD = 2
const TENTHS_PER_ACTION = 5
const TENTHS_PER_SPOKEN_WORD = 3
const TENTHS_PER_DIALOGUE = 10

/**
 * Whole frames of a shot: 0.2 s a word of action and 0.5 s, 0.3 s a spoken word and 1 s, rounded; at least one second.
 * Counted in tenths of a second so that no fraction is lost; `null` words mean there is no action or no dialogue.
 */
export function planFrames(actionWords: number | null, spokenWords: number | null, rate: ScriptFrameRate): number {
  const action = actionWords === null ? 0 : actionWords * TENTHS_PER_ACTION_WORD + TENTHS_PER_ACTION
  const speech = spokenWords === null ? 0 : spokenWords * TENTHS_PER_SPOKEN_WORD + TENTHS_PER_DIALOGUE
  const frames = Math.round(((action + speech) * rate.numerator) / (10 * rate.denominator))
  return Math.max(frames, Math.ceil(rate.numerator / rate.denominator))
}

type DialoguePart = Extract<ScriptPart, { kind: 'dialogue' }>
type Spoken = Pick<DialoguePart, 'line' | 'lineEnd' | 'color'>

interface ShotDraft {
  readonly line: number
  lineEnd: number
  readonly description: string
  readonly actionWords: number | null
  readonly blocks: { cue: string | null; dual: boolean; readonly lines: readonly string[] }[]
  spokenWords: number | null
  dialogueLength: number
  color: RevisionColor | null
}

interface SceneDraft {
  readonly number: string
  readonly isNumbered: boolean
  readonly heading: string
  readonly line: number
  readonly shots: ShotDraft[]
}

const SEPARATOR = '\n\n'
const DUAL_MARK = ' ^'

function lengthOf(part: DialoguePart): number {
  const cue = part.cue === null ? 0 : part.cue.length + DUAL_MARK.length
  return part.lines.reduce((sum, line) => sum + line.length + 1, cue + 1 + SEPARATOR.length)
}

function dialogueText(shot: ShotDraft): string {
  return shot.blocks
    .map(({ cue, dual, lines }) => (cue === null ? lines : [dual ? `${cue}${DUAL_MARK}` : cue, ...lines]).join('\n'))
    .join(SEPARATOR)
}

function finishScene(scene: SceneDraft, rate: ScriptFrameRate): PlannedScene {
  const shots = scene.shots.map((shot) => ({
    line: shot.line,
    lineEnd: shot.lineEnd,
    description: shot.description,
    dialogue: dialogueText(shot),
    frames: planFrames(shot.actionWords, shot.spokenWords, rate),
    color: shot.color,
  }))
  const frames = shots.reduce((sum, shot) => sum + shot.frames, 0)
  return { ...scene, frames, shots }
}

const SKIPPED = { transition: 'transitions', section: 'sections', synopsis: 'synopses' } as const

class PlanBuilder {
  readonly scenes: SceneDraft[] = []
  readonly skipped = { notes: 0, boneyard: 0, sections: 0, synopses: 0, transitions: 0 }
  headingCount = 0
  shotCount = 0
  actionCount = 0
  centeredCount = 0
  dialogueCount = 0
  color: RevisionColor | null = null
  private readonly openingHeading: string
  private lastPart: ScriptPart['kind'] | null = null

  constructor(title: string | null) {
    const fits = title !== null && !isLongerThan(title, MAX_HEADING_LENGTH)
    this.openingHeading = fits ? title : UNTITLED_SCENE_HEADING
  }

  add(part: ScriptPart): void {
    if (part.kind === 'heading') this.addScene(part)
    else if (part.kind === 'action') this.addAction(part)
    else if (part.kind === 'dialogue') this.addDialogue(part)
    else this.skipped[SKIPPED[part.kind]] += 1
    if ('color' in part) this.color = laterColor(this.color, part.color)
    this.lastPart = part.kind
  }

  private addScene(part: Extract<ScriptPart, { kind: 'heading' }>): void {
    this.headingCount += 1
    if (this.headingCount > MAX_PLANNED_SHOTS) {
      throw new ScriptError(scriptFailures.SCRIPT_WITH_MANY_SCENES({ line: part.line, most: MAX_PLANNED_SHOTS }))
    }
    const number = part.number ?? String(this.headingCount)
    const isNumbered = part.number !== null
    this.scenes.push({ number, isNumbered, heading: part.heading, line: part.line, shots: [] })
  }

  private addAction(part: Extract<ScriptPart, { kind: 'action' }>): void {
    if (part.centered) this.centeredCount += 1
    else this.actionCount += 1
    this.addShot(part, part.text)
  }

  // A dialogue that no longer fits into its shot's text goes on in a shot of its own, so that nothing is lost.
  private addDialogue(part: DialoguePart): void {
    this.dialogueCount += 1
    const length = lengthOf(part)
    const before = this.scenes.at(-1)?.shots.at(-1)
    const fits = before !== undefined && before.dialogueLength + length <= MAX_PARAGRAPH_LENGTH
    const shot = fits ? before : this.addShot(part, null)
    if (part.dual && this.lastPart === 'dialogue') {
      const other = before?.blocks.at(-1)
      if (other) other.dual = true
    }
    shot.blocks.push({ cue: part.cue, dual: part.dual, lines: part.lines })
    shot.dialogueLength += length
    shot.lineEnd = part.lineEnd
    shot.spokenWords = (shot.spokenWords ?? 0) + part.spokenWords
    shot.color = laterColor(shot.color, part.color)
  }

  private addShot({ line, lineEnd, color }: Spoken, action: string | null): ShotDraft {
    this.shotCount += 1
    if (this.shotCount > MAX_PLANNED_SHOTS) {
      throw new ScriptError(scriptFailures.SCRIPT_WITH_MANY_SHOTS({ line, most: MAX_PLANNED_SHOTS }))
    }
    if (this.scenes.length === 0) {
      this.scenes.push({
        number: OPENING_SCENE_NUMBER, isNumbered: false, heading: this.openingHeading, line, shots: [],
      })
    }
    const actionWords = action === null ? null : countWords(action)
    const shot: ShotDraft = {
      line, lineEnd, description: action ?? '', actionWords, blocks: [], spokenWords: null, dialogueLength: 0, color,
    }
    this.scenes.at(-1)?.shots.push(shot)
    return shot
  }
}

/**
 * Plans the board of a screenplay that was read: a scene per scene heading, in it a shot per action paragraph, dialogue
 * with the shot before it or in a shot of its own where the scene has none yet. What comes before the first heading
 * makes a scene '0' named after the script. Throws ScriptError, with the line where there is one.
 */
export function planParts(reading: ScriptReading, frameRate: ScriptFrameRate): ScriptPlan {
  const { title, authors, parts, notes, boneyard } = reading
  const builder = new PlanBuilder(title)
  builder.skipped.notes = notes
  builder.skipped.boneyard = boneyard
  for (const part of parts) builder.add(part)
  if (builder.headingCount + builder.shotCount === 0) {
    throw new ScriptError(scriptFailures.SCRIPT_EMPTY())
  }
  const scenes = builder.scenes.map((scene) => finishScene(scene, frameRate))
  return {
    title,
    authors,
    scenes,
    sceneCount: scenes.length,
    shotCount: builder.shotCount,
    actionCount: builder.actionCount,
    centeredCount: builder.centeredCount,
    dialogueCount: builder.dialogueCount,
    frames: scenes.reduce((sum, scene) => sum + scene.frames, 0),
    color: builder.color,
    skipped: builder.skipped,
  }
}

/** Plans the board of a screenplay in Fountain or FDX, as `planParts` does. */
export const planScript = (source: string, frameRate: ScriptFrameRate): ScriptPlan =>
  planParts(readParts(readScriptText(source)), frameRate)
