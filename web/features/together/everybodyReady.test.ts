import { beforeEach, expect, test, vi } from 'vitest'
import { Player } from '../../playback/player.ts'
import { buildTimeline } from '../../playback/timeline.ts'
import { BoardPresence, type Playback } from '../presence/BoardPresence.ts'
import { everybodyReady, LONGEST_WAIT_MS } from './everybodyReady.ts'

const OWN = 'user_olga:tab'
const FILM = { numerator: 24, denominator: 1 }
const STANDING = { itemId: null, shotId: 'shot0', frame: 0, isPlaying: false, speed: 1, isReady: false, at: 0 }
const SOUND = {
  now: () => 0, wake: () => Promise.resolve(), start: () => 0, follow: vi.fn(), stop: vi.fn(), scrub: vi.fn(),
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A page that is about to start, and those who follow it or not. */
function starting(isAheadFirst: boolean) {
  const presence = new BoardPresence()
  const timeline = buildTimeline([{ id: 'shot0', frames: 48, pictureIds: ['view0'] }], 'all')
  let isAhead = isAheadFirst
  const watchers = new Set<() => void>()
  const deck = {
    player: new Player(timeline, FILM, SOUND),
    isAhead: () => isAhead,
    watchPictures: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
  let isReady = false
  return {
    begin: () => void everybodyReady(deck, presence, OWN).then(() => (isReady = true)),
    isReady: async () => {
      await vi.advanceTimersByTimeAsync(0)
      return isReady
    },
    watchers,
    loadPictures: () => {
      isAhead = true
      for (const watcher of watchers) watcher()
    },
    tell: (name: string, followingId: string | null, playback: Partial<Playback>) => presence.take({
      isComplete: false, now: 0, left: [],
      here: [{
        id: `${name}:tab`, userId: name, name, shotId: null, viewId: null, mode: 'PLAYING', followingId, cursor: null,
        ink: [], playback: { ...STANDING, ...playback },
      }],
    }),
  }
}

test('waits until all that follow have their pictures at the same frame, and for nobody else', async () => {
  const page = starting(true)
  page.tell('mina', OWN, {})
  page.tell('noah', null, {})
  page.begin()
  expect(await page.isReady()).toBe(false)
  page.tell('mina', OWN, { isReady: true, frame: 5 })
  expect(await page.isReady()).toBe(false)
  page.tell('mina', OWN, { isReady: true })
  expect(await page.isReady()).toBe(true)
  expect(page.watchers.size).toBe(0)
})

test('waits for pictures of its own', async () => {
  const page = starting(false)
  page.begin()
  expect(await page.isReady()).toBe(false)
  page.loadPictures()
  expect(await page.isReady()).toBe(true)
})

test('waits three seconds at most', async () => {
  const page = starting(true)
  page.tell('mina', OWN, {})
  page.begin()
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1)
  expect(await page.isReady()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await page.isReady()).toBe(true)
})
