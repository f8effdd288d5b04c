import type { Failure } from '../../../kernel/failure.ts'
import { MOST_TEXT_BYTES } from '../../../kernel/fileLimit.ts'
import { frameRateOf } from '../../../kernel/frames.ts'
import { scriptFailures } from '../../board/script.failures.ts'
import {
  lineKey, planRevision, type RevisedLine, type RevisedScene, type RevisedShot, SCRIPT_KEY, sceneKey,
  type ScriptRevision, shotKey, textChangesOf,
} from '../../board/scriptRevision.service.ts'
import { applyRevision } from '../../board/scriptRevisionWriting.service.ts'
import { type AppliedItem, CREATED } from './before.ts'
import type { ImportField } from './importFields.ts'
import { boardOf } from './newBoard.service.ts'
import { declareReader, type FieldChange, gravest, type ImportChange, type PlannedItem } from './reader.ts'
import { scriptOptions } from './scriptOptions.ts'
import type { ParsedScript } from './scriptReading.ts'

const MOST_NAME_CHARACTERS = 80

const changeOf = (change: ImportChange, field: ImportField, from: string, to: string): FieldChange =>
  ({ change, field, from, to })

const itemOf = (
  key: string,
  { changes, name, ...item }: Pick<PlannedItem, 'changes' | 'name' | 'subjectType'> & Partial<PlannedItem>,
): PlannedItem => ({
  key, changes, change: gravest(changes.map(({ change }) => change)),
  name: [...name].slice(0, MOST_NAME_CHARACTERS).join(''), subjectId: null, sourceLine: null, choice: 'ACCEPT',
  reasons: [], isDoubtful: false, needs: [SCRIPT_KEY], ...item,
})

const nameOf = ({ number, heading }: { number: string; heading: string }): string => `${number} ${heading}`.trim()

function scriptItem({ plan }: ParsedScript, { previous, revision, color }: ScriptRevision): PlannedItem {
  const title = plan.title ?? ''
  const changes = [
    changeOf('ADDED', 'title', '', title), changeOf('ADDED', 'revision', '', String(revision)),
    changeOf('ADDED', 'color', '', color),
  ]
  const name = title || (previous?.title ?? 'Script')
  return itemOf(SCRIPT_KEY, { changes, name, subjectType: 'Script', needs: [] })
}

function sceneItem(scene: RevisedScene): PlannedItem[] {
  const { aligned: { before, after, isMoved, isRenamed, isDoubtful }, row } = scene
  if (!after || (before && !row)) return []
  const { number = '', heading = '' } = row ?? {}
  const changes = !row
    ? [changeOf('ADDED', 'number', '', after.number), changeOf('ADDED', 'heading', '', after.heading)]
    : [
        ...(isRenamed && number !== after.number ? [changeOf('RENAMED', 'number', number, after.number)] : []),
        ...(isRenamed && heading !== after.heading ? [changeOf('RENAMED', 'heading', heading, after.heading)] : []),
        ...(isMoved ? [changeOf('MOVED', 'position', '', '')] : []),
      ]
  return [itemOf(sceneKey(scene), {
    changes, name: nameOf(after), subjectType: 'Scene', subjectId: row?.id ?? null, sourceLine: after.line, isDoubtful,
  })]
}

interface Board {
  code: string
  /** The names of the scenes of lines, by the lines of the new script. */
  sceneOf: ReadonlyMap<number, string>
  /** The keys of the new scenes of lines. */
  keyOf: ReadonlyMap<number, string>
}

/** What to look at before the text of a shot is accepted. */
function reasonsOf({ after }: RevisedLine['aligned'], shot: RevisedShot, hasKept: boolean): Failure[] {
  const estimate = after?.frames ?? shot.frames
  return [
    ...(hasKept ? [scriptFailures.SCRIPT_TEXT_KEPT({ shot: shot.code })] : []),
    ...(estimate === shot.frames ? [] : [scriptFailures.SCRIPT_LENGTH_ESTIMATED({ frames: shot.frames, estimate })]),
  ]
}

