import { v7 as uuidv7 } from 'uuid'
import { LAYER_ROLES, type LayerRole } from '../../../drawing/layer.ts'
import { changeOrganization, changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import type { EventType } from '../../eventCatalogue.ts'
import { projectCode } from '../../kernel/codes.ts'
import { demandVersion, type ExpectedVersion, nothingToChange } from '../../kernel/errors.ts'
import { firstFrameProblem, type FrameNumbers } from '../../kernel/frameNumbers.ts'
import { checkFrameRate, DEFAULT_FRAME_RATE, type FrameRate } from '../../kernel/frames.ts'
import { TextChecks } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { silent } from '../../record.ts'
import type { OrganizationChange } from '../identity/membership.service.ts'
import { assignCode, checkCode, codeTaken, giveCode } from './assignedCode.ts'
import { projectCreated } from './projectHooks.ts'
import { demandRoom } from './projectLimit.ts'
import type { UsedTemplate } from './templateParts.ts'
import { fillFromTemplate, readTemplate } from './templateUse.service.ts'

/** How frames are numbered; null or absent keeps the value, or means the default of a new project. */
interface FrameNumbersInput {
  firstFrame?: number | null
  frameNumbering?: FrameNumbers['frameNumbering'] | null
}

/** Notes a number that cannot be that of a first frame. */
function checkFirstFrame(checks: TextChecks, firstFrame: number | null): void {
  const problem = firstFrame === null ? null : firstFrameProblem(firstFrame)
  if (problem) checks.refuse('firstFrame', problem)
}

const numbersIn = ({ firstFrame = null, frameNumbering = null }: FrameNumbersInput): Partial<FrameNumbers> => ({
  ...(firstFrame !== null && { firstFrame }),
  ...(frameNumbering !== null && { frameNumbering }),
})

/** What a new project is to be; checked. */
interface NewProject extends Partial<FrameNumbers & Pick<UsedTemplate, 'layerRoles'>> {
  name: string
  description: string
  code: string | null
  frameRate: FrameRate
}

/**
 * Makes a project with its first board, or with what a template holds, inside a change of its organization;
 * `isBoardRecorded` says whether an event records the first board. PLAN_LIMIT when the plan allows no more.
 */
export async function addProject(
  { tx, organization, ...change }: OrganizationChange,
  { name, description, frameRate, code: wished, ...settings }: NewProject,
  { isBoardRecorded = true, template = null }: { isBoardRecorded?: boolean; template?: UsedTemplate | null } = {},
): Promise<string> {
  const [id, organizationId] = [uuidv7(), organization.id]
  await demandRoom(tx, organization)
  const code = await assignCode(tx, { kind: 'PROJECT', parentId: organizationId }, wished, projectCode(name))
  const rate = { frameRateNumerator: frameRate.numerator, frameRateDenominator: frameRate.denominator }
  await tx.project.create({ data: { id, organizationId, code, name, description, ...rate, ...settings } })
  change.record('project.created', { type: 'Project', id }, { name, code })
  const recordInProject = change.recordIn('project', id)
  recordInProject('project.created', { type: 'Project', id }, { name, code })
  const record = isBoardRecorded ? recordInProject : silent
  for (const fill of projectCreated()) await fill({ tx, record }, id, template?.parts ?? [])
  if (template) await fillFromTemplate(tx, id, template, frameRate)
  return id
}

/**
 * Makes a project with its board "Main" and the default statuses, unless a template brings others, whose frame rate,
 * numbers and layers are the default too. PLAN_LIMIT when the plan allows no more.
 */
export async function createProject(
  viewer: Viewer,
  organizationId: string,
  input: {
    name: string
    description: string
    code: string | null
    frameRate?: FrameRate | null
    templateId?: string | null
  } & FrameNumbersInput,
): Promise<{ id: string }> {
  const checks = new TextChecks()
  const name = checks.ownName('name', input.name, 'Project name')
  const description = checks.description('description', input.description)
  checkCode(checks, input.code)
  checkFirstFrame(checks, input.firstFrame ?? null)
  checks.done()
  const wishedRate = input.frameRate ? checkFrameRate(input.frameRate) : null
  const { templateId = null } = input

  return changeOrganization(viewer, organizationId, 'projects:write', async (change) => {
    const template = templateId === null ? null : await readTemplate(change.tx, viewer, organizationId, templateId)
    const { firstFrame, frameNumbering, layerRoles = [], frameRate = DEFAULT_FRAME_RATE } = template ?? {}
    const made = {
      name, description, code: input.code, frameRate: wishedRate ?? frameRate, layerRoles,
      ...numbersIn({ firstFrame, frameNumbering }), ...numbersIn(input),
    }
    return { id: await addProject(change, made, { template }) }
  })
}

const TRANSFERRED: EventType = 'project.transferred'

/** The events that give a project a code. */
const CODING: EventType[] = ['project.created', 'project.duplicated', 'project.updated', TRANSFERRED]

/** Whether a code that is given in the organization was given to this project since it came there. */
async function wasItsOwn(tx: Transaction, projectId: string, code: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isOwn: boolean }[]>`
    WITH named AS (
      SELECT "seq", "type", "payload"->'code' AS "code" FROM "Event"
      WHERE "projectId" = ${projectId}::uuid AND "payload" ? 'code'
        AND "type" = ANY(${CODING}::text[])
    )
    SELECT EXISTS (
      SELECT 1 FROM named
      WHERE "seq" >= (SELECT coalesce(max("seq"), 0) FROM named WHERE "type" = ${TRANSFERRED})
        AND lower(CASE WHEN jsonb_typeof("code") = 'object' THEN "code"->>'to' ELSE "code"#>>'{}' END) = lower(${code})
    ) AS "isOwn"`
  return row?.isOwn ?? false
}

