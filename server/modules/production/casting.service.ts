import { v7 as uuidv7 } from 'uuid'
import type { Casting } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type LockedProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, notFound } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { type InRow, rowsOf } from '../../kernel/inputRows.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { visibleTo as visibleShot } from '../board/shot.policy.ts'
import { castingFailures } from './casting.failures.ts'

/** How often an asset may be in one shot. */
export const MOST_OCCURRENCES = 999

/** How often an asset is to be in a shot; 0 takes it out. */
export interface CastingRow {
  shotId: string
  assetId: string
  occurrences: number
  /** Null or nothing leaves it as it is. */
  label?: string | null
}

/** The same, with the id that a new casting gets. */
interface IdentifiedRow extends CastingRow {
  id?: string
}

/** A row with its place in the input, so that errors name it. */
type NamedRow = InRow<CastingRow>

/** What casting changed. */
export interface ChangedCastings {
  /** Those that were set, in the order they were named in, also when they were so already. */
  castingIds: string[]
  deletedCastingIds: string[]
  shotIds: string[]
  assetIds: string[]
}

/** A label, checked: at most 200 characters on one line; may be blank. */
export const checkLabel = (checks: TextChecks, field: string, label: string): string =>
  label.trim() === '' ? '' : checks.name(field, label, 'Label')

/** Why an asset cannot be so often in a shot; null when it can. */
export const problemOfOccurrences = (occurrences: number): Failure | null =>
  Number.isInteger(occurrences) && occurrences >= 0 && occurrences <= MOST_OCCURRENCES
    ? null
    : castingFailures.CASTING_OCCURRENCES_INVALID({ most: MOST_OCCURRENCES })

const keyOf = ({ shotId, assetId }: { shotId: string; assetId: string }) => `${shotId}:${assetId}`

function checkRows(rows: readonly CastingRow[]): NamedRow[] {
  const checks = new TextChecks()
  const first = new Map<string, number>()
  const named = rowsOf('castings', rows).map(({ row, ...given }, index) => {
    const path = row.path ?? ''
    const problem = problemOfOccurrences(given.occurrences)
    if (problem !== null) row.refuse(checks, 'occurrences', problem)
    const earlier = first.get(keyOf(given))
    if (earlier === undefined) first.set(keyOf(given), index)
    else checks.refuse(path, commonFailures.REPEATED({ other: `castings.${earlier}` }))
    const label = given.label == null ? null : checkLabel(checks, `${path}.label`, given.label)
    return { ...given, label, row }
  })
  checks.done()
  return named
}

/** The project of the first row's shot. NOT_FOUND for who may not see it. */
async function locateProject(viewer: Viewer, [first]: readonly NamedRow[]): Promise<string> {
  const found = first && await prisma().shot.findFirst({
    where: { ...visibleShot(viewer), id: first.shotId },
    select: { storyboard: { select: { projectId: true } } },
  })
  if (!found) throw notFound('Shot', first?.row.path)
  return found.storyboard.projectId
}

/** The things that rows name and the project has, by their ids. */
async function readNamed(tx: Transaction, projectId: string, rows: readonly CastingRow[]) {
  const shots = await tx.$queryRaw<{ id: string; code: string }[]>`
    SELECT s."id", s."code" FROM "Shot" s JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE s."id" = ANY(${[...new Set(rows.map(({ shotId }) => shotId))]}::uuid[])
      AND b."projectId" = ${projectId}::uuid AND s."deletedAt" IS NULL AND b."deletedAt" IS NULL`
  const assets = await tx.$queryRaw<{ id: string; name: string }[]>`
    SELECT "id", "name" FROM "Asset" WHERE "id" = ANY(${[...new Set(rows.map(({ assetId }) => assetId))]}::uuid[])
      AND "projectId" = ${projectId}::uuid AND "deletedAt" IS NULL`
  const byId = <Row extends { id: string }>(found: Row[]) => new Map(found.map((each) => [each.id, each]))
  return { shots: byId(shots), assets: byId(assets) }
}

/** Throws NOT_FOUND for what is nowhere in sight, INVALID_INPUT for what is of another project. */
async function demandNamed(
  tx: Transaction,
  viewer: Viewer,
  rows: readonly NamedRow[],
  { shots, assets }: Awaited<ReturnType<typeof readNamed>>,
): Promise<void> {
  for (const { shotId, assetId, row } of rows) {
    const isShotThere = shots.has(shotId)
    if (isShotThere && assets.has(assetId)) continue
    const isElsewhere = isShotThere
      ? await tx.asset.count({ where: { id: assetId, deletedAt: null, project: visibleProject(viewer) } })
      : await tx.shot.count({ where: { ...visibleShot(viewer), id: shotId } })
    if (!isElsewhere) throw notFound(isShotThere ? 'Asset' : 'Shot', row.path)
    throw row.fail(isShotThere ? 'assetId' : 'shotId', castingFailures.CASTINGS_IN_DIFFERENT_PROJECTS())
  }
}

interface Written {
  id: string
  shotId: string
  assetId: string
  occurrences: number
  label: string
}

