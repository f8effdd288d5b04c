import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetExpired } from '../../../server/modules/identity/accountsHousekeeping.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makeShot, makeStudio, makeToken, type Person, readBoard, type Studio, verify } from '../../harness/fixtures.ts'
import { inApp, prisma } from '../../harness/running.ts'

const CREATE = 'mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id code name } } }'
const RETRIES = 20
const HOUR_MS = 3_600_000

interface Answer {
  status: number
  isReplayed: boolean
  body: {
    data?: { createShots: { shots: [{ id: string; name: string }] } } | null
    errors?: { message: string; extensions: { code: string; requestId: string } }[]
  }
}

describe('a request with an Idempotency-Key', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function post(person: Person | null, key: string, query: string, variables: object): Promise<Answer> {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(person && { authorization: `Bearer ${person.accessToken}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const isReplayed = response.headers.get('idempotent-replayed') === 'true'
    return { status: response.status, isReplayed, body: (await response.json()) as Answer['body'] }
  }
  const create = (key: string, name: string, person: Person = studio.member) =>
    post(person, key, CREATE, { input: { storyboardId: studio.storyboardId, shots: [{ name }] } })
  const countShots = async () => (await readBoard(app, studio.owner, studio.storyboardId)).shots.totalCount
  const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions.code
  const messageOf = ({ body }: Answer) => body.errors?.[0]?.message

  it('keeps a document that failed in part: a retry returns the same data and errors', async () => {
    const before = await countShots()
    const both = `mutation ($good: CreateShotsInput!, $bad: CreateShotsInput!) {
      a: createShots(input: $good) { shots { id name } }
      b: createShots(input: $bad) { shots { id name } }
    }`
    const { storyboardId } = studio
    const variables = {
      good: { storyboardId, shots: [{ name: 'Dawn' }] },
      bad: { storyboardId, shots: [{ name: 'x'.repeat(1_000) }] },
    }
    const key = randomUUID()
    const first = await post(studio.member, key, both, variables)
    expect(first.body.data).toEqual({ a: { shots: [{ id: expect.any(String), name: 'Dawn' }] }, b: null })
    expect(first.body.errors).toEqual([
      expect.objectContaining({ path: ['b'], extensions: expect.objectContaining({ code: 'INVALID_INPUT' }) }),
    ])
    const again = await post(studio.member, key, both, variables)
    expect(again).toEqual({ ...first, isReplayed: true })
    expect(await countShots()).toBe(before + 1)
  })

  it('writes once however often it is sent, and is answered the same', async () => {
    const before = await countShots()
    const key = randomUUID()
    const first = await create(key, 'Dusk')
    expect(first.body.errors).toBeUndefined()
    expect(first.isReplayed).toBe(false)
    const again = await create(key, 'Dusk')
    expect(again.isReplayed).toBe(true)
    expect(again.body).toEqual(first.body)
    expect(await countShots()).toBe(before + 1)
  })

  it('writes once when 20 are sent at the same time', async () => {
    const before = await countShots()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: RETRIES }, () => create(key, 'Rain')))
    expect(await countShots()).toBe(before + 1)
    expect(new Set(answers.map(({ body }) => body.data?.createShots.shots[0].id)).size).toBe(1)
    expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1)
  })

  it('is a CONFLICT with another body under the same key, and changes nothing', async () => {
    const key = randomUUID()
    await create(key, 'One')
    const before = await countShots()
    const other = await create(key, 'Two')
    expect(codeOf(other)).toBe('CONFLICT')
    expect(messageOf(other)).toMatch(/Idempotency-Key.*another request/)
    expect(await countShots()).toBe(before)
  })

  it("is another token's key for another token", async () => {
    const before = await countShots()
    const key = randomUUID()
    await create(key, 'Fog')
    await create(key, 'Fog', studio.owner)
    await create(key, 'Fog', await makeToken(studio.member, ['read', 'write']))
    expect(await countShots()).toBe(before + 3)
  })

  it('is answered with the first refusal too', async () => {
    const key = randomUUID()
    const refused = await create(key, 'x'.repeat(201))
    expect(codeOf(refused)).toBe('INVALID_INPUT')
    const again = await create(key, 'x'.repeat(201))
    expect(again.isReplayed).toBe(true)
    expect(again.body).toEqual(refused.body)
  })

  it('says that an answer with a secret is not kept, and makes no second token', async () => {
    const key = randomUUID()
    const query = `mutation ($input: CreatePersonalTokenInput!) {
      createPersonalToken(input: $input) { secret token { id } }
    }`
    const input = { name: `Pipeline ${key}`, scopes: ['READ'] }
    await verify(app, studio.owner)
    expect((await post(studio.owner, key, query, { input })).body.errors).toBeUndefined()
    const again = await post(studio.owner, key, query, { input })
    expect(codeOf(again)).toBe('CONFLICT')
    expect(messageOf(again)).toMatch(/carried out.*held a secret.*not kept/)
    expect(await prisma.accessToken.count({ where: { name: input.name } })).toBe(1)
    const rows = await prisma.idempotencyKey.findMany({ where: { answer: { contains: '"secret"' } } })
    expect(rows).toEqual([])
  })

  it('needs a token and a key that can be read, and takes no files', async () => {
    const input = { storyboardId: studio.storyboardId }
    expect(codeOf(await post(null, randomUUID(), CREATE, { input }))).toBe('INVALID_INPUT')
    expect(codeOf(await post(studio.member, 'x'.repeat(201), CREATE, { input }))).toBe('INVALID_INPUT')
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: CREATE, variables: { input } }))
    form.set('map', '{}')
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${studio.member.accessToken}`, 'idempotency-key': randomUUID() },
      body: form,
    })
    expect(await response.text()).toMatch(/takes no Idempotency-Key/)
  })

  const lastKey = () => prisma.idempotencyKey.findFirstOrThrow({ orderBy: { expiresAt: 'desc' } })

  it('is never carried out twice when the server died between the change and the answer', async () => {
    const key = randomUUID()
    await create(key, 'Lost')
    const before = await countShots()
    const { keyHash, wroteAt } = await lastKey()
    expect(wroteAt).not.toBeNull()
    await prisma.idempotencyKey.update({ where: { keyHash }, data: { answer: null, leaseUntil: new Date() } })
    const again = await create(key, 'Lost')
    expect(codeOf(again)).toBe('CONFLICT')
    expect(messageOf(again)).toMatch(/carried out.*lost/)
    expect(await countShots()).toBe(before)
  })

  it('is carried out by the retry when the server died before the change', async () => {
    const key = randomUUID()
    await create(key, 'Died')
    const { keyHash } = await lastKey()
    const before = await countShots()
    const died = { answer: null, wroteAt: null, leaseUntil: new Date() }
    await prisma.idempotencyKey.update({ where: { keyHash }, data: died })
    expect((await create(key, 'Died')).body.errors).toBeUndefined()
    expect(await countShots()).toBe(before + 1)
  })

  it('is forgotten after 24 hours, and cleared away at night', async () => {
    const key = randomUUID()
    await create(key, 'Old')
    const { keyHash, expiresAt } = await lastKey()
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(23 * HOUR_MS)
    await prisma.idempotencyKey.update({ where: { keyHash }, data: { expiresAt: new Date(Date.now() - 1) } })
    const before = await countShots()
    await create(key, 'Old')
    expect(await countShots()).toBe(before + 1)
    await prisma.idempotencyKey.update({ where: { keyHash }, data: { expiresAt: new Date(Date.now() - 1) } })
    await inApp(forgetExpired)
    expect(await prisma.idempotencyKey.count({ where: { keyHash } })).toBe(0)
  })

  describe('over REST', () => {
    const rest = (key: string, method: string, path: string, body: object | null) =>
      fetch(`${app.url}/api/projects/${studio.projectId}/storyboard${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          authorization: `Bearer ${studio.member.accessToken}`,
          'idempotency-key': key,
        },
        ...(body && { body: JSON.stringify(body) }),
      })

    it('writes once, and is answered the same', async () => {
      const before = await countShots()
      const key = randomUUID()
      const send = () => rest(key, 'POST', '/create-shot', { name: 'Rest' })
      const answers = await Promise.all(Array.from({ length: RETRIES }, send))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      expect(new Set(texts).size).toBe(1)
      expect(await countShots()).toBe(before + 1)
      const other = await rest(key, 'POST', '/create-shot', { name: 'Other' })
      expect(other.status).toBe(409)
      expect(await countShots()).toBe(before + 1)
    })

    it('answers a deletion that was made already as the first time, and so a refusal', async () => {
      const { id } = await makeShot(app, studio.member, studio.storyboardId)
      const key = randomUUID()
      const remove = () => rest(key, 'DELETE', `/shot/${id}/delete-shot`, null)
      const [first, second] = [await remove(), await remove()]
      expect([first.status, second.status]).toEqual([204, 204])
      expect(second.headers.get('idempotent-replayed')).toBe('true')
      const otherKey = randomUUID()
      const refuse = () => rest(otherKey, 'DELETE', `/shot/${id}/delete-shot`, null)
      const [refused, again] = [await refuse(), await refuse()]
      expect([refused.status, again.status]).toEqual([404, 404])
      expect(await again.json()).toEqual(await refused.json())
    })
  })
})
