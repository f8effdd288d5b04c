import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { forgetExpired } from '../../../server/modules/identity/accountsHousekeeping.service.ts'
import { hashSecret, newSecret } from '../../../server/modules/identity/secret.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeDatabase } from '../../harness/database.ts'
import { makeOrganization, makePerson, makeToken, verify } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp, pool, prisma } from '../../harness/running.ts'

const HOUR_MS = 3_600_000

describe('every night', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await startApp(await makeDatabase())
  })
  afterAll(() => app.stop())

  it('links, sessions and counters whose time is over go, and nothing else', async () => {
    const ada = await makePerson(app)
    const userId = uuidOf('User', ada.id)
    await makeToken(ada, ['read'], new Date(Date.now() - HOUR_MS))
    const before = new Date(Date.now() - 1000)
    const after = new Date(Date.now() + HOUR_MS)
    for (const expiresAt of [before, after]) {
      const secretHash = hashSecret(newSecret())
      await prisma.mailedLink.create({ data: { kind: 'VERIFY_EMAIL', userId, expiresAt, secretHash } })
    }
    const session = { kind: 'SESSION' as const, userId, last4: 'abcd' }
    await prisma.accessToken.createMany({
      data: [
        { lastUsedAt: new Date(Date.now() - 13 * HOUR_MS) },
        { lastUsedAt: before, remembered: true, expiresAt: before },
        { lastUsedAt: new Date(Date.now() - 13 * HOUR_MS), remembered: true, expiresAt: after },
      ].map((each) => ({ ...session, ...each, secretHash: hashSecret(newSecret()) })),
    })
    await pool.query(`INSERT INTO "RateLimit" ("key", "points", "expire") VALUES ('over', 3, $1)`, [Date.now() - 1000])

    await inApp(forgetExpired)
    expect(await prisma.mailedLink.findMany({ select: { expiresAt: true } })).toEqual([{ expiresAt: after }])
    const kinds = (await prisma.accessToken.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(
      ({ kind, remembered }) => [kind, remembered],
    )
    expect(kinds.toSorted()).toEqual([
      ['PERSONAL', false],
      ['SESSION', false],
      ['SESSION', true],
    ])
    const { rows } = await pool.query<{ key: string }>('SELECT "key" FROM "RateLimit"')
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['signUp'])
  })

  it('accounts that stayed unverified for a week go, unless they are members somewhere', async () => {
    const everybody = await Promise.all(['Old', 'New', 'Known', 'Member'].map((name) => makePerson(app, name)))
    const [old, recent, known, member] = everybody
    if (!old || !recent || !known || !member) throw new Error('Somebody is missing')
    await verify(app, known)
    await makeOrganization(app, member)
    const ids = everybody.map(({ id }) => uuidOf('User', id))
    const createdAt = new Date(Date.now() - 7 * 24 * HOUR_MS - 1000)
    await prisma.user.updateMany({
      where: { id: { in: ids.filter((id) => id !== uuidOf('User', recent.id)) } },
      data: { createdAt },
    })
    await inApp(forgetExpired)
    const left = await prisma.user.findMany({ where: { id: { in: ids } } })
    expect(left.map(({ name }) => name).toSorted()).toEqual(['Known', 'Member', 'New'])
    expectRefused(await app.send(old, '{ viewer { id } }'), 'UNAUTHENTICATED')
  })
})
