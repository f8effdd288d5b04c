import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { countMailsTo } from '../../harness/mails.ts'
import { REFUSED_ONCE } from '../../harness/mailServer.ts'
import { expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { accept, act, add, anyEmail, lastEvents, sentToken, setPlan, stateOf } from './people.ts'

const WEEK_MS = 7 * 24 * 3_600_000

describe('an invitation that waits', () => {
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

  const expire = () =>
    prisma.invitation.update({
      where: { id: uuidOf('Invitation', invitationId) },
      data: { expiresAt: new Date(Date.now() - 1) },
    })

  describe('resendInvitation', () => {
    const resend = (sender: Person) => act(app, sender, 'resendInvitation', { invitationId })

    it('sends another link, for another week; the old one is dead at once', async () => {
      const old = await sentToken(email)
      await expire()
      expect((await resend(studio.owner)).errors).toEqual([])
      expectRefused(await accept(app, studio.outsider, old), 'NOT_FOUND')
      const token = await sentToken(email, 2)
      const [resent, sent] = await lastEvents(studio.organizationId, 2)
      expect([resent?.type, sent?.type]).toEqual(['invitation.resent', 'invitation.sent'])
      expect(sent?.actorId).toBe(uuidOf('User', studio.owner.id))
      const [row] = (await stateOf(studio.organizationId))?.invitations ?? []
      expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(0.99 * WEEK_MS)
      expectRefused(await accept(app, studio.outsider, old), 'NOT_FOUND')
      expect((await accept(app, studio.outsider, token)).errors).toEqual([])
    })

    it('is refused the sixth time in an hour, and others cannot use the five up', async () => {
      for (let count = 0; count < 6; count++) expectRefused(await resend(studio.member), 'FORBIDDEN')
      for (let count = 0; count < 5; count++) expect((await resend(studio.owner)).errors).toEqual([])
      await expectUnchanged(
        () => prisma.invitation.findMany({ where: { emailKey: email.toLowerCase() }, select: { expiresAt: true } }),
        async () => expectRefused(await resend(studio.owner), 'RATE_LIMITED'),
      )
    })

    it('needs a place for one that had expired', async () => {
      await expire()
      await setPlan(studio.organizationId, 'STARTER')
      await expectUnchanged(
        () => stateOf(studio.organizationId),
        async () => expectRefused(await resend(studio.owner), 'PLAN_LIMIT'),
      )
    })
  })

  it.each(['resendInvitation', 'revokeInvitation'])('refuses %s to MEMBERs and outsiders', async (mutation) => {
    await sentToken(email)
    const stranger = (await makeStudio(app)).owner
    const refusals = [[studio.member, 'FORBIDDEN'], [studio.outsider, 'NOT_FOUND'], [stranger, 'NOT_FOUND']] as const
    for (const [person, code] of refusals) {
      await expectUnchanged(
        () => stateOf(studio.organizationId),
        async () => expectRefused(await act(app, person, mutation, { invitationId }), code),
      )
    }
    await act(app, studio.owner, 'revokeInvitation', { invitationId })
    expectRefused(await act(app, studio.owner, mutation, { invitationId }), 'NOT_FOUND')
  })

  it('shows who invited until that person has left', async () => {
    const query = `query ($id: ID!) {
      organization(id: $id) { invitations { totalCount nodes { email sentAt invitedBy { name } } } }
    }`
    const read = () => app.ask<object>(studio.member, query, { id: studio.organizationId })
    expect(await read()).toMatchObject({
      organization: { invitations: { totalCount: 1, nodes: [{ email, invitedBy: { name: 'Adam' } }] } },
    })
    await act(app, studio.admin, 'leaveOrganization', { organizationId: studio.organizationId })
    expect(await read()).toMatchObject({ organization: { invitations: { nodes: [{ invitedBy: null }] } } })
  })

  it('is sent in the end where the mail server refuses at first', async () => {
    const slow = `${REFUSED_ONCE}${anyEmail()}`
    await add(app, studio.owner, studio.organizationId, slow)
    await countMailsTo(slow)
    await prisma.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`
    expect((await accept(app, studio.outsider, await sentToken(slow))).errors).toEqual([])
  })
})
