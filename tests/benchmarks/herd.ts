import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { toTypeId, uuidOf } from '../../server/kernel/ids.ts'
import { hashSecret, newSecret } from '../../server/modules/identity/secret.ts'
import { type Client, clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject, type Person } from '../harness/fixtures.ts'
import { inFull } from '../harness/full.ts'
import { pool, prisma } from '../harness/running.ts'
import type { HerdMet, HerdOrder } from './herdSockets.ts'
import { percentile, type Ratio, slowness, timed } from './measure.ts'
import { onOwnServer } from './ownServer.ts'

/** Messages on one socket of a token nobody used yet, and subscriptions from the start of a long log. */
const MESSAGES = 2_000
const CATCHING_UP = {
  subscriptions: 1_100,
  sockets: 6,
  events: inFull(220_000, 50_000),
  stayMs: inFull(30_000, 10_000),
}
const STAY_MS = 5_000
/** Between two requests of the other user. */
const STEP_MS = 10
const CALM_REQUESTS = 100
const CALIBRATIONS = 5

const EVENTS = `subscription ($projectId: ID!, $after: String) {
  projectEvents(projectId: $projectId, after: $after) { seq type subjectId at payload }
}`
const VIEWER = `{ viewer { id name } }`

const median = (samples: readonly number[]) => `${percentile(samples, 0.5).toFixed(1)} ms`

/** Asks one thing after another until told to stop; answers how long each took, in milliseconds. */
async function askWhile(client: Client, person: Person, isGoingOn: () => boolean): Promise<number[]> {
  const took: number[] = []
  while (isGoingOn()) {
    took.push(await timed(() => client.ask(person, VIEWER)))
    await pause(STEP_MS)
  }
  return took
}

/** Sends a herd from a process of its own, and times another user's requests until it leaves. */
async function meetHerd(client: Client, other: Person, order: HerdOrder, stayMs: number) {
  const herd = fork(new URL('./herdSockets.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  herd.send(order)
  await once(herd, 'message')
  const until = performance.now() + stayMs
  const took = await askWhile(client, other, () => performance.now() < until)
  const leaving = once(herd, 'message')
  herd.send('leave')
  const [met] = (await leaving) as [HerdMet]
  return { took, met }
}

/** Writes a long log at once, as years would. */
async function lengthenLog(projectId: string, actorId: string, events: number): Promise<void> {
  await pool.query(
    `INSERT INTO "Event" ("projectId", "seq", "type", "actorId", "subject", "payload")
     SELECT p."id", p."eventSeq" + n, 'shot.updated', $2, $4, '{}'
     FROM "Project" p, generate_series(1, $3::int) n WHERE p."id" = $1`,
    [projectId, actorId, events, toTypeId('Shot', projectId)],
  )
  await pool.query(`UPDATE "Project" SET "eventSeq" = "eventSeq" + $2 WHERE "id" = $1`, [projectId, events])
}

async function measure(client: Client): Promise<Ratio[]> {
  const paces = Array.from({ length: CALIBRATIONS }, slowness)
  const pace = percentile(paces, 0.5)
  const [member, other] = [await makePerson(client), await makePerson(client)]
  const organizationId = await makeOrganization(client, member, { name: 'Herd' })
  const { projectId } = await makeProject(client, member, organizationId, 'Long log')
  /** A token that nobody has used yet. */
  const newToken = async () => {
    const secret = newSecret()
    const owned = { kind: 'PERSONAL' as const, userId: uuidOf('User', member.id), scopes: ['read' as const] }
    await prisma.accessToken.create({ data: { ...owned, secretHash: hashSecret(secret), last4: secret.slice(-4) } })
    return secret
  }
  const orderOf = async (subscriptions: number, sockets: number, variables: object): Promise<HerdOrder> => ({
    url: client.url,
    accessToken: await newToken(),
    subscription: EVENTS,
    variables: { projectId, ...variables },
    subscriptions,
    sockets,
  })
  let left = CALM_REQUESTS
  const calm = await askWhile(client, other, () => left-- > 0)
  const cold = await meetHerd(client, other, await orderOf(MESSAGES, 1, {}), STAY_MS)
  await lengthenLog(uuidOf('Project', projectId), uuidOf('User', member.id), CATCHING_UP.events)
  const { subscriptions, sockets, stayMs } = CATCHING_UP
  const late = await meetHerd(client, other, await orderOf(subscriptions, sockets, { after: '0' }), stayMs)

  const failures = (name: string, { met }: { met: HerdMet }): Ratio => {
    const { RATE_LIMITED: refused = 0, ...others } = met.codes
    const value = Object.values(others).reduce((sum, count) => sum + count, 0)
    const detail = `${refused} RATE_LIMITED, ${met.events.toLocaleString('en-US')} events ${JSON.stringify(others)}`
    return { name: `${name}: failures`, value, bound: 0, unit: '', detail }
  }
  const waits = (name: string, bound: number | null, { took }: { took: number[] }, share: number): Ratio => ({
    name: `${name}: another user's request, ${share === 1 ? 'worst' : `p${share * 100}`}`,
    value: percentile(took, share) / pace,
    bound,
    unit: 'ms',
    detail: `${took.length} requests, ${pace.toFixed(2)} times slower; p50 ${median(took)}, alone ${median(calm)}`,
  })
  const coldName = `${MESSAGES.toLocaleString('en-US')} messages of an idle token`
  const log = CATCHING_UP.events.toLocaleString('en-US')
  const lateName = `${subscriptions.toLocaleString('en-US')} subscriptions from 0 of ${log} events`
  return [
    failures(coldName, cold),
    waits(coldName, 100, cold, 0.99),
    waits(coldName, 500, cold, 1),
    failures(lateName, late),
    waits(lateName, null, late, 0.99),
    waits(lateName, 1_000, late, 1),
  ]
}

/** Times another user's requests while one token opens more than a server bears at once. */
export const measureHerd = (): Promise<Ratio[]> => onOwnServer(({ url }) => measure(clientOf(url)))
