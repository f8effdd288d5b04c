import type { ProjectAccess } from '../../__generated__/prisma/client.ts'
import { uuidOf } from '../../kernel/ids.ts'
import type { AddRoute } from '../../rest/route.ts'
import { filledText, listOf, nullable, oneOf, record, text } from '../../rest/shape.ts'
import { MEMBER, serializeMember } from '../identity/memberSerializer.ts'
import { createProject, updateProject } from './project.service.ts'
import { MOST_CHOSEN, readProjectMembers, setProjectAccess } from './projectAccess.service.ts'
import { PROJECT, serializeProject } from './projectSerializer.ts'
import { deleteProject } from './projectLife.service.ts'
import { readProject, readProjects } from './projectReading.service.ts'

const NAME = '1 to 200 characters.'
const CODE_RULE = '1 to 32 letters, digits, "_" or "-"'
const DESCRIPTION = { description: nullable(text('What it is about: at most 20,000 characters.')) }

const NEW_PROJECT = record(
  'The project.',
  { name: filledText(NAME), organizationId: text('The id of the organization whose it will be.') },
  { ...DESCRIPTION, code: nullable(text(`${CODE_RULE}; made from the name by default.`)) },
)

const PROJECT_CHANGE = record('What to change. What is not given, or null, stays.', {}, {
  name: nullable(text(NAME)),
  ...DESCRIPTION,
  code: nullable(text(`${CODE_RULE}. No other project may have or have had it.`)),
})

const ACCESS_CHANGE = record('What to change. What is not given, or null, stays.', {}, {
  access: nullable(oneOf<ProjectAccess>(['EVERYONE', 'CHOSEN'], 'EVERYONE: all members; CHOSEN: those chosen.')),
  memberIds: nullable(listOf(text('The id of a member.'), `All chosen members: at most ${MOST_CHOSEN}.`, MOST_CHOSEN)),
})

const IN_PROJECT = { projectId: 'Project' } as const
const PROJECTS = '/projects'
const ONE_PROJECT = `${PROJECTS}/{projectId}`

/** The projects of an organization. */
export function projectRoutes(add: AddRoute): void {
  add({
    method: 'GET',
    path: '/organizations/{organizationId}/projects',
    name: 'listProjects',
    summary: 'The projects of an organization that are not archived, last changed first.',
    scopes: ['projects:read'],
    ids: { organizationId: 'Organization' },
    status: 200,
    answer: listOf(PROJECT, 'The projects.'),
    handle: async ({ viewer, ids }) => (await readProjects(viewer, ids.organizationId)).map(serializeProject),
  })

  add({
    method: 'POST',
    path: PROJECTS,
    name: 'createProject',
    summary: 'Makes a project with its board "Main" and the default statuses.',
    scopes: ['projects:read'],
    ids: {},
    body: NEW_PROJECT,
    status: 201,
    answer: PROJECT,
    refusals: [402, 404, 409],
    handle: async ({ viewer, body: { name, description, organizationId, code } }) => {
      const owner = uuidOf('Organization', organizationId, 'organizationId')
      const made = { name, description: description ?? '', code: code ?? null }
      const { id } = await createProject(viewer, owner, made)
      return serializeProject(await readProject(viewer, id))
    },
  })

  add({
    method: 'GET',
    path: ONE_PROJECT,
    name: 'readProject',
    summary: 'A project, archived or not.',
    scopes: ['projects:read'],
    ids: IN_PROJECT,
    status: 200,
    answer: PROJECT,
    handle: async ({ viewer, ids }) => serializeProject(await readProject(viewer, ids.projectId)),
  })

  add({
    method: 'PUT',
    path: ONE_PROJECT,
    name: 'updateProject',
    summary: 'Changes the name, description or code of a project. A previous code is never given to another project.',
    scopes: ['projects:read'],
    ids: IN_PROJECT,
    body: PROJECT_CHANGE,
    status: 200,
    answer: PROJECT,
    handle: async ({ viewer, ids: { projectId }, body: { name, description, code } }) => {
      const change = { name: name ?? null, description: description ?? null, code: code ?? null }
      await updateProject(viewer, projectId, change)
      return serializeProject(await readProject(viewer, projectId))
    },
  })

  add({
    method: 'PUT',
    path: `${ONE_PROJECT}/access`,
    name: 'setProjectAccess',
    summary: 'Changes who sees a project besides the OWNER and the ADMINs. Others lose it, and tasks in it, at once.',
    scopes: ['projects:read'],
    ids: IN_PROJECT,
    body: ACCESS_CHANGE,
    status: 200,
    answer: PROJECT,
    handle: async ({ viewer, ids: { projectId }, body: { access, memberIds } }) => {
      const chosen = memberIds?.map((id, index) => uuidOf('Member', id, `memberIds.${index}`))
      await setProjectAccess(viewer, projectId, { access, memberIds: chosen })
      return serializeProject(await readProject(viewer, projectId))
    },
  })

  add({
    method: 'GET',
    path: `${ONE_PROJECT}/members`,
    name: 'listProjectMembers',
    summary: 'The people who see a project, in the order they joined.',
    scopes: ['members:read'],
    ids: IN_PROJECT,
    status: 200,
    answer: listOf(MEMBER, 'The people.'),
    handle: async ({ viewer, ids }) => (await readProjectMembers(viewer, ids.projectId)).map(serializeMember),
  })

  add({
    method: 'DELETE',
    path: ONE_PROJECT,
    name: 'deleteProject',
    summary: 'Moves a project to the trash, from where it can be brought back for 30 days.',
    scopes: ['projects:read'],
    ids: IN_PROJECT,
    status: 204,
    answer: null,
    handle: async ({ viewer, ids }) => {
      await deleteProject(viewer, ids.projectId)
    },
  })
}
