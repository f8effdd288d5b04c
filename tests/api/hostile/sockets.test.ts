import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { NO_RATES, startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, makeShot, makeStudio, readBoard, type Studio } from '../../harness/fixtures.ts'
import { expectNoInsides, expectUnchanged } from '../../harness/refusals.ts'
import { pool } from '../../harness/running.ts'
import { followBySocket } from '../../harness/subscriptions.ts'

describe('requests that stop half way', () => {
  const patience = { headers: 300, body: 300, check: 50 }
  let app: TestApp

  beforeAll(async () => {
    app = await startApp(undefined, NO_RATES, patience)
  })
  afterAll(() => app.stop())

  const POST = 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'

  const FORM =
    'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 999\r\n\r\n'

  it.each([
    ['nothing at all', ''],
    ['half a line', 'GET /liv'],
    ['half of its headers', 'GET /livez HTTP/1.1\r\nHost: a\r\n'],
    ['no body', `${POST}Content-Length: 100\r\n\r\n`],
    ['half a body', `${POST}Content-Length: 100\r\n\r\n{"query":`],
    ['half a chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nff\r\n{"query":`],
    ['half a body of REST', `${POST.replace('/graphql', '/api/auth/login')}Content-Length: 100\r\n\r\n{"email":`],
    ['a form without operations', `${FORM}--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query"`],
    ['a form without its map', `${FORM}--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}\r\n--x`],
    ['half a body after a request', `GET /livez HTTP/1.1\r\nHost: a\r\n\r\n${POST}Content-Length: 100\r\n\r\n{`],
  ])('are ended after %s', async (_, sent) => {
    const { hostname, port } = new URL(app.url)
    const start = performance.now()
    const socket = connect(Number(port), hostname, () => socket.write(sent))
    let received = ''
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    await once(socket, 'close')
    expect(performance.now() - start).toBeGreaterThan(250)
    expect(received).toMatch(/^$|HTTP\/1\.1 408 Request Timeout\r\n[^]*$/)
  }, 5_000)

  it('are not requests whose body comes slowly and that are answered late', async () => {
    const { accessToken } = await makePerson(app)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
    const sending = request(`${app.url}/graphql`, { method: 'POST', headers })
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>
    for (const piece of ['{"query"', ':"{ vi', 'ewer ', '{ id', ' } }']) {
      sending.write(piece)
      await pause(patience.body / 2)
    }
    const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
    const late = vi.spyOn(pool, 'query').mockImplementationOnce((async (...given: unknown[]) => {
      await pause(patience.body * 3)
      return query(...given)
    }) as never)
    sending.end('"}')
    const [answer] = await answered
    late.mockRestore()
    expect(answer.statusCode).toBe(200)
    expect(await text(answer)).toContain('user_')
  }, 10_000)
})

describe('sockets no client of ours would open', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  const isAlive = async () => (await fetch(`${app.url}/livez`)).ok

  /** Sends raw bytes and answers what came back until the server hung up, or half a second passed. */
  function sendRaw(text: string): Promise<string> {
    const { hostname, port } = new URL(app.url)
    return new Promise((resolve) => {
      let received = ''
      const socket = connect(Number(port), hostname, () => socket.write(text))
      socket.on('data', (chunk) => (received += chunk.toString('latin1')))
      socket.on('error', () => {})
      socket.on('close', () => resolve(received))
      setTimeout(() => socket.destroy(), 500)
    })
  }

  /** Opens a socket, sends messages, and answers how it was closed. */
  function converse(...messages: (string | Uint8Array)[]): Promise<{ code: number; heard: string[] }> {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const heard: string[] = []
    return new Promise((resolve) => {
      socket.on('open', () => messages.forEach((message) => socket.send(message)))
      socket.on('message', (data) => heard.push(String(data as Buffer)))
      socket.on('error', () => {})
      socket.on('close', (code) => resolve({ code, heard }))
      setTimeout(() => socket.terminate(), 3_000).unref()
    })
  }

  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

  it.each(['//', '///graphql', 'http://[', '/graphql/x', '/', '*', '/%'])('survives an upgrade at %s', async (path) => {
    expectNoInsides(await sendRaw(upgrade(path)))
    expect(await isAlive()).toBe(true)
  })

  it.each(['hello\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`])(
    'survives %.30j',
    async (text) => {
      expectNoInsides(await sendRaw(text))
      expect(await isAlive()).toBe(true)
    },
  )

  it.each([
    ['no JSON', 'hello'],
    ['no message', '{}'],
    ['null', 'null'],
    ['an unknown type', '{"type":"hello"}'],
    ['a subscription before anything', '{"id":"1","type":"subscribe","payload":{"query":"{ viewer { id } }"}}'],
    ['two beginnings', '{"type":"connection_init"}', '{"type":"connection_init"}'],
    ['a query that is none', '{"type":"connection_init"}', '{"id":"1","type":"subscribe","payload":{"query":1}}'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0])],
    ['more than a megabyte', `{"type":"connection_init","payload":{"x":"${'x'.repeat(1_100_000)}"}}`],
  ])('closes a socket that sends %s', async (_, ...messages) => {
    const { code, heard } = await converse(...messages)
    expect(code).toBeGreaterThanOrEqual(1002)
    expect(code).not.toBe(1006)
    expectNoInsides(heard.join())
    expect(await isAlive()).toBe(true)
  })

  it.each([
    '{',
    '{ viewer { nothing } }',
    `{ viewer { ${'id '.repeat(5_000)} } }`,
    `# ${'x'.repeat(100_001)}\n{ viewer { id } }`,
  ])(
    'answers the document %.30j with an error and keeps the socket',
    async (query) => {
      const following = await followBySocket(app, studio.owner, query)
      const refusal = await following.next().catch((error: unknown) => error)
      const text = JSON.stringify(refusal)
      expect(text).toMatch(/INVALID_INPUT|TOO_COMPLEX/)
      expectNoInsides(text)
      await following.stop()
    },
  )

  it('is refused for a token that is not valid', async () => {
    const following = await followBySocket(app, { accessToken: 'fw_nonsense' }, '{ viewer { id } }')
    expect(JSON.stringify(await following.next().catch((error: unknown) => error))).toContain('UNAUTHENTICATED')
    await following.stop()
  })

  it('takes no mutation over a socket', async () => {
    const { id } = await makeShot(app, studio.owner, studio.storyboardId)
    await expectUnchanged(() => readBoard(app, studio.owner, studio.storyboardId), async () => {
      const remove = `mutation ($id: ID!) { deleteShots(input: { shots: [{ shotId: $id }] }) { deletedShotIds } }`
      for (const sender of [studio.owner, studio.outsider, null]) {
        const following = await followBySocket(app, sender, remove, { id })
        expect(JSON.stringify(await following.next().catch((error: unknown) => error))).toContain('INVALID_INPUT')
        await following.stop()
      }
    })
  })
})
