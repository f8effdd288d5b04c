import { v7 as uuidv7 } from 'uuid'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { frameRateOf } from '../../kernel/frames.ts'
import type { Place } from '../../kernel/places.ts'
import { rankAt } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { silent } from '../../record.ts'
import { restoredOrder } from './restoredOrder.ts'
import { placeShots } from './restoredPlaces.service.ts'
import { type PlannedShot, planScript, type ScriptPlan } from './screenplay.ts'
import { scenesOf, trashScenes } from './scene.service.ts'
import { type Anchor, type BeforeRevision, type OrderedShot, revisedOrder } from './scriptOrder.ts'
import {
  lineKey, planRevision, type RevisedLine, type RevisedScene, sceneKey, type ScriptRevision, shotKey, textChangesOf,
} from './scriptRevision.service.ts'
import { readScriptText, storedText } from './scriptText.ts'
import { changeLockedShots, type ShotChange } from './shot.service.ts'
import { createShotsIn } from './shotCreation.service.ts'
import { reviseStoryboard } from './storyboard.service.ts'

/** Shots written by one statement. */
const SHOTS_PER_WRITE = 500

/** What applying a revision did. `made` holds new shots by their lines, `changed` those whose texts it changed. */
export interface AppliedRevision {
  scriptId: string
  before: BeforeRevision
  made: { line: number; shotId: string }[]
  changed: { shotId: string; was: { description?: string; dialogue?: string } }[]
}

/** Whether the item of a key is accepted. */
type Accepts = (key: string) => boolean

const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / SHOTS_PER_WRITE) }, (_, part) =>
    items.slice(part * SHOTS_PER_WRITE, (part + 1) * SHOTS_PER_WRITE))

const writeAnchors = (tx: Transaction, anchors: readonly Anchor[]) => tx.$executeRaw`
  UPDATE "Shot" s SET "scriptId" = n."scriptId", "scriptLine" = n."scriptLine", "scriptLineEnd" = n."scriptLineEnd",
    "scriptColor" = n."scriptColor", "scriptState" = n."scriptState"
  FROM jsonb_to_recordset(${JSON.stringify(anchors)}::jsonb) AS n("id" uuid, "scriptId" uuid, "scriptLine" int,
    "scriptLineEnd" int, "scriptColor" "RevisionColor", "scriptState" "ShotScriptState")
  WHERE s."id" = n."id" AND s."id" = ANY(${anchors.map(({ id }) => id)}::uuid[])`

class RevisionWriter {
  private readonly change: ProjectChange
  private readonly storyboardId: string
  private readonly revision: ScriptRevision
  private readonly accepts: Accepts

  constructor(change: ProjectChange, storyboardId: string, revision: ScriptRevision, accepts: Accepts) {
    this.change = change
    this.storyboardId = storyboardId
    this.revision = revision
    this.accepts = accepts
  }

  /** Gives scenes their lines and, if accepted, their names; makes new ones. Their ids by the lines they begin on. */
  async writeScenes(scriptId: string): Promise<{ idOf: Map<number, string>; madeIds: string[] }> {
    const { tx, record } = this.change
    const idOf = new Map<number, string>()
    const madeIds: string[] = []
    let previous: string | null = null
    for (const scene of this.revision.scenes) {
      const { aligned: { before, after, isRenamed }, row } = scene
      if (!after) continue
      if (row) {
        const renamed = isRenamed && this.accepts(sceneKey(scene))
        const [number, heading] = renamed ? [after.number, storedText(after.heading)] : [row.number, row.heading]
        await tx.scene.update({
          where: { id: row.id },
          data: { scriptId, line: after.line, number, heading, ...(renamed && { version: { increment: 1 } }) },
        })
        if (renamed) this.recordRenamed(row, number, heading)
        idOf.set(after.line, (previous = row.id))
      } else if (!before && this.accepts(sceneKey(scene))) {
        const place: Place = previous === null ? { position: 1 } : { afterId: previous }
        const rank = await rankAt(scenesOf(tx, this.storyboardId), this.revision.previous ? place : null)
        const [number, heading] = [after.number, storedText(after.heading)]
        const { id } = await tx.scene.create({
          data: { storyboardId: this.storyboardId, scriptId, line: after.line, number, heading, rank },
        })
        record('scene.created', { type: 'Scene', id }, { number, heading, shotCount: after.shots.length })
        madeIds.push(id)
        idOf.set(after.line, (previous = id))
      }
    }
    return { idOf, madeIds }
  }

  private recordRenamed(row: NonNullable<RevisedScene['row']>, number: string, heading: string): void {
    this.change.record('scene.updated', { type: 'Scene', id: row.id }, {
      ...(number !== row.number && { number: { from: row.number, to: number } }),
      ...(heading !== row.heading && { heading: { from: row.heading, to: heading } }),
    })
  }

