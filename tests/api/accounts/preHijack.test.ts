import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import type { Sender } from '../../harness/client.ts'
import {
  makeLink,
  makePerson,
  makeStudio,
  makeToken,
  PASSWORD,
  type Person,
  type Studio,
  verify,
} from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'
import { accept, add, mailAbout, roleOf } from '../organizations/people.ts'

const LINK = `query ($token: String!) { verificationLink(token: $token) { email isOwnSession } }`
const VERIFY = `mutation ($input: VerifyEmailInput!) {
  verifyEmail(input: $input) { email passwordSetToken organizations { name } }
}`
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }`
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`
const OWN_PASSWORD = 'the mailbox is mine'

interface Verified {
  verifyEmail: { email: string; passwordSetToken: string | null; organizations: { name: string }[] }
}

describe('an account that somebody made with the address of another', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const signIn = async ({ email }: Person, password: string) =>
    app.send<{ signIn: { accessToken: string } }>(null, SIGN_IN, { input: { email, password } })
  const signedIn = async (person: Person, password: string): Promise<Person> =>
    ({ ...person, accessToken: (await signIn(person, password)).data.signIn.accessToken })
  const follow = (sender: Sender, token: string, password?: string) =>
    app.send<Verified>(sender, VERIFY, { input: { token, password } })
  const reset = (token: string, input: object = {}) =>
    app.send(null, RESET, { input: { token, newPassword: OWN_PASSWORD, ...input } })
  const invite = async ({ email }: Person) => {
    expect((await add(app, studio.owner, studio.organizationId, email, 'ADMIN')).errors).toEqual([])
  }
  const isVerified = async ({ id }: Person) =>
    (await prisma.user.findUniqueOrThrow({ where: { id: uuidOf('User', id) } })).emailVerifiedAt !== null
  const expectOpen = async (sender: Sender) =>
    expect((await app.send(sender, '{ viewer { id } }')).errors).toEqual([])
  const expectEnded = async (sender: Sender) =>
    expectRefused(await app.send(sender, '{ viewer { id } }'), 'UNAUTHENTICATED')

  /** The account with a session, and with a token as accounts had before addresses had to be verified for them. */
  async function hijack() {
    const session = await makePerson(app, 'Mallory')
    return { session, token: await makeToken(session, ['read', 'write', 'admin']) }
  }

  async function expectShutOut({ session, token }: Awaited<ReturnType<typeof hijack>>): Promise<void> {
    await expectEnded(session)
    await expectEnded(token)
    expectRefused(await signIn(session, PASSWORD), 'UNAUTHENTICATED')
  }

  it.each(['before', 'after'])('gives them nothing where it is invited %s its link is followed', async (when) => {
    const stranger = await hijack()
    const account = stranger.session
    if (when === 'before') await invite(account)
    expect(await roleOf(studio.organizationId, account)).toBeNull()
    const token = await makeLink(account, 'VERIFY_EMAIL')
    for (const [sender, isOwnSession] of [[null, false], [studio.owner, false], [stranger.token, false]] as const) {
      expect(await app.ask(sender, LINK, { token })).toEqual({
        verificationLink: { email: account.email, isOwnSession },
      })
    }
    expect(await isVerified(account)).toBe(false)

    const { verifyEmail } = (await follow(null, token)).data
    expect(verifyEmail).toEqual({ email: account.email, passwordSetToken: expect.any(String), organizations: [] })
    if (when === 'after') await invite(account)
    expect(await roleOf(studio.organizationId, account)).toBe('ADMIN')
    await expectShutOut(stranger)

    expect((await reset(verifyEmail.passwordSetToken ?? '')).errors).toEqual([])
    await expectShutOut(stranger)
    const owner = await signedIn(account, OWN_PASSWORD)
    expect(await roleOf(studio.organizationId, owner)).toBe('ADMIN')
    await expectOpen(owner)
  })

  it('gives them nothing where the link is followed from the session of another account', async () => {
    const stranger = await hijack()
    const token = await makeLink(stranger.session, 'VERIFY_EMAIL')
    expect((await follow(studio.owner, token)).data.verifyEmail.passwordSetToken).not.toBeNull()
    await expectShutOut(stranger)
    await expectOpen(studio.owner)
  })

  it('gives them nothing where a link to a new password proves the address', async () => {
    const stranger = await hijack()
    await invite(stranger.session)
    expect((await reset(await makeLink(stranger.session, 'RESET_PASSWORD'), { endPersonalTokens: false })).errors)
      .toEqual([])
    expect(await roleOf(studio.organizationId, stranger.session)).toBe('ADMIN')
    await expectShutOut(stranger)
  })

  it('gives them nothing where the link of an invitation proves the address', async () => {
    const stranger = await hijack()
    const owner = await signedIn(stranger.session, PASSWORD)
    await invite(owner)
    const { token } = await mailAbout(owner.email, 'Kestrel')
    expect((await accept(app, owner, token)).errors).toEqual([])
    expect(await isVerified(owner)).toBe(true)
    await expectEnded(stranger.session)
    await expectEnded(stranger.token)
    await expectOpen(owner)
  })

  it('is no member where the owner of the mailbox accepts the invitation with another account', async () => {
    const stranger = await hijack()
    await invite(stranger.session)
    const other = await verify(app, await makePerson(app, 'Nina'))
    const { token } = await mailAbout(stranger.session.email, 'Kestrel')
    expect((await accept(app, other, token)).errors).toEqual([])
    expect(await roleOf(studio.organizationId, other)).toBe('ADMIN')
    expect(await roleOf(studio.organizationId, stranger.session)).toBeNull()
    expect(await isVerified(stranger.session)).toBe(false)
  })

  it('keeps the session that verifies and the password, and nothing else', async () => {
    const { session, token } = await hijack()
    const own = await signedIn(session, PASSWORD)
    const link = await makeLink(own, 'VERIFY_EMAIL')
    expect(await app.ask(own, LINK, { token: link })).toMatchObject({ verificationLink: { isOwnSession: true } })
    expect((await follow(own, link)).data.verifyEmail.passwordSetToken).toBeNull()
    await expectOpen(own)
    await expectEnded(session)
    await expectEnded(token)
    expect((await signIn(own, PASSWORD)).errors).toEqual([])
  })

  it('keeps the password that verifies, and no session; a wrong one changes nothing', async () => {
    const { session, token } = await hijack()
    const link = await makeLink(session, 'VERIFY_EMAIL')
    expectRefused(await follow(null, link, 'a wrong one'), 'INVALID_INPUT', { password: 'Password is incorrect' })
    expectRefused(await follow(null, link, ''), 'INVALID_INPUT', { password: 'Password is required' })
    expect(await isVerified(session)).toBe(false)
    await expectOpen(session)
    expect((await follow(null, link, PASSWORD)).data.verifyEmail.passwordSetToken).toBeNull()
    await expectEnded(session)
    await expectEnded(token)
    expect((await signIn(session, PASSWORD)).errors).toEqual([])
  })

  it('is verified once where the link is opened by several at once', async () => {
    const { session } = await hijack()
    const link = await makeLink(session, 'VERIFY_EMAIL')
    const answers = await Promise.all([null, session, studio.owner, null].map((sender) => follow(sender, link)))
    const done = answers.filter(({ errors }) => errors.length === 0)
    expect(done).toHaveLength(1)
    for (const answer of answers) if (answer.errors.length > 0) expectRefused(answer, 'INVALID_INPUT')
    const isKept = done[0]?.data.verifyEmail.passwordSetToken === null
    expect((await signIn(session, PASSWORD)).errors.length === 0).toBe(isKept)
  })

  it('keeps its credentials where the address was verified before', async () => {
    const person = await makePerson(app)
    const link = await makeLink(person, 'VERIFY_EMAIL')
    const second = await signedIn(person, PASSWORD)
    expect((await follow(second, await makeLink(person, 'VERIFY_EMAIL'))).errors).toEqual([])
    expectRefused(await follow(null, link), 'INVALID_INPUT')
    const late = await makeLink(person, 'VERIFY_EMAIL')
    expect((await follow(null, late)).data.verifyEmail.passwordSetToken).toBeNull()
    await expectOpen(second)
  })
})
