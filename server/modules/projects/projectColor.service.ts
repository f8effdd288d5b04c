import { v7 as uuidv7 } from 'uuid'
import type { ProjectColor } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import { TextChecks } from '../../kernel/text.ts'
import { changeObjects, type ObjectKind } from '../../objectList.ts'
import { demandOutside, gapAt, ranksIn, type Siblings, writeRanks } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { projectFailures } from './project.failures.ts'
import { copyReferring, type ProjectCopy } from './projectCopy.ts'

/** Most colors in the palette of a project. */
export const MOST_COLORS = 64

const COLOR = /^#[0-9a-f]{6}$/

/** What is said of a color; null or nothing leaves it as it is. */
export interface ColorDetails {
  name?: string | null
  color?: string | null
}

/** Colors of one project that a mutation changed, in the order in which the input names them. */
export interface ChangedColors {
  projectId: string
  ids: readonly string[]
}

const COLORS: ObjectKind<ProjectColor> = {
  noun: 'Color',
  permission: 'projects:write',
  projectOf: (viewer, id, database) =>
    database.projectColor.findFirst({ where: { id, project: visibleTo(viewer) }, select: { projectId: true } }),
  read: (tx, projectId, ids) => tx.projectColor.findMany({ where: { id: { in: ids }, projectId } }),
}

const colorsOf = (tx: Transaction, projectId: string): Siblings => ({
  rows: tx.projectColor,
  parent: { projectId },
  noun: 'Color',
  hasTrash: false,
})

/** Checks what rows say; colors in small letters, null stays null. */
function checkDetails<Row extends InRow<ColorDetails>>(rows: readonly Row[]) {
  const checks = new TextChecks()
  const checked = rows.map((given) => {
    const { row, name = null } = given
    const color = given.color?.toLowerCase() ?? null
    if (color !== null && !COLOR.test(color)) row.refuse(checks, 'color', projectFailures.COLOR_INVALID())
    return { ...given, name: row.name(checks, name), color }
  })
  checks.done()
  return checked
}

/** Adds colors to the palette of a project, at the end unless a place is given, all or none. CONFLICT beyond 64. */
export async function createProjectColors(
  viewer: Viewer,
  projectId: string,
  colors: readonly InRow<{ name: string; color: string }>[],
  place: Place | null = null,
): Promise<ChangedColors> {
  const checked = checkDetails(colors).map(({ name, color }) =>
    ({ id: uuidv7(), name: name ?? '', color: color ?? '' }))
  return changeProject(viewer, projectId, 'projects:write', async ({ tx, record }) => {
    const count = await tx.projectColor.count({ where: { projectId } })
    if (count + checked.length > MOST_COLORS) throw fail(projectFailures.COLORS_AT_LIMIT({ most: MOST_COLORS }))
    const { before, after } = await gapAt(colorsOf(tx, projectId), place)
    const ranks = ranksBetween(before, after, checked.length)
    await tx.projectColor.createMany({
      data: checked.map((color, index) => ({ ...color, projectId, rank: ranks[index] ?? '' })),
    })
    for (const { id, name, color } of checked) record('color.created', { type: 'ProjectColor', id }, { name, color })
    return { projectId, ids: checked.map(({ id }) => id) }
  })
}

/** Renames or changes colors of one project, all or none; what is not given stays. No drawing changes. */
export async function updateProjectColors(
  viewer: Viewer,
  rows: readonly InRow<Named & ColorDetails>[],
): Promise<ChangedColors> {
  const checked = checkDetails(rows)
  const empty = checked.find(({ name, color }) => name === null && color === null)
  if (empty) throw empty.row.fail('name', commonFailures.NOTHING_TO_CHANGE({ fields: 'name, color' }))
  return changeObjects(COLORS, viewer, checked, async ({ tx, record, project }, colors) => {
    const after = colors.map((before, index) => {
      const { name, color } = checked[index] ?? before
      return { id: before.id, name: name ?? before.name, color: color ?? before.color }
    })
    await tx.$executeRaw`
      UPDATE "ProjectColor" c SET "name" = n."name", "color" = n."color", "version" = c."version" + 1
      FROM jsonb_to_recordset(${JSON.stringify(after)}::jsonb) AS n("id" uuid, "name" text, "color" text)
      WHERE c."id" = n."id"`
    colors.forEach((before, index) => {
      const { name, color } = after[index] ?? before
      record('color.updated', { type: 'ProjectColor', id: before.id }, {
        ...(name !== before.name && { name: { from: before.name, to: name } }),
        ...(color !== before.color && { color: { from: before.color, to: color } }),
      })
    })
    return { projectId: project.id, ids: colors.map(({ id }) => id) }
  })
}

/** Moves colors, in the order of the input, to a place in the palette of their project, all or none. */
export async function moveProjectColors(
  viewer: Viewer,
  rows: readonly InRow<Named>[],
  to: Place,
): Promise<ChangedColors> {
  demandOutside('Color', rows, to)
  return changeObjects(COLORS, viewer, rows, async ({ tx, record, project }, colors) => {
    const ids = colors.map(({ id }) => id)
    const ranks = ranksIn(await gapAt(colorsOf(tx, project.id), to, ids), colors)
    await writeRanks(tx, 'ProjectColor', ids.map((id, index) => ({ id, rank: ranks[index] ?? '' })))
    colors.forEach(({ id, name, rank }, index) =>
      record('color.moved', { type: 'ProjectColor', id }, { name, from: rank, to: ranks[index] ?? rank }))
    return { projectId: project.id, ids }
  })
}

/** Removes colors from the palette of their project for good, all or none. No drawing changes. */
export async function deleteProjectColors(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedColors> {
  return changeObjects(COLORS, viewer, rows, async ({ tx, record, project }, colors) => {
    await tx.projectColor.deleteMany({ where: { id: { in: colors.map(({ id }) => id) } } })
    for (const { id, name, color } of colors) record('color.deleted', { type: 'ProjectColor', id }, { name, color })
    return { projectId: project.id, ids: colors.map(({ id }) => id) }
  })
}

/** Copies the palette of a project to its copy. */
export async function copyColors(tx: Transaction, copy: ProjectCopy): Promise<void> {
  const originals = await tx.projectColor.findMany({
    where: { projectId: copy.fromId }, select: { id: true, projectId: true },
  })
  await copyReferring(tx, copy, 'ProjectColor', originals)
}
