import { v7 as uuidv7 } from 'uuid'
import type { Scene } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures } from '../../kernel/errors.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { TextChecks } from '../../kernel/text.ts'
import { changeObjects, type ObjectKind } from '../../objectList.ts'
import { gapAt, rankAt, ranksIn, type Siblings } from '../../order.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { sceneFailures } from './scene.failures.ts'
import { sceneNumberBetween } from './sceneNumber.ts'
import { locateStoryboard, reviseStoryboard } from './storyboard.service.ts'
import { visibleTo as visibleStoryboard } from './storyboard.policy.ts'

/** A scene to create. */
export interface NewScene {
  /** The shot it begins with. */
  firstShotId: string
  heading: string
  /** By default one that fits its place; empty for none. */
  number?: string | null
}

/** A change of a scene; a field that is null or absent keeps its value. */
export interface SceneDetails {
  heading?: string | null
  /** Empty for none. */
  number?: string | null
}

/** Scenes of one board that a mutation changed, in the order in which the input names them. */
export interface ChangedScenes {
  storyboardId: string
  ids: readonly string[]
}

/** Scenes as mutations name them. */
export const SCENES: ObjectKind<Scene> = {
  noun: 'Scene',
  permission: 'shots:write',
  projectOf: async (viewer, id, database) => {
    const where = { id, storyboard: visibleStoryboard(viewer) }
    const scene = await database.scene.findFirst({ where, select: { storyboard: { select: { projectId: true } } } })
    return scene && { projectId: scene.storyboard.projectId }
  },
  read: (tx, projectId, ids) =>
    tx.scene.findMany({ where: { id: { in: ids }, storyboard: { projectId, deletedAt: null } } }),
}

/** The scenes of a board, for their order. */
export const scenesOf = (tx: Transaction, storyboardId: string): Siblings => ({
  rows: tx.scene,
  parent: { storyboardId },
  noun: 'Scene',
})

/** The board that all of the scenes are on. CONFLICT otherwise. */
export function boardOfScenes(rows: readonly InRow<Named>[], scenes: readonly Scene[]): string {
  const storyboardId = scenes[0]?.storyboardId ?? ''
  const elsewhere = scenes.findIndex((scene) => scene.storyboardId !== storyboardId)
  const { row } = rows[elsewhere] ?? {}
  if (row) throw row.fail(null, sceneFailures.SCENES_ON_DIFFERENT_BOARDS())
  return storyboardId
}

/** A shot in the order of its board; in the trash it keeps its place and its scene. */
interface PlacedShot {
  id: string
  sceneId: string | null
  isLive: boolean
}

const placedShots = (tx: Transaction, storyboardId: string) => tx.$queryRaw<PlacedShot[]>`
  SELECT "id", "sceneId", "deletedAt" IS NULL AS "isLive" FROM "Shot"
  WHERE "storyboardId" = ${storyboardId}::uuid ORDER BY "rank"`

/** Writes the scenes of shots whose scene is another than before; each is one version further. */
async function writeScenes(tx: Transaction, before: readonly PlacedShot[], after: readonly PlacedShot[]) {
  const changed = after.filter(({ sceneId }, index) => sceneId !== before[index]?.sceneId)
  const rows = JSON.stringify(changed.map(({ id, sceneId }) => ({ id, sceneId })))
  await tx.$executeRaw`
    UPDATE "Shot" s SET "sceneId" = n."sceneId", "version" = s."version" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS n("id" uuid, "sceneId" uuid)
    WHERE s."id" = n."id" AND s."id" = ANY(${changed.map(({ id }) => id)}::uuid[])`
}

/** Checks what rows say; null stays null, and so does no number. */
function checkDetails<Row extends InRow<SceneDetails>>(rows: readonly Row[]) {
  const checks = new TextChecks()
  const checked = rows.map((given) => {
    const { row, heading = null } = given
    const number = given.number?.trim() ?? null
    return {
      ...given,
      heading: row.name(checks, heading, 'heading', 'Heading'),
      number: number === '' ? '' : row.name(checks, number, 'number', 'Number'),
    }
  })
  checks.done()
  return checked
}

const liveShotsIn = (shots: readonly PlacedShot[], sceneId: string): number =>
  shots.filter((shot) => shot.isLive && shot.sceneId === sceneId).length

const isInScene = ({ isLive, sceneId }: PlacedShot): boolean => isLive && sceneId !== null

