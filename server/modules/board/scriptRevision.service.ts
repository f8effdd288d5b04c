import type { Prisma, Scene } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import type { FrameRate } from '../../kernel/frames.ts'
import { grouped } from '../../kernel/grouped.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { colorOfRevision, type RevisionColor } from './revisionColor.ts'
import type { PlannedScene, ScriptPlan } from './screenplay.ts'
import { scriptFailures } from './script.failures.ts'
import type { AlignedLine, AlignedScene, ScriptAlignment } from './scriptAlignment.ts'
import type { alignApart, AlignmentOrder } from './scriptAligner.ts'
import { storedText } from './scriptText.ts'

const ALIGNER = new URL('./scriptAligner.ts', import.meta.url)

/** Most shots of a script that is compared with another. */
const MOST_COMPARED_SHOTS = 10_000

const SHOT = {
  id: true, code: true, sceneId: true, description: true, dialogue: true, frames: true, scriptId: true,
  scriptLine: true, scriptLineEnd: true, scriptColor: true, scriptState: true,
} as const satisfies Prisma.ShotSelect

/** A shot as a revision finds it. */
export type RevisedShot = Prisma.ShotGetPayload<{ select: typeof SHOT }>

/** A text of a shot that the revision changes, or that stays because somebody has changed it since the import. */
export interface TextChange {
  field: 'description' | 'dialogue'
  from: string
  to: string
  isKept: boolean
}

/** A line of the script with the shots that were made of it. */
export interface RevisedLine {
  aligned: AlignedLine
  shots: readonly RevisedShot[]
}

/** A scene of the script with its row on the board. */
export interface RevisedScene {
  aligned: AlignedScene
  row: Scene | null
}

/** What a script changes on a board. */
export interface ScriptRevision {
  /** The script that it revises; null if the board has none. */
  previous: { id: string; title: string | null } | null
  revision: number
  color: RevisionColor
  scenes: readonly RevisedScene[]
  lines: readonly RevisedLine[]
  /** The shots of the board in their order. */
  board: readonly RevisedShot[]
}

/** Keys of what people accept or reject. */
export const SCRIPT_KEY = 'script'
export const shotKey = ({ id }: { id: string }): string => `shot:${id}`
export const lineKey = (line: number): string => `line:${line}`
export const sceneKey = ({ aligned, row }: RevisedScene): string =>
  row ? `scene:${row.id}` : `scene:line:${aligned.after?.line ?? 0}`

/** What the text of a line does with those of its shot. Texts that differ from the script before are people's own. */
export function textChangesOf({ before, after }: AlignedLine, shot: RevisedShot): TextChange[] {
  if (!before || !after) return []
  return (['description', 'dialogue'] as const).flatMap((field): TextChange[] => {
    const [was, to] = [storedText(before[field]), storedText(after[field])]
    if (was === to || shot[field] === to) return []
    return shot[field] === was ? [{ field, from: was, to, isKept: false }] : [{ field, from: was, to, isKept: true }]
  })
}

/** The script of a board that a new one revises: of several, the newest with the same title, else the newest. */
async function previousOf(tx: Transaction, storyboardId: string, title: string | null) {
  const scripts = await tx.script.findMany({
    where: { storyboardId, revisions: { none: {} } }, orderBy: { id: 'desc' }, include: { text: true },
  })
  const folded = (text: string | null) => text?.trim().toLowerCase() ?? null
  return scripts.find((script) => folded(script.title) === folded(title && storedText(title))) ?? scripts[0] ?? null
}

const allNew = (scenes: readonly PlannedScene[]): ScriptAlignment => ({
  scenes: scenes.map((after) => ({ before: null, after, isMoved: false, isRenamed: false, isDoubtful: false })),
  lines: scenes.flatMap(({ shots }) => shots.map((after) =>
    ({ before: null, after, isMoved: false, isRetexted: false, isDoubtful: false }))),
})

/**
 * Compares a script with the one that a board was made of; one that follows is compared with none. INVALID_INPUT for
 * one that is too long to be compared.
 */
export async function planRevision(
  tx: Transaction,
  storyboardId: string,
  plan: ScriptPlan,
  frameRate: FrameRate,
  follows: boolean,
): Promise<ScriptRevision> {
  const previous = follows ? null : await previousOf(tx, storyboardId, plan.title)
  if (previous && plan.shotCount > MOST_COMPARED_SHOTS) {
    throw fail(scriptFailures.SCRIPT_TOO_LONG_TO_COMPARE({ most: MOST_COMPARED_SHOTS }))
  }
  const order: AlignmentOrder = { text: previous?.text?.text ?? '', revised: plan.scenes, frameRate }
  const aligned = previous
    ? await runApart<Parameters<typeof alignApart>[0], ScriptAlignment>(ALIGNER, 'alignApart', order)
    : allNew(plan.scenes)
  const where = { storyboardId, deletedAt: null }
  const board = await tx.shot.findMany({ where, orderBy: { rank: 'asc' }, select: SHOT })
  const rows = previous ? await tx.scene.findMany({ where: { ...where, scriptId: previous.id } }) : []
  const own = previous ? board.filter(({ scriptId }) => scriptId === previous.id) : []
  const shotsOf = grouped(own, ({ scriptLine }) => scriptLine ?? -1)
  const rowOf = new Map(rows.flatMap((row) => (row.line === null ? [] : [[row.line, row]])))
  const revision = previous ? previous.revision + 1 : 0
  return {
    previous: previous && { id: previous.id, title: previous.title },
    revision,
    color: plan.color ?? colorOfRevision(revision),
    scenes: aligned.scenes.map((scene) => ({ aligned: scene, row: rowOf.get(scene.before?.line ?? -1) ?? null })),
    lines: aligned.lines.map((line) => ({ aligned: line, shots: shotsOf.get(line.before?.line ?? -1) ?? [] })),
    board,
  }
}
