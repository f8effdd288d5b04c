import { sizeOf } from '../../../drawing/aspectRatio.ts'
import type { AspectRatio, Shot, ShotStatus } from '../../__generated__/prisma/client.ts'
import type { Change, ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures } from '../../kernel/errors.ts'
import { frameRateOf } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { type InRow, type InputRow, type Named, ONLY_ROW } from '../../kernel/inputRows.ts'
import { TextChecks } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { paintSoon } from './paintQueue.ts'
import { checkCode, recode } from '../projects/assignedCode.ts'
import { type ChangedExternalId, checkExternalId, setExternalIds } from '../projects/externalId.service.ts'
import { touchViews } from './restoredBoards.ts'
import { reviseStoryboard } from './storyboard.service.ts'
import { checkLength, type Length, lengthInFrames } from './shotLength.ts'
import { type ChangedShots, changeSelection, inOrderOf, lockedSelection } from './shotSelection.service.ts'
import { keepVersions, LARGE_DELETION } from './versionMaking.service.ts'

/** A change of a shot; a field that is null or absent keeps its value. */
export interface ShotDetails extends Length {
  name?: string | null
  description?: string | null
  notes?: string | null
  cameraNote?: string | null
  dialogue?: string | null
  aspectRatio?: AspectRatio | null
  /** A code that was never given on the board, or that the shot had before. */
  code?: string | null
  /** Null for none; undefined keeps the status. */
  statusId?: string | null
  /** Null for none; undefined keeps it. */
  externalId?: string | null | undefined
}

/** A change of a shot that a row names. */
export interface ShotChange extends ShotDetails, Named {}

const CHANGEABLE = [
  'name', 'description', 'notes', 'cameraNote', 'dialogue', 'code', 'frames', 'duration', 'aspectRatio',
] as const satisfies readonly (keyof ShotDetails)[]

/** The long texts of a shot beside its description. */
interface ShotTexts<Text extends string | null> {
  notes: Text
  cameraNote: Text
  dialogue: Text
}

/** The checked texts; a text that is null stays null. */
export const checkShotTexts = <Text extends string | null>(
  checks: TextChecks,
  row: InputRow,
  { notes, cameraNote, dialogue }: ShotTexts<Text>,
): ShotTexts<Text> => ({
  notes: row.text(checks, notes, 'notes', 'Notes'),
  cameraNote: row.text(checks, cameraNote, 'cameraNote', 'Camera note'),
  dialogue: row.text(checks, dialogue, 'dialogue', 'Dialogue'),
})

/** Checks what rows say without looking at the shots. */
function checkChanges(changes: readonly InRow<ShotChange>[]) {
  const checks = new TextChecks()
  const checked = changes.map((change) => {
    const { row, name = null, description = null, code = null, statusId, externalId } = change
    const { notes = null, cameraNote = null, dialogue = null } = change
    checkLength(change, row, checks)
    checkCode(checks, code, row.field('code'))
    if (statusId === undefined && externalId === undefined && CHANGEABLE.every((field) => change[field] == null)) {
      const fields = [...CHANGEABLE, 'statusId', 'externalId'].join(', ')
      row.refuse(checks, 'name', commonFailures.NOTHING_TO_CHANGE({ fields }))
    }
    return {
      ...change,
      code,
      name: row.name(checks, name),
      description: row.description(checks, description),
      ...checkShotTexts(checks, row, { notes, cameraNote, dialogue }),
      externalId: checkExternalId(checks, row, externalId),
    }
  })
  checks.done()
  return checked
}

type CheckedChange = ReturnType<typeof checkChanges>[number]

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

/** What one change writes: what is null stays, but for the status, for which `hasStatus` decides. */
interface WrittenChange extends ShotTexts<string | null> {
  id: string
  name: string | null
  description: string | null
  code: string | null
  frames: number | null
  aspectRatio: AspectRatio | null
  hasStatus: boolean
  statusId: string | null
}

