import { randomUUID } from 'node:crypto'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import type { Client } from '../../harness/client.ts'
import { adding, draw } from '../../harness/drawings.ts'
import { join, makeProject, makeShot, type Person, type Studio } from '../../harness/fixtures.ts'
import { memberIdOf } from '../../api/organizations/people.ts'
import { prisma } from '../../harness/running.ts'
import { CONTENTS, COPIED } from '../../../server/modules/projects/projectDuplication.service.ts'
import type { MutationSample } from '../mutationSample.ts'

const made = (app: Client, { owner, organizationId }: Studio) => makeProject(app, owner, organizationId)

/** Makes a project and does something to it as the owner; answers its id. */
async function changed(app: Client, studio: Studio, mutation: string): Promise<string> {
  const { projectId } = await made(app, studio)
  await app.ask(studio.owner, `mutation ($id: ID!) { ${mutation}(input: { projectId: $id }) { __typename } }`, {
    id: projectId,
  })
  return projectId
}

/** An organization of the studio's owner where somebody is an ADMIN too. */
async function makeTarget(app: Client, { owner }: Studio, person: Person): Promise<string> {
  const { createOrganization } = await app.ask<{ createOrganization: { organization: { id: string } } }>(
    owner,
    `mutation { createOrganization(input: { name: "Heron" }) { organization { id } } }`,
  )
  const { id } = createOrganization.organization
  if (person.id !== owner.id) await join(id, person, 'ADMIN')
  return id
}

async function makeBoard(app: Client, { owner, projectId }: Studio): Promise<string> {
  const { createStoryboard } = await app.ask<{ createStoryboard: { storyboard: { id: string } } }>(
    owner,
    `mutation ($id: ID!) { createStoryboard(input: { projectId: $id, name: "Act" }) { storyboard { id } } }`,
    { id: projectId },
  )
  return createStoryboard.storyboard.id
}

/** A template of the studio's organization that somebody else saved; answers its id. */
export async function newTemplateOf({ organizationId }: Pick<Studio, 'organizationId'>): Promise<string> {
  const { id } = await prisma.projectTemplate.create({
    data: {
      organizationId: uuidOf('Organization', organizationId), name: `Spot ${randomUUID()}`, parts: ['TASKS'],
      contents: { TASKS: [] }, frameRateNumerator: 24, frameRateDenominator: 1, firstFrame: 1001,
      frameNumbering: 'PER_SHOT', createdById: randomUUID(),
    },
  })
  return toTypeId('ProjectTemplate', id)
}

const newColors = ({ projectId }: Studio) =>
  ({ projectId, colors: [{ name: 'Skin', color: '#e8b08a' }, { name: 'Sea', color: '#336699' }] })

/** Two colors in the palette of the studio's project, as rows of a list. */
export async function colorsOf(app: Client, studio: Studio) {
  const { createProjectColors } = await app.ask<{ createProjectColors: { colors: { colorId: string }[] } }>(
    studio.owner,
    `mutation ($input: CreateProjectColorsInput!) { createProjectColors(input: $input) { colors { colorId: id } } }`,
    { input: newColors(studio) },
  )
  return createProjectColors.colors
}

/** A palette has at most 64 colors. */
const forgetColors = () => prisma.projectColor.deleteMany()

async function drawnView(app: Client, studio: Studio): Promise<string> {
  const { views } = await makeShot(app, studio.owner, studio.storyboardId)
  const viewId = views[0]?.id ?? ''
  await draw(app, studio.owner, viewId, [adding()])
  return viewId
}

/** Two frame templates of the studio's project, as rows of a list. */
export async function frameTemplatesOf(app: Client, studio: Studio) {
  const viewId = await drawnView(app, studio)
  const rows: { frameTemplateId: string }[] = []
  for (const name of ['Grid', 'Thirds']) {
    const { createFrameTemplate } = await app.ask<{ createFrameTemplate: { frameTemplates: typeof rows } }>(
      studio.owner,
      `mutation ($input: CreateFrameTemplateInput!) {
        createFrameTemplate(input: $input) { frameTemplates { frameTemplateId: id } }
      }`,
      { input: { viewId, name } },
    )
    rows.push(...createFrameTemplate.frameTemplates)
  }
  return rows
}

/** A project has at most 50 frame templates. */
const forgetFrameTemplates = () => prisma.frameTemplate.deleteMany()

const edited = { who: 'editors', scope: 'projects:write', log: 'project' } as const
const colored = { ...edited, restore: forgetColors } as const
const templated = { ...edited, scope: 'drawings:write', restore: forgetFrameTemplates } as const
const boarded = { ...edited, scope: 'boards:write' } as const
const administered = { who: 'administrators', scope: 'organization:admin', log: 'project' } as const