/** Gives a scene the shots of a board from a place on that are in the same scene, up to the first that is not. */
function beginScene(shots: readonly PlacedShot[], from: number, id: string) {
  const divided = shots[from]?.sceneId
  const end = shots.findIndex(({ isLive, sceneId }, index) => index > from && isLive && sceneId !== divided)
  const to = end < 0 ? shots.length : end
  return {
    shots: shots.map((shot, index) => (index >= from && index < to ? { ...shot, sceneId: id } : shot)),
    previous: shots.slice(0, from).findLast(isInScene)?.sceneId ?? null,
    next: shots.slice(to).find(isInScene)?.sceneId ?? null,
  }
}

/** The place among scenes after one, or before all of them. */
const placeAfter = (sceneId: string | null): Place => (sceneId === null ? { position: 1 } : { afterId: sceneId })

/**
 * Makes scenes on a board. Each begins with a shot and takes the shots after it that are in the same scene, or in none
 * like it, up to the first that is not.
 */
export async function createScenes(
  viewer: Viewer,
  storyboardId: string,
  scenes: readonly InRow<NewScene>[],
): Promise<ChangedScenes> {
  const checked = checkDetails(scenes)
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  return changeProject(viewer, projectId, 'shots:write', (change) => addScenes(change, storyboardId, checked))
}

/** The same inside a change of the board's project; headings and numbers are checked. */
export async function addScenes(
  { tx, record }: Change, storyboardId: string,
  checked: readonly InRow<SceneDetails & Pick<NewScene, 'firstShotId'>>[],
): Promise<ChangedScenes> {
  const before = await placedShots(tx, storyboardId)
  const known = await tx.scene.findMany({
    where: { storyboardId, deletedAt: null }, select: { id: true, number: true },
  })
  const numbers = new Map(known.map(({ id, number }) => [id, number]))
  const ids: string[] = []
  let shots = before
  for (const { row, firstShotId, heading, number } of checked) {
    const id = uuidv7()
    ids.push(id)
    const from = shots.findIndex((shot) => shot.isLive && shot.id === firstShotId)
    if (from < 0) throw row.notFound('Shot', 'firstShotId')
    const { previous, next, ...divided } = beginScene(shots, from, id)
    shots = divided.shots
    const numberOf = (sceneId: string | null) => (sceneId ? numbers.get(sceneId) ?? '' : null)
    const given = number ?? sceneNumberBetween(numberOf(previous), numberOf(next), new Set(numbers.values()))
    numbers.set(id, given)
    const rank = await rankAt(scenesOf(tx, storyboardId), placeAfter(previous))
    await tx.scene.create({ data: { id, storyboardId, number: given, heading: heading ?? '', rank } })
    const shotCount = liveShotsIn(shots, id)
    record('scene.created', { type: 'Scene', id }, { number: given, heading: heading ?? '', shotCount })
  }
  await writeScenes(tx, before, shots)
  await reviseStoryboard(tx, storyboardId)
  return { storyboardId, ids }
}

/** Changes numbers and headings of scenes of one board, all or none; what is not given stays. */
export async function updateScenes(
  viewer: Viewer,
  rows: readonly InRow<Named & SceneDetails>[],
): Promise<ChangedScenes> {
  const checked = checkDetails(rows)
  const empty = checked.find(({ heading, number }) => heading === null && number === null)
  if (empty) throw empty.row.fail('heading', commonFailures.NOTHING_TO_CHANGE({ fields: 'heading, number' }))
  return changeObjects(SCENES, viewer, checked, async ({ tx, record }, scenes) => {
    const storyboardId = boardOfScenes(rows, scenes)
    const after = scenes.map(({ id, heading, number }, index) =>
      ({ id, heading: checked[index]?.heading ?? heading, number: checked[index]?.number ?? number }))
    await tx.$executeRaw`
      UPDATE "Scene" s SET "heading" = n."heading", "number" = n."number", "version" = s."version" + 1
      FROM jsonb_to_recordset(${JSON.stringify(after)}::jsonb) AS n("id" uuid, "heading" text, "number" text)
      WHERE s."id" = n."id"`
    await reviseStoryboard(tx, storyboardId)
    scenes.forEach((before, index) => {
      const { heading, number } = after[index] ?? before
      record('scene.updated', { type: 'Scene', id: before.id }, {
        ...(number !== before.number && { number: { from: before.number, to: number } }),
        ...(heading !== before.heading && { heading: { from: before.heading, to: heading } }),
      })
    })
    return { storyboardId, ids: scenes.map(({ id }) => id) }
  })
}

