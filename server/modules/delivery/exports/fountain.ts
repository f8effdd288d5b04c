import { framesInSecond } from '../../../../drawing/film/timecode.ts'
import { declareFailures } from '../../../kernel/failure.ts'
import { type FrameRate } from '../../../kernel/frames.ts'
import { isFinalDraft } from '../../board/finalDraft.ts'
import { OPENING_SCENE_NUMBER, planScript, type ScriptPlan, UNTITLED_SCENE_HEADING } from '../../board/screenplay.ts'
import { isCue } from '../../board/scriptParts.ts'
import type { Warn } from './cut.ts'
import type { ManifestBoard, ManifestScript, ManifestShot } from './manifest.ts'

const fountainWarnings = declareFailures({
  EXPORT_SCRIPT_WITHOUT_NOTES: [
    'CONFLICT', 'Notes would change how {script} is read. The script is written without them.',
  ],
})

/** Marks that would end the note, or begin one or a boneyard, are broken with a space. */
const broken = (text: string): string => text.replace(/\[(?=\[)|\](?=\])|\/(?=\*)|\*(?=\/)/g, '$& ')

/** Seconds and frames: `2:03`. */
function lengthText(frames: number, rate: FrameRate): string {
  const second = framesInSecond(rate)
  return `${Math.floor(frames / second)}:${String(frames % second).padStart(2, '0')}`
}

/** `[[shot SH0010 2:03 – pan left – slower]]` */
function noteOf({ code, frames, cameraNote, notes }: ManifestShot, rate: FrameRate): string {
  const texts = [cameraNote, notes].map((text) => text.replace(/\s+/g, ' ').trim())
  const text = broken(texts.filter((each) => each !== '').join(' – '))
  return `[[shot ${code} ${lengthText(frames, rate)}${text === '' ? '' : ` – ${text}`.replace(/\]$/, '] ')}]]`
}

/** Where spans that end are, from their first character to behind their last. */
function spansIn(text: string, open: string, close: string): [number, number][] {
  const spans: [number, number][] = []
  for (let at = text.indexOf(open); at >= 0; ) {
    const end = text.indexOf(close, at + open.length)
    if (end < 0) break
    spans.push([at, end + close.length])
    at = text.indexOf(open, end + close.length)
  }
  return spans
}

interface Line {
  start: number
  end: number
}

/** The lines of a text without their breaks, as the script's reader counts them. */
function linesOf(text: string): Line[] {
  let start = 0
  const lines = [...text.matchAll(/\r\n|\r|\n/g)].map((match) => {
    const line = { start, end: match.index }
    start = match.index + match[0].length
    return line
  })
  return [...lines, { start, end: text.length }]
}

/** What a plan says of a board: not where, and not what was skipped. */
const essence = ({ scenes }: ScriptPlan): string =>
  JSON.stringify(scenes.map(({ number, heading, shots }) => [
    number, heading, shots.map(({ description, dialogue, frames }) => [description, dialogue, frames]),
  ]))

/**
 * The text of a script with a note for each shot behind the first line of its action, or in a paragraph of its own
 * before dialogue that stands alone. Every other character stays as it was.
 */
function annotated(text: string, shots: readonly ManifestShot[], plan: ScriptPlan, rate: FrameRate): string {
  const lines = linesOf(text)
  const spans = [...spansIn(text, '/*', '*/'), ...spansIn(text, '[[', ']]')]
  const isInside = (at: number) => spans.some(([from, to]) => from < at && at < to)
  const actions = new Set(plan.scenes.flatMap((scene) =>
    scene.shots.filter(({ description }) => description !== '').map(({ line }) => line)))
  const lineBreak = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
  const notes = new Map<number, string[]>()
  // A shot that the script does not name goes with the one before it, at the beginning with the first one.
  let current = shots.find(({ scriptLine }) => scriptLine !== null)?.scriptLine ?? 1
  for (const shot of shots) {
    current = shot.scriptLine ?? current
    notes.set(current, [...(notes.get(current) ?? []), noteOf(shot, rate)])
  }
  let written = ''
  let at = 0
  for (const [number, each] of [...notes].toSorted(([one], [other]) => one - other)) {
    const line = lines[number - 1]
    if (!line) continue
    const isAction = actions.has(number)
    const place = isAction ? line.end : line.start
    if (isInside(place)) continue
    const note = isAction ? ` ${each.join(' ')}` : `${each.join(' ')}${lineBreak}${lineBreak}`
    written += text.slice(at, place) + note
    at = place
  }
  return written + text.slice(at)
}

function withScript(script: ManifestScript, shots: readonly ManifestShot[], rate: FrameRate, warn: Warn): string {
  const { text } = script
  const plan = planScript(text, rate)
  const written = annotated(text, shots, plan, rate)
  try {
    if (essence(planScript(written, rate)) === essence(plan)) return written
  } catch {
    // Notes can make a script longer than the reader takes.
  }
  warn(fountainWarnings.EXPORT_SCRIPT_WITHOUT_NOTES({ script: script.title ?? UNTITLED_SCENE_HEADING }))
  return text
}

