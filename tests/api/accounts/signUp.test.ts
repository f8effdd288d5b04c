import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { PASSWORD } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { pool, prisma } from '../../harness/running.ts'

const SIGN_UP = `mutation ($input: SignUpInput!) {
  signUp(input: $input) { accessToken user { id name email } }
}`

interface SignedUp {
  signUp: { accessToken: string; user: { id: string; name: string; email: string } }
}

describe('signUp', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const newEmail = () => `${randomUUID()}@example.com`
  const accounts = (email: string) => prisma.user.count({ where: { emailKey: email.toLowerCase() } })
  const signUp = (input: Record<string, unknown>) =>
    app.send<SignedUp>(null, SIGN_UP, { input: { name: 'Ada', password: PASSWORD, ...input } })

  it('makes an account and signs it in', async () => {
    const email = `Ada.${newEmail()}`
    const { data, errors } = await signUp({ name: '  Ada Lovelace ', email: ` ${email} ` })
    expect(errors).toEqual([])
    expect(data.signUp.user).toMatchObject({ name: 'Ada Lovelace', email })
    expect(data.signUp.user.id).toMatch(/^user_[0-9a-z]{26}$/)
    expect(data.signUp.accessToken).toMatch(/^fw_[\w-]{43}$/)
    const { viewer } = await app.ask<{ viewer: object }>(data.signUp, `{ viewer { email } }`)
    expect(viewer).toEqual({ email })
    const events = await prisma.accountEvent.findMany({
      where: { userId: uuidOf('User', data.signUp.user.id), NOT: { type: 'verification.sent' } },
      orderBy: { seq: 'asc' },
    })
    expect(events.map(({ seq, type }) => `${seq} ${type}`)).toEqual(['1 account.created', '2 session.started'])
  })

  it('stores neither password nor secret in the clear', async () => {
    const { data } = await signUp({ email: newEmail() })
    const user = await prisma.user.findUniqueOrThrow({
      where: { id: uuidOf('User', data.signUp.user.id) },
      include: { tokens: true },
    })
    expect(user.passwordHash).toMatch(/^\$argon2id\$/)
    const [token] = user.tokens
    expect(Buffer.from(token?.secretHash ?? []).toString('utf8')).not.toContain(data.signUp.accessToken)
    expect(token?.last4).toBe(data.signUp.accessToken.slice(-4))
  })

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ name: ' \t ' }, { name: 'Name is required' }],
    [{ name: 'Ada \u202egnp.exe' }, { name: 'Name must not contain characters that reverse text' }],
    [{ name: 'n'.repeat(201) }, { name: 'Name must be at most 200 characters' }],
    [{ name: 'two\nlines' }, { name: 'Name must be on one line' }],
    [{ name: 'bell\u0007' }, { name: 'Name must not contain control characters' }],
    [{ name: 'half \ud83d' }, { name: 'Name must be valid Unicode text' }],
    [{ password: '' }, { password: 'Password is required' }],
    [{ password: '1234567' }, { password: 'Password must be at least 8 characters' }],
    [{ password: '😀'.repeat(7) }, { password: 'Password must be at least 8 characters' }],
    [{ password: 'p'.repeat(201) }, { password: 'Password must be at most 200 characters' }],
    [{ name: '', password: '' }, { name: 'Name is required', password: 'Password is required' }],
  ])('refuses %j and makes nothing', async (input, fields) => {
    const email = newEmail()
    expectRefused(await signUp({ email, ...input }), 'INVALID_INPUT', fields)
    expect(await accounts(email)).toBe(0)
  })

  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['ada', 'Email is invalid'],
    ['ada@example', 'Email is invalid'],
    ['@example.com', 'Email is invalid'],
    ['ada lovelace@example.com', 'Email is invalid'],
    ['ada@@example.com', 'Email is invalid'],
    [`${'a'.repeat(250)}@example.com`, 'Email must be at most 254 characters'],
    ['ada\u200b@example.com', 'Email must not contain invisible characters'],
    ['ada@exam\u00adple.com', 'Email must not contain invisible characters'],
    ['\u202eada@example.com', 'Email must not contain invisible characters'],
    ['ada\u3164@example.com', 'Email must not contain invisible characters'],
    ['ada\u0007@example.com', 'Email must not contain control characters'],
    ['"ada"@example.com', 'Email must not contain the character "'],
    ['ada<eve@example.com', 'Email must not contain the character <'],
    ['eve>,ada@example.com', 'Email must not contain the character >'],
    ['ada;eve@example.com', 'Email must not contain the character ;'],
    ['ada(eve)@example.com', 'Email must not contain the character ('],
    ['ada\\@example.com', 'Email must not contain the character \\'],
    ['\u0301ada@example.com', 'Email is invalid'],
    ['ada@example.com>', 'Email must end in a domain such as example.com'],
    ['ada@example.com:25', 'Email must end in a domain such as example.com'],
    ['ada@exa_mple.com', 'Email must end in a domain such as example.com'],
    ['ada@-example.com', 'Email must end in a domain such as example.com'],
    ['ada@example..com', 'Email must end in a domain such as example.com'],
    ['ada@127.0.0.1', 'Email must end in a domain such as example.com'],
  ])('refuses the e-mail %j', async (email, sentence) => {
    expectRefused(await signUp({ email }), 'INVALID_INPUT', { email: sentence })
    expect(await accounts(email.trim())).toBe(0)
  })

  const names = ["o'brien", 'ada+board', 'ада', '愛', 'zo\u0308e', 'नमस्ते', '#!$%&*/=?^_{|}~-']

  it.each(names)('takes the e-mail of %j', async (name) => {
    const email = `${name}-${newEmail()}`
    const { data, errors } = await signUp({ email })
    expect(errors).toEqual([])
    expect(data.signUp.user.email).toBe(email.normalize('NFC'))
  })

  it('is one account for an e-mail, in whatever Unicode form', async () => {
    const label = `m\u00fcller-${randomUUID().slice(0, 8)}`
    const email = `Zo\u00eb@${label}.example`
    const { data } = await signUp({ email })
    expect(data.signUp.user.email).toBe(email)
    const forms = [
      email.normalize('NFD'),
      email.toUpperCase(),
      `zo\u00eb@${domainToASCII(`${label}.example`)}`,
      `zo\u00eb@${label}.\uff45xample`,
    ]
    for (const form of forms) {
      const taken = 'An account with this email already exists'
      expectRefused(await signUp({ email: form }), 'CONFLICT', { email: taken })
      const signedIn = await app.ask<{ signIn: { user: { id: string } } }>(
        null,
        `mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }`,
        { input: { email: form, password: PASSWORD } },
      )
      expect(signedIn.signIn.user.id).toBe(data.signUp.user.id)
    }
  })

  it('finds accounts from before the rules, whatever their addresses', async () => {
    const label = `m\u00fcller-${randomUUID().slice(0, 8)}`
    const olds = [`"old"@${label}.example`, `old<b>@${randomUUID()}.example`]
    const made = await Promise.all(olds.map(() => signUp({ email: newEmail() })))
    for (const [index, email] of olds.entries()) {
      const id = uuidOf('User', made[index]?.data.signUp.user.id ?? '')
      await prisma.user.update({ where: { id }, data: { email, emailKey: email.toLowerCase() } })
    }
    const folder = join(import.meta.dirname, '../../../prisma/migrations/20261123110000_email_keys/migration.sql')
    await pool.query(readFileSync(folder, 'utf8'))
    for (const email of olds) {
      const input = { email, password: PASSWORD }
      const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }`
      expect((await app.send(null, signIn, { input })).errors).toEqual([])
    }
  })

  it('is a conflict for an e-mail that has an account, in any case', async () => {
    const email = newEmail()
    await signUp({ email })
    const sentence = 'An account with this email already exists'
    for (const again of [email, email.toUpperCase(), ` ${email.toUpperCase()} `]) {
      expectRefused(await signUp({ email: again, name: 'Mallory' }), 'CONFLICT', { email: sentence })
    }
    const users = await prisma.user.findMany({ where: { emailKey: email }, include: { tokens: true } })
    expect(users.map(({ name, tokens }) => [name, tokens.length])).toEqual([['Ada', 1]])
  })

  it('makes one account of many sign-ups at once', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp({ email })))
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'made')
    expect(codes.toSorted()).toEqual([...Array<string>(7).fill('CONFLICT'), 'made'])
    expect(await accounts(email)).toBe(1)
  })

  it.each([
    ['Zoë Müller', 'Zoë Müller'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['محمد علي', 'محمد علي'],
    ['千と千尋 👩🏽‍🎨', '千と千尋 👩🏽‍🎨'],
    ['n'.repeat(200), 'n'.repeat(200)],
    ['😀'.repeat(200), '😀'.repeat(200)],
    [`Robert'); DROP TABLE "User";--`, `Robert'); DROP TABLE "User";--`],
  ])('keeps the name %s', async (name, stored) => {
    const { data } = await signUp({ name, email: newEmail() })
    expect(data.signUp.user.name).toBe(stored)
  })
})