/** The layers that new drawings of a project offer: names of LAYER_ROLES. */
export const readLayerRoles = async (tx: Transaction, projectId: string): Promise<string[]> =>
  (await tx.project.findUniqueOrThrow({ where: { id: projectId }, select: { layerRoles: true } })).layerRoles

const changeOf = <Value>(from: Value, to: Value | null) => (to === null || to === from ? null : { from, to })

/**
 * Changes the fields of a project that are given. The code before stays given: it may come back to this project, and to
 * no other. CONFLICT for a code another project has or had, or at another version.
 */
export async function updateProject(
  viewer: Viewer,
  projectId: string,
  input: {
    name: string | null
    description: string | null
    code: string | null
    layerRoles?: readonly LayerRole[] | null
    expectedVersion?: ExpectedVersion
  } & FrameNumbersInput,
): Promise<{ id: string }> {
  const checks = new TextChecks()
  const name = input.name === null ? null : checks.ownName('name', input.name, 'Project name')
  const description = input.description === null ? null : checks.description('description', input.description)
  const { code } = input
  checkCode(checks, code)
  checkFirstFrame(checks, input.firstFrame ?? null)
  checks.done()
  const layerRoles = input.layerRoles ? LAYER_ROLES.filter((role) => input.layerRoles?.includes(role)) : null
  const data = {
    ...(name !== null && { name }),
    ...(description !== null && { description }),
    ...(code !== null && { code }),
    ...numbersIn(input),
    ...(layerRoles !== null && { layerRoles }),
  }
  if (Object.keys(data).length === 0) {
    throw nothingToChange('name', 'name, description, code, firstFrame, frameNumbering, layerRoles')
  }

  return changeProject(viewer, projectId, 'projects:write', async ({ tx, record, project: before }) => {
    demandVersion('Project', before, input.expectedVersion)
    if (code !== null && code.toLowerCase() !== before.code.toLowerCase()) {
      const isNew = await giveCode(tx, { kind: 'PROJECT', parentId: before.organizationId }, code)
      if (!isNew && !(await wasItsOwn(tx, projectId, code))) throw codeTaken(code)
    }
    const roles = layerRoles ? await readLayerRoles(tx, projectId) : []
    await tx.project.update({ where: { id: projectId }, data: { ...data, version: { increment: 1 } } })
    const [renamed, recoded] = [changeOf(before.name, name), changeOf(before.code, code)]
    const firstFrame = changeOf(before.firstFrame, data.firstFrame ?? null)
    const frameNumbering = changeOf<string>(before.frameNumbering, data.frameNumbering ?? null)
    record('project.updated', { type: 'Project', id: projectId }, {
      ...(renamed && { name: renamed }),
      ...(recoded && { code: recoded }),
      ...(firstFrame && { firstFrame }),
      ...(frameNumbering && { frameNumbering }),
      ...(layerRoles && roles.join() !== layerRoles.join() && { layerRoles: { from: roles, to: layerRoles } }),
      isDescribed: description !== null,
    })
    return { id: projectId }
  })
}
