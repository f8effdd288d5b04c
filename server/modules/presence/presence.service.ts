import { setTimeout as pause } from 'node:timers/promises'
import { Repeater } from '@repeaterjs/repeater'
import { base64ToBytes } from '../../../drawing/base64.ts'
import { decodeStroke } from '../../../drawing/encoding.ts'
import { DrawingFormatError } from '../../../drawing/formatError.ts'
import { COORDINATE_LIMIT, COORDINATE_STEPS, MAX_POINTS_PER_STROKE } from '../../../drawing/limits.ts'
import type { Viewer } from '../../context.ts'
import { fail, forbidden, FramewrightError } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { ownedByResources } from '../../kernel/resources.ts'
import { subscribe } from '../../platform/bus/bus.ts'
import { accessTopics, demandPlace, type PresencePlace } from './grants.service.ts'
import { paceOf } from './pace.ts'
import { Allowance, type PresenceMode, type PresenceSelection, type TabState, type WetPiece } from './person.ts'
import { type GivenPlayback, readPlayback, timed } from './playback.ts'
import { presenceFailures } from './presence.failures.ts'
import { LONGEST_PIECE, MOST_PIECES } from './presenceLimits.ts'
import { type PresenceChange, Room, SentPresence } from './room.ts'
import { ASK_AGAIN_MS, Traffic } from './traffic.ts'

/** What a tab sends of itself. Ids are UUIDs. */
export interface PresenceUpdate {
  place: PresencePlace
  clientId: string
  mode: PresenceMode
  shotId: string | null
  viewId: string | null
  cursor: { x: number; y: number } | null
  selection: PresenceSelection | null
  followingId: string | null
  playback: GivenPlayback | null
  wet: readonly { from: number; stroke: string; isMark?: boolean | null }[]
  isLeaving: boolean
}

/** What becomes of an update. */
export interface PresenceTaken {
  /** Whether the others get it. */
  isTaken: boolean
  /** Milliseconds to wait before the next one. */
  pauseMs: number
}

/** A place somebody of this server is on or looks at. */
interface OpenRoom {
  place: PresencePlace
  room: Room
  traffic: Traffic
  /** The tabs that talk to this server, with who they are of. */
  own: Map<string, { viewer: Viewer; allowance: Allowance }>
  close(): void
}

const SWEEP_MS = 1_000

/** What of this server is open, by the id of the place. */
const openRooms = ownedByResources(() => new Map<string, OpenRoom>())

/** The timer that sweeps while rooms are open, and how often it did. */
const sweeper = ownedByResources((): { timer: NodeJS.Timeout | null; sweeps: number } => ({ timer: null, sweeps: 0 }))

function openRoom(place: PresencePlace): OpenRoom {
  const rooms = openRooms()
  const known = rooms.get(place.id)
  if (known) return known
  const topic = `presence:${place.id}`
  const room = new Room()
  const traffic = new Traffic(room, topic)
  const unsubscribe = subscribe(topic, (text) => traffic.take(text, Date.now()))
  const opened: OpenRoom = {
    place,
    room,
    traffic,
    own: new Map(),
    close() {
      unsubscribe()
      traffic.close()
      rooms.delete(place.id)
    },
  }
  rooms.set(place.id, opened)
  sweeper().timer ??= setInterval(sweep, SWEEP_MS).unref()
  return opened
}

function end({ room, traffic, own }: OpenRoom, id: string): void {
  if (!own.delete(id)) return
  if (room.tabs.get(id)?.owner !== traffic.server) return
  room.remove(id)
  traffic.publishLeft(id)
}

/** Ends tabs that are silent or may not be there any more, and closes what nobody needs. */
function sweep(): void {
  const now = Date.now()
  const rooms = openRooms()
  const state = sweeper()
  const isTimeToAsk = ++state.sweeps % (ASK_AGAIN_MS / SWEEP_MS) === 0
  for (const open of rooms.values()) {
    const { place, room, traffic, own } = open
    for (const id of room.removeSilent(now)) if (own.delete(id)) traffic.publishLeft(id)
    for (const [id, { viewer }] of own) {
      demandPlace(viewer, place).catch((error: unknown) => {
        if (error instanceof FramewrightError) end(open, id)
      })
    }
    if (room.isEmpty) open.close()
    else if (isTimeToAsk && room.readerCount > 0) traffic.ask()
  }
  if (rooms.size > 0 || !state.timer) return
  clearInterval(state.timer)
  state.timer = null
}

const tabId = (userId: string, clientId: string) => `${toTypeId('User', userId)}:${clientId}`

/** A place in a drawing, as exact as a stroke's. INVALID_INPUT outside of all there can be. */
function readCursor(cursor: PresenceUpdate['cursor']): PresenceUpdate['cursor'] {
  if (!cursor) return null
  const isWithin = [cursor.x, cursor.y].every((value) => Math.abs(value) <= COORDINATE_LIMIT)
  if (!isWithin) throw fail(presenceFailures.CURSOR_OUT_OF_RANGE({ most: COORDINATE_LIMIT }), { field: 'cursor' })
  return { x: rounded(cursor.x), y: rounded(cursor.y) }
}

const rounded = (value: number) => Math.round(value * COORDINATE_STEPS) / COORDINATE_STEPS

/** A box in a drawing. A wide line at the end of the space reaches beyond it. */
function readSelection({ viewId, selection }: PresenceUpdate): PresenceUpdate['selection'] {
  if (!selection || viewId === null) return null
  const within = (value: number) => rounded(Math.min(COORDINATE_LIMIT, Math.max(-COORDINATE_LIMIT, value)))
  const { left, top, right, bottom } = selection
  return { left: within(left), top: within(top), right: within(right), bottom: within(bottom) }
}