  /** The texts of the script, where they are accepted and nobody has changed those of the shot. */
  async writeTexts(viewer: Viewer): Promise<AppliedRevision['changed']> {
    const changes: ShotChange[] = []
    const changed: AppliedRevision['changed'] = []
    for (const { aligned, shots } of this.revision.lines) {
      for (const shot of shots.filter((each) => this.accepts(shotKey(each)))) {
        const texts = textChangesOf(aligned, shot).filter(({ isKept }) => !isKept)
        const was = Object.fromEntries(texts.map(({ field, from }) => [field, from]))
        if (texts.length > 0) {
          changes.push({ id: shot.id, ...Object.fromEntries(texts.map(({ field, to }) => [field, to])) })
        }
        changed.push({ shotId: shot.id, was })
      }
    }
    for (const part of inParts(changes)) await changeLockedShots(this.change, viewer, this.storyboardId, part)
    return changed
  }

  /** The order of the board with the accepted moves, and places for the accepted new lines. */
  order(sceneIdOf: ReadonlyMap<number, string>): OrderedShot[] {
    const { lines, scenes, board } = this.revision
    const lineOf = new Map(lines.flatMap(({ aligned: { after }, shots }) =>
      (after ? shots.map(({ id }) => [id, after.line] as const) : [])))
    const isAccepted = ({ shots }: RevisedLine) => shots.some((shot) => this.accepts(shotKey(shot)))
    const moved = lines.filter((line) => line.aligned.isMoved && isAccepted(line))
    const made = this.newLines()
    return revisedOrder(
      board.map(({ id, sceneId }) => ({ id, sceneId, line: lineOf.get(id) ?? null })),
      scenes.flatMap((scene) => {
        const { after, isMoved } = scene.aligned
        return after ? [{
          sceneId: sceneIdOf.get(after.line) ?? null, lines: after.shots.map(({ line }) => line),
          isMoved: isMoved && this.accepts(sceneKey(scene)),
        }] : []
      }),
      new Set(moved.map(({ aligned }) => aligned.after?.line ?? 0)),
      new Set(made.keys()),
    )
  }

  /** The accepted lines that make shots. */
  newLines(): Map<number, PlannedShot> {
    return new Map(this.revision.lines.flatMap(({ aligned: { before, after } }) =>
      (!before && after && this.accepts(lineKey(after.line)) ? [[after.line, after]] : [])))
  }

  /** Puts the shots of the board in an order, and makes those that are new in it. */
  async writeOrder(order: readonly OrderedShot[]): Promise<AppliedRevision['made']> {
    const { change, storyboardId } = this
    const existing = order.flatMap(({ id, sceneId }) => (id === null ? [] : [{ id, sceneId }]))
    await placeShots(change, storyboardId, existing)
    const planned = this.newLines()
    const made = new Map<number, string>()
    let before: string | null = null
    let run: number[] = []
    const make = async () => {
      for (const part of inParts(run)) {
        const shots = part.flatMap((line) => planned.get(line) ?? []).map(({ description, dialogue, frames }) =>
          ({ description: storedText(description), dialogue: storedText(dialogue), frames }))
        const place: Place = before === null ? { position: 1 } : { afterId: before }
        const created = await createShotsIn(change, storyboardId, shots, place)
        created.shots.forEach(({ id }, index) => made.set(part[index] ?? 0, (before = id)))
      }
      run = []
    }
    for (const { id, line } of order) {
      if (id === null) run.push(line ?? 0)
      else {
        await make()
        before = id
      }
    }
    await make()
    if (made.size > 0) {
      await placeShots(change, storyboardId, order.map(({ id, line, sceneId }) =>
        ({ id: id ?? made.get(line ?? 0) ?? '', sceneId })))
    }
    return [...made].map(([line, shotId]) => ({ line, shotId }))
  }

  /** Where shots are in the new script, and which of them are to be looked at. */
  anchors(scriptId: string, made: ReadonlyMap<number, string>): Anchor[] {
    const { color, lines, previous } = this.revision
    return lines.flatMap(({ aligned, shots }): Anchor[] => {
      const { before, after, isRetexted, isMoved } = aligned
      if (!after) {
        return shots.filter((shot) => this.accepts(shotKey(shot)))
          .map((shot) => ({ ...anchorOf(shot), scriptState: 'ORPHANED', scriptColor: color }))
      }
      const anchor = { scriptId, scriptLine: after.line, scriptLineEnd: after.lineEnd }
      const id = made.get(after.line)
      const changed = { ...anchor, scriptState: 'CHANGED' as const, scriptColor: after.color ?? color }
      // Of a first script, everything is new.
      const fresh = previous ? changed : { ...anchor, scriptState: 'CURRENT' as const, scriptColor: after.color }
      if (!before) return id === undefined ? [] : [{ id, ...fresh }]
      return shots.map((shot) => {
        const isFlagged = (isRetexted || isMoved) && this.accepts(shotKey(shot))
        const { scriptColor, scriptState } = shot
        const same = { ...anchor, scriptState: scriptState ?? 'CURRENT', scriptColor: after.color ?? scriptColor }
        return { id: shot.id, ...(isFlagged ? changed : same) }
      })
    })
  }
}

