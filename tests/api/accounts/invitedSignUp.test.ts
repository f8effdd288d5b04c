import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeStudio, PASSWORD, type Studio } from '../../harness/fixtures.ts'
import { countMailsTo, mailedToken, mailTo } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { accessToken user { id isEmailVerified } }
}`
const ORGANIZATIONS = `{ organizations { nodes { id viewerRole } } }`

interface SignedUp {
  signUp: { accessToken: string; user: { id: string; isEmailVerified: boolean } }
}

describe('a sign-up', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const newEmail = () => `${randomUUID()}@example.com`
  const signUp = (input: Record<string, unknown>) =>
    app.send<SignedUp>(null, SIGN_UP, { input: { name: 'Ada', password: PASSWORD, ...input } })
  async function invite(email: string, role = 'MEMBER'): Promise<string> {
    const add = `mutation ($input: AddMemberInput!) { addMember(input: $input) { invitation { id } } }`
    await app.ask(studio.owner, add, { input: { organizationId: studio.organizationId, email, role } })
    return mailedToken(email)
  }

  it('by an invitation joins at once and needs no mail for the address that was invited', async () => {
    const email = newEmail()
    const invitationToken = await invite(email, 'ADMIN')
    const { data, errors } = await signUp({ email: email.toUpperCase(), invitationToken })
    expect(errors).toEqual([])
    expect(data.signUp.user.isEmailVerified).toBe(true)
    expect(await app.ask(data.signUp, ORGANIZATIONS)).toEqual({
      organizations: { nodes: [{ id: studio.organizationId, viewerRole: 'ADMIN' }] },
    })
    expect(await countMailsTo(email)).toBe(1)
    const again = await signUp({ email: newEmail(), invitationToken })
    expectRefused(again, 'INVALID_INPUT', { invitationToken: 'This invitation is not valid any more' })
  })

  it('by an invitation to another address joins, and still has to verify its own', async () => {
    const invitationToken = await invite(newEmail())
    const email = newEmail()
    const { data } = await signUp({ email, invitationToken })
    expect(data.signUp.user.isEmailVerified).toBe(false)
    expect(await app.ask(data.signUp, ORGANIZATIONS)).toEqual({
      organizations: { nodes: [{ id: studio.organizationId, viewerRole: 'MEMBER' }] },
    })
    expect((await mailTo(email)).subject).toBe('Confirm your email address')
  })

  it('makes no account for an invitation that is not open', async () => {
    const [invited, email] = [newEmail(), newEmail()]
    const expired = await invite(invited)
    await prisma.invitation.update({
      where: { secretHash: hashSecret(expired) },
      data: { expiresAt: new Date(Date.now() - 1000) },
    })
    for (const invitationToken of [expired, 'fw_nonsense', '']) {
      expectRefused(await signUp({ email, invitationToken }), 'INVALID_INPUT', {
        invitationToken: 'This invitation is not valid any more',
      })
    }
    expect(await prisma.user.count({ where: { emailKey: email } })).toBe(0)
  })

  it('remembers the plan for the first organization', async () => {
    const { data } = await signUp({ email: newEmail(), plan: 'STARTER' })
    const where = { id: uuidOf('User', data.signUp.user.id) }
    expect((await prisma.user.findUniqueOrThrow({ where })).firstPlan).toBe('STARTER')
    const make = `mutation ($input: CreateOrganizationInput!) {
      createOrganization(input: $input) { organization { plan } }
    }`
    expect(await app.ask(data.signUp, make, { input: { name: 'Tern' } })).toEqual({
      createOrganization: { organization: { plan: 'STARTER' } },
    })
  })
})
