import { existsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { v7 as uuidv7 } from 'uuid'
import WebSocket from 'ws'
import { bytesToBase64 } from '../../drawing/base64.ts'
import { encodeStroke } from '../../drawing/encoding.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { connectDatabase, disconnectDatabase } from '../../server/platform/database/client.ts'
import { PRESENCE, type PresenceTold, UPDATE } from '../api/presence/presenceCalls.ts'
import { type Client, clientOf } from '../harness/client.ts'
import { adding, draw, makeStroke } from '../harness/drawings.ts'
import {
  join, makeOrganization, makePerson, makeProject, makeShot, type MadeShot, type Person,
} from '../harness/fixtures.ts'
import { makeDataFolder, type ServerProcess, startServer } from '../harness/serverProcess.ts'
import { cpuOf, percentile, type Ratio, ratioOf } from './measure.ts'

/** People on the board, and how many of them draw, each in a shot of one's own. */
const CROWD = { people: 30, drawing: 10 }
const PAIR = { people: 2, drawing: 1 }
const PHASE_MS = 20_000
/** Between two presences of somebody who draws, as in the client, and of somebody who points at things. */
const DRAWING_STEP_MS = 36
const LOOKING_STEP_MS = 100
/** Presences on their way at a time, as in the client: what comes meanwhile goes with the next. */
const MOST_UNDER_WAY = 3
/** Between the ends of two strokes, on average, and the points of each. */
const STROKE_MS = 800
const POINTS = 60
const POINTS_A_PIECE = 3

/** As the client asks. */
const EVENTS = `subscription ($projectId: ID!) {
  projectEvents(projectId: $projectId) { seq type subjectId at clientId isOwn payload }
}`
const VIEW_OPS = `subscription ($viewId: ID!) { viewOps(viewId: $viewId) { seq opId kind payload actorId } }`

/** When each cursor was sent: by who sent it and the x that says which it was. */
type Sent = Map<string, number[]>

interface Place {
  client: Client
  projectId: string
  storyboardId: string
  sent: Sent
}

/** What somebody met while they were on the board, times in milliseconds. */
interface Met {
  saves: number[]
  refused: number
  delays: number[]
  bytes: number
}

const pointsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    x: 40 + (from + index) * 5, y: 120 + Math.sin((from + index) / 6) * 60, pressure: 0.5, t: (from + index) * 12,
  }))

/** A stroke as it grows: its next piece for the others, and all of it once it is done. */
function newPen() {
  let stroke: Stroke = makeStroke({ id: uuidv7(), points: [] })
  let from = 0
  return {
    piece() {
      const points = pointsOf(from, POINTS_A_PIECE)
      const piece = { from, stroke: bytesToBase64(encodeStroke({ ...stroke, points })) }
      from += POINTS_A_PIECE
      return piece
    },
    lift() {
      const done = { ...stroke, points: pointsOf(0, POINTS) }
      stroke = makeStroke({ id: uuidv7(), points: [] })
      from = 0
      return done
    },
  }
}

