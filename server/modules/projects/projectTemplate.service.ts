import type { Prisma, ProjectTemplate, TemplatePart } from '../../__generated__/prisma/client.ts'
import { changeOrganization, changeProject, joinOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound, nothingToChange } from '../../kernel/errors.ts'
import { demandCredential, type Permission } from '../../kernel/permissions.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import type { OrganizationChange } from '../identity/membership.service.ts'
import { readLayerRoles } from './project.service.ts'
import { templateFailures } from './projectTemplate.failures.ts'
import { visibleTo } from './projectTemplate.policy.ts'
import { templateParts, type TemplateCounts } from './templateParts.ts'

/** Templates of an organization. */
export const MOST_TEMPLATES = 100
/** Most that one template holds. */
export const TEMPLATE_LIMITS = { shots: 2_000, tasks: 2_000, megabytes: 4 } as const

const MEGABYTE = 1024 ** 2

const subjectOf = (id: string) => ({ type: 'ProjectTemplate', id }) as const

/** Throws CONFLICT when another template of the organization has the name. */
async function demandFreeName(tx: Transaction, organizationId: string, name: string, id?: string): Promise<void> {
  const where = { organizationId, name, ...(id !== undefined && { id: { not: id } }) }
  if ((await tx.projectTemplate.count({ where })) === 0) return
  throw fail(templateFailures.TEMPLATE_NAME_TAKEN(), { field: 'name' })
}

/** Throws CONFLICT before more is read of a project than a template holds. */
async function demandHoldable(tx: Transaction, projectId: string, parts: ReadonlySet<TemplatePart>): Promise<void> {
  const inProject = { deletedAt: null, projectId }
  const onBoards = { deletedAt: null, storyboard: inProject }
  const shots = parts.has('BOARDS') ? await tx.shot.count({ where: onBoards }) : 0
  const tasks = parts.has('TASKS') ? await tx.task.count({ where: inProject }) : 0
  if (shots > TEMPLATE_LIMITS.shots || tasks > TEMPLATE_LIMITS.tasks) {
    throw fail(templateFailures.TEMPLATE_TOO_LARGE(TEMPLATE_LIMITS))
  }
}

/** Reads what a template keeps of a project. */
async function readContents(tx: Transaction, projectId: string, parts: ReadonlySet<TemplatePart>) {
  await demandHoldable(tx, projectId, parts)
  const contents: Partial<Record<TemplatePart, unknown>> = {}
  const counts: Partial<TemplateCounts> = {}
  for (const { part, read } of templateParts().filter((kept) => parts.has(kept.part))) {
    const found = await read(tx, projectId)
    contents[part] = found.rows
    Object.assign(counts, found.counts)
  }
  if (Buffer.byteLength(JSON.stringify(contents)) > TEMPLATE_LIMITS.megabytes * MEGABYTE) {
    throw fail(templateFailures.TEMPLATE_TOO_LARGE(TEMPLATE_LIMITS))
  }
  return { contents: contents as Prisma.InputJsonObject, counts }
}

/**
 * Saves the structure of a project as a template of its organization, which stays when the project changes or goes.
 * CONFLICT for a name that is taken, for a project that is too large, and beyond 100 templates.
 */
export function createTemplate(
  viewer: Viewer,
  projectId: string,
  input: { name: string; note: string; parts: readonly TemplatePart[] },
): Promise<ProjectTemplate> {
  const checks = new TextChecks()
  const name = checks.ownName('name', input.name)
  const note = checks.description('note', input.note, 'Note')
  const parts = new Set(input.parts)
  if (parts.size === 0) checks.refuse('parts', templateFailures.TEMPLATE_WITHOUT_PARTS())
  checks.done()
  return changeProject(viewer, projectId, 'projects:write', async ({ tx, recordIn, project }) => {
    demandCredential(viewer, 'boards:read', 'shots:read', 'drawings:read', 'tasks:read')
    const { organizationId, frameRateNumerator, frameRateDenominator, firstFrame, frameNumbering } = project
    await joinOrganization(tx, viewer, organizationId, 'projects:write')
    await demandFreeName(tx, organizationId, name)
    if ((await tx.projectTemplate.count({ where: { organizationId } })) >= MOST_TEMPLATES) {
      throw fail(templateFailures.TEMPLATES_AT_LIMIT({ most: MOST_TEMPLATES }))
    }
    const { contents, counts } = await readContents(tx, projectId, parts)
    const frames = { frameRateNumerator, frameRateDenominator, firstFrame, frameNumbering }
    const layerRoles = await readLayerRoles(tx, projectId)
    const saved = { parts: [...parts], contents, ...counts, ...frames, layerRoles }
    const template = await tx.projectTemplate.create({
      data: { organizationId, name, note, ...saved, createdById: viewer.userId },
    })
    recordIn('organization', organizationId)('template.created', subjectOf(template.id), { name })
    return template
  }, 'archived')
}

/** What changing a template takes: for who saved it, the permission to create projects; else to administer. */
export const permissionFor = (viewer: Viewer, { createdById }: Pick<ProjectTemplate, 'createdById'>): Permission =>
  createdById === viewer.userId ? 'projects:write' : 'organization:admin'

/** Runs a change of a template. NOT_FOUND for outsiders, FORBIDDEN for most others, CONFLICT at another version. */
async function changeTemplate(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
  work: (change: OrganizationChange, before: ProjectTemplate) => Promise<ProjectTemplate>,
): Promise<ProjectTemplate> {
  const found = await prisma().projectTemplate.findFirst({ where: { id, ...visibleTo(viewer) } })
  if (!found) throw notFound('Template')
  return changeOrganization(viewer, found.organizationId, permissionFor(viewer, found), async (change) => {
    const before = await change.tx.projectTemplate.findUnique({ where: { id } })
    if (!before) throw notFound('Template')
    demandVersion('Template', before, expectedVersion)
    return work(change, before)
  })
}

/** Changes the name or the note of a template; null stays. */
export async function updateTemplate(
  viewer: Viewer,
  id: string,
  input: { name: string | null; note: string | null; expectedVersion: ExpectedVersion },
): Promise<ProjectTemplate> {
  if (input.name === null && input.note === null) throw nothingToChange('name', 'name, note')
  const checks = new TextChecks()
  const name = input.name === null ? null : checks.ownName('name', input.name)
  const note = input.note === null ? null : checks.description('note', input.note, 'Note')
  checks.done()
  return changeTemplate(viewer, id, input.expectedVersion, async ({ tx, record }, before) => {
    if (name !== null) await demandFreeName(tx, before.organizationId, name, id)
    const data = { ...(name !== null && { name }), ...(note !== null && { note }), version: { increment: 1 } }
    const after = await tx.projectTemplate.update({ where: { id }, data })
    record('template.updated', subjectOf(id), {
      ...(after.name !== before.name && { name: { from: before.name, to: after.name } }), isNoted: note !== null,
    })
    return after
  })
}

/** Deletes a template; projects made from it stay. */
export function deleteTemplate(viewer: Viewer, id: string, version: ExpectedVersion): Promise<ProjectTemplate> {
  return changeTemplate(viewer, id, version, async ({ tx, record }, before) => {
    await tx.projectTemplate.delete({ where: { id } })
    record('template.deleted', subjectOf(id), { name: before.name })
    return before
  })
}
