import { Prisma, type Shot, type Task } from '../../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { readDay } from '../../../kernel/days.ts'
import { grouped } from '../../../kernel/grouped.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { trashScenes } from '../../board/scene.service.ts'
import { undoRevision } from '../../board/scriptRevisionWriting.service.ts'
import { changeLockedShots, restoreTrashedShots, type ShotChange, trashShots } from '../../board/shot.service.ts'
import { readShots } from '../../board/shotSelection.service.ts'
import { deleteUnusedStatusesIn } from '../../board/shotStatus.service.ts'
import { bringVoiceBack, dropVoice } from '../../board/shotVoice.service.ts'
import { layersBack } from '../../board/sheetLayers.ts'
import { bringSoundtrackBack, dropSoundtrack } from '../../board/soundtrack.service.ts'
import { reviseStoryboard, trashBoardIn } from '../../board/storyboard.service.ts'
import { putViewImage } from '../../board/viewImage.service.ts'
import { trashViews, writeViewTexts } from '../../board/viewList.service.ts'
import { storeSaves } from '../../board/viewSaving.service.ts'
import { trashAssetsIn } from '../../production/asset.service.ts'
import { updateAssetsIn, withChanges } from '../../production/assetBatch.service.ts'
import { unlinkAssetsIn } from '../../production/assetDependency.service.ts'
import { castIn } from '../../production/casting.service.ts'
import { trashTasksIn } from '../../production/task.service.ts'
import { changesOf, returnRanksIn } from '../../production/taskBatch.service.ts'
import { inParts } from '../csvPlan.ts'
import { readTable, type TaskTable } from '../taskCsvTable.service.ts'
import { type PlannedTask, writeTasks } from '../taskCsvWriting.service.ts'
import type { Befores, ImportSubjectType, TaskWas } from './before.ts'
import { type PlaceBefore, returnPlaces } from './undoPlaces.service.ts'

/** What undoing does with one subject. */
export type UndoneItem = {
  [Type in ImportSubjectType]: { subjectType: Type; subjectId: string; before: Befores[Type] }
}[ImportSubjectType]

type UndoneOf<Type extends ImportSubjectType> = Extract<UndoneItem, { subjectType: Type }>

const ofType = <Type extends ImportSubjectType>(items: readonly UndoneItem[], type: Type) =>
  items.filter((item): item is UndoneOf<Type> => item.subjectType === type)

const created = <Item extends UndoneItem>(items: readonly Item[]) =>
  items.filter(({ before }) => before.did === 'CREATED').map(({ subjectId }) => subjectId)

/** How the versions of subjects are read: links have none, but the time of their last change, in milliseconds. */
const VERSIONS: Record<ImportSubjectType, string> = {
  Storyboard: 'SELECT "id", "version" FROM "Storyboard" WHERE "deletedAt" IS NULL AND "id"',
  ShotStatus: 'SELECT "id", "version" FROM "ShotStatus" WHERE "id"',
  // Revising a script is a change of it.
  Script: `SELECT s."id", (SELECT count(*)::int FROM "Script" n WHERE n."previousId" = s."id") AS "version"
    FROM "Script" s WHERE s."id"`,
  Scene: 'SELECT "id", "version" FROM "Scene" WHERE "deletedAt" IS NULL AND "id"',
  // What is drawn is no change of it, but what is done to its layers.
  View: `SELECT v."id", v."version" + (
      SELECT count(*)::int FROM "DrawingOp" o WHERE o."viewId" = v."id" AND o."kind" = 'SET_LAYER') AS "version"
    FROM "ShotView" v JOIN "Shot" s ON s."id" = v."shotId" JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE v."deletedAt" IS NULL AND s."deletedAt" IS NULL AND b."deletedAt" IS NULL AND v."id"`,
  Shot: `SELECT s."id", s."version" FROM "Shot" s JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE b."deletedAt" IS NULL AND s."id"`,
  Soundtrack: 'SELECT "id", "version" FROM "Soundtrack" WHERE "deletedAt" IS NULL AND "id"',
  Asset: 'SELECT "id", "version" FROM "Asset" WHERE "id"',
  Task: 'SELECT "id", "version" FROM "Task" WHERE "id"',
  Casting: `SELECT "id", (extract(epoch FROM "updatedAt") * 1000)::float8 AS "version" FROM "Casting" WHERE "id"`,
  AssetDependency: `SELECT "id", (extract(epoch FROM "updatedAt") * 1000)::float8 AS "version"
    FROM "AssetDependency" WHERE "id"`,
}

