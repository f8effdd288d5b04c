import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../server/kernel/ids.ts'
import { hashSecret } from '../../server/modules/identity/secret.ts'
import { startApp, type TestApp } from '../harness/app.ts'
import {
  join,
  makeOrganization,
  makePerson,
  makeProject,
  makeStudio,
  makeToken,
  type Person,
  type Studio,
  verify,
} from '../harness/fixtures.ts'
import { mailTo } from '../harness/mails.ts'
import { expectUnchanged } from '../harness/refusals.ts'
import { prisma } from '../harness/running.ts'
import { expectProblem, request, succeed } from './restClient.ts'

interface RestMember {
  id: string
  role: string
  isPending: boolean
  user: { id: string | null; name: string; email: string }
  expiresAt: string | null
}

interface RestProject {
  id: string
  code: string
  name: string
  description: string
  organizationId: string
  organization: { id: string; name: string }
  archivedAt: string | null
}

interface RestOrganization {
  id: string
  name: string
  description: string
}

let app: TestApp
let studio: Studio

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())

const members = (organizationId: string) => `/organizations/${organizationId}/members`
const listMembers = (organizationId: string, person: Person = studio.owner) =>
  succeed<RestMember[]>(200, app, person, 'GET', members(organizationId))

const makeVerified = async (): Promise<Person> => verify(app, await makePerson(app))

it('lists nobody to a token limited to one project', async () => {
  const limited = await makeToken(studio.owner, ['read', 'write', 'admin'])
  await prisma.accessToken.updateMany({
    where: { secretHash: hashSecret(limited.accessToken) },
    data: { projectId: uuidOf('Project', studio.projectId) },
  })
  expectProblem(await request(app, limited, 'GET', members(studio.organizationId)), 403)
  expectProblem(await request(app, limited, 'GET', members(await makeOrganization(app, studio.owner))), 404)
})

describe('organizations', () => {
  it('are made, listed by name, changed in what is given and deleted', async () => {
    const person = await makePerson(app)
    const make = (name: string) =>
      succeed<RestOrganization>(201, app, person, 'POST', '/organizations', { name, description: null })
    const [heron, avocet] = [await make('Heron'), await make(' Avocet ')]
    expect(avocet).toMatchObject({ name: 'Avocet', description: '' })
    const list = () => succeed<RestOrganization[]>(200, app, person, 'GET', '/organizations')
    expect((await list()).map(({ id }) => id)).toEqual([avocet.id, heron.id])

    const path = `/organizations/${heron.id}`
    const changed = await succeed(200, app, person, 'PUT', path, { description: 'Waders' })
    expect(changed).toMatchObject({ id: heron.id, name: 'Heron', description: 'Waders' })
    await succeed(204, app, person, 'DELETE', path)
    expect(await list()).toEqual([avocet])
    expectProblem(await request(app, person, 'DELETE', path), 404)
  })
})

describe('members', () => {
  it('are those who joined, without service tokens, then those who are invited', async () => {
    const { owner, organizationId } = await makeStudio(app)
    const mutation = `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { secret } }`
    await app.ask(owner, mutation, { input: { organizationId, name: 'Pipeline', scopes: ['READ'] } })
    const email = `New.Person-${randomUUID()}@example.com`
    const sent = { email, role: 'ADMIN' }
    const invited = await succeed<RestMember>(202, app, owner, 'POST', members(organizationId), sent)
    expect(invited).toMatchObject({ role: 'ADMIN', isPending: true, user: { id: null, name: '', email } })
    expect(invited.id).toMatch(/^invitation_/)

    const list = await listMembers(organizationId, owner)
    expect(list.map(({ role, isPending }) => [role, isPending])).toEqual([
      ['OWNER', false],
      ['ADMIN', false],
      ['MEMBER', false],
      ['ADMIN', true],
    ])
    expect(list.at(-1)).toEqual(invited)
    expect((await mailTo(email)).subject).toContain('Kestrel')

    const past = new Date(Date.now() - 1000)
    await prisma.invitation.update({ where: { id: uuidOf('Invitation', invited.id) }, data: { expiresAt: past } })
    expect(await listMembers(organizationId, owner)).toHaveLength(3)
  })

  it('are added at once where the account is known to be theirs, as MEMBER unless said', async () => {
    const { owner, organizationId } = await makeStudio(app)
    const person = await makeVerified()
    const added = await succeed<RestMember>(201, app, owner, 'POST', members(organizationId), { email: person.email })
    expect(added).toMatchObject({ role: 'MEMBER', isPending: false, user: { id: person.id, email: person.email } })
    expect(await listMembers(organizationId, person)).toContainEqual(added)
    const again = await request(app, owner, 'POST', members(organizationId), { email: person.email })
    expectProblem(again, 409, { email: 'This person is a member already' })
  })

  it('are removed, and invitations taken back, in their own organization alone', async () => {
    const { owner, admin, organizationId } = await makeStudio(app)
    const email = `${randomUUID()}@example.com`
    const invited = await succeed<RestMember>(202, app, owner, 'POST', members(organizationId), { email })
    const [ownerPlace, adminPlace, memberPlace] = await listMembers(organizationId, owner)
    const remove = (person: Person, id = '', from = organizationId) =>
      request(app, person, 'DELETE', `${members(from)}/${id}`)

    await expectUnchanged(() => listMembers(organizationId, owner), async () => {
      expectProblem(await remove(admin, ownerPlace?.id), 409)
      expectProblem(await remove(owner, ownerPlace?.id), 409)
      expectProblem(await remove(admin, adminPlace?.id), 409)
      const elsewhere = await makeOrganization(app, owner)
      for (const id of [memberPlace?.id, invited.id]) {
        expectProblem(await remove(owner, id, elsewhere), 404)
        expectProblem(await remove(studio.outsider, id), 404)
      }
    })
    for (const id of [memberPlace?.id, invited.id]) expect((await remove(admin, id)).status).toBe(204)
    expect((await listMembers(organizationId, owner)).map(({ id }) => id)).toEqual([ownerPlace?.id, adminPlace?.id])
    expectProblem(await remove(owner, memberPlace?.id), 404)
  })

  it('are no more than the plan allows', async () => {
    const owner = await makePerson(app)
    const organizationId = await makeOrganization(app, owner, { plan: 'STARTER' })
    const verified = await makeVerified()
    await expectUnchanged(() => listMembers(organizationId, owner), async () => {
      for (const email of [verified.email, `${randomUUID()}@example.com`]) {
        expectProblem(await request(app, owner, 'POST', members(organizationId), { email }), 402)
      }
    })
  })
})