function readPiece(viewId: string | null, { from, stroke, isMark }: PresenceUpdate['wet'][number]): WetPiece {
  const refuse = (failure: Failure) => fail(failure, { field: 'wet' })
  if (viewId === null) throw refuse(presenceFailures.INK_WITHOUT_VIEW())
  if (from < 0 || from >= MAX_POINTS_PER_STROKE) {
    throw refuse(presenceFailures.INK_START_OUT_OF_RANGE({ most: MAX_POINTS_PER_STROKE - 1 }))
  }
  if (stroke.length > LONGEST_PIECE) throw refuse(presenceFailures.INK_TOO_LARGE({ most: LONGEST_PIECE }))
  try {
    const { id: strokeId } = decodeStroke(base64ToBytes(stroke))
    return { strokeId, viewId: toTypeId('View', viewId), from, stroke, isMark: isMark ?? false }
  } catch (error) {
    if (error instanceof DrawingFormatError) throw refuse(presenceFailures.INK_INVALID({ detail: error.message }))
    throw error
  }
}

function readWet({ viewId, wet }: PresenceUpdate): WetPiece[] {
  if (wet.length > MOST_PIECES) throw fail(presenceFailures.INK_AT_LIMIT({ most: MOST_PIECES }), { field: 'wet' })
  return wet.map((piece) => readPiece(viewId, piece))
}

/** Lets go of a room that was opened for nothing. */
function closeEmpty(open: OpenRoom): void {
  if (open.room.isEmpty) open.close()
}

/**
 * Sends the state of a tab to the other tabs in a place; dropped if updates come too fast or there are too many tabs.
 * Nothing is stored. NOT_FOUND without access to the place, FORBIDDEN for strokes of people who may not draw.
 */
export async function updatePresence(viewer: Viewer, update: PresenceUpdate): Promise<PresenceTaken> {
  const { place, clientId, mode, shotId, viewId, followingId, isLeaving } = update
  const cursor = readCursor(update.cursor)
  const selection = readSelection(update)
  const wet = readWet(update)
  const playback = update.playback && readPlayback(update.playback)
  const { name, canDraw } = await demandPlace(viewer, place)
  if (wet.length > 0 && !canDraw) throw forbidden()
  const open = openRoom(place)
  const { room, traffic, own } = open
  const id = tabId(viewer.userId, clientId)
  const answer = (isTaken: boolean): PresenceTaken => ({ isTaken, pauseMs: Math.ceil(paceOf(room)) })
  if (isLeaving) {
    end(open, id)
    closeEmpty(open)
    return answer(true)
  }
  const userId = toTypeId('User', viewer.userId)
  const known = room.tabs.get(id)
  if (!known && !room.hasRoomFor(userId)) return answer(false)
  const now = Date.now()
  const allowance = own.get(id)?.allowance ?? new Allowance()
  own.set(id, { viewer, allowance })
  const characters = wet.reduce((sum, { stroke }) => sum + stroke.length, 0)
  if (!allowance.take(characters, now)) return answer(false)
  const state: TabState = {
    id,
    userId,
    clientId,
    name,
    shotId: shotId === null ? null : toTypeId('Shot', shotId),
    viewId: viewId === null ? null : toTypeId('View', viewId),
    mode,
    cursor,
    selection: canDraw ? selection : null,
    followingId,
    playback: playback && timed(playback, known?.state.playback ?? null, now),
    joinedAt: known?.state.joinedAt ?? now,
  }
  room.put(state, wet, traffic.server, now)
  traffic.publish(id)
  return answer(true)
}

/**
 * Milliseconds to the next message to a reader. A random quarter more or less spreads the messages, so that other
 * requests are answered between them.
 */
const stepOf = (room: Room) => paceOf(room) * (0.75 + Math.random() / 2)

/**
 * Who is in a place, then what changes: all there are at first, then those that changed since the last message, as
 * they are when the reader is ready for the next. `clientId`: the reader's own tab, which is left out.
 * NOT_FOUND for who may not see the place, and the end with it when that happens later.
 */
export async function followPresence(
  viewer: Viewer,
  place: PresencePlace,
  clientId: string | null,
): Promise<Repeater<PresenceChange>> {
  const { organizationId } = await demandPlace(viewer, place)
  return new Repeater<PresenceChange>(async (push, stop) => {
    const open = openRoom(place)
    const { room, traffic } = open
    const ownId = clientId === null ? null : tabId(viewer.userId, clientId)
    let isStopped = false
    let isAwake = true
    let wake = () => {}
    const wakeUp = () => {
      isAwake = true
      wake()
    }
    const topics = accessTopics(viewer.userId, organizationId)
    const unsubscribes = [room.watch(wakeUp), ...topics.map((topic) => subscribe(topic, wakeUp))]
    void stop.then(() => {
      isStopped = true
      for (const unsubscribe of unsubscribes) unsubscribe()
      if (ownId !== null && open.own.has(ownId)) room.part(ownId, Date.now())
      closeEmpty(open)
      wakeUp()
    })
    const sent = new SentPresence(ownId)
    traffic.ask()
    while (!isStopped) {
      if (!isAwake) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (isStopped) return
      isAwake = false
      await demandPlace(viewer, place)
      const at = Date.now()
      const change = room.changeFor(sent, at)
      if (!change) continue
      await push(change)
      await pause(Math.max(0, at + stepOf(room) - Date.now()))
    }
  })
}
