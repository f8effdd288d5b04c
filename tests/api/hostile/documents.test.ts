import { request as openRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../harness/app.ts'
import type { Answer } from '../../harness/client.ts'
import { makeShot, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectNoInsides, expectRefused, expectUnchanged } from '../../harness/refusals.ts'
import { pool } from '../../harness/running.ts'
import { oneRowInput } from '../projects/projectCalls.ts'

type Received = Answer<unknown> & { text: string }

describe('requests no client of ours would send', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    await makeShot(app, studio.owner, studio.storyboardId)
  })
  afterAll(() => app.stop())

  async function post(body: BodyInit, headers: Record<string, string> = {}, path = '/graphql'): Promise<Received> {
    const response = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${studio.owner.accessToken}`,
        ...headers,
      },
      body,
    })
    const text = await response.text()
    expectNoInsides(text)
    const { data, errors = [] } = JSON.parse(text) as Partial<Answer<unknown>>
    return { status: response.status, data, errors, text }
  }
  const expectInvalid = (answer: Received, status?: number) => {
    expect(answer.errors.length, answer.text).toBeGreaterThan(0)
    for (const { extensions, message } of answer.errors) {
      expect(extensions?.code, answer.text).toBe('INVALID_INPUT')
      expect(extensions.requestId).toMatch(/^req_/)
      expect(message).toMatch(/\w/)
    }
    expect(answer.data ?? null).toBeNull()
    if (status) expect(answer.status).toBe(status)
  }
  const whole = () => readBoard(app, studio.owner, studio.storyboardId)
  const createShots = `mutation { createShots(input: { storyboardId: "ID", shots: [{}] }) { shots { id } } }`
  const creating = () => createShots.replace('ID', studio.storyboardId)

  describe('bodies', () => {
    it.each([
      '', ' ', '{', 'null', '1', '"query"', '[]', '{}', '{"query":1}', '{"query":null}', '{"query":["{viewer{id}}"]}',
      '{"query":"{ viewer { id } }","variables":"none"}', '{"query":"{ viewer { id } }","operationName":"Missing"}',
      '{"query":""}', '{"query":"{"}', '{"query":"{ viewer { id } "}', '\ud800',
    ])('refuses %j', async (body) => {
      expectInvalid(await post(body))
    })

    it('refuses a batch', async () => {
      await expectUnchanged(whole, async () => {
        expectInvalid(await post(JSON.stringify([{ query: creating() }, { query: creating() }])), 400)
      })
    })

    it.each(['application/x-www-form-urlencoded', 'APPLICATION/X-WWW-FORM-URLENCODED; charset=utf-8'])(
      'refuses a form of %s, which a page elsewhere could send',
      async (type) => {
        await expectUnchanged(whole, async () => {
          const form = new URLSearchParams({ query: creating() }).toString()
          expectInvalid(await post(form, { 'content-type': type }), 415)
        })
      },
    )

    it.each(['text/plain', 'application/octet-stream', 'application/jsonp', 'x'])(
      'refuses a body of type %s',
      async (type) => {
        await expectUnchanged(whole, async () => {
          expectInvalid(await post(JSON.stringify({ query: creating() }), { 'content-type': type }), 415)
        })
      },
    )

    it('refuses a mutation by GET and answers a query', async () => {
      const get = (query: string) =>
        fetch(`${app.url}/graphql?${new URLSearchParams({ query }).toString()}`, {
          headers: { authorization: `Bearer ${studio.owner.accessToken}`, accept: 'application/json' },
        })
      await expectUnchanged(whole, async () => {
        const refused = await get(creating())
        expect(refused.status).toBe(405)
        expect(((await refused.json()) as Answer).errors[0]?.extensions.code).toBe('INVALID_INPUT')
      })
      expect(await (await get('{ viewer { id } }')).json()).toMatchObject({ data: { viewer: { id: studio.owner.id } } })
    })

    it.each([
      [401, '{ viewer { id } }', 'Bearer fw_nonsense'],
      [400, `{ viewer { id } } # ${'x'.repeat(100_000)}`, null],
      [400, '{ viewer { nothing } }', null],
      [200, '{ organization(id: "nonsense") { id } }', null],
    ])('tells by the status %i, where the media type wants it', async (status, query, authorization) => {
      const accept = 'application/graphql-response+json'
      const told = await post(JSON.stringify({ query }), { accept, ...(authorization && { authorization }) })
      expect([told.status, told.errors.length]).toEqual([status, 1])
      const plain = { accept: 'application/json', ...(authorization && { authorization }) }
      expect((await post(JSON.stringify({ query }), plain)).status).toBe(200)
    })

    it.each(['PUT', 'PATCH', 'DELETE'])('refuses %s and says what it answers', async (method) => {
      const answer = await fetch(`${app.url}/graphql`, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
      expect(((await answer.json()) as Answer).errors[0]?.extensions.code).toBe('INVALID_INPUT')
    })

    it('refuses a body of more than 8 MiB by its length', async () => {
      const answer = await post(JSON.stringify({ query: '{ viewer { id } }', variables: { x: 'x'.repeat(8_388_608) } }))
      expectInvalid(answer, 413)
    })

    it('refuses a body of more than 8 MiB that does not tell its length', async () => {
      const status = await new Promise<number>((resolve, reject) => {
        const sending = openRequest(`${app.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        })
        sending.on('response', (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
        sending.on('error', reject)
        sending.write('{"query":"{ viewer { id } }","variables":{"x":"')
        for (let count = 0; count < 20; count++) sending.write('x'.repeat(1_048_576))
        sending.end('"}}')
      })
      expect(status).toBe(413)
    })

    it('knows no other path', async () => {
      for (const path of ['/graphql/x', '/nothing', '/media', '/media/views/../../etc/passwd', '/%00', '/%']) {
        const response = await fetch(`${app.url}${path}`)
        expect([400, 404], path).toContain(response.status)
        expectNoInsides(await response.text())
      }
    })
  })

  describe('documents', () => {
    const send = (query: string, variables: object = {}) => post(JSON.stringify({ query, variables }))

    it.each([
      ['an unknown field', '{ viewer { id password } }'],
      ['an unknown argument', '{ organizations(where: "1=1") { totalCount } }'],
      ['a field without its selection', '{ viewer }'],
      ['a selection of a scalar', '{ viewer { id { x } } }'],
      ['an unknown type', 'query ($x: Nothing) { viewer { id } }'],
      ['a variable of another type', 'query ($id: Int!) { project(by: { id: $id }) { id } }'],
      ['an unused fragment', '{ viewer { id } } fragment A on User { id }'],
      ['two operations without a name', '{ viewer { id } } { viewer { id } }'],
      ['a missing argument', '{ node { id } }'],
      ['no document', 'hello'],
      ['an unknown enum value', 'mutation { createShots(input: { shots: [{ aspectRatio: WIDE }] }) { shots { id } } }'],
    ])('refuses %s', async (_, query) => {
      expectInvalid(await send(query))
    })

    it.each([
      ['a number for a name', { name: 1 }],
      ['a list for a name', { name: ['A'] }],
      ['an object for a name', { name: { toString: 'A' } }],
      ['a boolean for a name', { name: true }],
      ['a field that is not there', { name: 'A', deletedAt: null }],
      ['a prototype', JSON.parse('{ "name": "A", "__proto__": { "isAdmin": true } }') as object],
      ['a fraction for a place', { place: { position: 1.5 } }],
      ['a text for a place', { place: { position: '1' } }],
      ['a place beyond 32 bits', { place: { position: 2 ** 31 } }],
      ['another ratio', { aspectRatio: 'RATIO_3_2' }],
      ['no board', { storyboardId: null }],
    ])('refuses %s', async (_, input) => {
      await expectUnchanged(whole, async () => {
        const query = `mutation ($input: CreateShotsInput!) { createShots(input: $input) { shots { id } } }`
        const one = oneRowInput('createShots', { storyboardId: studio.storyboardId, ...input })
        expectInvalid(await send(query, { input: one }))
      })
    })

    it('refuses a document of more than 5,000 tokens', async () => {
      const { errors } = await send(`{ viewer { ${'id '.repeat(5_000)} } }`)
      expect(errors).toHaveLength(1)
      expect(['INVALID_INPUT', 'TOO_COMPLEX']).toContain(errors[0]?.extensions.code)
      expect(errors[0]?.message).toMatch(/5,?000/)
    })

    it('refuses a document of more than 100 kB', async () => {
      const answer = await send(`# ${'x'.repeat(100_000)}\n{ viewer { id } }`)
      expectRefused(answer, 'TOO_COMPLEX')
      expect(answer.errors[0]?.message).toContain('100,000')
    })

    it('answers fields with an error in time for a thousand aliases', async () => {
      const aliases = Array.from({ length: 600 }, (_, index) => `a${index}: viewer { id }`).join(' ')
      const answer = await send(`{ ${aliases} }`)
      expect([200, 400]).toContain(answer.status)
    })
  })

  describe('faults of the server', () => {
    it('are masked, with the id of the request to ask by', async () => {
      const insides = new Error('SELECT "secret" FROM "User" failed at /srv/app.ts:12')
      const query = vi.spyOn(pool, 'query').mockRejectedValueOnce(insides as never)
      const document = `query ($id: ID!) { storyboard(by: { id: $id }) { shots { nodes { position } } } }`
      const answer = await app.send(studio.owner, document, { id: studio.storyboardId })
      query.mockRestore()
      expectRefused(answer, 'INTERNAL')
      expect(JSON.stringify(answer)).not.toContain('secret')
      expect(answer.errors[0]?.message).toMatch(/^Something went wrong/)
    })

    it('are told by readyz in a sentence', async () => {
      expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({ status: 'ok' })
      const query = vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('connect ECONNREFUSED') as never)
      const response = await fetch(`${app.url}/readyz`)
      query.mockRestore()
      expect(response.status).toBe(503)
      expectNoInsides(await response.text())
      expect((await fetch(`${app.url}/livez`)).status).toBe(200)
    })
  })

  it('gives every answer an id of its own and no hint of what it runs on', async () => {
    const responses = await Promise.all([1, 2].map(() => fetch(`${app.url}/livez`)))
    const ids = responses.map(({ headers }) => headers.get('x-request-id'))
    expect(ids[0]).toMatch(/^req_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(ids[0]).not.toBe(ids[1])
    const [headers] = responses.map((response) => response.headers)
    expect(headers?.get('x-powered-by')).toBeNull()
    expect(Object.fromEntries(headers ?? [])).toMatchObject({
      'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN', 'x-permitted-cross-domain-policies': 'none', 'x-xss-protection': '0',
    })
  })
})