/** Writes changes of shots with one statement; each is one version further. */
const writeChanges = (tx: Transaction, changes: readonly WrittenChange[]) => tx.$queryRaw<Shot[]>`
  UPDATE "Shot" s SET "name" = coalesce(n."name", s."name"),
    "description" = coalesce(n."description", s."description"), "notes" = coalesce(n."notes", s."notes"),
    "cameraNote" = coalesce(n."cameraNote", s."cameraNote"), "dialogue" = coalesce(n."dialogue", s."dialogue"),
    "code" = coalesce(n."code", s."code"),
    "frames" = coalesce(n."frames", s."frames"), "aspectRatio" = coalesce(n."aspectRatio", s."aspectRatio"),
    "statusId" = CASE WHEN n."hasStatus" THEN n."statusId" ELSE s."statusId" END,
    "version" = s."version" + 1, "updatedAt" = now()
  FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS n(
    "id" uuid, "name" text, "description" text, "notes" text, "cameraNote" text, "dialogue" text, "code" text,
    "frames" int,
    "aspectRatio" "AspectRatio", "hasStatus" boolean, "statusId" uuid)
  WHERE s."id" = n."id" AND s."id" = ANY(${changes.map(({ id }) => id)}::uuid[]) RETURNING s.*`

/** A view nothing was drawn in takes the size of its shot's new ratio; a drawing is fitted, never distorted. */
async function fitEmptyViews(tx: Transaction, changes: readonly WrittenChange[]): Promise<void> {
  const sizes = changes.flatMap(({ id, aspectRatio }) => (aspectRatio ? [{ id, ...sizeOf(aspectRatio) }] : []))
  if (sizes.length === 0) return
  const fitted = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "ShotView" v SET "baseWidth" = n."width", "baseHeight" = n."height", "width" = n."width",
      "height" = n."height", "pictureRevision" = v."pictureRevision" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(sizes)}::jsonb) AS n("id" uuid, "width" int, "height" int)
    WHERE v."shotId" = n."id" AND v."shotId" = ANY(${sizes.map(({ id }) => id)}::uuid[]) AND v."revision" = 0
      AND (v."baseWidth", v."baseHeight") <> (n."width", n."height")
    RETURNING v."id"`
  for (const { id } of fitted) paintSoon(id)
}

const statusName = (id: string | null) => id && toTypeId('ShotStatus', id)

function recordChange(
  { record }: Change,
  before: Shot,
  written: WrittenChange,
  statuses: ReadonlyMap<string, ShotStatus>,
  externalId: ChangedExternalId | undefined,
): void {
  const { id, name, description, notes, cameraNote, dialogue, code, frames, aspectRatio, hasStatus, statusId } = written
  const subject = { type: 'Shot', id } as const
  const isNoted = notes !== null || cameraNote !== null
  if (externalId || isNoted || [name, description, dialogue, code, frames].some((value) => value !== null)) {
    record('shot.updated', subject, {
      ...(name !== null && name !== before.name && { name: { from: before.name, to: name } }),
      ...(code !== null && code !== before.code && { code: { from: before.code, to: code } }),
      ...(frames !== null && frames !== before.frames && { frames: { from: before.frames, to: frames } }),
      ...(externalId && { externalId }),
      isDescribed: description !== null,
      ...(isNoted && { isNoted: true }),
      ...(dialogue !== null && { isSpoken: true }),
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
  change: ProjectChange,
  before: readonly Shot[],
  storyboardId: string,
  checked: readonly CheckedChange[],
): Promise<Shot[]> {
  const { tx, project } = change
  const statuses = await namedStatuses(tx, project.id, checked)
  const lengths = new TextChecks()
  const written = checked.map(({ id, row, name, description, code, statusId, ...change }) => ({
    id,
    name,
    description,
    notes: change.notes,
    cameraNote: change.cameraNote,
    dialogue: change.dialogue,
    code,
    frames: lengthInFrames(change, frameRateOf(project), row, lengths),
    aspectRatio: change.aspectRatio ?? null,
    hasStatus: statusId !== undefined,
    statusId: statusId ?? null,
  }))
  lengths.done()
  for (const [index, { id, code: from }] of before.entries()) {
    const { code: to = null, row = ONLY_ROW } = checked[index] ?? {}
    if (to === null) continue
    const space = { kind: 'SHOT' as const, parentId: storyboardId }
    const subject = toTypeId('Shot', id)
    await recode(tx, { space, projectId: project.id, subject, from, to, field: row.field('code') })
  }
  const externalIds = await setExternalIds(tx, project.id, 'Shot', checked)
  const shots = await writeChanges(tx, written)
  await fitEmptyViews(tx, written)
  for (const [index, each] of written.entries()) {
    const { [index]: shot } = before
    if (shot) recordChange(change, shot, each, statuses, externalIds.get(each.id))
  }
  return shots
}

/** Changes up to 500 shots of one board, and its revision, inside a change of its project that does more. */
export async function changeLockedShots(
  change: ProjectChange,
  viewer: Viewer,
  storyboardId: string,
  changes: readonly ShotChange[],
): Promise<void> {
  const checked = checkChanges(changes.map((each) => ({ ...each, row: ONLY_ROW })))
  const before = await lockedSelection(change.tx, viewer, storyboardId, checked)
  await applyChanges(change, before, storyboardId, checked)
  await reviseStoryboard(change.tx, storyboardId)
}

/** Changes shots of one board, each in its own way, all or none. */
export async function updateShots(viewer: Viewer, changes: readonly InRow<ShotChange>[]): Promise<ChangedShots> {
  const checked = checkChanges(changes)
  return changeSelection(viewer, checked, (change, before, storyboardId) =>
    applyChanges(change, before, storyboardId, checked))
}

/** Moves shots of a board to the trash inside a change of its project. */
export async function trashShots({ tx, record }: Change, storyboardId: string, shots: readonly Shot[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Shot" SET "deletedAt" = now(), "version" = "version" + 1, "updatedAt" = now()
    WHERE "id" = ANY(${shots.map(({ id }) => id)}::uuid[])`
  for (const { id, code, name } of shots) {
    record('shot.deleted', { type: 'Shot', id }, { code, name, storyboard: toTypeId('Storyboard', storyboardId) })
  }
}