/** Moves scenes to the trash inside a change of their project; their shots join the scene before them, if any. */
export async function trashScenes(
  { tx, record }: Change,
  storyboardId: string,
  scenes: readonly Scene[],
): Promise<void> {
  const gone = new Set<string | null>(scenes.map(({ id }) => id))
  const before = await placedShots(tx, storyboardId)
  let current: string | null = null
  const after = before.map((shot) => {
    if (gone.has(shot.sceneId)) return { ...shot, sceneId: current }
    if (shot.isLive) current = shot.sceneId
    return shot
  })
  await writeScenes(tx, before, after)
  await reviseStoryboard(tx, storyboardId)
  for (const { id, number, heading } of scenes) {
    const shotIds = before.filter(({ sceneId }) => sceneId === id).map((shot) => shot.id)
    await tx.scene.update({ where: { id }, data: { deletedAt: new Date(), shotIds, version: { increment: 1 } } })
    record('scene.deleted', { type: 'Scene', id }, { number, heading, shotCount: liveShotsIn(before, id) })
  }
}

/**
 * Moves scenes of one board to the trash, all or none, restorable for 30 days. Their shots stay and join the scene
 * before them, if any.
 */
export async function deleteScenes(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedScenes> {
  return changeObjects(SCENES, viewer, rows, async (change, scenes) => {
    const storyboardId = boardOfScenes(rows, scenes)
    await trashScenes(change, storyboardId, scenes)
    return { storyboardId, ids: scenes.map(({ id }) => id) }
  })
}

/**
 * Where a scene that comes back begins: with the one of its shots that the most others of its own follow, less those
 * that never were, up to the next scene. -1 when none of its shots is on the board.
 */
function beginningOf(shots: readonly PlacedShot[], ownIds: ReadonlySet<string>): number {
  let [from, most, score] = [-1, -Infinity, 0]
  let runId: string | null | undefined
  for (const [index, { id, sceneId, isLive }] of [...shots.entries()].toReversed()) {
    if (!isLive) continue
    score = (sceneId === runId ? score : 0) + (ownIds.has(id) ? 1 : -1)
    runId = sceneId
    if (ownIds.has(id) && score >= most) [from, most] = [index, score]
  }
  return from
}

/**
 * Takes scenes of one board out of the trash, all or none, with the shots they had that are still there. A scene keeps
 * its place among scenes, unless those around its shots have moved. Others stay as they are.
 */
export async function restoreScenes(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedScenes> {
  return changeObjects(SCENES, viewer, rows, async ({ tx, record }, scenes) => {
    const storyboardId = boardOfScenes(rows, scenes)
    const trashed = scenes.filter(({ deletedAt }) => deletedAt !== null)
    const before = await placedShots(tx, storyboardId)
    let shots = before
    for (const { id, number, heading, rank, shotIds } of trashed) {
      const ownIds = new Set(shotIds)
      const from = beginningOf(shots, ownIds)
      const place = from < 0 ? null : beginScene(shots, from, id)
      shots = (place?.shots ?? shots).map((shot) =>
        (!shot.isLive && ownIds.has(shot.id) ? { ...shot, sceneId: id } : shot))
      const gap = place && await gapAt(scenesOf(tx, storyboardId), placeAfter(place.previous), [id])
      const [nextRank = rank] = gap ? ranksIn(gap, [{ id, rank }]) : []
      const restored = { deletedAt: null, shotIds: [], rank: nextRank, version: { increment: 1 } }
      await tx.scene.update({ where: { id }, data: restored })
      record('scene.restored', { type: 'Scene', id }, { number, heading, shotCount: liveShotsIn(shots, id) })
    }
    await writeScenes(tx, before, shots)
    await reviseStoryboard(tx, storyboardId)
    return { storyboardId, ids: trashed.map(({ id }) => id) }
  }, { withTrashed: true })
}

/** How many shots each of these scenes has, without those in the trash. */
export async function countShotsByScene(ids: readonly string[]): Promise<Map<string, number>> {
  const where = { sceneId: { in: [...ids] }, deletedAt: null }
  const counts = await prisma().shot.groupBy({ by: ['sceneId'], where, _count: true })
  return new Map(counts.map(({ sceneId, _count }) => [sceneId ?? '', _count]))
}