/** The mutations of projects and their boards. */
export const projectSamples: Record<string, MutationSample> = {
  createProject: {
    ...edited,
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId, name: 'Salt House' }),
  },
  createProjectColors: { ...colored, input: (_app, studio) => newColors(studio) },
  updateProjectColors: {
    ...colored,
    input: async (app, studio) => ({
      colors: (await colorsOf(app, studio)).map((row) => ({ ...row, color: '#112233' })),
    }),
  },
  moveProjectColors: {
    ...colored,
    input: async (app, studio) => ({ colors: await colorsOf(app, studio), to: { position: 1 } }),
  },
  deleteProjectColors: { ...colored, input: async (app, studio) => ({ colors: await colorsOf(app, studio) }) },
  createFrameTemplate: {
    ...templated,
    input: async (app, studio) => ({ viewId: await drawnView(app, studio), name: 'Grid' }),
  },
  updateFrameTemplates: {
    ...templated,
    input: async (app, studio) => ({
      frameTemplates: (await frameTemplatesOf(app, studio)).map((row) => ({ ...row, name: 'Cross' })),
    }),
  },
  moveFrameTemplates: {
    ...templated,
    input: async (app, studio) => ({ frameTemplates: await frameTemplatesOf(app, studio), to: { position: 1 } }),
  },
  deleteFrameTemplates: {
    ...templated,
    input: async (app, studio) => ({ frameTemplates: await frameTemplatesOf(app, studio) }),
  },
  duplicateProject: {
    ...edited,
    alsoNeeds: COPIED,
    log: 'organization',
    input: async (app, studio) => ({ projectId: (await made(app, studio)).projectId }),
  },
  createProjectTemplate: {
    ...edited,
    alsoNeeds: ['boards:read', 'shots:read', 'drawings:read', 'tasks:read'],
    log: 'organization',
    input: (_app, { projectId }) => ({ projectId, name: `Spot ${randomUUID()}`, parts: ['BOARDS', 'TASKS'] }),
  },
  // Of somebody who is none of those who try.
  updateProjectTemplate: {
    ...administered,
    log: 'organization',
    input: async (_app, studio) => ({ templateId: await newTemplateOf(studio), note: 'For spots' }),
  },
  deleteProjectTemplate: {
    ...administered,
    log: 'organization',
    input: async (_app, studio) => ({ templateId: await newTemplateOf(studio) }),
  },
  createSampleProject: {
    ...edited,
    alsoNeeds: CONTENTS,
    log: 'organization',
    input: (_app, { organizationId }) => ({ organizationId }),
  },
  setProjectAccess: {
    ...administered,
    input: async (app, studio) => ({ projectId: (await made(app, studio)).projectId, access: 'CHOSEN', memberIds: [] }),
  },
  setProjectApprovers: {
    ...administered,
    input: async (app, studio) => ({
      projectId: (await made(app, studio)).projectId,
      memberIds: [await memberIdOf(studio.organizationId, studio.member)],
    }),
  },
  updateProject: {
    ...edited,
    input: async (app, studio) => ({ projectId: (await made(app, studio)).projectId, name: 'Salt Mill' }),
  },
  changeFrameRate: {
    ...edited,
    input: async (app, studio) => ({
      projectId: (await made(app, studio)).projectId,
      frameRate: { numerator: 25 },
      keep: 'SECONDS',
    }),
  },
  deleteProject: {
    ...administered,
    input: async (app, studio) => ({ projectId: (await made(app, studio)).projectId }),
  },
  restoreProject: {
    ...administered,
    input: async (app, studio) => ({ projectId: await changed(app, studio, 'deleteProject') }),
  },
  archiveProject: {
    ...administered,
    input: async (app, studio) => ({ projectId: (await made(app, studio)).projectId }),
  },
  unarchiveProject: {
    ...administered,
    input: async (app, studio) => ({ projectId: await changed(app, studio, 'archiveProject') }),
  },
  resetProject: {
    ...administered,
    input: async (app, studio) => ({ projectId: (await made(app, studio)).projectId }),
  },
  undoProjectReset: {
    ...administered,
    input: async (app, studio) => {
      const projectId = await changed(app, studio, 'resetProject')
      const { project } = await app.ask<{ project: { events: { totalCount: number } } }>(
        studio.owner,
        `query ($id: ID!) { project(by: { id: $id }) { events { totalCount } } }`,
        { id: projectId },
      )
      return { projectId, seq: project.events.totalCount }
    },
  },
  transferProject: {
    ...administered,
    input: async (app, studio, person) => ({
      projectId: (await made(app, studio)).projectId,
      organizationId: await makeTarget(app, studio, person),
    }),
  },
  createStoryboard: { ...boarded, input: (_app, { projectId }) => ({ projectId, name: 'Act' }) },
  updateStoryboard: {
    ...boarded,
    input: async (app, studio) => ({ storyboardId: await makeBoard(app, studio), name: 'Act 2' }),
  },
  moveStoryboard: {
    ...boarded,
    input: async (app, studio) => ({ storyboardId: await makeBoard(app, studio), to: { position: 2 } }),
  },
  deleteStoryboard: { ...boarded, input: async (app, studio) => ({ storyboardId: await makeBoard(app, studio) }) },
  restoreStoryboard: {
    ...boarded,
    input: async (app, studio) => {
      const storyboardId = await makeBoard(app, studio)
      await app.ask(
        studio.owner,
        `mutation ($id: ID!) { deleteStoryboard(input: { storyboardId: $id }) { deletedStoryboardId } }`,
        { id: storyboardId },
      )
      return { storyboardId }
    },
  },
}
