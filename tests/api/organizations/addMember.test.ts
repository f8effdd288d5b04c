import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import type { Sender } from '../../harness/client.ts'
import { makePerson, makeStudio, makeToken, type Studio, verify } from '../../harness/fixtures.ts'
import { countMailsTo, mailTo } from '../../harness/mails.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { pool, prisma } from '../../harness/running.ts'
import {
  add,
  anyEmail,
  lastAccountEvent,
  lastEvents,
  mailAbout,
  makeServiceActor,
  roleOf,
  sentToken,
  stateOf,
} from './people.ts'

describe('addMember', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const refuse = async (...[sender, email, role, code, fields]: [
    Studio['owner'] | null, string, 'OWNER' | 'ADMIN' | 'MEMBER' | undefined, string, Record<string, string>?,
  ]) =>
    expectUnchanged(
      () => stateOf(studio.organizationId),
      async () => expectRefused(await add(app, sender, studio.organizationId, email, role), code, fields),
    )

  it('makes the person of a verified account a member at once, tells both logs and the person', async () => {
    const nina = await verify(app, await makePerson(app, 'Nina'))
    const typed = ` ${nina.email.toUpperCase()} `
    const { data, errors } = await add(app, studio.admin, studio.organizationId, typed, 'ADMIN')
    expect(errors).toEqual([])
    const { member, memberEdge, invitation, invitationEdge, organization } = data.addMember
    expect(member).toMatchObject({ role: 'ADMIN', user: { id: nina.id, name: 'Nina' } })
    expect(memberEdge?.node.id).toBe(member?.id)
    expect([invitation, invitationEdge]).toEqual([null, null])
    expect(organization).toEqual({ members: { totalCount: 4 }, invitations: { totalCount: 0 } })
    expect(await roleOf(studio.organizationId, nina)).toBe('ADMIN')

    const event = { type: 'member.added', subject: member?.id, payload: { user: nina.id, name: 'Nina', role: 'ADMIN' } }
    expect(await lastEvents(studio.organizationId)).toEqual([
      { ...event, actorId: uuidOf('User', studio.admin.id) },
    ])
    expect(await lastAccountEvent(nina)).toMatchObject({
      ...event,
      payload: { organization: studio.organizationId, organizationName: 'Kestrel', role: 'ADMIN' },
    })
    const { text } = await mailAbout(nina.email, 'You were added to Kestrel')
    expect(text).toContain('Adam added you to Kestrel as an admin.')
  })

  it('makes a MEMBER where no role is given', async () => {
    const nina = await verify(app, await makePerson(app, 'Nina'))
    expect((await add(app, studio.owner, studio.organizationId, nina.email)).data.addMember.member?.role).toBe('MEMBER')
  })

  it('invites an address without an account: it has no access yet', async () => {
    const email = anyEmail()
    const { data, errors } = await add(app, studio.admin, studio.organizationId, email, 'ADMIN')
    expect(errors).toEqual([])
    const { member, memberEdge, invitation, invitationEdge, organization } = data.addMember
    expect([member, memberEdge]).toEqual([null, null])
    expect(invitation).toMatchObject({
      email,
      role: 'ADMIN',
      sentAt: null,
      isExpired: false,
      invitedBy: { name: 'Adam' },
      organization: { id: studio.organizationId },
    })
    expect(invitationEdge?.node.id).toBe(invitation?.id)
    expect(organization).toEqual({ members: { totalCount: 3 }, invitations: { totalCount: 1 } })
    expect(await lastEvents(studio.organizationId)).toEqual([
      {
        type: 'invitation.created',
        actorId: uuidOf('User', studio.admin.id),
        subject: invitation?.id,
        payload: { email, role: 'ADMIN' },
      },
    ])
    await sentToken(email)
    const { subject, text, html } = await mailTo(email)
    expect(subject).toBe('Adam invited you to Kestrel on Framewright')
    for (const part of [text, html]) expect(part).toMatch(/Adam[^]*Kestrel[^]*as an admin/)
    expect(text).toContain('https://framewright.test/invitation?token=fw_')
    const [sent] = await lastEvents(studio.organizationId)
    expect(sent).toMatchObject({ type: 'invitation.sent', subject: invitation?.id, payload: { email, role: 'ADMIN' } })
    const [row] = (await stateOf(studio.organizationId))?.invitations ?? []
    expect(row?.sentAt).not.toBeNull()
  })

  it('keeps the secret of the link out of the database', async () => {
    const email = anyEmail()
    await add(app, studio.owner, studio.organizationId, email)
    const { token } = await mailAbout(email, 'Kestrel')
    expect(token).toMatch(/^fw_.{43}$/)
    const { rows } = await pool.query<{ stored: string }>(
      `SELECT t::text AS "stored" FROM "Invitation" t UNION ALL SELECT t::text FROM "OrganizationEvent" t
       UNION ALL SELECT t::text FROM graphile_worker._private_jobs t`,
    )
    expect(rows.filter(({ stored }) => stored.includes(token))).toEqual([])
  })

  it('gives no access to an account whose address was never verified: anybody may have signed up with it', async () => {
    const squatter = await makePerson(app, 'Sven')
    const { data } = await add(app, studio.owner, studio.organizationId, squatter.email)
    expect(data.addMember.member).toBeNull()
    expect(data.addMember.invitation?.email).toBe(squatter.email)
    expect(await roleOf(studio.organizationId, squatter)).toBeNull()
    const query = `query ($id: ID!) { organization(id: $id) { name } }`
    expectRefused(await app.send(squatter, query, { id: studio.organizationId }), 'NOT_FOUND')
  })

  it('refuses who is a member already, whether verified or not', async () => {
    const sentence = 'This person is a member already'
    await refuse(studio.owner, studio.member.email, 'ADMIN', 'CONFLICT', { email: sentence })
    await verify(app, studio.admin)
    await refuse(studio.owner, studio.admin.email.toUpperCase(), 'MEMBER', 'CONFLICT', { email: sentence })
  })

  it('refuses an address that is invited already, in any form, and suggests to send again', async () => {
    const email = `zo\u00eb-${anyEmail()}`
    await add(app, studio.owner, studio.organizationId, email)
    await sentToken(email)
    await refuse(studio.admin, email.toUpperCase().normalize('NFD'), undefined, 'CONFLICT', {
      email: 'This address is invited already. You can send the invitation again.',
    })
    expect(await countMailsTo(email)).toBe(1)
  })

  it('renews an expired invitation, in the same place of the list', async () => {
    const email = anyEmail()
    const first = (await add(app, studio.owner, studio.organizationId, email)).data.addMember.invitation
    await prisma.invitation.updateMany({ where: { emailKey: email.toLowerCase() }, data: { expiresAt: new Date(0) } })
    const second = (await add(app, studio.owner, studio.organizationId, email, 'ADMIN')).data.addMember.invitation
    expect(second).toMatchObject({ id: first?.id, role: 'ADMIN', isExpired: false })
  })

  it.each([
    ['', { email: 'Email is required' }],
    ['nobody', { email: 'Email is invalid' }],
    [`${'n'.repeat(250)}@example.com`, { email: 'Email must be at most 254 characters' }],
  ])('refuses the address %.20j', async (email, fields) => {
    await refuse(studio.owner, email, 'MEMBER', 'INVALID_INPUT', fields)
  })

  it('refuses the role OWNER', async () => {
    await refuse(studio.owner, anyEmail(), 'OWNER', 'INVALID_INPUT', {
      role: 'Role must be ADMIN, MEMBER or VIEWER: ownership is handed over',
    })
  })

  it('is refused to MEMBERs, outsiders and tokens without the scope', async () => {
    await refuse(studio.member, anyEmail(), 'MEMBER', 'FORBIDDEN')
    await refuse(studio.outsider, anyEmail(), 'MEMBER', 'NOT_FOUND')
    await refuse(null, anyEmail(), 'MEMBER', 'UNAUTHENTICATED')
    await refuse(await makeToken(studio.owner, ['read', 'write']), anyEmail(), 'MEMBER', 'FORBIDDEN')
  })

  it('tells of accounts no faster than 60 times an hour', async () => {
    const invited = Array.from({ length: 60 }, () => add(app, studio.outsider, studio.organizationId, anyEmail()))
    for (const answer of await Promise.all(invited)) expectRefused(answer, 'NOT_FOUND')
    await refuse(studio.outsider, anyEmail(), 'MEMBER', 'RATE_LIMITED')
  })

  it('counts all service tokens of one OWNER together', async () => {
    const made = async () => {
      const { createServiceToken } = await app.ask<{ createServiceToken: { secret: string } }>(
        studio.owner,
        `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { secret } }`,
        { input: { organizationId: studio.organizationId, name: 'Directory', scopes: ['READ', 'ADMIN'] } },
      )
      return { accessToken: createServiceToken.secret }
    }
    const [one, another] = [await made(), await made()]
    const tell = (sender: Sender) => add(app, sender, studio.organizationId, studio.member.email)
    const told = await Promise.all(Array.from({ length: 60 }, () => tell(one)))
    for (const answer of told) expectRefused(answer, 'CONFLICT')
    for (const sender of [one, another]) expectRefused(await tell(sender), 'RATE_LIMITED')
    expectRefused(await tell(studio.owner), 'CONFLICT')
  })

  it('never lists the actor behind a service token as a person', async () => {
    const { memberId } = await makeServiceActor(studio.organizationId)
    const query = `query ($id: ID!, $memberId: ID!) {
      organization(id: $id) { members { totalCount nodes { user { name } } } usage { members } }
      node(id: $memberId) { __typename }
    }`
    expect(await app.ask(studio.owner, query, { id: studio.organizationId, memberId })).toEqual({
      organization: {
        members: { totalCount: 3, nodes: ['Olga', 'Adam', 'Mina'].map((name) => ({ user: { name } })) },
        usage: { members: 3 },
      },
      node: null,
    })
  })

  it('finds members by name, e-mail and role', async () => {
    const query = `query ($id: ID!, $search: String, $roles: [Role!]) {
      organization(id: $id) {
        members(filter: { search: $search, roles: $roles }) { totalCount nodes { user { name } } }
      }
    }`
    const find = async (variables: object) => {
      const { organization } = await app.ask<{
        organization: { members: { totalCount: number; nodes: { user: { name: string } }[] } }
      }>(studio.member, query, { id: studio.organizationId, ...variables })
      expect(organization.members.totalCount).toBe(organization.members.nodes.length)
      return organization.members.nodes.map(({ user }) => user.name)
    }
    expect(await find({ search: ' oLG ' })).toEqual(['Olga'])
    expect(await find({ search: studio.admin.email.slice(3, 20) })).toEqual(['Adam'])
    expect(await find({ search: 'a', roles: ['MEMBER'] })).toEqual(['Mina'])
    expect(await find({ search: '%' })).toEqual([])
    for (const search of ['a\u0000', 'a'.repeat(201)]) {
      const refused = await app.send(studio.member, query, { id: studio.organizationId, search })
      expectRefused(refused, 'INVALID_INPUT')
    }
    expect(await find({ search: '' })).toEqual(['Olga', 'Adam', 'Mina'])
  })
})
