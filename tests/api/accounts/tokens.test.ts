import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toTypeId, uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  join,
  makePerson,
  makeProject,
  makeShot,
  makeStudio,
  makeToken,
  type Person,
  type Studio,
  verify,
} from '../../harness/fixtures.ts'
import { countMailsTo, mailedToken } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { pool, prisma } from '../../harness/running.ts'
import { followBySocket } from '../../harness/subscriptions.ts'
import { makeTask } from '../tasks/taskCalls.ts'

const TOKEN = `kind name device last4 scopes project { id } lastUsedAt expiresAt isExpired isCurrent`
const CREATE = `mutation ($input: CreatePersonalTokenInput!) {
  createPersonalToken(input: $input) { secret token { id ${TOKEN} } tokenEdge { cursor node { id } } }
}`
const REVOKE = `mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { deletedTokenId } }`
const LIST = `{ viewer { personalTokens { totalCount edges { cursor node { id } } nodes { name isExpired } } } }`
const DAY_MS = 86_400_000

interface Created {
  createPersonalToken: {
    secret: string
    token: { id: string; last4: string; expiresAt: string | null }
    tokenEdge: { cursor: string; node: { id: string } }
  }
}

describe('personal tokens', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    await verify(app, studio.outsider)
  })
  afterAll(() => app.stop())

  const create = (person: Person, input: Record<string, unknown> = {}) =>
    app.send<Created>(person, CREATE, { input: { name: 'Nightly export', scopes: ['READ'], ...input } })
  const revoke = (person: Person, tokenId: string) => app.send(person, REVOKE, { input: { tokenId } })
  async function made(person: Person, input: Record<string, unknown> = {}) {
    const { createPersonalToken } = (await create(await verify(app, person), input)).data
    return { ...createPersonalToken, holder: { ...person, accessToken: createPersonalToken.secret } }
  }
  const readProject = (person: Person, id: string) =>
    app.send<{ project: object }>(person, `query ($id: ID!) { project(by: { id: $id }) { id } }`, { id })

  it('are shown once, listed and revoked', async () => {
    const ada = await makePerson(app)
    const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString()
    const input = { name: '  Export ', scopes: ['WRITE', 'READ', 'READ'], expiresAt }
    const { secret, token, tokenEdge, holder } = await made(ada, input)
    expect(secret).toMatch(/^fw_[\w-]{43}$/)
    expect(token).toMatchObject({
      kind: 'PERSONAL',
      name: 'Export',
      device: '',
      last4: secret.slice(-4),
      scopes: ['WRITE', 'READ'],
      project: null,
      lastUsedAt: null,
      expiresAt,
      isExpired: false,
      isCurrent: false,
    })
    expect(await app.ask(holder, `{ viewer { id } }`)).toEqual({ viewer: { id: ada.id } })
    const list = { totalCount: 1, edges: [tokenEdge], nodes: [{ name: 'Export', isExpired: false }] }
    expect(await app.ask(ada, LIST)).toEqual({ viewer: { personalTokens: list } })

    expect((await revoke(ada, token.id)).data).toEqual({ revokeToken: { deletedTokenId: token.id } })
    expectRefused(await app.send(holder, `{ viewer { id } }`), 'UNAUTHENTICATED')
    expectRefused(await revoke(ada, token.id), 'NOT_FOUND')
    const events = await prisma.accountEvent.findMany({
      where: { userId: uuidOf('User', ada.id), type: { startsWith: 'token.' } },
      orderBy: { seq: 'asc' },
    })
    expect(events.map(({ type, payload }) => [type, (payload as { name: string }).name])).toEqual([
      ['token.created', 'Export'],
      ['token.revoked', 'Export'],
    ])
  })

  it('are not made until the address is verified', async () => {
    const ada = await makePerson(app)
    expectRefused(await create(ada), 'FORBIDDEN')
    expect(await prisma.accessToken.count({ where: { userId: uuidOf('User', ada.id), kind: 'PERSONAL' } })).toBe(0)
    await verify(app, ada)
    expect((await create(ada)).errors).toEqual([])
  })

  it('may what their scopes say and no more', async () => {
    const make = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { project { id } } }`
    const input = { organizationId: studio.organizationId, name: 'Tide' }
    const { holder: reader } = await made(studio.owner, { scopes: ['READ'] })
    expectRefused(await app.send(reader, make, { input }), 'FORBIDDEN')
    const { holder: writer } = await made(studio.owner, { scopes: ['READ', 'WRITE'] })
    expect((await app.send(writer, make, { input })).errors).toEqual([])
  })

  it('open nothing once their time is over, and are still listed', async () => {
    const ada = await makePerson(app)
    const { token, holder } = await made(ada, { expiresAt: new Date(Date.now() + DAY_MS).toISOString() })
    const where = { id: uuidOf('AccessToken', token.id) }
    await prisma.accessToken.update({ where, data: { expiresAt: new Date(Date.now() - 1) } })
    expectRefused(await app.send(holder, `{ viewer { id } }`), 'UNAUTHENTICATED')
    const list = { totalCount: 1, nodes: [{ name: 'Nightly export', isExpired: true }] }
    expect(await app.ask(ada, LIST)).toMatchObject({ viewer: { personalTokens: list } })
  })

  it('see and change one project alone when limited to it', async () => {
    const other = await makeProject(app, studio.owner, studio.organizationId, 'Tide')
    const scopes = ['READ', 'WRITE', 'ADMIN']
    const { holder, token } = await made(studio.owner, { scopes, projectId: studio.projectId })
    expect(token).toMatchObject({ project: { id: studio.projectId } })
    expect((await readProject(holder, studio.projectId)).errors).toEqual([])
    await makeShot(app, holder, studio.storyboardId)
    expectRefused(await readProject(holder, other.projectId), 'NOT_FOUND')
    const add = `mutation ($id: ID!) { createShots(input: { storyboardId: $id, shots: [{}] }) { shots { id } } }`
    expectRefused(await app.send(holder, add, { id: other.storyboardId }), 'NOT_FOUND')
    const organization = `mutation { createOrganization(input: { name: "Tern" }) { organization { id } } }`
    expectRefused(await app.send(holder, organization), 'FORBIDDEN')
    const name = `mutation { updateProfile(input: { name: "Mallory" }) { user { id } } }`
    expectRefused(await app.send(holder, name), 'FORBIDDEN')
  })

  it('read no addresses, places or invitations when limited to one project', async () => {
    const { owner, admin, member, organizationId, projectId, storyboardId } = await makeStudio(app)
    const { holder } = await made(owner, { scopes: ['READ', 'WRITE', 'ADMIN'], projectId })
    const add = `mutation ($input: AddMemberInput!) { addMember(input: $input) { invitation { id } } }`
    const email = `${randomUUID()}@example.com`
    const { addMember } = await app.ask<{ addMember: { invitation: { id: string } } }>(owner, add, {
      input: { organizationId, email },
    })
    for (const field of ['members { totalCount }', 'invitations { totalCount }', 'usage { members }']) {
      const query = `query ($id: ID!) { organization(id: $id) { ${field} } }`
      expect((await app.send(owner, query, { id: organizationId })).errors).toEqual([])
      expectRefused(await app.send(holder, query, { id: organizationId }), 'FORBIDDEN')
    }
    const where = { organizationId: uuidOf('Organization', organizationId), userId: uuidOf('User', admin.id) }
    const place = toTypeId('Member', (await prisma.member.findFirstOrThrow({ where })).id)
    for (const id of [place, addMember.invitation.id]) {
      const node = `query ($id: ID!) { node(id: $id) { id } }`
      expect(await app.ask(owner, node, { id })).toEqual({ node: { id } })
      expect(await app.ask(holder, node, { id })).toEqual({ node: null })
    }

    const follow = (person: Person) => {
      const events = 'subscription ($id: ID!) { organizationEvents(organizationId: $id, after: "0") { type } }'
      return followBySocket<{ organizationEvents: object }>(app, person, events, { id: organizationId })
    }
    const [ofOwner, ofHolder] = [await follow(owner), await follow(holder)]
    expect(await ofOwner.next()).toMatchObject({ data: { organizationEvents: { type: 'organization.created' } } })
    expect(JSON.stringify(await ofHolder.next().catch((error: unknown) => error))).toContain('FORBIDDEN')
    await Promise.all([ofOwner.stop(), ofHolder.stop()])

    await makeTask(app, owner, projectId, 'Rough', { assigneeIds: [member.id] })
    const assignee = (field: string) =>
      `query ($id: ID!) { project(by: { id: $id }) { tasks { nodes { assignees { ${field} } } } } }`
    const named = { project: { tasks: { nodes: [{ assignees: [{ name: member.name }] }] } } }
    expect(await app.ask(holder, assignee('name'), { id: projectId })).toEqual(named)
    const hidden = await app.send(holder, assignee('name email'), { id: projectId })
    const unaddressed = { assignees: [{ name: member.name, email: null }] }
    expect(hidden.data).toEqual({ project: { tasks: { nodes: [unaddressed] } } })
    expect(hidden.errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN'])
    expect(await app.ask(holder, '{ viewer { email } }')).toEqual({ viewer: { email: owner.email } })

    const search = `query ($query: String!) { search(query: $query, filter: { types: [PERSON] }) { totalCount } }`
    expect(await app.ask(owner, search, { query: member.email })).toEqual({ search: { totalCount: 1 } })
    expect(await app.ask(holder, search, { query: member.email })).toEqual({ search: { totalCount: 0 } })
    const csv = 'query ($id: ID!) { project(by: { id: $id }) { csv(kind: TASKS) } }'
    expect(JSON.stringify(await app.ask(owner, csv, { id: projectId }))).toContain(member.email)
    const { project } = await app.ask<{ project: { csv: string } }>(holder, csv, { id: projectId })
    expect(project.csv).not.toContain('@')
    const plan = `query ($id: ID!, $text: String!) {
      project(by: { id: $id }) { csvPlan(kind: TASKS, text: $text) { rows { nodes { outcome failures { message } } } } }
    }`
    const planned = (text: string) => app.ask(holder, plan, { id: projectId, text })
    expect(JSON.stringify(await planned(project.csv))).toContain('SKIP')
    expect(JSON.stringify(await planned(project.csv.replace(member.name, admin.email)))).toContain(
      `nobody in the organization has the name ${admin.email}`,
    )
    await makeShot(app, holder, storyboardId)
  })

  it('show nobody of other organizations when limited to one project', async () => {
    const { owner, admin, projectId } = await makeStudio(app)
    const elsewhere = await makeStudio(app)
    await join(elsewhere.organizationId, owner, 'MEMBER')
    const { holder } = await made(owner, { projectId })
    const find = async ({ id }: Person) => app.ask(holder, `query ($id: ID!) { node(id: $id) { id } }`, { id })
    expect(await find(admin)).toEqual({ node: { id: admin.id } })
    expect(await find(elsewhere.admin)).toEqual({ node: null })
  })

  it('are limited to a project their maker sees, and end when it is lost', async () => {
    expectRefused(await create(studio.outsider, { projectId: studio.projectId }), 'NOT_FOUND')
    const { owner, member, organizationId, projectId } = await makeStudio(app)
    await made(member, { projectId })
    const { token: unlimited } = await made(member)
    const userId = uuidOf('User', member.id)
    const { id } = await prisma.member.findFirstOrThrow({
      where: { userId, organizationId: uuidOf('Organization', organizationId) },
    })
    const remove = `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { deletedMemberId } }`
    await app.ask(owner, remove, { input: { memberId: toTypeId('Member', id) } })
    const left = await prisma.accessToken.findMany({ where: { userId, kind: 'PERSONAL' } })
    expect(left.map((token) => token.id)).toEqual([uuidOf('AccessToken', unlimited.id)])
  })

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ name: 'n'.repeat(201) }, { name: 'Name must be at most 200 characters' }],
    [{ scopes: [] }, { scopes: 'Choose at least one scope' }],
    [{ expiresAt: '2020-01-01T00:00:00.000Z' }, { expiresAt: 'The expiry must be in the future' }],
  ])('are not made with %j', async (input, fields) => {
    expectRefused(await create(studio.outsider, input), 'INVALID_INPUT', fields)
  })

  it('are at most 50, however many are made at once', async () => {
    const ada = await verify(app, await makePerson(app))
    await Promise.all(Array.from({ length: 48 }, () => makeToken(ada, ['read'])))
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(ada)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(2)
    for (const answer of answers) if (answer.errors.length > 0) expectRefused(answer, 'CONFLICT')
  })

  it('are made, seen and revoked by sessions alone, and by nobody else', async () => {
    const ada = await makePerson(app)
    const { holder, token } = await made(ada, { scopes: ['READ', 'WRITE', 'ADMIN'] })
    expectRefused(await create(holder), 'FORBIDDEN')
    expectRefused(await revoke(holder, token.id), 'FORBIDDEN')
    expectRefused(await revoke(studio.owner, token.id), 'NOT_FOUND')
    for (const field of ['sessions { totalCount }', 'personalTokens { totalCount }', 'isEmailVerified']) {
      expectRefused(await app.send(holder, `{ viewer { ${field} } }`), 'FORBIDDEN')
      const other = `query ($id: ID!) { node(id: $id) { ... on User { ${field} } } }`
      expectRefused(await app.send(studio.owner, other, { id: studio.member.id }), 'FORBIDDEN')
    }
    expect((await app.send(holder, '{ viewer { name isEmailVerified } }')).data).toEqual({
      viewer: { name: ada.name, isEmailVerified: null },
    })
    expect((await app.send(ada, `{ viewer { id } }`)).errors).toEqual([])
  })

  it('and every other secret are stored nowhere but as a hash', async () => {
    const ada = await makePerson(app)
    const verification = await mailedToken(ada.email)
    const { secret } = await made(ada)
    const ask = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { email } }`
    await app.ask(ada, ask, { input: { email: ada.email } })
    const reset = await mailedToken(ada.email, 2)
    await countMailsTo(`${randomUUID()}@example.com`)
    const { rows: tables } = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS "name" FROM information_schema.tables
       WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`,
    )
    expect(tables.map(({ name }) => name)).toContain('graphile_worker._private_jobs')
    const hidden = [ada.accessToken, secret, verification, reset]
    const asBytes = hidden.map((text) => Buffer.from(text).toString('hex'))
    const pattern = [...hidden, ...asBytes].join('|')
    for (const { name } of tables) {
      const { rows } = await pool.query(`SELECT 1 FROM ${name} t WHERE t::text ~ $1`, [pattern])
      expect(rows, name).toEqual([])
    }
    for (const token of [ada.accessToken, secret]) {
      expect(await prisma.accessToken.count({ where: { secretHash: hashSecret(token) } })).toBe(1)
    }
  })
})
