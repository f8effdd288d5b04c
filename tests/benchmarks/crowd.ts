import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { type Client, clientOf } from '../harness/client.ts'
import { adding, draw, makeStroke } from '../harness/drawings.ts'
import { join, makeOrganization, makePerson, makeProject, makeShot, type Person } from '../harness/fixtures.ts'
import { lookInto } from '../harness/running.ts'
import { makeDataFolder, type ServerProcess, startServer } from '../harness/serverProcess.ts'
import type { CrowdMet, CrowdOrder, Guest } from './crowdSockets.ts'
import { POINTS_A_STROKE, pointsOf } from './crowdStrokes.ts'
import { cpuOf, percentile, type Ratio, ratioOf, repeated } from './measure.ts'

/** People on the board, how many of them draw, each in a shot of one's own, and for how long. */
const PAIR = { people: 2, drawing: 1, stayMs: repeated(60_000, 15_000) }
const CROWD = { people: 30, drawing: 10, stayMs: repeated(20_000, 10_000) }
const WARM_UP = { ...PAIR, stayMs: repeated(10_000, 5_000) }
/** All have come and see each other before the first stroke ends. */
const ARRIVAL_MS = 3_000
/** Between the ends of two strokes, on average. */
const STROKE_MS = 800

/**
 * The sockets of everybody are another process's: what thirty browsers read is not to keep waiting what is measured
 * here, how long a save takes.
 */
function stayOnBoard(order: CrowdOrder): Promise<CrowdMet> {
  const browsers = fork(new URL('./crowdSockets.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    browsers.once('message', (met) => resolve(met as CrowdMet))
    browsers.once('error', reject)
    browsers.once('exit', (code) => reject(new Error(`The browsers ended with ${code}`)))
    browsers.send(order)
  })
}

/** Saves a stroke now and then, as a page does at pen-up; answers how long each took, in milliseconds. */
async function save(client: Client, person: Person, viewId: string, stayMs: number) {
  const took: number[] = []
  let refused = 0
  await pause(ARRIVAL_MS)
  const until = performance.now() + stayMs
  while (performance.now() < until) {
    await pause(STROKE_MS * (0.5 + Math.random()))
    const start = performance.now()
    const stroke = makeStroke({ points: pointsOf(0, POINTS_A_STROKE) })
    const { errors } = await draw(client, person, viewId, [adding([stroke])])
    if (errors.length > 0) refused++
    else took.push(performance.now() - start)
  }
  return { took, refused }
}

interface Phase extends CrowdMet {
  saves: number[]
  refused: number
  /** Milliseconds the server computed, each second and person. */
  computing: number
}

async function spend(server: ServerProcess, { people, drawing, stayMs }: typeof CROWD): Promise<Phase> {
  const client = clientOf(server.url)
  const owner = await makePerson(client)
  const organizationId = await makeOrganization(client, owner, { name: 'Crowd' })
  const { projectId, storyboardId } = await makeProject(client, owner, organizationId, `${people} people`)
  const guests: Guest[] = []
  const artists: Person[] = []
  for (let index = 0; index < people; index++) {
    const person = await makePerson(client)
    await join(organizationId, person, 'MEMBER')
    const { id: shotId, views } = await makeShot(client, owner, storyboardId)
    const { id: userId, accessToken } = person
    guests.push({ userId, accessToken, shotId, viewId: views[0]?.id ?? '', isDrawing: index < drawing })
    artists.push(person)
  }
  const before = cpuOf(server.pid)
  const start = performance.now()
  const [{ delays, bytes }, ...saved] = await Promise.all([
    stayOnBoard({ url: server.url, projectId, storyboardId, guests, stayMs: ARRIVAL_MS + stayMs }),
    ...artists.slice(0, drawing).map((artist, index) => save(client, artist, guests[index]?.viewId ?? '', stayMs)),
  ])
  const share = ((performance.now() - start) / 1000) * people
  return {
    saves: saved.flatMap(({ took }) => took),
    refused: saved.reduce((sum, { refused }) => sum + refused, 0),
    delays,
    computing: (cpuOf(server.pid) - before) / share,
    bytes: bytes / share,
  }
}

function figures(name: string, { delays, computing, bytes, saves }: Phase): Ratio[] {
  const told = (what: string, value: number, unit: string, detail: string): Ratio =>
    ({ name: `${name}: ${what}`, value, bound: null, unit, detail })
  const seen = `${delays.length} cursors seen on loopback`
  return [
    told('a save, p50', percentile(saves, 0.5), 'ms', `${saves.length} saves`),
    told('presence sent to presence seen, p50', percentile(delays, 0.5), 'ms', seen),
    told('presence sent to presence seen, p95', percentile(delays, 0.95), 'ms', seen),
    told('bytes of a person each second', bytes / 1000, 'kB', 'both ways over the socket'),
    told('CPU of a person each second', computing, 'ms', 'of the server process'),
  ]
}

/** Two people on a board of whom one draws, then thirty of whom ten do: saves, presence, and what each person costs. */
export async function measureCrowd(): Promise<Ratio[]> {
  if (!existsSync('/proc/self/stat')) throw new Error('crowd reads CPU times from /proc, which is not here')
  const folder = makeDataFolder()
  const database = await startEmbeddedDatabase(folder.path)
  try {
    const settings = { DATABASE_URL: database.url, TRUST_PROXY: 'on' }
    const server = await startServer(folder.path, settings)
    const stopLooking = await lookInto(database.url)
    try {
      await spend(server, WARM_UP)
      const pair = await spend(server, PAIR)
      const crowd = await spend(server, CROWD)
      const p95 = (samples: readonly number[]) => percentile(samples, 0.95)
      const refused = pair.refused + crowd.refused
      return [
        { name: 'saves refused', value: refused, bound: 0, unit: '', detail: `of ${crowd.saves.length + refused}` },
        ratioOf('a save among 30 people of whom 10 draw, to one among 2 (p95)', 3, p95, crowd.saves, pair.saves),
        ...figures('2 people', pair),
        ...figures('30 people', crowd),
      ]
    } finally {
      await stopLooking()
      await server.end('SIGTERM')
    }
  } finally {
    await database.stop()
    folder.remove()
  }
}
