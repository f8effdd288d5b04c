import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { FREE_ATTEMPTS } from '../../../server/modules/identity/slowDown.ts'
import { anyAddress, type Client } from '../../harness/client.ts'
import { adding } from '../../harness/drawings.ts'
import { makePerson, makeProject, makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { mailsTo } from '../../harness/mailServer.ts'
import { pool } from '../../harness/running.ts'
import { type Servers, startServers } from '../../harness/severalServers.ts'
import { followBySocket, type Following } from '../../harness/subscriptions.ts'
import { changesUntil, PRESENCE, type PresenceTold, UPDATE } from '../presence/presenceCalls.ts'

const EVENTS = `subscription ($projectId: ID!, $after: String) {
  projectEvents(projectId: $projectId, after: $after) { seq type clientId subject { id } }
}`
const OPERATIONS = `subscription ($viewId: ID!) { viewOps(viewId: $viewId, after: "0") { seq opId } }`
const SAVE = `mutation ($input: AppendViewOpsInput!) { appendViewOps(input: $input) { view { revision } } }`

interface ToldEvent {
  projectEvents: { seq: number; type: string; clientId: string | null; subject: { id: string } | null }
}

interface ToldOperation {
  viewOps: { opId: string }
}

/** Servers tell each other what ends within this, long before they would read a token again by themselves. */
const NOTICE_MS = 1_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function dataOf<Data>(following: Following<Data>): Promise<Data> {
  const answer = await following.next()
  if (!answer?.data || answer.errors) throw new Error(JSON.stringify(answer))
  return answer.data
}

describe('two servers over one database', () => {
  let servers: Servers
  let one: Client
  let other: Client
  let studio: Studio

  beforeAll(async () => {
    servers = await startServers(2)
    const [first, second] = servers.clients
    if (!first || !second) throw new Error('A server is missing')
    one = first
    other = second
    studio = await makeStudio(one)
  }, 120_000)
  afterAll(() => servers.stop())

  const eventSeq = async (client: Client, projectId: string) => {
    const query = 'query ($id: ID!) { project(by: { id: $id }) { eventSeq } }'
    const variables = { id: projectId }
    return (await client.ask<{ project: { eventSeq: number } }>(studio.owner, query, variables)).project.eventSeq
  }

  it('tell each other what changes, and in which page', async () => {
    const after = await eventSeq(one, studio.projectId)
    const { projectId } = studio
    const events = await followBySocket<ToldEvent>(one, studio.member, EVENTS, { projectId, after: String(after) })
    const shot = await makeShot(other, studio.owner, studio.storyboardId)
    const created = { seq: after + 1, type: 'shot.created', clientId: null, subject: { id: shot.id } }
    expect((await dataOf(events)).projectEvents).toEqual(created)
    const viewId = shot.views[0]?.id ?? ''
    const operations = await followBySocket<ToldOperation>(one, studio.member, OPERATIONS, { viewId })
    const operation = adding()
    await fetch(`${other.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${studio.owner.accessToken}`,
        'framewright-client': 'tab-7',
      },
      body: JSON.stringify({ query: SAVE, variables: { input: { viewId, operations: [operation] } } }),
    })
    expect((await dataOf(operations)).viewOps.opId).toBe(operation.opId)
    expect((await dataOf(events)).projectEvents).toMatchObject({ type: 'view.drawn', clientId: 'tab-7' })
    await Promise.all([events.stop(), operations.stop()])
  })

  it('let nobody in with a session that ended on the other', async () => {
    const ada = await makePerson(one)
    const isRefused = async (client: Client) => {
      const { errors } = await client.send(ada, '{ viewer { id } }')
      return errors[0]?.extensions.code === 'UNAUTHENTICATED'
    }
    // Both have just read the session's token.
    expect([await isRefused(one), await isRefused(other)]).toEqual([false, false])
    await one.ask(ada, 'mutation { signOut(input: {}) { endedSessions } }')
    expect(await isRefused(one)).toBe(true)
    await pause(NOTICE_MS)
    expect(await isRefused(other)).toBe(true)
  })

  it('show who is with the other, from the first moment on, until they leave', async () => {
    const { storyboardId } = studio
    const update = (client: Client, person: Person, input: object) =>
      client.ask(person, UPDATE, { input: { storyboardId, ...input } })
    await update(one, studio.owner, { clientId: 'a', cursor: { x: 1, y: 1 } })
    const there = await followBySocket<PresenceTold>(other, studio.member, PRESENCE, { storyboardId })
    const isSeen = (x: number) => ({ here }: PresenceTold['presence']) => here.some(({ cursor }) => cursor?.x === x)
    await changesUntil(there, isSeen(1))
    for (let x = 2; x <= 20; x++) {
      await update(one, studio.owner, { clientId: 'a', cursor: { x, y: 1 } })
      await pause(40)
    }
    await changesUntil(there, isSeen(20))
    // The tab now talks to the other one; what the first one knows of it is over.
    await update(other, studio.owner, { clientId: 'a', cursor: { x: 30, y: 1 } })
    await changesUntil(there, isSeen(30))
    await update(other, studio.owner, { clientId: 'a', isLeaving: true })
    await changesUntil(there, ({ left }) => left.length === 1)
    await there.stop()
  })

  it('do each job once, and a request with a key once', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, index) => makePerson(index % 2 ? one : other, 'Nora')),
    )
    const mailsOf = ({ email }: Person) => mailsTo(inject('mailFolder'), email)
    await expect.poll(async () => (await Promise.all(people.map(mailsOf))).every((mails) => mails.length > 0), {
      timeout: 20_000,
    }).toBe(true)
    await pause(500)
    expect((await Promise.all(people.map(mailsOf))).map((mails) => mails.length)).toEqual(people.map(() => 1))

    const send = async (client: Client, key: string) => {
      const response = await fetch(`${client.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${studio.owner.accessToken}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({
          query: 'mutation ($id: ID!) { createShots(input: { storyboardId: $id, shots: [{}] }) { shots { id } } }',
          variables: { id: studio.storyboardId },
        }),
      })
      const { data } = (await response.json()) as { data: { createShots: { shots: [{ id: string }] } } }
      return data.createShots.shots[0].id
    }
    for (let count = 0; count < 5; count++) {
      const key = randomUUID()
      expect(new Set(await Promise.all([one, other, one, other].map((client) => send(client, key)))).size).toBe(1)
    }
  })

  it('paint once what either shows, under addresses both have signed', async () => {
    const shot = await makeShot(one, studio.owner, studio.storyboardId)
    const viewId = shot.views[0]?.id ?? ''
    await other.ask(studio.owner, SAVE, { input: { viewId, operations: [adding()] } })
    const query = 'query ($id: ID!) { node(id: $id) { ... on View { thumbnailUrl } } }'
    const read = await one.ask<{ node: { thumbnailUrl: string } }>(studio.owner, query, { id: viewId })
    const answers = await Promise.all(
      [one, other].map(({ url }) => fetch(`${url}${new URL(read.node.thumbnailUrl, url).pathname}${
        new URL(read.node.thumbnailUrl, url).search}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first, second] = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    expect(first && second && Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  it('count attempts together', async () => {
    const person = await makePerson(one, 'Petra')
    const address = anyAddress()
    const tryIt = (client: Client) =>
      client.send(
        null,
        'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
        { input: { email: person.email, password: 'wrong horse battery' } },
        address,
      )
    const answers = await Promise.all(Array.from({ length: 24 }, (_, count) => tryIt(count % 2 ? one : other)))
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code)
    const tried = codes.filter((code) => code === 'UNAUTHENTICATED').length
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBe(codes.length - tried)
    expect(tried).toBeLessThanOrEqual(FREE_ATTEMPTS)
  })

  // Mostly waits for the servers' timers: beside the test that follows.
  it.concurrent('finish what a server that died had begun', { timeout: 120_000 }, async () => {
    const { rows } = await pool.query<{ id: string }>(
      `SELECT id FROM graphile_worker.add_job('mailContactMessage', payload => $1::json,
         run_at => now() + interval '1 hour')`,
      [JSON.stringify({ messageId: randomUUID() })],
    )
    const id = rows[0]?.id
    await pool.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() - interval '2 minutes',
         locked_at = now() - interval '1 minute', locked_by = 'pool-of-the-dead' WHERE id = $1`,
      [id],
    )
    const waiting = async () => (await pool.query('SELECT FROM graphile_worker.jobs WHERE id = $1', [id])).rowCount
    await expect.poll(waiting, { timeout: 60_000, interval: 500 }).toBe(0)
  })

  const AFTER_A_KILL = 'lose nothing that was acknowledged when one is killed, and tell each event once'
  it.concurrent(AFTER_A_KILL, { timeout: 120_000 }, async () => {
    const { projectId, storyboardId } = await makeProject(one, studio.owner, studio.organizationId, 'Killed')
    const killed = await servers.start()
    const shots = await Promise.all(Array.from({ length: 6 }, () => makeShot(one, studio.owner, storyboardId)))
    const views = shots.map((shot) => shot.views[0]?.id ?? '')
    const acknowledged: string[] = []
    let isWriting = true
    let last = Infinity
    const writers = views.map(async (viewId) => {
      let client = killed.client
      while (isWriting) {
        const operations = [adding()]
        // What was not answered is sent again, to the other server: under its id it is stored once.
        for (;;) {
          const answer = await client.send(studio.owner, SAVE, { input: { viewId, operations } }).catch(() => null)
          if (answer?.errors.length === 0) break
          client = other
        }
        acknowledged.push(operations[0]?.opId ?? '')
      }
    })
    const seqs: number[] = []
    const read = async (client: Client) => {
      const variables = { projectId, after: String(seqs.at(-1) ?? 0) }
      const following = await followBySocket<ToldEvent>(client, studio.member, EVENTS, variables)
      for (;;) {
        const answer = await following.next().catch(() => undefined)
        if (!answer?.data) return
        seqs.push(answer.data.projectEvents.seq)
        if (seqs.length === last) return following.stop()
      }
    }
    const reading = read(killed.client).then(() => read(other))
    const presence = { storyboardId }
    await killed.client.ask(studio.owner, UPDATE, { input: { storyboardId, clientId: 'doomed' } })
    const watching = await followBySocket<PresenceTold>(other, studio.member, PRESENCE, presence)
    await changesUntil(watching, ({ here }) => here.some(({ clientId }) => clientId === 'doomed'))
    await pause(1_500)
    await killed.process.end('SIGKILL')
    const at = Date.now()
    await pause(1_500)
    isWriting = false
    await Promise.all(writers)
    last = (await eventSeq(other, projectId)) + 1
    await makeShot(other, studio.owner, storyboardId)
    await reading
    expect(seqs).toEqual(Array.from({ length: last }, (_, index) => index + 1))
    const { rows } = await pool.query<{ opId: string }>(
      'SELECT "opId" FROM "DrawingOp" WHERE "viewId" = ANY($1::uuid[])',
      [views.map((id) => uuidOf('View', id))],
    )
    const stored = rows.map(({ opId }) => opId)
    expect(acknowledged.length).toBeGreaterThan(10)
    expect(stored).toEqual(expect.arrayContaining(acknowledged))
    expect(new Set(stored).size).toBe(stored.length)
    const left = await Promise.race([
      changesUntil(watching, ({ left: gone }) => gone.length > 0).catch(() => null),
      pause(15_000).then(() => null),
    ])
    expect(left).not.toBeNull()
    expect(Date.now() - at).toBeLessThan(15_000)
    await watching.stop()
  })
})