function lineItems({ aligned, shots }: RevisedLine, board: Board): PlannedItem[] {
  const { before, after, isMoved, isRetexted, isDoubtful } = aligned
  if (!before && after) {
    const texts = (['description', 'dialogue'] as const)
      .flatMap((field) => (after[field] === '' ? [] : [changeOf('ADDED', field, '', after[field])]))
    const changes = [...texts, changeOf('ADDED', 'frames', '', String(after.frames))]
    const scene = board.keyOf.get(after.line)
    return [itemOf(lineKey(after.line), {
      changes, name: after.description || after.dialogue, subjectType: 'Shot', sourceLine: after.line,
      needs: [SCRIPT_KEY, ...(scene === undefined ? [] : [scene])],
    })]
  }
  return shots.map((shot) => {
    const texts = textChangesOf(aligned, shot)
    const hasKept = texts.some(({ isKept }) => isKept)
    const changes = [
      ...(after ? [] : [changeOf('ORPHANED', 'scriptLine', String(before?.line ?? ''), '')]),
      ...texts.map(({ field, from, to }) => changeOf('RETEXTED', field, from, to)),
      ...(isMoved ? [changeOf('MOVED', 'scene', '', board.sceneOf.get(after?.line ?? 0) ?? '')] : []),
    ]
    return itemOf(shotKey(shot), {
      changes, name: `${board.code}/${shot.code}`, subjectType: 'Shot', subjectId: shot.id,
      sourceLine: after?.line ?? null, isDoubtful, reasons: isRetexted ? reasonsOf(aligned, shot, hasKept) : [],
    })
  })
}

function itemsOf(parsed: ParsedScript, revision: ScriptRevision, code: string): PlannedItem[] {
  const revised = revision.scenes.flatMap((scene) => {
    const { after } = scene.aligned
    return after ? [{ scene, after }] : []
  })
  const linesOf = <Value>(valueOf: (scene: RevisedScene) => Value | undefined) =>
    new Map(revised.flatMap(({ scene, after }) => {
      const value = valueOf(scene)
      return value === undefined ? [] : after.shots.map(({ line }) => [line, value] as const)
    }))
  const board: Board = {
    code,
    sceneOf: linesOf(({ aligned: { after } }) => after ? nameOf(after) : ''),
    keyOf: linesOf((scene) => (scene.aligned.before ? undefined : sceneKey(scene))),
  }
  const firstLines = new Map(revised.map(({ scene, after }) => [after.shots[0]?.line ?? after.line, scene]))
  const withoutShots = revised.filter(({ after }) => after.shots.length === 0).map(({ scene }) => scene)
  return [
    scriptItem(parsed, revision),
    ...revision.lines.flatMap((line) => {
      const scene = firstLines.get(line.aligned.after?.line ?? -1)
      return [...(scene ? sceneItem(scene) : []), ...lineItems(line, board)]
    }),
    ...withoutShots.flatMap(sceneItem),
  ]
}

/** Screenplays in Fountain and Final Draft: the first import of a script, and its revisions. */
export const scriptReader = declareReader({
  reader: 'SCRIPT',
  field: 'script',
  description: 'A screenplay in Fountain or Final Draft (FDX), or a revision of the one a board was made of.',
  options: scriptOptions,
  mostBytes: MOST_TEXT_BYTES,
  isForBoard: true,
  recognizes: (_head, fileName) => /\.(fountain|fdx|spmd)$/i.test(fileName),
  reading: new URL('./scriptReading.ts', import.meta.url),
  scopes: () => ['boards:write', 'shots:write'],
  async plan({ tx, target, parsed, options }) {
    const script = parsed as ParsedScript
    const board = await boardOf(tx, target)
    const revision = await planRevision(tx, board.id, script.plan, frameRateOf(target.project), options.follows)
    return {
      items: itemsOf(script, revision, board.code),
      warnings: [],
      boardsOf: (accepts) => (accepts(SCRIPT_KEY) ? [board.id] : []),
      async apply(change, viewer, accepts) {
        if (!accepts(SCRIPT_KEY)) return []
        const done = await applyRevision(change, viewer, board.id, script, revision, accepts)
        const { scriptId, before, made, changed } = done
        const applied: AppliedItem[] = [
          { key: SCRIPT_KEY, subjectType: 'Script', subjectId: scriptId, before },
          ...made.map(({ line, shotId }): AppliedItem =>
            ({ key: lineKey(line), subjectType: 'Shot', subjectId: shotId, before: CREATED })),
          ...changed.map(({ shotId, was }): AppliedItem => {
            const before = { did: 'CHANGED', was } as const
            return { key: shotKey({ id: shotId }), subjectType: 'Shot', subjectId: shotId, before }
          }),
        ]
        return applied
      },
    }
  },
})
