import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { prisma } from '../../../server/platform/database/client.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'

const CREATE = `mutation ($input: CreateServiceTokenInput!) {
  createServiceToken(input: $input) {
    secret token { id kind name scopes project { id } isCurrent } tokenEdge { cursor node { id } } organization { id }
  }
}`
const REVOKE = `mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { deletedTokenId } }`
const LIST = `query ($id: ID!) { organization(id: $id) { serviceTokens { totalCount nodes { id name } } } }`
const VIEWER = `{ viewer { id name email isService } }`

interface Created {
  createServiceToken: { secret: string; token: { id: string }; tokenEdge: { cursor: string } }
}

describe('service tokens', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const create = (person: Person, input: Record<string, unknown> = {}) =>
    app.send<Created>(person, CREATE, {
      input: { organizationId: studio.organizationId, name: 'Render farm', scopes: ['READ', 'WRITE'], ...input },
    })
  async function made(input: Record<string, unknown> = {}, person = studio.admin) {
    const { createServiceToken } = (await create(person, input)).data
    return { ...createServiceToken, holder: { ...person, accessToken: createServiceToken.secret } }
  }
  const revoke = (person: Person, tokenId: string) => app.send(person, REVOKE, { input: { tokenId } })
  const list = (person: Person) => app.send(person, LIST, { id: studio.organizationId })

  it('act under their own name, as members nobody sees', async () => {
    const { holder, token } = await made()
    const { viewer } = await app.ask<{ viewer: { id: string } }>(holder, VIEWER)
    expect(viewer).toMatchObject({ name: 'Render farm', email: '', isService: true })
    await makeShot(app, holder, studio.storyboardId)
    const event = await prisma.event.findFirstOrThrow({
      where: { projectId: uuidOf('Project', studio.projectId), type: 'shot.created' },
      orderBy: { seq: 'desc' },
    })
    expect([event.actorId, event.tokenId]).toEqual([uuidOf('User', viewer.id), uuidOf('AccessToken', token.id)])
    const members = `query ($id: ID!) { organization(id: $id) { members { totalCount nodes { user { name } } } } }`
    expect(JSON.stringify(await app.ask(studio.owner, members, { id: studio.organizationId }))).not.toContain('farm')
  })

  it('have no account', async () => {
    const { holder } = await made({ scopes: ['READ', 'WRITE', 'ADMIN'] })
    for (const mutation of [
      `updateProfile(input: { name: "Mallory" }) { user { id } }`,
      `createOrganization(input: { name: "Tern" }) { organization { id } }`,
      `createPersonalToken(input: { name: "x", scopes: [READ] }) { secret }`,
      `changePassword(input: { currentPassword: "x", newPassword: "another password" }) { user { id } }`,
      `signOut(input: {}) { endedSessions }`,
      `revokeOtherSessions(input: {}) { deletedTokenIds }`,
    ]) {
      expectRefused(await app.send(holder, `mutation { ${mutation} }`), 'FORBIDDEN')
    }
    expectRefused(await app.send(holder, `{ viewer { sessions { totalCount } } }`), 'FORBIDDEN')
  })

  it('are listed for who administers the organization', async () => {
    const { token } = await made({ name: 'Listed' })
    for (const person of [studio.owner, studio.admin, await makeToken(studio.admin, ['read', 'admin'])]) {
      const { data, errors } = await list(person)
      expect(errors).toEqual([])
      expect(JSON.stringify(data)).toContain(token.id)
    }
    for (const person of [studio.member, await makeToken(studio.owner, ['read', 'write'])]) {
      expectRefused(await list(person), 'FORBIDDEN')
    }
    expectRefused(await list(studio.outsider), 'NOT_FOUND')
  })

  it('end at once, and their user stays for the log', async () => {
    const { token, holder } = await made()
    const { viewer } = await app.ask<{ viewer: { id: string } }>(holder, VIEWER)
    for (const person of [studio.member, studio.outsider]) expectRefused(await revoke(person, token.id), 'NOT_FOUND')
    expect((await revoke(studio.owner, token.id)).data).toEqual({ revokeToken: { deletedTokenId: token.id } })
    expectRefused(await app.send(holder, VIEWER), 'UNAUTHENTICATED')
    const userId = uuidOf('User', viewer.id)
    expect(await prisma.member.count({ where: { userId } })).toBe(0)
    expect(await prisma.user.count({ where: { id: userId } })).toBe(1)
    const events = await prisma.organizationEvent.findMany({
      where: { subject: token.id },
      orderBy: { seq: 'asc' },
    })
    expect(events.map(({ type }) => type)).toEqual(['token.created', 'token.revoked'])
  })

  it('give no more than they have', async () => {
    const { holder } = await made({ scopes: ['READ', 'ADMIN'] })
    expectRefused(await create(holder, { scopes: ['READ', 'WRITE'] }), 'FORBIDDEN')
    const { token } = await made({ scopes: ['READ'] }, holder)
    expect((await revoke(holder, token.id)).errors).toEqual([])
    expectRefused(await create((await made({ scopes: ['READ', 'WRITE'] })).holder, { scopes: ['READ'] }), 'FORBIDDEN')
  })

  it('outlive no token they are made by', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    const { holder } = await made({ scopes: ['READ', 'ADMIN'], expiresAt })
    for (const end of [null, new Date(Date.now() + 120_000).toISOString()]) {
      expectRefused(await create(holder, { scopes: ['READ'], expiresAt: end }), 'FORBIDDEN')
    }
    expect((await create(holder, { scopes: ['READ'], expiresAt })).errors).toEqual([])
  })

  it('end with the project they are limited to when it moves to another organization', async () => {
    const { projectId } = await makeProject(app, studio.owner, studio.organizationId, 'Heron')
    const { holder, token } = await made({ projectId, name: 'Moved' })
    const { createOrganization } = await app.ask<{ createOrganization: { organization: { id: string } } }>(
      studio.owner,
      `mutation { createOrganization(input: { name: "Tern" }) { organization { id } } }`,
    )
    await app.ask(
      studio.owner,
      `mutation ($input: TransferProjectInput!) { transferProject(input: $input) { project { id } } }`,
      { input: { projectId, organizationId: createOrganization.organization.id } },
    )
    expectRefused(await app.send(holder, VIEWER), 'UNAUTHENTICATED')
    expect(JSON.stringify((await list(studio.owner)).data)).not.toContain(token.id)
  })

  it('see and change one project alone when limited to it', async () => {
    const other = await makeProject(app, studio.owner, studio.organizationId, 'Tide')
    const { holder } = await made({ projectId: studio.projectId, scopes: ['READ', 'WRITE', 'ADMIN'] })
    const read = `query ($id: ID!) { project(id: $id) { id } }`
    expect((await app.send(holder, read, { id: studio.projectId })).errors).toEqual([])
    expectRefused(await app.send(holder, read, { id: other.projectId }), 'NOT_FOUND')
    expectRefused(await create(holder), 'FORBIDDEN')
    expectRefused(await list(holder), 'FORBIDDEN')
    const elsewhere = await makeStudio(app)
    expectRefused(await create(studio.owner, { projectId: elsewhere.projectId }), 'NOT_FOUND')
  })

  it('are at most 50 an organization', async () => {
    const fresh = await makeStudio(app)
    const organizationId = uuidOf('Organization', fresh.organizationId)
    const userId = uuidOf('User', fresh.owner.id)
    await prisma.accessToken.createMany({
      data: Array.from({ length: 49 }, (_, index) => ({
        kind: 'SERVICE' as const,
        userId,
        organizationId,
        secretHash: Buffer.from(`${fresh.organizationId} ${index}`),
        last4: 'abcd',
      })),
    })
    const own = { organizationId: fresh.organizationId }
    expect((await create(fresh.owner, own)).errors).toEqual([])
    expectRefused(await create(fresh.owner, own), 'CONFLICT')
  })

  it('end with their organization', async () => {
    const fresh = await makeStudio(app)
    const { holder } = await made({ organizationId: fresh.organizationId }, fresh.owner)
    expect((await app.send(holder, VIEWER)).errors).toEqual([])
    await app.ask(
      fresh.owner,
      `mutation ($input: DeleteOrganizationInput!) { deleteOrganization(input: $input) { deletedOrganizationId } }`,
      { input: { organizationId: fresh.organizationId } },
    )
    expectRefused(await app.send(holder, VIEWER), 'UNAUTHENTICATED')
  })
})