/** The versions of subjects by their ids; none of what is gone, and of shots and boards whose board is in the trash. */
export async function versionsOf(
  tx: Transaction,
  subjects: readonly { subjectType: ImportSubjectType; subjectId: string }[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (const [type, alike] of grouped(subjects, ({ subjectType }) => subjectType)) {
    const ids = alike.map(({ subjectId }) => subjectId)
    const rows = await tx.$queryRaw<{ id: string; version: number }[]>`
      ${Prisma.raw(VERSIONS[type])} = ANY(${ids}::uuid[])`
    for (const { id, version } of rows) versions.set(id, version)
  }
  return versions
}

/** The boards that an import made and that hold more by now, or are the last of the project: these stay. */
export async function boardsInUse(
  { tx, project }: ProjectChange, items: readonly UndoneItem[],
): Promise<ReadonlySet<string>> {
  const ids = created(ofType(items, 'Storyboard'))
  if (ids.length === 0) return new Set()
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT b."id" FROM "Storyboard" b WHERE b."id" = ANY(${ids}::uuid[]) AND EXISTS (
      SELECT FROM "Shot" s WHERE s."storyboardId" = b."id" AND s."deletedAt" IS NULL
        AND s."id" <> ALL(${created(ofType(items, 'Shot'))}::uuid[]))`
  const others = await tx.storyboard.count({ where: { projectId: project.id, deletedAt: null, id: { notIn: ids } } })
  return new Set(others === 0 ? ids : rows.map(({ id }) => id))
}

/** What a shot gets back; null when there is nothing of it any more. */
function backOf({ subjectId: id, before }: UndoneOf<'Shot'>, statusIds: ReadonlySet<string>): ShotChange | null {
  if (before.did !== 'CHANGED') return null
  const { statusId, rank: _rank, sceneId: _sceneId, voice: _voice, ...was } = before.was
  const isKnown = statusId === null || (statusId !== undefined && statusIds.has(statusId))
  const back = { ...was, ...(isKnown && { statusId }) }
  return Object.keys(back).length === 0 ? null : { id, ...back }
}

/** One change a shot: several items can be about one. */
function merged(changes: readonly ShotChange[]): ShotChange[] {
  const byId = new Map<string, ShotChange>()
  for (const change of changes) byId.set(change.id, { ...byId.get(change.id), ...change })
  return [...byId.values()]
}

/** Where a shot was that was moved. */
function placeOf({ subjectId: id, before }: UndoneOf<'Shot'>): PlaceBefore[] {
  const { rank, sceneId = null } = before.did === 'CHANGED' ? before.was : {}
  return rank === undefined ? [] : [{ id, rank, sceneId }]
}

/** Gives shots the voices that they had, where no other has taken the place of the imported one. */
async function undoVoices(
  change: ProjectChange, viewer: Viewer, boardId: string, items: readonly UndoneOf<'Shot'>[],
): Promise<void> {
  for (const { subjectId: shotId, before } of items) {
    const voice = before.did === 'CHANGED' ? before.was.voice : undefined
    if (!voice) continue
    const { shotVoice } = change.tx
    const isThere = (await shotVoice.count({ where: { shotId, soundId: voice.soundId, deletedAt: null } })) > 0
    if (!isThere) continue
    const former = voice.id === null ? null : await shotVoice.findUnique({ where: { id: voice.id } })
    if (former) await bringVoiceBack(viewer, change, former, boardId)
    else await dropVoice(viewer, change, shotId, boardId)
  }
}

async function undoViews(change: ProjectChange, items: readonly UndoneOf<'View'>[]): Promise<void> {
  const { tx, userId } = change
  const rows = await tx.shotView.findMany({ where: { id: { in: items.map(({ subjectId }) => subjectId) } } })
  const views = new Map(rows.map((view) => [view.id, view]))
  const changed = items.flatMap(({ subjectId, before }) => {
    const view = views.get(subjectId)
    return view && before.did === 'CHANGED' ? [{ view, was: before.was }] : []
  })
  await writeViewTexts(change, changed.flatMap(({ view: before, was: { description } }) =>
    (description === undefined ? [] : [{ before, description }])))
  for (const { view: { id }, was: { imageId } } of changed) {
    if (imageId !== undefined) await putViewImage(change, id, imageId)
  }
  await storeSaves(change, changed.flatMap(({ view, was: { layers } }) => {
    const read = layers === undefined ? [] : layersBack(view, layers)
    return read.length === 0 ? [] : [{ userId, viewId: view.id, read }]
  }))
  const ids = created(items)
  const added = ids.flatMap((id) => views.get(id) ?? [])
  const where = { shotId: { in: added.map(({ shotId }) => shotId) }, deletedAt: null, id: { notIn: ids } }
  const others = new Set((await tx.shotView.findMany({ where, select: { shotId: true } })).map(({ shotId }) => shotId))
  // A shot keeps at least one view.
  const leaving = added.filter(({ shotId }) => others.has(shotId))
  if (leaving.length > 0) await trashViews(change, leaving)
}

async function undoSoundtracks(
  change: ProjectChange, viewer: Viewer, items: readonly UndoneOf<'Soundtrack'>[],
): Promise<void> {
  const { soundtrack } = change.tx
  for (const { subjectId: id, before: { formerId } } of items) {
    const former = formerId === null ? null : await soundtrack.findUnique({ where: { id: formerId } })
    if (former) await bringSoundtrackBack(viewer, change, former)
    else await dropSoundtrack(viewer, change, await soundtrack.findUniqueOrThrow({ where: { id } }))
  }
}

/** Moves scenes that an import made to the trash: their shots join the scenes before them. */
async function undoScenes(change: ProjectChange, items: readonly UndoneOf<'Scene'>[]): Promise<void> {
  const scenes = await change.tx.scene.findMany({ where: { id: { in: created(items) } } })
  for (const [boardId, ofBoard] of grouped(scenes, ({ storyboardId }) => storyboardId)) {
    await trashScenes(change, boardId, ofBoard)
  }
}

async function undoShots(change: ProjectChange, viewer: Viewer, items: readonly UndoneOf<'Shot'>[]): Promise<void> {
  const { tx, project } = change
  const shots = new Map((await readShots(tx, items.map(({ subjectId }) => subjectId))).map((shot) => [shot.id, shot]))
  const statuses = await tx.shotStatus.findMany({ where: { projectId: project.id }, select: { id: true } })
  const statusIds = new Set(statuses.map(({ id }) => id))
  const shotsOf = (ids: readonly string[]): Shot[] => ids.flatMap((id) => shots.get(id) ?? [])
  for (const [boardId, ofBoard] of grouped(items, ({ subjectId }) => shots.get(subjectId)?.storyboardId ?? '')) {
    const added = shotsOf(created(ofBoard))
    const removed = ofBoard.filter(({ before }) => before.did === 'TRASHED').map(({ subjectId }) => subjectId)
    const changes = merged(ofBoard.flatMap((item) => backOf(item, statusIds) ?? []))
    for (const part of inParts(changes)) await changeLockedShots(change, viewer, boardId, part)
    if (removed.length > 0) await restoreTrashedShots(change, removed)
    if (added.length > 0) await trashShots(change, boardId, added)
    await undoVoices(change, viewer, boardId, ofBoard)
    const places = ofBoard.flatMap(placeOf)
    if (places.length > 0) await returnPlaces(change, boardId, places)
    if (added.length + removed.length + places.length > 0) await reviseStoryboard(tx, boardId)
  }
}

async function undoAssets(change: ProjectChange, items: readonly UndoneOf<'Asset'>[]): Promise<void> {
  const rows = await change.tx.asset.findMany({ where: { id: { in: items.map(({ subjectId }) => subjectId) } } })
  const assets = new Map(rows.map((asset) => [asset.id, asset]))
  await updateAssetsIn(change, items.flatMap(({ subjectId, before }) => {
    const asset = assets.get(subjectId)
    return asset && before.did === 'CHANGED' ? [{ before: asset, after: withChanges(asset, before.was) }] : []
  }))
  const added = created(items).flatMap((id) => assets.get(id) ?? [])
  if (added.length > 0) await trashAssetsIn(change, added)
}

async function undoCastings(change: ProjectChange, items: readonly UndoneOf<'Casting'>[]): Promise<void> {
  const { tx } = change
  const rows = items.map(({ subjectId: id, before: { shotId, assetId, occurrences, label } }) =>
    ({ id, shotId, assetId, occurrences, label }))
  const shots = await tx.shot.findMany({ where: { id: { in: rows.map(({ shotId }) => shotId) } } })
  const assets = await tx.asset.findMany({ where: { id: { in: rows.map(({ assetId }) => assetId) } } })
  const codes = new Map(shots.map(({ id, code }) => [id, code]))
  const names = new Map(assets.map(({ id, name }) => [id, name]))
  const left = rows.filter(({ shotId, assetId }) => codes.has(shotId) && names.has(assetId))
  for (const part of inParts(left)) {
    await castIn(change, part, ({ shotId, assetId }) =>
      ({ code: codes.get(shotId) ?? '', assetName: names.get(assetId) ?? '' }))
  }
}

/** A task as it was, as a change of what it is; links only with what is still there. */
function taskBack(
  task: Task, was: TaskWas, { people, assigneesOf }: TaskTable, known: ReadonlySet<string>,
): PlannedTask {
  const present = (assigneesOf.get(task.id) ?? []).map(({ id }) => id)
  const assigneeIds = was.assigneeIds.filter((id) => present.includes(id) || people.some((person) => person.id === id))
  const { title, description, status, priority, shots, waits } = was
  const dueDate = was.dueDate === null ? null : readDay(was.dueDate)
  const after = { id: task.id, title, description, status, priority, dueDate, assigneeIds }
  const isReassigned = assigneeIds.join() !== present.join()
  const back = ({ added, removed }: TaskWas['shots']) =>
    ({ added: removed.filter((id) => known.has(id)), removed: added.filter((id) => known.has(id)) })
  const isChanged = isReassigned || Object.keys(changesOf(task, after)).length > 0
  return { before: task, after, isChanged, shots: back(shots), waits: back(waits) }
}

async function undoTasks(change: ProjectChange, items: readonly UndoneOf<'Task'>[]): Promise<void> {
  const { tx, project } = change
  const table = await readTable(tx, { ...project, hasAddresses: true })
  const tasks = new Map(table.tasks.map((task) => [task.id, task]))
  const linked = items.flatMap(({ before }) => (before.did === 'CHANGED' ? before.was.shots.removed : []))
  const shots = await readShots(tx, linked)
  const known = new Set([...tasks.keys(), ...shots.map(({ id }) => id), ...table.boards.shots.map(({ id }) => id)])
  const changed = items.flatMap(({ subjectId, before }) => {
    const task = tasks.get(subjectId)
    return task && before.did === 'CHANGED' ? [{ task, was: before.was }] : []
  })
  await writeTasks(change, changed.map(({ task, was }) => taskBack(task, was, table, known)), table)
  const returned = changed.filter(({ task, was }) => task.status !== was.status)
  if (returned.length > 0) await returnRanksIn(tx, returned.map(({ task: { id }, was: { rank } }) => ({ id, rank })))
  const added = created(items).flatMap((id) => tasks.get(id) ?? [])
  if (added.length > 0) await trashTasksIn(change, added)
}

/** Undoes what applying an import did with subjects, none of which were changed since, by the changes of hand. */
export async function undoSubjects(
  change: ProjectChange, viewer: Viewer, items: readonly UndoneItem[],
): Promise<void> {
  await undoCastings(change, ofType(items, 'Casting'))
  await unlinkAssetsIn(change, created(ofType(items, 'AssetDependency')))
  const tasks = ofType(items, 'Task')
  if (tasks.length > 0) await undoTasks(change, tasks)
  const views = ofType(items, 'View')
  if (views.length > 0) await undoViews(change, views)
  const shots = ofType(items, 'Shot')
  if (shots.length > 0) await undoShots(change, viewer, shots)
  await undoScenes(change, ofType(items, 'Scene'))
  await undoSoundtracks(change, viewer, ofType(items, 'Soundtrack'))
  for (const { subjectId, before } of ofType(items, 'Script')) await undoRevision(change, subjectId, before)
  await undoAssets(change, ofType(items, 'Asset'))
  const statusIds = created(ofType(items, 'ShotStatus'))
  if (statusIds.length > 0) await deleteUnusedStatusesIn(change, statusIds)
  const ids = created(ofType(items, 'Storyboard'))
  for (const board of await change.tx.storyboard.findMany({ where: { id: { in: ids } } })) {
    await trashBoardIn(change, board)
  }
}
