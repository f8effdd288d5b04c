import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeProject, makeShot, makeStudio, makeToken, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { lastEvents, memberIdOf } from '../organizations/people.ts'

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
    const read = `query ($id: ID!) { project(by: { id: $id }) { id } }`
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

  describe('of a member who is removed', () => {
    const REMOVE = `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { deletedMemberId } }`
    const WEBHOOK = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`
    const CREATED = `query ($id: ID!) { node(id: $id) {
      ... on Member { createdServiceTokens { name } createdWebhooks { name } }
    } }`

    /** A studio whose ADMIN created two service tokens, one of them by the other, and a webhook. */
    async function withMachines() {
      const { owner, admin, member, organizationId } = await makeStudio(app)
      const first = await made({ organizationId, name: 'Farm', scopes: ['READ', 'WRITE', 'ADMIN'] }, admin)
      const second = await made({ organizationId, name: 'Nightly' }, first.holder)
      const others = await made({ organizationId, name: 'Of the owner' }, owner)
      const hook = { organizationId, name: 'Chat', url: 'https://example.com/hook', types: [] }
      await app.ask(admin, WEBHOOK, { input: hook })
      await app.ask(first.holder, WEBHOOK, { input: { ...hook, name: 'Of the farm' } })
      await app.ask(owner, WEBHOOK, { input: { ...hook, name: 'Of the owner' } })
      const memberId = await memberIdOf(organizationId, admin)
      return { owner, admin, member, organizationId, memberId, first, second, others }
    }
    const webhooksOf = async (organizationId: string) => {
      const where = { organizationId: uuidOf('Organization', organizationId) }
      return (await prisma.webhook.findMany({ where, orderBy: { id: 'asc' } })).map(({ name }) => name)
    }
    const isOpen = async (person: Person) => (await app.send(person, VIEWER)).errors.length === 0

    it('are listed to who administers the organization', async () => {
      const { owner, member, memberId } = await withMachines()
      expect(await app.ask(owner, CREATED, { id: memberId })).toEqual({
        node: {
          createdServiceTokens: [{ name: 'Nightly' }, { name: 'Farm' }],
          createdWebhooks: [{ name: 'Of the farm' }, { name: 'Chat' }],
        },
      })
      const refused = await app.send(member, CREATED, { id: memberId })
      expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN')
    })

    it('end with the webhooks where that is asked', async () => {
      const { owner, organizationId, memberId, first, second, others } = await withMachines()
      await app.ask(owner, REMOVE, { input: { memberId, revokeMachineAccess: true } })
      expect([await isOpen(first.holder), await isOpen(second.holder)]).toEqual([false, false])
      expect(await isOpen(others.holder)).toBe(true)
      expect(await webhooksOf(organizationId)).toEqual(['Of the owner'])
      const types = (await lastEvents(organizationId, 5)).map(({ type }) => type).toSorted()
      expect(types).toEqual([
        'member.removed', 'token.revoked', 'token.revoked', 'webhook.deleted', 'webhook.deleted',
      ])
    })

    it('stay otherwise', async () => {
      const { owner, organizationId, memberId, first, second } = await withMachines()
      await app.ask(owner, REMOVE, { input: { memberId } })
      expect([await isOpen(first.holder), await isOpen(second.holder)]).toEqual([true, true])
      expect(await webhooksOf(organizationId)).toEqual(['Chat', 'Of the farm', 'Of the owner'])
    })
  })
})
