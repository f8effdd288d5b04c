import { sizeOf } from '../../../drawing/aspectRatio.ts'
import type { AspectRatio, Shot, ShotStatus } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type LockedProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures } from '../../kernel/errors.ts'
import { frameRateOf } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { TextChecks } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { paintSoon } from '../media/paintQueue.ts'
import { touchViews } from '../storyboards/comeBack.ts'
import { reviseStoryboard } from '../storyboards/storyboard.service.ts'
import { type InputRow, ONLY_ROW, rowsOf } from './inputRow.ts'
import { checkLength, type Length, lengthInFrames } from './shotLength.ts'
import {
  type ChangedShots,
  checkBatch,
  checkDistinct,
  type Chosen,
  chosenShots,
  inOrderOf,
  locateSelection,
  lockedSelection,
  onlyShot,
} from './shotSelection.service.ts'

/** What may be changed of a shot; null or nothing leaves it as it is. */
export interface ShotDetails extends Length {
  name?: string | null
  description?: string | null
  aspectRatio?: AspectRatio | null
  expectedVersion?: number | null
}

/** A row of a batch of changes. */
export interface ShotChange extends ShotDetails {
  shotId: string
  /** Null for none; undefined leaves it as it is. */
  statusId?: string | null
}

/** A change whose texts are checked; null leaves a thing as it is, but for the status, where undefined does. */
interface CheckedChange extends Chosen {
  name: string | null
  description: string | null
  length: Length
  aspectRatio: AspectRatio | null
  statusId: string | null | undefined
}

function checkChange(change: ShotChange, row: InputRow, checks: TextChecks): CheckedChange {
  const { shotId, name = null, description = null, frames = null, duration = null, aspectRatio = null } = change
  const { statusId, expectedVersion = null } = change
  const length = { frames, duration }
  checkLength(length, row, checks)
  const given = [name, description, frames, duration, aspectRatio, statusId ?? null]
  if (statusId === undefined && given.every((value) => value === null)) {
    const fields = 'name, description, frames, duration, aspectRatio, statusId'
    row.refuse(checks, 'name', commonFailures.NOTHING_TO_CHANGE({ fields }))
  }
  return {
    shotId,
    row,
    expectedVersion,
    name: name === null ? null : row.name(checks, name),
    description: description === null ? null : row.description(checks, description),
    length,
    aspectRatio,
    statusId,
  }
}

/** The statuses that rows of an input name, by their ids. NOT_FOUND for one the project does not have. */
export async function namedStatuses(
  tx: Transaction,
  projectId: string,
  rows: readonly { statusId?: string | null | undefined; row: InputRow }[],
): Promise<Map<string, ShotStatus>> {
  const isNamed = rows.some(({ statusId }) => statusId != null)
  const statuses = isNamed ? await tx.shotStatus.findMany({ where: { projectId } }) : []
  const byId = new Map(statuses.map((status) => [status.id, status]))
  for (const { statusId, row } of rows) {
    if (statusId != null && !byId.has(statusId)) throw row.notFound('Status')
  }
  return byId
}

/** What one change writes: what is null stays, but for the status, which `hasStatus` tells apart. */
interface WrittenChange {
  id: string
  name: string | null
  description: string | null
  frames: number | null
  aspectRatio: AspectRatio | null
  hasStatus: boolean
  statusId: string | null
}

/** Writes changes of shots with one statement; each is one version further. */
const writeChanges = (tx: Transaction, changes: readonly WrittenChange[]) => tx.$queryRaw<Shot[]>`
  UPDATE "Shot" s SET "name" = coalesce(n."name", s."name"),
    "description" = coalesce(n."description", s."description"), "frames" = coalesce(n."frames", s."frames"),
    "aspectRatio" = coalesce(n."aspectRatio", s."aspectRatio"),
    "statusId" = CASE WHEN n."hasStatus" THEN n."statusId" ELSE s."statusId" END,
    "version" = s."version" + 1, "updatedAt" = now()
  FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS n(
    "id" uuid, "name" text, "description" text, "frames" int, "aspectRatio" "AspectRatio", "hasStatus" boolean,
    "statusId" uuid)
  WHERE s."id" = n."id" RETURNING s.*`