const anchorOf = ({ id, scriptId, scriptLine, scriptLineEnd, scriptColor, scriptState }: Anchor): Anchor =>
  ({ id, scriptId, scriptLine, scriptLineEnd, scriptColor, scriptState })

/** Makes the accepted part of a script or its revision on a board, inside a change of its project. */
export async function applyRevision(
  change: ProjectChange,
  viewer: Viewer,
  storyboardId: string,
  { text, plan }: { text: string; plan: ScriptPlan },
  revision: ScriptRevision,
  accepts: Accepts,
): Promise<AppliedRevision> {
  const { tx, record } = change
  const { board, previous } = revision
  const rows = revision.scenes.flatMap(({ row }) => row ?? [])
  const script = await tx.script.create({
    data: {
      id: uuidv7(), storyboardId, title: plan.title && storedText(plan.title),
      authors: plan.authors && storedText(plan.authors), previousId: previous?.id ?? null,
      revision: revision.revision, color: revision.color, text: { create: { text } },
    },
  })
  const writer = new RevisionWriter(change, storyboardId, revision, accepts)
  const { idOf, madeIds } = await writer.writeScenes(script.id)
  const changed = await writer.writeTexts(viewer)
  const made = await writer.writeOrder(writer.order(idOf))
  await writeAnchors(tx, writer.anchors(script.id, new Map(made.map(({ line, shotId }) => [line, shotId]))))
  await reviseStoryboard(tx, storyboardId)
  record('script.imported', { type: 'Script', id: script.id }, { sceneCount: madeIds.length, shotCount: made.length })
  const before: BeforeRevision = {
    did: 'REVISED',
    anchors: board.map(anchorOf),
    scenes: rows.map(({ id, scriptId, line, number, heading }) => ({ id, scriptId, line, number, heading })),
    madeSceneIds: madeIds,
    order: board.map(({ id, sceneId }) => ({ id, sceneId })),
  }
  return { scriptId: script.id, before, made, changed }
}

/** Makes the scenes and shots of a script at the end of a board; one event stands for all of them. */
export async function writeScript(
  change: ProjectChange, viewer: Viewer, storyboardId: string, source: string,
): Promise<void> {
  const text = readScriptText(source)
  const rate = frameRateOf(change.project)
  const plan = planScript(text, rate)
  const revision = await planRevision(change.tx, storyboardId, plan, rate, true)
  const quiet = { ...change, record: silent }
  const { scriptId } = await applyRevision(quiet, viewer, storyboardId, { text, plan }, revision, () => true)
  const { sceneCount, shotCount } = plan
  change.record('script.imported', { type: 'Script', id: scriptId }, { sceneCount, shotCount })
}

/** Undoes a revision, after its texts and its new shots: lines, names and order are as before; its script goes. */
export async function undoRevision(
  change: ProjectChange,
  scriptId: string,
  { anchors, scenes, madeSceneIds, order }: BeforeRevision,
): Promise<void> {
  const { tx } = change
  const script = await tx.script.findUnique({ where: { id: scriptId }, select: { storyboardId: true } })
  if (!script) return
  const { storyboardId } = script
  const today = await tx.shot.findMany({
    where: { storyboardId, deletedAt: null }, orderBy: { rank: 'asc' }, select: { id: true, sceneId: true },
  })
  const live = new Set(today.map(({ id }) => id))
  await writeAnchors(tx, anchors.filter(({ id }) => live.has(id)))
  for (const { id, ...was } of scenes) await tx.scene.updateMany({ where: { id, scriptId }, data: was })
  const made = await tx.scene.findMany({ where: { id: { in: madeSceneIds }, deletedAt: null } })
  if (made.length > 0) await trashScenes(change, storyboardId, made)
  const rows = await tx.scene.findMany({ where: { storyboardId, deletedAt: null }, select: { id: true } })
  const kept = new Set(rows.map(({ id }) => id))
  const sceneThen = new Map(order.map(({ id, sceneId }) => [id, sceneId]))
  const sceneNow = new Map((await tx.shot.findMany({
    where: { storyboardId, deletedAt: null }, select: { id: true, sceneId: true },
  })).map(({ id, sceneId }) => [id, sceneId]))
  const ids = restoredOrder(order.map(({ id }) => id), today.map(({ id }) => id), null)
  await placeShots(change, storyboardId, ids.map((id) => {
    const then = sceneThen.get(id) ?? null
    return { id, sceneId: then !== null && kept.has(then) ? then : (sceneNow.get(id) ?? null) }
  }))
  await tx.script.delete({ where: { id: scriptId } })
  await reviseStoryboard(tx, storyboardId)
}
