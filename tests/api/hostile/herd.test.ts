import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { hashSecret } from '../../../server/modules/identity/secret.ts'
import { writeUses } from '../../../server/modules/identity/tokenUse.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { makePerson, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { inApp, pool, prisma } from '../../harness/running.ts'

const MOST_OPEN = 200
const MOST_SOCKETS = 20
const MOST_NETWORK_SOCKETS = 100
const TRY_AGAIN_LATER = 1013
const MESSAGES = 2_000
const IDLE_MS = 300_000

const EVENTS = `subscription ($projectId: ID!) { projectEvents(projectId: $projectId) { seq } }`
const VIEWER = `{ viewer { id } }`

interface Message {
  id: string
  type: string
  payload?: { extensions?: { code?: string } }[]
}

/** A socket after its first word, with all it heard; `code` is how it was closed. */
interface Line {
  send(message: object): void
  heard: Message[]
  isOpen: boolean
  closed: Promise<number>
  close(): Promise<number>
}

describe('many at once', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => app.stop())

  const rowOf = ({ accessToken }: Person) => ({ where: { secretHash: hashSecret(accessToken) } })
  const rest = (person: Person) =>
    prisma.accessToken.update({ ...rowOf(person), data: { lastUsedAt: new Date(Date.now() - IDLE_MS) } })
  const restingMs = async (person: Person) =>
    Date.now() - Number((await prisma.accessToken.findUniqueOrThrow(rowOf(person))).lastUsedAt)

  /** Opens a socket, and waits until the server takes it or closes it. */
  async function openLine(
    { accessToken }: Pick<Person, 'accessToken'>,
    scheme = 'Bearer',
    from = '192.0.2.1',
  ): Promise<Line> {
    const headers = { 'x-forwarded-for': `203.0.113.9, ${from}` }
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
    const heard: Message[] = []
    socket.on('error', () => {})
    socket.on('message', (data) => heard.push(JSON.parse(String(data as Buffer)) as Message))
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.once('open', resolve))
    const send = (message: object) => socket.send(JSON.stringify(message))
    send({ type: 'connection_init', payload: { authorization: `${scheme} ${accessToken}` } })
    await Promise.race([closed, new Promise((resolve) => socket.once('message', resolve))])
    const close = () => {
      socket.close()
      return closed
    }
    return { send, heard, closed, close, isOpen: socket.readyState === WebSocket.OPEN }
  }
  const subscribe = (line: Line, id: number | string) =>
    line.send({
      id: String(id),
      type: 'subscribe',
      payload: { query: EVENTS, variables: { projectId: studio.projectId } },
    })

  it('opens 200 of 2,000 operations on one socket of an idle token, and fails none of them', async () => {
    await rest(studio.member)
    const line = await openLine(studio.member)
    const errors = () => line.heard.filter(({ type }) => type === 'error')
    for (let id = 0; id < MESSAGES; id++) subscribe(line, id)
    await expect.poll(() => errors().length, { timeout: 20_000 }).toBe(MESSAGES - MOST_OPEN)
    const codes = () => [...new Set(errors().map(({ payload }) => payload?.[0]?.extensions?.code))]
    expect(codes()).toEqual(['RATE_LIMITED'])

    const told = () => new Set(line.heard.filter(({ type }) => type === 'next').map(({ id }) => id)).size
    await expect
      .poll(
        async () => {
          await makeShot(app, studio.owner, studio.storyboardId)
          return told()
        },
        { timeout: 20_000, interval: 500 },
      )
      .toBe(MOST_OPEN)

    // Places of operations that end are free again, also of those that end while they are being opened.
    for (let id = 0; id < MOST_OPEN; id++) line.send({ id: String(id), type: 'complete' })
    for (let round = 0; round < 5; round++) {
      for (let id = 0; id < MOST_OPEN / 5; id++) {
        subscribe(line, `${round}-${id}`)
        line.send({ id: `${round}-${id}`, type: 'complete' })
      }
    }
    await expect
      .poll(async () => {
        subscribe(line, `last-${line.heard.length}`)
        await makeShot(app, studio.owner, studio.storyboardId)
        return line.heard.some(({ id, type }) => type === 'next' && id.startsWith('last-'))
      })
      .toBe(true)
    expect(codes()).toEqual(['RATE_LIMITED'])
    expect(await restingMs(studio.member)).toBeLessThan(IDLE_MS)
    await line.close()
  }, 60_000)

  it('opens 20 sockets for one token, however its header is written, and as many for another', async () => {
    const [ada, ben] = [await makePerson(app), await makePerson(app)]
    const lines: Line[] = []
    for (let count = 0; count < MOST_SOCKETS; count++) lines.push(await openLine(ada, count % 2 ? 'bearer ' : 'Bearer'))
    expect(lines.every(({ isOpen }) => isOpen)).toBe(true)
    expect(await (await openLine(ada)).closed).toBe(TRY_AGAIN_LATER)
    expect((await openLine(ben)).isOpen).toBe(true)
    await lines.pop()?.close()
    await expect.poll(async () => (await openLine(ada)).isOpen).toBe(true)
  })

  it('opens 100 sockets from one network without a valid token, and others beside them', async () => {
    const [nobody, ada] = [{ accessToken: 'fw_nonsense' }, await makePerson(app)]
    const openFrom = (address: string) => openLine(nobody, 'Bearer', address)
    const opened = Array.from({ length: MOST_NETWORK_SOCKETS }, (_, index) => openFrom(`2001:db8::${index + 1}`))
    const lines = await Promise.all(opened)
    expect(lines.every(({ isOpen }) => isOpen)).toBe(true)
    expect(await (await openFrom('2001:db8::ffff')).closed).toBe(TRY_AGAIN_LATER)
    expect((await openFrom('2001:db8:0:1::1')).isOpen).toBe(true)
    expect((await openLine(ada, 'Bearer', '2001:db8::ffff')).isOpen).toBe(true)
    await Promise.all(lines.map((line) => line.close()))
    await expect.poll(async () => (await openFrom('2001:db8::ffff')).isOpen).toBe(true)
  })

  it('answers while a change holds the account, and notes the use of the token', async () => {
    const ada = await makePerson(app)
    await rest(ada)
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query(`SELECT 1 FROM "User" JOIN "AccessToken" ON "userId" = "User"."id" WHERE "secretHash" = $1
      FOR UPDATE OF "User"`, [hashSecret(ada.accessToken)])
    expect(await app.ask(ada, VIEWER)).toEqual({ viewer: { id: ada.id } })
    await expect.poll(() => restingMs(ada), { timeout: 5_000 }).toBeLessThan(IDLE_MS / 2)
    await holder.query('ROLLBACK')
    holder.release()
  })

  it('writes a use once, and again later when it could not be written', async () => {
    const ada = await makePerson(app)
    await rest(ada)
    await inApp(writeUses)
    const written: unknown[] = []
    const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
    let isBroken = true
    vi.spyOn(pool, 'query').mockImplementation(((...given: [{ name?: string } | string]) => {
      const [asked] = given
      if (typeof asked === 'string' || !asked.name?.startsWith('note ')) return query(...given)
      if (isBroken) return Promise.reject(new Error('Connection terminated unexpectedly'))
      written.push(asked.name)
      return query(...given)
    }) as never)
    await Promise.all(Array.from({ length: 30 }, () => app.ask(ada, VIEWER)))
    await inApp(writeUses)
    expect(await restingMs(ada)).toBeGreaterThanOrEqual(IDLE_MS)
    isBroken = false
    await inApp(writeUses)
    await inApp(writeUses)
    expect(written).toEqual(['note User', 'note AccessToken'])
    expect(await restingMs(ada)).toBeLessThan(IDLE_MS)
  })

  describe('a database that does not answer in time', () => {
    const fatal = (message: string, code: string) => Object.assign(new Error(message), { code, severity: 'FATAL' })
    const refusal = { code: 'ECONNREFUSED', syscall: 'connect', errno: -111 }
    const failures = [
      ['no connection is free in time', new Error('timeout exceeded when trying to connect')],
      ['a connection breaks', new Error('Connection terminated unexpectedly')],
      ['PostgreSQL stops', fatal('terminating connection', '57P01')],
      ['PostgreSQL has no room', fatal('sorry, too many clients', '53300')],
      ['PostgreSQL is gone', Object.assign(new Error('connect'), refusal)],
    ] as const
    /** Lets the statements of Prisma fail, which have no name of ours; the token is found. */
    function breakDatabase(failure: Error): void {
      const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
      const isOurs = (asked: unknown) => /^tokens/.test((asked as { name?: string }).name ?? '')
      vi.spyOn(pool, 'query').mockImplementation(((...given: unknown[]) =>
        isOurs(given[0]) ? query(...given) : Promise.reject(failure)) as never)
    }

    it.each(failures)('is UNAVAILABLE with a time to wait when %s', async (_, failure) => {
      breakDatabase(failure)
      const headers = { authorization: `Bearer ${studio.owner.accessToken}`, 'content-type': 'application/json' }
      const query = `query ($id: ID!) { project(by: { id: $id }) { name } }`
      const asked = await fetch(`${app.url}/graphql`, {
        method: 'POST', headers, body: JSON.stringify({ query, variables: { id: studio.projectId } }),
      })
      const { errors } = (await asked.json()) as { errors: { extensions: object; message: string }[] }
      expect(errors[0]).toMatchObject({ extensions: { code: 'UNAVAILABLE', retryAfter: 2 } })
      expect(errors[0]?.message).toBe('The database does not answer in time. Try again in a few seconds.')
      expect(asked.headers.get('retry-after')).toBe('2')

      const read = await fetch(`${app.url}/api/projects/${studio.projectId}/storyboard`, { headers })
      expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2'])
      expect(await read.json()).toMatchObject({ code: 'UNAVAILABLE' })
    })
  })
})
