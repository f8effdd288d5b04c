import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { v7 as uuidv7 } from 'uuid'
import WebSocket from 'ws'
import { bytesToBase64 } from '../../drawing/base64.ts'
import { encodeStroke } from '../../drawing/encoding.ts'
import { PRESENCE, type PresenceAnswered, type PresenceTold, UPDATE } from '../api/presence/presenceCalls.ts'
import { makeStroke } from '../harness/drawings.ts'
import { POINT_MS, POINTS_A_STROKE, pointsOf } from './crowdStrokes.ts'

/** Somebody on the board, with the shot they are at. */
export interface Guest {
  userId: string
  accessToken: string
  shotId: string
  viewId: string
  isDrawing: boolean
}

/** What this process is given. */
export interface CrowdOrder {
  url: string
  projectId: string
  storyboardId: string
  guests: Guest[]
  /** How long they stay, in milliseconds. */
  stayMs: number
}

/** What it answers: how long presences took to be seen, in milliseconds, and the bytes over all sockets. */
export interface CrowdMet {
  delays: number[]
  bytes: number
}

/**
 * Least time between two presences of somebody who draws, as in the client, and of somebody who points at things;
 * longer where the server asks for it.
 */
const DRAWING_STEP_MS = 36
const LOOKING_STEP_MS = 100
/** Presences on their way at a time, as in the client: what comes meanwhile goes with the next. */
const MOST_UNDER_WAY = 3

/** As the client asks. */
const EVENTS = `subscription ($projectId: ID!) {
  projectEvents(projectId: $projectId) { seq type subjectId at clientId isOwn payload }
}`
const VIEW_OPS = `subscription ($viewId: ID!) { viewOps(viewId: $viewId) { seq opId kind payload actorId } }`

/** When each cursor was sent: by who sent it and the x that says which it was. */
const sent = new Map<string, number[]>()

/** What was drawn since the last time it was asked, of one stroke after another. */
function newPen() {
  let stroke = makeStroke({ id: uuidv7(), points: [] })
  let from = 0
  let toldAt = performance.now()
  return () => {
    if (from >= POINTS_A_STROKE) {
      stroke = makeStroke({ id: uuidv7(), points: [] })
      from = 0
    }
    const now = performance.now()
    const count = Math.min(POINTS_A_STROKE - from, Math.max(1, Math.round((now - toldAt) / POINT_MS)))
    toldAt = now
    const piece = { from, stroke: bytesToBase64(encodeStroke({ ...stroke, points: pointsOf(from, count) })) }
    from += count
    return piece
  }
}

/** Is on the board over one socket, as a page is; shows how a line grows, or points at things. */
async function stay({ url, projectId, storyboardId, stayMs }: CrowdOrder, guest: Guest): Promise<CrowdMet> {
  const { userId, accessToken, shotId, viewId, isDrawing } = guest
  const met: CrowdMet = { delays: [], bytes: 0 }
  const sockets: Socket[] = []
  const line = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocol: string) {
        super(address, protocol)
        this.on('upgrade', ({ socket }) => sockets.push(socket))
      }
    },
    connectionParams: { authorization: `Bearer ${accessToken}` },
  })
  const clientId = uuidv7()
  const times: number[] = []
  sent.set(`${userId}:${clientId}`, times)
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
  const nextPiece = newPen()
  let underWay = 0
  let pauseMs = 0
  const tell = () => {
    if (underWay >= MOST_UNDER_WAY) return
    underWay++
    const cursor = { x: times.push(performance.now()) - 1, y: 10 }
    const mode = isDrawing ? 'DRAWING' : 'LOOKING'
    const input = { storyboardId, clientId, viewId, shotId, cursor, mode, wet: isDrawing ? [nextPiece()] : [] }
    const end = () => void underWay--
    line.subscribe<PresenceAnswered>({ query: UPDATE, variables: { input } }, {
      next: ({ data }) => {
        pauseMs = data?.updatePresence.pauseMs ?? pauseMs
      },
      error: end,
      complete: end,
    })
  }
  const until = performance.now() + stayMs
  await pause(Math.random() * LOOKING_STEP_MS)
  while (performance.now() < until) {
    tell()
    await pause(Math.max(pauseMs, isDrawing ? DRAWING_STEP_MS : LOOKING_STEP_MS))
  }
  met.bytes = sockets.reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0)
  await line.dispose()
  return met
}

const [order] = (await once(process, 'message')) as [CrowdOrder]
const met = await Promise.all(order.guests.map((guest) => stay(order, guest)))
const told: CrowdMet = {
  delays: met.flatMap(({ delays }) => delays), bytes: met.reduce((sum, { bytes }) => sum + bytes, 0),
}
process.send?.(told, () => process.disconnect())