/** Whether a line is read as a heading with exactly this text. */
function isReadAsHeading(line: string, heading: string, rate: FrameRate): boolean {
  try {
    const [scene, ...others] = planScript(`${line}\n\nX.\n`, rate).scenes
    return others.length === 0 && scene?.heading === heading && scene.shots.length === 1
  } catch {
    return false
  }
}

/** A scene of a board without a script, marked as a heading where it has no form of one; `index` counts from 1. */
function headingOf({ number, heading }: ManifestBoard['scenes'][number], index: number, rate: FrameRate): string {
  const text = broken(heading.replace(/\s+/g, ' ').trim()) || UNTITLED_SCENE_HEADING
  const written = number === '' || number === String(index) ? '' : ` #${number.replaceAll('#', '')}#`
  const line = `${text}${written}`
  return isReadAsHeading(line, text, rate) ? line : `.${line}`
}

const escaped = (text: string): string => text.replace(/[*_]/g, '\\$&')

/** Whether a paragraph is read as one shot with exactly this description. */
function isReadAs(paragraph: string, description: string, rate: FrameRate): boolean {
  try {
    const [scene, ...others] = planScript(`.X\n\n${paragraph}\n`, rate).scenes
    const [shot, ...more] = scene?.shots ?? []
    return others.length + more.length === 0 && shot?.description === description && shot.dialogue === ''
  } catch {
    return false
  }
}

/** A description as action, marked as such where it would be read otherwise. Blank lines would end it. */
function actionOf(description: string, rate: FrameRate): string {
  const text = broken(description.replace(/\s+$/, '')).replace(/\n(?:[^\S\n]*\n)+/g, '\n')
  const forced = escaped(text).replace(/^/gm, '!')
  return [text, escaped(text), forced].find((paragraph) => isReadAs(paragraph, text, rate)) ?? forced
}

const DUAL = ' ^'

/** Dialogue as it is stored: the name, then speech, an empty line between speakers; both of two at once are marked. */
function dialogueOf(dialogue: string): string {
  let isDual = false
  return broken(dialogue.trim()).split(/\n(?:[^\S\n]*\n)+/).reduce((written, block) => {
    const [cue = '', ...speech] = block.split('\n')
    const isFirst = written === ''
    // An empty line of speech has two spaces.
    if (speech.length === 0 && !isFirst) return `${written}\n  \n${escaped(cue)}`
    const before = isDual
    isDual = cue.endsWith(DUAL)
    const name = isDual && !before ? cue.slice(0, -DUAL.length) : cue
    const isNamed = cue.startsWith('~') || isCue(escaped(name))
    const lines = [`${isNamed ? '' : '@'}${escaped(name)}`, ...speech.map(escaped)].join('\n')
    return isFirst ? lines : `${written}\n\n${lines}`
  }, '')
}

function withoutScript(board: ManifestBoard, rate: FrameRate, hasNotes: boolean): string {
  const parts: string[] = []
  let scene: string | null | undefined
  let headings = 0
  for (const shot of board.shots) {
    if (shot.sceneId !== scene) {
      scene = shot.sceneId
      const found = board.scenes.find(({ id }) => id === scene)
      if (found && found.number !== OPENING_SCENE_NUMBER) parts.push(headingOf(found, (headings += 1), rate))
    }
    const action = shot.description.trim() === '' ? '' : actionOf(shot.description, rate)
    const written = [action, hasNotes ? noteOf(shot, rate) : ''].filter((text) => text !== '').join(' ')
    if (written !== '') parts.push(written)
    if (shot.dialogue.trim() !== '') parts.push(dialogueOf(shot.dialogue))
  }
  return `${parts.join('\n\n')}\n`
}

/**
 * A board as a Fountain screenplay. One that was made of Fountain scripts gives them back byte for byte but for the
 * notes of shots; any other is written from its scenes, descriptions and dialogue.
 */
export function writeFountain(board: ManifestBoard, rate: FrameRate, hasNotes: boolean, warn: Warn): string {
  if (board.scripts.length === 0 || board.scripts.some(({ text }) => isFinalDraft(text))) {
    return withoutScript(board, rate, hasNotes)
  }
  if (!hasNotes) return board.scripts.map(({ text }) => text).join('\n\n')
  const scriptOf = new Map(board.scenes.map(({ id, scriptId }) => [id, scriptId]))
  let current = board.scripts[0]?.id
  const shots = new Map<string | undefined, ManifestShot[]>()
  for (const shot of board.shots) {
    current = scriptOf.get(shot.sceneId ?? '') ?? current
    shots.set(current, [...(shots.get(current) ?? []), shot])
  }
  return board.scripts.map((script) => withScript(script, shots.get(script.id) ?? [], rate, warn)).join('\n\n')
}