/** Writes castings with one statement. */
const writeCastings = (tx: Transaction, projectId: string, rows: readonly Written[]) => tx.$executeRaw`
  INSERT INTO "Casting" ("id", "projectId", "shotId", "assetId", "occurrences", "label", "updatedAt")
  SELECT n."id", ${projectId}::uuid, n."shotId", n."assetId", n."occurrences", n."label", now()
  FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
    "id" uuid, "shotId" uuid, "assetId" uuid, "occurrences" int, "label" text)
  ON CONFLICT ("shotId", "assetId") DO UPDATE
    SET "occurrences" = excluded."occurrences", "label" = excluded."label", "updatedAt" = now()`

const readPresent = (tx: Transaction, rows: readonly CastingRow[]) => tx.$queryRaw<Casting[]>`
  SELECT c.* FROM "Casting" c
  JOIN jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("shotId" uuid, "assetId" uuid)
    ON n."shotId" = c."shotId" AND n."assetId" = c."assetId"`

/** Marks shots and assets as changed: the casting is part of both. */
async function touchCast(tx: Transaction, rows: readonly Pick<Casting, 'shotId' | 'assetId'>[]): Promise<void> {
  if (rows.length === 0) return
  await tx.$executeRaw`
    UPDATE "Shot" SET "updatedAt" = now() WHERE "id" = ANY(${rows.map(({ shotId }) => shotId)}::uuid[])`
  await tx.$executeRaw`
    UPDATE "Asset" SET "updatedAt" = now() WHERE "id" = ANY(${rows.map(({ assetId }) => assetId)}::uuid[])`
}

/** What a casting is called in the log. */
interface CastingNames {
  /** Of the shot. */
  code: string
  assetName: string
}

/**
 * Sets how often assets are in shots, each pair once, all of them of the locked project and not in the trash; the rows
 * are checked. What is so already is neither written nor recorded. A few statements however many rows there are.
 */
export async function castIn(
  { tx, project, record }: Change & { project: LockedProject },
  rows: readonly IdentifiedRow[],
  namesOf: (row: CastingRow) => CastingNames,
): Promise<ChangedCastings> {
  const present = new Map((await readPresent(tx, rows)).map((casting) => [keyOf(casting), casting]))
  const written: Written[] = []
  const removed: Casting[] = []
  const castingIds: string[] = []
  for (const row of rows) {
    const { shotId, assetId, occurrences } = row
    const before = present.get(keyOf(row))
    const subject = { type: 'Shot', id: shotId } as const
    const { code, assetName } = namesOf(row)
    const about = { code, asset: toTypeId('Asset', assetId), assetName }
    if (occurrences === 0) {
      if (!before) continue
      removed.push(before)
      record('casting.removed', subject, { ...about, occurrences: { from: before.occurrences, to: 0 } })
      continue
    }
    const label = row.label ?? before?.label ?? ''
    const id = before?.id ?? row.id ?? uuidv7()
    castingIds.push(id)
    if (before?.occurrences === occurrences && before.label === label) continue
    written.push({ id, shotId, assetId, occurrences, label })
    record('casting.set', subject, {
      ...about,
      occurrences: { from: before?.occurrences ?? 0, to: occurrences },
      ...(label !== (before?.label ?? '') && { label: { from: before?.label ?? '', to: label } }),
    })
  }
  if (written.length > 0) await writeCastings(tx, project.id, written)
  const deletedIds = removed.map(({ id }) => id)
  if (deletedIds.length > 0) await tx.$executeRaw`DELETE FROM "Casting" WHERE "id" = ANY(${deletedIds}::uuid[])`
  await touchCast(tx, [...written, ...removed])
  return {
    castingIds,
    deletedCastingIds: deletedIds,
    shotIds: [...new Set(rows.map(({ shotId }) => shotId))],
    assetIds: [...new Set(rows.map(({ assetId }) => assetId))],
  }
}

/**
 * Sets how often each of up to 500 pairs of a shot and an asset of one project goes together: all of them or none.
 * NOT_FOUND and INVALID_INPUT name the row.
 */
export async function castAssets(viewer: Viewer, castings: readonly CastingRow[]): Promise<ChangedCastings> {
  const rows = checkRows(castings)
  const projectId = await locateProject(viewer, rows)
  return changeProject(viewer, projectId, 'assets:write', async (change) => {
    const named = await readNamed(change.tx, projectId, rows)
    await demandNamed(change.tx, viewer, rows, named)
    return castIn(change, rows, ({ shotId, assetId }) => ({
      code: named.shots.get(shotId)?.code ?? '',
      assetName: named.assets.get(assetId)?.name ?? '',
    }))
  })
}

/** Gives copies of shots, by the ids of their originals, the cast of these, also what of it is in the trash now. */
export async function copyCastings(tx: Transaction, copies: ReadonlyMap<string, string>): Promise<void> {
  const castings = await tx.casting.findMany({ where: { shotId: { in: [...copies.keys()] } } })
  const rows = castings.map(({ shotId, projectId, assetId, occurrences, label }) => ({
    id: uuidv7(),
    projectId,
    shotId: copies.get(shotId) ?? '',
    assetId,
    occurrences,
    label,
  }))
  if (rows.length > 0) await tx.casting.createMany({ data: rows })
}