describe('projects', () => {
  const make = (person: Person, body: object) => request<RestProject>(app, person, 'POST', '/projects', body)

  it('are made, read, changed in what is given, and deleted to the trash', async () => {
    const { owner, member, organizationId } = await makeStudio(app)
    const { status, body: made } = await make(member, { name: ' Night Ferry ', organizationId })
    expect(status).toBe(201)
    expect(made).toMatchObject({
      name: 'Night Ferry',
      description: '',
      organizationId,
      organization: { id: organizationId, name: 'Kestrel' },
      archivedAt: null,
    })
    const path = `/projects/${made.id}`
    expect(await succeed(200, app, member, 'GET', path)).toEqual(made)
    expect((await succeed<{ shots: [] }>(200, app, member, 'GET', `${path}/storyboard`)).shots).toEqual([])
    const changed = await succeed(200, app, member, 'PUT', path, { description: 'By sea' })
    expect(changed).toMatchObject({ name: 'Night Ferry', code: made.code, description: 'By sea' })

    const list = () => succeed<RestProject[]>(200, app, member, 'GET', `/organizations/${organizationId}/projects`)
    expect((await list()).map(({ name }) => name)).toEqual(['Night Ferry', 'Salt House'])
    await succeed(204, app, owner, 'DELETE', path)
    expect((await list()).map(({ name }) => name)).toEqual(['Salt House'])
    expectProblem(await request(app, owner, 'GET', path), 404)
  })

  it('that are archived are in no list and read-only', async () => {
    const { owner, organizationId, projectId } = await makeStudio(app)
    const mutation = `mutation ($input: ArchiveProjectInput!) { archiveProject(input: $input) { __typename } }`
    await app.ask(owner, mutation, { input: { projectId } })
    expect(await succeed(200, app, owner, 'GET', `/organizations/${organizationId}/projects`)).toEqual([])
    const read = () => succeed<RestProject>(200, app, owner, 'GET', `/projects/${projectId}`)
    expect((await read()).archivedAt).toMatch(/^\d{4}-\d\d-\d\dT/)
    await expectUnchanged(read, async () => {
      expectProblem(await request(app, owner, 'PUT', `/projects/${projectId}`, { name: 'Salt' }), 409)
    })
    await succeed(204, app, owner, 'DELETE', `/projects/${projectId}`)
  })

  it('are no more than the plan allows', async () => {
    const owner = await makePerson(app)
    const organizationId = await makeOrganization(app, owner, { plan: 'STARTER' })
    for (let count = 0; count < 5; count++) await makeProject(app, owner, organizationId, `Film ${count}`)
    const list = () => succeed<RestProject[]>(200, app, owner, 'GET', `/organizations/${organizationId}/projects`)
    await expectUnchanged(list, async () => {
      expectProblem(await make(owner, { name: 'One more', organizationId }), 402)
    })
  })

  it('of another organization are out of sight', async () => {
    const { projectId } = await makeStudio(app)
    const stranger = await makePerson(app)
    await join(studio.organizationId, stranger, 'MEMBER')
    expectProblem(await request(app, stranger, 'GET', `/projects/${projectId}`), 404)
  })
})
