import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import {
  makeOrganization, makePerson, makeStudio, makeToken, PASSWORD, type Person, type Studio,
} from '../../harness/fixtures.ts'
import { countMailsTo } from '../../harness/mails.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import {
  accept,
  act,
  add,
  anyEmail,
  lastAccountEvent,
  lastEvents,
  mailAbout,
  memberIdOf,
  roleOf,
  sentToken,
  setPlan,
  stateOf,
} from './people.ts'

const OFFER = `query ($token: String!) {
  invitation(token: $token) { organizationName invitedByName email role expiresAt hasAccount }
}`
const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken user { id isEmailVerified } } }`
const GONE = 'This invitation is not valid any more'

interface SignedUp {
  signUp: { accessToken: string; user: { id: string; isEmailVerified: boolean } }
}

describe('an invitation', () => {
  let app: TestApp
  let studio: Studio
  let email: string
  let invitationId: string

  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    studio = await makeStudio(app)
    email = anyEmail()
    invitationId = (await add(app, studio.admin, studio.organizationId, email)).data.addMember.invitation?.id ?? ''
  })
  afterAll(() => app.stop())

  const offer = (token: string) => app.send<{ invitation: object }>(null, OFFER, { token })
  const expire = () =>
    prisma.invitation.update({
      where: { id: uuidOf('Invitation', invitationId) },
      data: { expiresAt: new Date(Date.now() - 1) },
    })
  const signUp = async (address: string, invitationToken?: string): Promise<Person & { isEmailVerified: boolean }> => {
    const input = { name: 'Nina', email: address, password: PASSWORD, ...(invitationToken && { invitationToken }) }
    const { accessToken, user } = (await app.ask<SignedUp>(null, SIGN_UP, { input })).signUp
    return { ...user, name: 'Nina', email: address, accessToken }
  }
  /** Asserts that the link leads nowhere and changes nothing. */
  async function expectDead(token: string, person: Person): Promise<void> {
    await expectUnchanged(
      () => stateOf(studio.organizationId),
      async () => {
        const answer = await accept(app, person, token)
        expectRefused(answer, 'NOT_FOUND')
        expect(answer.errors[0]?.message).toBe(GONE)
        expectRefused(await offer(token), 'NOT_FOUND')
      },
    )
    expect(await roleOf(studio.organizationId, person)).toBeNull()
  }

  describe('its offer', () => {
    it('is shown to the holder of the link', async () => {
      const { data, errors } = await offer(await sentToken(email))
      expect(errors).toEqual([])
      expect(data.invitation).toEqual({
        organizationName: 'Kestrel',
        invitedByName: 'Adam',
        email,
        role: 'MEMBER',
        expiresAt: expect.any(String) as string,
        hasAccount: false,
      })
    })

    it('says whether the address has an account', async () => {
      const token = await sentToken(email)
      await signUp(email)
      expect((await offer(token)).data.invitation).toMatchObject({ hasAccount: true })
    })

    it('is not told by a token nobody has', async () => {
      expectRefused(await offer('fw_nobody'), 'NOT_FOUND')
      expectRefused(await offer(''), 'NOT_FOUND')
    })
  })

  describe('acceptInvitation', () => {
    it('joins under another address, which it does not verify, and works once', async () => {
      const token = await sentToken(email)
      const otto = studio.outsider
      const { data, errors } = await accept(app, otto, token)
      expect(errors).toEqual([])
      expect(data.acceptInvitation).toMatchObject({
        member: { role: 'MEMBER', user: { id: otto.id } },
        organization: { id: studio.organizationId, viewerRole: 'MEMBER' },
        organizationEdge: { node: { id: studio.organizationId } },
      })
      expect(await lastEvents(studio.organizationId)).toEqual([
        {
          type: 'invitation.accepted',
          actorId: uuidOf('User', otto.id),
          subject: invitationId,
          payload: { email, user: otto.id, name: 'Otto', role: 'MEMBER' },
        },
      ])
      expect(await lastAccountEvent(otto)).toMatchObject({ type: 'invitation.accepted' })
      const user = await prisma.user.findUnique({ where: { id: uuidOf('User', otto.id) } })
      expect(user?.emailVerifiedAt).toBeNull()
      await expectDead(token, await makePerson(app))
    })

    it('verifies the address when it is the one invited, and joins by what else waited for that', async () => {
      const second = await makeOrganization(app, studio.outsider, { name: 'Harbour' })
      await add(app, studio.outsider, second, email, 'ADMIN')
      const nina = await signUp(email.toUpperCase())
      const { errors } = await accept(app, nina, (await mailAbout(email, 'Kestrel')).token)
      expect(errors).toEqual([])
      expect(await app.ask(nina, '{ viewer { isEmailVerified } }')).toEqual({ viewer: { isEmailVerified: true } })
      expect(await roleOf(studio.organizationId, nina)).toBe('MEMBER')
      expect(await roleOf(second, nina)).toBe('ADMIN')
    })

    it('takes the invitation of the own address along, which would lead back in after a removal', async () => {
      const nina = await signUp(anyEmail())
      await add(app, studio.admin, studio.organizationId, nina.email)
      const own = (await mailAbout(nina.email, 'Kestrel')).token
      expect((await accept(app, nina, await sentToken(email))).errors).toEqual([])
      const memberId = await memberIdOf(studio.organizationId, nina)
      expect((await act(app, studio.admin, 'removeMember', { memberId })).errors).toEqual([])
      expectRefused(await accept(app, nina, own), 'NOT_FOUND')
      expect(await roleOf(studio.organizationId, nina)).toBeNull()
    })

    it('is used up by a member and leaves the role as it is', async () => {
      const token = await sentToken(email)
      const { data } = await accept(app, studio.owner, token)
      expect(data.acceptInvitation.member).toMatchObject({ role: 'OWNER', user: { id: studio.owner.id } })
      await expectDead(token, await makePerson(app))
    })

    it('is refused once expired', async () => {
      const token = await sentToken(email)
      await expire()
      await expectDead(token, studio.outsider)
      expect(await app.ask(studio.owner, `query ($id: ID!) { node(id: $id) { ... on Invitation { isExpired } } }`, {
        id: invitationId,
      })).toEqual({ node: { isExpired: true } })
    })

    it('is refused once revoked, before and after the mail', async () => {
      const token = await sentToken(email)
      expect((await act(app, studio.admin, 'revokeInvitation', { invitationId })).errors).toEqual([])
      expect(await lastEvents(studio.organizationId)).toMatchObject([
        { type: 'invitation.revoked', subject: invitationId, payload: { email, role: 'MEMBER' } },
      ])
      await expectDead(token, studio.outsider)

      const other = anyEmail('refused')
      const { data } = await add(app, studio.owner, studio.organizationId, other)
      await act(app, studio.owner, 'revokeInvitation', { invitationId: data.addMember.invitation?.id })
      // Another process may have been faster with the mail than the revocation; then there is one, and it is dead.
      if ((await countMailsTo(other)) > 0) await expectDead((await mailAbout(other, 'Kestrel')).token, studio.outsider)
    })

    it('is refused once the organization is deleted', async () => {
      const token = await sentToken(email)
      await act(app, studio.owner, 'deleteOrganization', { organizationId: studio.organizationId })
      await expectDead(token, studio.outsider)
    })

    it('is refused where the plan has no place any more, and can be accepted when it has', async () => {
      const token = await sentToken(email)
      await setPlan(studio.organizationId, 'STARTER')
      await expectUnchanged(
        () => stateOf(studio.organizationId),
        async () => {
          const answer = await accept(app, studio.outsider, token)
          expectRefused(answer, 'PLAN_LIMIT')
          expect(answer.errors[0]?.message).toBe('The Starter plan allows up to 1 member.')
        },
      )
      await setPlan(studio.organizationId, 'PROFESSIONAL')
      expect((await accept(app, studio.outsider, token)).errors).toEqual([])
    })

    it('is refused to nobody and to API tokens', async () => {
      const token = await sentToken(email)
      expectRefused(await accept(app, null, token), 'UNAUTHENTICATED')
      expectRefused(await accept(app, await makeToken(studio.outsider, ['read', 'write', 'admin']), token), 'FORBIDDEN')
      expect(await roleOf(studio.organizationId, studio.outsider)).toBeNull()
    })

    it('lets one of many in who use the same link at once', async () => {
      const token = await sentToken(email)
      const people = await Promise.all(Array.from({ length: 8 }, () => makePerson(app)))
      const answers = await Promise.all(people.map((person) => accept(app, person, token)))
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
      const state = await stateOf(studio.organizationId)
      expect([state?.members.length, state?.invitations.length]).toEqual([4, 0])
    })
  })

  describe('at sign-up', () => {
    it('joins by the token and verifies the address it was sent to', async () => {
      const nina = await signUp(email, await sentToken(email))
      expect(nina.isEmailVerified).toBe(true)
      expect(await roleOf(studio.organizationId, nina)).toBe('MEMBER')
    })

    it('joins by the token under another address, which waits for its own mail', async () => {
      const nina = await signUp(anyEmail(), await sentToken(email))
      expect(nina.isEmailVerified).toBe(false)
      expect(await roleOf(studio.organizationId, nina)).toBe('MEMBER')
    })

    it('does not join by the address alone, only once that is verified', async () => {
      const nina = await signUp(email)
      expect(await roleOf(studio.organizationId, nina)).toBeNull()
      const { token } = await mailAbout(email, 'Confirm')
      expect((await act(app, null, 'verifyEmail', { token })).errors).toEqual([])
      expect(await roleOf(studio.organizationId, nina)).toBe('MEMBER')
      expect((await stateOf(studio.organizationId))?.invitations).toEqual([])
    })

    it('stays open when its address is verified but the plan has no place', async () => {
      await setPlan(studio.organizationId, 'STARTER')
      const nina = await signUp(email)
      const { token } = await mailAbout(email, 'Confirm')
      expect((await act(app, null, 'verifyEmail', { token })).errors).toEqual([])
      expect((await stateOf(studio.organizationId))?.invitations).toHaveLength(1)
      expect(await roleOf(studio.organizationId, nina)).toBeNull()
    })
  })
})
