import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../harness/app.ts'
import { join, makeOrganization, makePerson, makeProject, type Studio, verify } from '../../harness/fixtures.ts'
import { anyPng } from '../../harness/images.ts'
import { giveLogo } from '../../harness/logos.ts'
import type { ContractRows } from './contractRow.ts'

const organization = ({ organizationId }: Studio) => `/organizations/${organizationId}`

const NAMES: [unknown, string[]][] = [
  [{ name: '' }, ['name']],
  [{ name: '\u200b\u2060' }, ['name']],
  [{ name: 7 }, ['name']],
  [{ name: 'x'.repeat(201), description: 'x'.repeat(20_001) }, ['name', 'description']],
]

/** An organization with the people of the studio, to be lost. */
async function makeSpare(app: TestApp, { owner, admin, member }: Studio): Promise<string> {
  const id = await makeOrganization(app, owner)
  await join(id, admin, 'ADMIN')
  await join(id, member, 'MEMBER')
  return id
}

/** The address of somebody new whose account is known to be theirs. */
const makeVerified = async (app: TestApp): Promise<string> => (await verify(app, await makePerson(app))).email

async function makeMember(app: TestApp, { organizationId }: Studio): Promise<string> {
  const person = await makePerson(app)
  await join(organizationId, person, 'MEMBER')
  const { members } = (
    await app.ask<{ organization: { members: { nodes: { id: string; user: { id: string } }[] } } }>(
      person,
      `query ($id: ID!) { organization(id: $id) { members(last: 100) { nodes { id user { id } } } } }`,
      { id: organizationId },
    )
  ).organization
  return members.nodes.find(({ user }) => user.id === person.id)?.id ?? ''
}

const logo = (studio: Studio) => `${organization(studio)}/logo`

function formOf(...parts: [name: string, part: string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, part] of parts) form.append(name, part)
  return form
}

export const organizationRows: ContractRows = {
  'GET /organizations': { status: 200, who: 'oneself', prepare: () => ({ path: '/organizations' }) },

  'POST /organizations': {
    status: 201,
    who: 'oneself',
    prepare: () => ({ path: '/organizations', body: { name: 'Kestrel', description: 'Birds' } }),
    wrong: [[{}, ['name']], ...NAMES],
  },

  'PUT /organizations/{id}': {
    status: 200,
    who: 'admins',
    prepare: (_app, studio) => ({ path: organization(studio), body: { name: randomUUID(), description: null } }),
    wrong: NAMES,
  },

  'GET /organizations/{id}/logo': {
    status: 200,
    who: 'members',
    prepare: async (app, studio) => {
      await giveLogo(app, studio.owner, studio.organizationId)
      return { path: logo(studio) }
    },
  },

  'PUT /organizations/{id}/logo': {
    status: 200,
    who: 'admins',
    prepare: async (_app, studio) => ({
      path: logo(studio), body: formOf(['image', new Blob([await anyPng()], { type: 'image/png' })]),
    }),
    wrong: [[formOf(['name', 'x']), ['image']], [formOf(['image', 'PNG']), ['image']]],
  },

  'DELETE /organizations/{id}/logo': {
    status: 204,
    who: 'admins',
    prepare: async (app, studio) => {
      await giveLogo(app, studio.owner, studio.organizationId)
      return { path: logo(studio) }
    },
  },

  'DELETE /organizations/{id}': {
    status: 204,
    who: 'owner',
    prepare: async (app, studio) => ({ path: `/organizations/${await makeSpare(app, studio)}` }),
  },

  'GET /organizations/{id}/projects': {
    status: 200,
    who: 'members',
    prepare: (_app, studio) => ({ path: `${organization(studio)}/projects` }),
  },

  'GET /organizations/{id}/members': {
    status: 200,
    who: 'members',
    prepare: (_app, studio) => ({ path: `${organization(studio)}/members` }),
  },

  'POST /organizations/{id}/members': {
    status: 201,
    who: 'admins',
    prepare: async (app, studio) => ({
      path: `${organization(studio)}/members`,
      body: { email: await makeVerified(app), role: 'ADMIN' },
    }),
    wrong: [
      [{}, ['email']],
      [{ email: 'nobody' }, ['email']],
      [{ email: 'nobody@example.com', role: 'OWNER' }, ['role']],
      [{ email: 'nobody@example.com', role: 'admin' }, ['role']],
    ],
  },

  'DELETE /organizations/{id}/members/{memberId}': {
    status: 204,
    who: 'admins',
    prepare: async (app, studio) => ({ path: `${organization(studio)}/members/${await makeMember(app, studio)}` }),
  },

  'POST /projects': {
    status: 201,
    who: 'members',
    prepare: (_app, { organizationId }) => ({
      path: '/projects',
      body: { name: 'Salt House', description: 'A house', organizationId },
    }),
    wrong: [
      [{ name: 'Salt House' }, ['organizationId']],
      [{ name: 'Salt House', organizationId: 'x' }, ['organizationId']],
      [{ name: 'Salt House', organizationId: 'project_01h455vb4pex5vsknk084sn02q' }, ['organizationId']],
      [{ organizationId: 'org_01h455vb4pex5vsknk084sn02q' }, ['name']],
      [{ name: 'Salt', code: 'a b', organizationId: 'org_01h455vb4pex5vsknk084sn02q' }, ['code']],
    ],
  },

  'GET /projects/{id}': {
    status: 200,
    who: 'members',
    prepare: (_app, { projectId }) => ({ path: `/projects/${projectId}` }),
  },

  'PUT /projects/{id}': {
    status: 200,
    who: 'members',
    prepare: (_app, { projectId }) => ({
      path: `/projects/${projectId}`,
      body: { name: 'Salt', description: 'House' },
    }),
    wrong: [[{}, ['name']], ...NAMES],
  },

  'PUT /projects/{id}/access': {
    status: 200,
    who: 'admins',
    prepare: async (app, studio) => ({
      path: `/projects/${(await makeProject(app, studio.owner, studio.organizationId)).projectId}/access`,
      body: { access: 'CHOSEN', memberIds: [await makeMember(app, studio)] },
    }),
    wrong: [
      [{}, ['access']],
      [{ access: 'NOBODY' }, ['access']],
      [{ access: 'CHOSEN', memberIds: ['x'] }, ['memberIds.0']],
      [{ memberIds: 'x' }, ['memberIds']],
    ],
  },

  'GET /projects/{id}/members': {
    status: 200,
    who: 'members',
    prepare: (_app, { projectId }) => ({ path: `/projects/${projectId}/members` }),
  },

  'DELETE /projects/{id}': {
    status: 204,
    who: 'admins',
    prepare: async (app, { owner, organizationId }) => ({
      path: `/projects/${(await makeProject(app, owner, organizationId)).projectId}`,
    }),
  },
}
