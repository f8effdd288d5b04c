import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { join, makePerson, makeStudio, makeToken, PASSWORD, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { accept, act, anyEmail, lastAccountEvent, lastEvents, memberIdOf, roleOf, setPlan, stateOf } from './people.ts'

const CREATE = `mutation ($input: CreateInvitationLinkInput!) {
  createInvitationLink(input: $input) {
    url invitationLink { id role useLimit useCount expiresAt createdBy { id } } organization { id }
  }
}`
const LINKS = `query ($id: ID!) {
  organization(id: $id) { invitationLinks { totalCount nodes { id useCount } } }
}`
const OFFER = `query ($token: String!) {
  invitation(token: $token) { organizationName invitedByName email role hasAccount }
}`

interface Created {
  createInvitationLink: {
    url: string
    invitationLink: { id: string; role: string; useLimit: number | null; useCount: number; expiresAt: string }
  }
}

describe('an invitation link', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const create = (person: Person, input: object = {}) =>
    app.send<Created>(person, CREATE, { input: { organizationId: studio.organizationId, ...input } })
  const newLink = async (input: object = {}) => {
    const { data, errors } = await create(studio.admin, input)
    expect(errors).toEqual([])
    const { url, invitationLink } = data.createInvitationLink
    return { id: invitationLink.id, link: invitationLink, token: new URL(url).searchParams.get('token') ?? '' }
  }
  const openLinks = async () =>
    (await app.ask<{ organization: { invitationLinks: { nodes: { useCount: number }[] } } }>(
      studio.member, LINKS, { id: studio.organizationId },
    )).organization.invitationLinks.nodes

  /** Asserts that a link lets nobody in, gives everybody the same reason, and changes nothing. */
  async function expectOver(token: string, message: string): Promise<void> {
    await expectUnchanged(() => stateOf(studio.organizationId), async () => {
      for (const answer of [
        await accept(app, studio.outsider, token), await app.send(null, OFFER, { token }),
      ]) {
        expectRefused(answer, 'NOT_FOUND')
        expect(answer.errors[0]?.message).toBe(message)
      }
    })
    expect(await openLinks()).toEqual([])
  }

  it('is shown once, is stored as a hash alone, and shows its offer to anybody who opens it', async () => {
    const { id, link, token } = await newLink({ role: 'VIEWER', useLimit: 3 })
    expect(link).toMatchObject({ role: 'VIEWER', useLimit: 3, useCount: 0, createdBy: { id: studio.admin.id } })
    expect(Math.round((Date.parse(link.expiresAt) - Date.now()) / 3_600_000)).toBe(7 * 24)
    const row = await prisma.invitationLink.findUniqueOrThrow({ where: { id: uuidOf('InvitationLink', id) } })
    expect(JSON.stringify(row)).not.toContain(token)
    expect(await app.ask(null, OFFER, { token })).toEqual({
      invitation: {
        organizationName: 'Kestrel', invitedByName: 'Adam', email: null, role: 'VIEWER', hasAccount: false,
      },
    })
    expect(await lastEvents(studio.organizationId)).toMatchObject([
      { type: 'invitation.linkCreated', subject: id, payload: { role: 'VIEWER', useLimit: 3 } },
    ])
  })

  it('lets in anybody who is signed in, whose address stays as unverified as it was', async () => {
    const { id, token } = await newLink()
    const { data, errors } = await accept(app, studio.outsider, token)
    expect(errors).toEqual([])
    expect(data.acceptInvitation).toMatchObject({
      member: { role: 'MEMBER', user: { id: studio.outsider.id } },
      organization: { id: studio.organizationId, viewerRole: 'MEMBER' },
    })
    const payload = { user: studio.outsider.id, name: 'Otto', role: 'MEMBER' }
    expect(await lastEvents(studio.organizationId)).toEqual([
      { type: 'invitation.linkAccepted', actorId: uuidOf('User', studio.outsider.id), subject: id, payload },
    ])
    expect(await lastAccountEvent(studio.outsider)).toMatchObject({ type: 'invitation.linkAccepted' })
    const user = await prisma.user.findUniqueOrThrow({ where: { id: uuidOf('User', studio.outsider.id) } })
    expect(user.emailVerifiedAt).toBeNull()
    expect(await openLinks()).toMatchObject([{ useCount: 1 }])
  })

  it('uses nothing up for a member, whose role stays', async () => {
    const { token } = await newLink({ role: 'VIEWER', useLimit: 1 })
    expect((await accept(app, studio.member, token)).errors).toEqual([])
    expect(await roleOf(studio.organizationId, studio.member)).toBe('MEMBER')
    expect(await openLinks()).toMatchObject([{ useCount: 0 }])
  })

  it('joins at sign-up', async () => {
    const { token } = await newLink()
    const input = { name: 'Nina', email: anyEmail(), password: PASSWORD, invitationToken: token }
    const { signUp } = await app.ask<{ signUp: { user: { id: string; isEmailVerified: boolean } } }>(
      null, `mutation ($input: SignUpInput!) { signUp(input: $input) { user { id isEmailVerified } } }`, { input },
    )
    expect(signUp.user.isEmailVerified).toBe(false)
    expect(await roleOf(studio.organizationId, { ...studio.outsider, id: signUp.user.id })).toBe('MEMBER')
  })

  it('lets in as many as its limit says, however many try at once', async () => {
    const { token } = await newLink({ useLimit: 2 })
    const people = await Promise.all(Array.from({ length: 6 }, () => makePerson(app)))
    const answers = await Promise.all(people.map((person) => accept(app, person, token)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(2)
    await expectOver(token, 'This invitation link was used as often as it may be')
  })

  it('says that it is revoked, expired or unknown', async () => {
    const revoked = await newLink()
    expect((await act(app, studio.admin, 'revokeInvitationLink', { invitationLinkId: revoked.id })).errors).toEqual([])
    await expectOver(revoked.token, 'This invitation link was revoked')
    expectRefused(await act(app, studio.admin, 'revokeInvitationLink', { invitationLinkId: revoked.id }), 'NOT_FOUND')
    const expired = await newLink()
    await prisma.invitationLink.update({
      where: { id: uuidOf('InvitationLink', expired.id) }, data: { expiresAt: new Date(Date.now() - 1) },
    })
    await expectOver(expired.token, 'This invitation link has expired')
    await expectOver('fw_nobody', 'This invitation is not valid any more')
  })

  it('takes a seat when somebody joins, and none before', async () => {
    const { token } = await newLink()
    await setPlan(studio.organizationId, 'STARTER')
    await expectUnchanged(() => stateOf(studio.organizationId), async () => {
      expectRefused(await accept(app, studio.outsider, token), 'PLAN_LIMIT')
      expectRefused(await create(studio.admin), 'PLAN_LIMIT')
    })
    expect(await openLinks()).toMatchObject([{ useCount: 0 }])
  })

  it('does not bring back who was removed, nor a role that was taken, since it was made', async () => {
    const { token } = await newLink({ role: 'ADMIN' })
    await accept(app, studio.outsider, token)
    const memberId = await memberIdOf(studio.organizationId, studio.outsider)
    expect((await act(app, studio.owner, 'removeMember', { memberId })).errors).toEqual([])
    expectRefused(await accept(app, studio.outsider, token), 'FORBIDDEN')
    expect(await roleOf(studio.organizationId, studio.outsider)).toBeNull()
    // A link that is made after that does.
    expect((await accept(app, studio.outsider, (await newLink()).token)).errors).toEqual([])
  })

  it('ends with the membership of the person who made it', async () => {
    const { token } = await newLink()
    const memberId = await memberIdOf(studio.organizationId, studio.admin)
    expect((await act(app, studio.owner, 'removeMember', { memberId })).errors).toEqual([])
    await expectOver(token, 'This invitation link was revoked')
  })

  it('is refused with rules that it breaks', async () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
    for (const [input, field] of [
      [{ useLimit: 0 }, 'useLimit'], [{ useLimit: 1001 }, 'useLimit'], [{ expiresAt: days(-1) }, 'expiresAt'],
      [{ expiresAt: days(91) }, 'expiresAt'], [{ role: 'OWNER' }, 'role'],
    ] as const) {
      expectRefused(await create(studio.admin, input), 'INVALID_INPUT', { [field]: expect.any(String) as string })
    }
    expect(await openLinks()).toEqual([])
  })

  it('may be open twenty times at most', async () => {
    await prisma.invitationLink.createMany({
      data: Array.from({ length: 20 }, (_, index) => ({
        organizationId: uuidOf('Organization', studio.organizationId), role: 'MEMBER' as const, secretHash: Buffer.from(
          `${studio.organizationId}${index}`,
        ), createdById: uuidOf('User', studio.owner.id), expiresAt: new Date(Date.now() + 60_000),
      })),
    })
    expectRefused(await create(studio.admin), 'CONFLICT')
  })

  it('is accepted by no API token, and by a person only so often', async () => {
    const { token } = await newLink()
    expectRefused(await accept(app, null, token), 'UNAUTHENTICATED')
    expectRefused(await accept(app, await makeToken(studio.outsider, ['read', 'write', 'admin']), token), 'FORBIDDEN')
    const person = await makePerson(app)
    await join(studio.organizationId, person, 'VIEWER')
    for (let count = 0; count < 30; count++) await accept(app, person, token)
    expectRefused(await accept(app, person, token), 'RATE_LIMITED')
  })
})