/** Moves shots of one board to the trash, all or none, restorable for 30 days; later shots move up. */
export async function deleteShots(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedShots> {
  return changeSelection(viewer, rows, async (change, shots, storyboardId) => {
    if (shots.length >= LARGE_DELETION) {
      await keepVersions(change.tx, [storyboardId], { kind: 'BEFORE_BATCH', madeById: viewer.userId })
    }
    await trashShots(change, storyboardId, shots)
    return shots
  })
}

/** Takes shots out of the trash inside a change of their project, back to their places. */
export async function restoreTrashedShots({ tx, record }: Change, ids: readonly string[]): Promise<Shot[]> {
  const restored = await tx.$queryRaw<Shot[]>`
    UPDATE "Shot" SET "deletedAt" = NULL, "version" = "version" + 1, "updatedAt" = now()
    WHERE "id" = ANY(${[...ids]}::uuid[]) RETURNING *`
  await touchViews(tx, ids)
  for (const { id, code } of inOrderOf(ids, restored)) record('shot.restored', { type: 'Shot', id }, { code })
  return restored
}

/** Takes shots of one board out of the trash, all or none, back to their places. Others stay as they are. */
export async function restoreShots(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedShots> {
  return changeSelection(viewer, rows, async (change, shots) => {
    const trashed = shots.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)
    return trashed.length === 0 ? [] : restoreTrashedShots(change, trashed)
  }, { withTrashed: true })
}