/** A view nothing was drawn in takes the size of its shot's new ratio; a drawing is fitted, never distorted. */
async function fitEmptyViews(tx: Transaction, changes: readonly WrittenChange[]): Promise<void> {
  const sizes = changes.flatMap(({ id, aspectRatio }) => (aspectRatio ? [{ id, ...sizeOf(aspectRatio) }] : []))
  if (sizes.length === 0) return
  const fitted = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "ShotView" v SET "baseWidth" = n."width", "baseHeight" = n."height", "width" = n."width",
      "height" = n."height", "pictureRevision" = v."pictureRevision" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) AS n("id" uuid, "width" int, "height" int)
    WHERE v."shotId" = n."id" AND v."revision" = 0 AND (v."baseWidth", v."baseHeight") <> (n."width", n."height")
    RETURNING v."id"`
  for (const { id } of fitted) paintSoon(id)
}

const statusName = (id: string | null) => id && toTypeId('ShotStatus', id)

function recordChange(
  { record }: Change,
  before: Shot,
  { id, name, description, frames, aspectRatio, hasStatus, statusId }: WrittenChange,
  statuses: ReadonlyMap<string, ShotStatus>,
): void {
  const subject = { type: 'Shot', id } as const
  if (name !== null || description !== null || frames !== null) {
    record('shot.updated', subject, {
      ...(name !== null && name !== before.name && { name: { from: before.name, to: name } }),
      ...(frames !== null && frames !== before.frames && { frames: { from: before.frames, to: frames } }),
      isDescribed: description !== null,
    })
  }
  if (aspectRatio !== null) {
    record('shot.aspectRatioChanged', subject, { from: before.aspectRatio, to: aspectRatio })
  }
  if (hasStatus) {
    const toName = statuses.get(statusId ?? '')?.name ?? null
    record('shot.statusChanged', subject, { from: statusName(before.statusId), to: statusName(statusId), toName })
  }
}

async function applyChanges(
  change: Change & { project: LockedProject },
  viewer: Viewer,
  storyboardId: string,
  checked: readonly CheckedChange[],
): Promise<ChangedShots> {
  const { tx, project } = change
  const before = await lockedSelection(tx, viewer, storyboardId, checked)
  const statuses = await namedStatuses(tx, project.id, checked)
  const lengths = new TextChecks()
  const written = checked.map(({ shotId, row, name, description, length, aspectRatio, statusId }) => ({
    id: shotId,
    name,
    description,
    frames: lengthInFrames(length, frameRateOf(project), row, lengths),
    aspectRatio,
    hasStatus: statusId !== undefined,
    statusId: statusId ?? null,
  }))
  lengths.done()
  const shots = inOrderOf(written.map(({ id }) => id), await writeChanges(tx, written))
  await fitEmptyViews(tx, written)
  await reviseStoryboard(tx, storyboardId)
  written.forEach((each, index) => before[index] && recordChange(change, before[index], each, statuses))
  return { storyboardId, shots }
}

/** Changes up to 500 shots of one board inside a change of its project that does more. */
export async function changeLockedShots(
  change: Change & { project: LockedProject },
  viewer: Viewer,
  storyboardId: string,
  changes: readonly ShotChange[],
): Promise<void> {
  const checks = new TextChecks()
  const checked = changes.map((details) => checkChange(details, ONLY_ROW, checks))
  checks.done()
  await applyChanges(change, viewer, storyboardId, checked)
}

async function changeShots(viewer: Viewer, rows: readonly { change: ShotChange; row: InputRow }[]) {
  const checks = new TextChecks()
  const checked = rows.map(({ change, row }) => checkChange(change, row, checks))
  checks.done()
  const { projectId, storyboardId } = await locateSelection(viewer, checked)
  return changeProject(viewer, projectId, 'edit', (change) => applyChanges(change, viewer, storyboardId, checked))
}

async function changeOne(viewer: Viewer, change: ShotChange): Promise<Shot> {
  const { shots: [shot] } = await changeShots(viewer, [{ change, row: ONLY_ROW }])
  if (!shot) throw ONLY_ROW.notFound('Shot')
  return shot
}

/** Changes what is known of a shot: texts, length, ratio. What is not given stays. */
export const updateShot = (viewer: Viewer, shotId: string, details: ShotDetails): Promise<Shot> =>
  changeOne(viewer, { ...details, shotId })

/** Gives a shot one of its project's statuses, or none. */
export const changeShotStatus = (
  viewer: Viewer,
  shotId: string,
  statusId: string | null,
  expectedVersion: number | null = null,
): Promise<Shot> => changeOne(viewer, { shotId, statusId, expectedVersion })

/** Changes up to 500 shots of one board, each in its own way: all of them or none. */
export async function updateShots(viewer: Viewer, changes: readonly ShotChange[]): Promise<ChangedShots> {
  checkBatch('shots', changes.length)
  checkDistinct('shots', changes.map(({ shotId }) => shotId))
  const rows = rowsOf('shots', changes.length)
  return changeShots(viewer, changes.map((change, index) => ({ change, row: rows[index] ?? ONLY_ROW })))
}

async function trashSelection(viewer: Viewer, chosen: readonly Chosen[]): Promise<ChangedShots> {
  const { projectId, storyboardId } = await locateSelection(viewer, chosen)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const shots = await lockedSelection(tx, viewer, storyboardId, chosen)
    await tx.$executeRaw`
      UPDATE "Shot" SET "deletedAt" = now(), "version" = "version" + 1, "updatedAt" = now()
      WHERE "id" = ANY(${shots.map(({ id }) => id)}::uuid[])`
    await reviseStoryboard(tx, storyboardId)
    for (const { id, code, name } of shots) {
      record('shot.deleted', { type: 'Shot', id }, { code, name, storyboard: toTypeId('Storyboard', storyboardId) })
    }
    return { storyboardId, shots }
  })
}

/** Moves a shot to the trash; later shots move up by one. Restorable for 30 days. */
export const deleteShot = (viewer: Viewer, shotId: string): Promise<{ storyboardId: string }> =>
  trashSelection(viewer, onlyShot(shotId))

/** Moves up to 500 shots of one board to the trash: all of them or none. */
export const deleteShots = async (viewer: Viewer, shotIds: readonly string[]) =>
  trashSelection(viewer, chosenShots(shotIds))

async function restoreSelection(viewer: Viewer, chosen: readonly Chosen[]): Promise<ChangedShots> {
  const { projectId, storyboardId } = await locateSelection(viewer, chosen)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const shots = await lockedSelection(tx, viewer, storyboardId, chosen, { withTrashed: true })
    const trashed = shots.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)
    if (trashed.length === 0) return { storyboardId, shots }
    const restored = await tx.$queryRaw<Shot[]>`
      UPDATE "Shot" SET "deletedAt" = NULL, "version" = "version" + 1, "updatedAt" = now()
      WHERE "id" = ANY(${trashed}::uuid[]) RETURNING *`
    await touchViews(tx, trashed)
    await reviseStoryboard(tx, storyboardId)
    const back = inOrderOf(trashed, restored)
    for (const { id, code } of back) record('shot.restored', { type: 'Shot', id }, { code })
    return { storyboardId, shots: inOrderOf(shots.map(({ id }) => id), [...shots, ...back]) }
  })
}

/** Takes a shot out of the trash, back to its place. A shot that is not in the trash stays as it is. */
export async function restoreShot(viewer: Viewer, shotId: string): Promise<Shot> {
  const { shots: [shot] } = await restoreSelection(viewer, onlyShot(shotId))
  if (!shot) throw ONLY_ROW.notFound('Shot')
  return shot
}

/** Takes up to 500 shots of one board out of the trash: all of them or none. */
export const restoreShots = async (viewer: Viewer, shotIds: readonly string[]) =>
  restoreSelection(viewer, chosenShots(shotIds))
