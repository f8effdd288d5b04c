import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { anyAddress } from '../../harness/client.ts'
import { makePerson, makeToken, PASSWORD, type Person } from '../../harness/fixtures.ts'
import { countMailsTo, mailedToken, mailTo } from '../../harness/mails.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { prisma } from '../../harness/running.ts'

const CHANGE = `mutation ($input: ChangePasswordInput!) {
  changePassword(input: $input) { user { id } deletedTokenIds }
}`
const PROFILE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id name } } }`
const NEW_PASSWORD = 'wrong battery staple'

describe('changePassword', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const change = (person: Person, input: Record<string, unknown> = {}, from?: string) =>
    app.send<{ changePassword: { user: { id: string }; deletedTokenIds: string[] } }>(
      person,
      CHANGE,
      { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, ...input } },
      from,
    )
  const signIn = ({ email }: Person, password: string, from?: string) =>
    app.send<{ signIn: { accessToken: string } }>(
      null,
      `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`,
      { input: { email, password } },
      from,
    )
  const hashOf = async ({ id }: Person) =>
    (await prisma.user.findUniqueOrThrow({ where: { id: uuidOf('User', id) } })).passwordHash

  it('keeps this session, ends the others and the links on their way, and tells the owner', async () => {
    const ada = await makePerson(app)
    await mailTo(ada.email)
    const ask = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { email } }`
    await app.ask(null, ask, { input: { email: ada.email } })
    const reset = await mailedToken(ada.email, 2)
    const other = (await signIn(ada, PASSWORD)).data.signIn
    const token = await makeToken(ada, ['read'])

    const { data, errors } = await change(ada)
    expect(errors).toEqual([])
    expect(data.changePassword.user.id).toBe(ada.id)
    expect(data.changePassword.deletedTokenIds).toHaveLength(1)
    for (const sender of [ada, token]) expect((await app.send(sender, `{ viewer { id } }`)).errors).toEqual([])
    expectRefused(await app.send(other, `{ viewer { id } }`), 'UNAUTHENTICATED')
    expectRefused(await signIn(ada, PASSWORD), 'UNAUTHENTICATED')
    expect((await signIn(ada, NEW_PASSWORD)).errors).toEqual([])

    expect((await mailTo(ada.email, 3)).subject).toBe('Your password was changed')
    const use = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }`
    expectRefused(await app.send(null, use, { input: { token: reset, newPassword: 'a third one' } }), 'INVALID_INPUT')
  })

  it.each([
    [{ currentPassword: 'not this one' }, { currentPassword: 'Current password is incorrect' }],
    [{ currentPassword: '' }, { currentPassword: 'Current password is required' }],
    [{ newPassword: '1234567' }, { newPassword: 'Password must be at least 8 characters' }],
    [{ newPassword: '' }, { newPassword: 'Password is required' }],
  ])('refuses %j', async (input, fields) => {
    const ada = await makePerson(app)
    const before = await hashOf(ada)
    expectRefused(await change(ada, input), 'INVALID_INPUT', fields)
    expect(await hashOf(ada)).toBe(before)
    await mailTo(ada.email)
    expect(await countMailsTo(ada.email)).toBe(1)
  })

  it('is slowed down together with signing in', async () => {
    const ada = await makePerson(app)
    const from = anyAddress()
    for (let count = 0; count < 5; count += 1) {
      expectRefused(await signIn(ada, 'not this one', from), 'UNAUTHENTICATED')
      expectRefused(await change(ada, { currentPassword: 'not this one' }, from), 'INVALID_INPUT')
    }
    expectRefused(await change(ada, {}, from), 'RATE_LIMITED')
    expectRefused(await signIn(ada, PASSWORD, from), 'RATE_LIMITED')
    expect((await change(ada, {}, anyAddress())).errors).toEqual([])
  })

  it('is for sessions: an API token cannot even try', async () => {
    const ada = await makePerson(app)
    const token = await makeToken(ada, ['read', 'write', 'admin'])
    for (const currentPassword of [PASSWORD, 'not this one']) {
      expectRefused(await change(token, { currentPassword }), 'FORBIDDEN')
    }
  })
})

describe('updateProfile', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const rename = (person: Person, name: string) =>
    app.send<{ updateProfile: { user: { id: string; name: string } } }>(person, PROFILE, { input: { name } })

  it('renames oneself and keeps the old name in the log', async () => {
    const ada = await makePerson(app)
    const { data } = await rename(ada, '  Ada Lovelace ')
    expect(data).toEqual({ updateProfile: { user: { id: ada.id, name: 'Ada Lovelace' } } })
    const event = await prisma.accountEvent.findFirstOrThrow({
      where: { userId: uuidOf('User', ada.id), type: 'profile.updated' },
    })
    expect(event.payload).toEqual({ name: { from: 'Ada', to: 'Ada Lovelace' } })
  })

  it.each([
    ['', 'Name is required'],
    ['two\nlines', 'Name must be on one line'],
    ['n'.repeat(201), 'Name must be at most 200 characters'],
  ])('refuses the name %.10s', async (name, sentence) => {
    const ada = await makePerson(app)
    expectRefused(await rename(ada, name), 'INVALID_INPUT', { name: sentence })
    expect(await app.ask(ada, `{ viewer { name } }`)).toEqual({ viewer: { name: 'Ada' } })
  })
})