/** Is on the board for a phase over one socket, as a page is; draws or points at things. */
async function takePart(place: Place, person: Person, shot: MadeShot, isDrawing: boolean): Promise<Met> {
  const { client, projectId, storyboardId, sent } = place
  const met: Met = { saves: [], refused: 0, delays: [], bytes: 0 }
  const sockets: Socket[] = []
  const line = createClient({
    url: `${client.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol)
        this.on('upgrade', ({ socket }) => sockets.push(socket))
      }
    },
    connectionParams: { authorization: `Bearer ${person.accessToken}` },
  })
  const clientId = uuidv7()
  const viewId = shot.views[0]?.id ?? ''
  const times: number[] = []
  sent.set(`${person.id}:${clientId}`, times)
  const seen = new Map<string, number>()
  const quiet = { error: () => {}, complete: () => {} }
  line.subscribe<PresenceTold>({ query: PRESENCE, variables: { storyboardId, clientId } }, {
    ...quiet,
    next: ({ data }) => {
      for (const { id, cursor } of data?.presence.here ?? []) {
        const at = cursor && sent.get(id)?.[cursor.x]
        if (at == null || seen.get(id) === cursor?.x) continue
        seen.set(id, cursor?.x ?? 0)
        met.delays.push(performance.now() - at)
      }
    },
  })
  line.subscribe({ query: EVENTS, variables: { projectId } }, { ...quiet, next: () => {} })
  line.subscribe({ query: VIEW_OPS, variables: { viewId } }, { ...quiet, next: () => {} })
  const until = performance.now() + PHASE_MS
  const pen = newPen()
  let underWay = 0
  const tell = () => {
    if (underWay >= MOST_UNDER_WAY) return
    underWay++
    const cursor = { x: times.push(performance.now()) - 1, y: 10 }
    const input = {
      storyboardId, clientId, viewId, shotId: shot.id, cursor,
      mode: isDrawing ? 'DRAWING' : 'LOOKING', wet: isDrawing ? [pen.piece()] : [],
    }
    const end = () => void underWay--
    line.subscribe({ query: UPDATE, variables: { input } }, { next: () => {}, error: end, complete: end })
  }
  const point = async () => {
    await pause(Math.random() * LOOKING_STEP_MS)
    while (performance.now() < until) {
      tell()
      await pause(isDrawing ? DRAWING_STEP_MS : LOOKING_STEP_MS)
    }
  }
  const save = async () => {
    while (isDrawing && performance.now() < until) {
      await pause(STROKE_MS * (0.5 + Math.random()))
      const start = performance.now()
      const { errors } = await draw(client, person, viewId, [adding([pen.lift()])])
      if (errors.length > 0) met.refused++
      else met.saves.push(performance.now() - start)
    }
  }
  await Promise.all([point(), save()])
  met.bytes = sockets.reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0)
  await line.dispose()
  return met
}

interface Phase {
  saves: number[]
  refused: number
  delays: number[]
  /** Each second and person: milliseconds the server computed, and bytes over the sockets. */
  computing: number
  bytes: number
}

async function spend(server: ServerProcess, size: typeof CROWD): Promise<Phase> {
  const client = clientOf(server.url)
  const owner = await makePerson(client)
  const organizationId = await makeOrganization(client, owner, { name: 'Crowd' })
  const { projectId, storyboardId } = await makeProject(client, owner, organizationId, `${size.people} people`)
  const people: { person: Person; shot: MadeShot }[] = []
  for (let index = 0; index < size.people; index++) {
    const person = await makePerson(client)
    await join(organizationId, person, 'MEMBER')
    people.push({ person, shot: await makeShot(client, owner, storyboardId) })
  }
  const place: Place = { client, projectId, storyboardId, sent: new Map() }
  const before = cpuOf(server.pid)
  const start = performance.now()
  const met = await Promise.all(
    people.map(({ person, shot }, index) => takePart(place, person, shot, index < size.drawing)),
  )
  const seconds = (performance.now() - start) / 1000
  const computed = cpuOf(server.pid) - before
  const share = seconds * size.people
  return {
    saves: met.flatMap(({ saves }) => saves),
    refused: met.reduce((sum, { refused }) => sum + refused, 0),
    delays: met.flatMap(({ delays }) => delays),
    computing: computed / share,
    bytes: met.reduce((sum, { bytes }) => sum + bytes, 0) / share,
  }
}

function figures(name: string, { delays, computing, bytes, saves }: Phase): Ratio[] {
  const told = (what: string, value: number, unit: string, detail: string): Ratio =>
    ({ name: `${name}: ${what}`, value, bound: null, unit, detail })
  const seen = `${delays.length} cursors seen on loopback`
  return [
    told('presence sent to presence seen, p50', percentile(delays, 0.5), 'ms', seen),
    told('presence sent to presence seen, p95', percentile(delays, 0.95), 'ms', seen),
    told('bytes of a person each second', bytes / 1000, 'kB', 'both ways over the socket'),
    told('CPU of a person each second', computing, 'ms', `of the server process; ${saves.length} saves`),
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
    await connectDatabase(database.url)
    try {
      await spend(server, PAIR)
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
      await disconnectDatabase()
      await server.end('SIGTERM')
    }
  } finally {
    await database.stop()
    folder.remove()
  }
}
