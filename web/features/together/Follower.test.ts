import { expect, test, vi } from 'vitest'
import { Player, type PlayedSound } from '../../playback/player.ts'
import { buildTimeline } from '../../playback/timeline.ts'
import type { ReceivedPlayback } from '../presence/BoardPresence.ts'
import { Follower } from './Follower.ts'

const FILM = { numerator: 24, denominator: 1 }
const timelineOf = (count: number) =>
  buildTimeline(Array.from({ length: count }, (_, index) => (
    { id: `item.shot${index}`, frames: 48, pictureIds: [`view${index}`] }
  )), 'all')

/** A player of three shots of two seconds that follows, with a clock that stands until it is set. */
function following(shotCount = 3) {
  let seconds = 100
  let skew = 0
  let delay = 0
  const sound: PlayedSound = {
    now: () => seconds + skew, wake: () => Promise.resolve(), start: () => seconds + skew + delay,
    follow: vi.fn(), stop: vi.fn(), scrub: vi.fn(),
  }
  const player = new Player(timelineOf(shotCount), FILM, sound)
  const follower = new Follower(player, FILM, () => seconds * 1_000)
  player.subscribe(follower.check)
  const received = (change: Partial<ReceivedPlayback>): ReceivedPlayback => ({
    itemId: 'item', shotId: 'shot0', frame: 0, isPlaying: true, speed: 1, isReady: true, at: seconds * 1_000, ...change,
  })
  return {
    player, received,
    take: async (change: Partial<ReceivedPlayback>) => {
      follower.take(received(change))
      await Promise.resolve().then(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
    pass: (by: number) => {
      seconds += by
      return player.advance()
    },
    /** The device takes so many seconds to begin. */
    takeLong: (by: number) => { delay = by },
    /** The device runs late by so much, in seconds. */
    lag: (by: number) => { skew -= by },
  }
}

test('starts, seeks, changes its speed and stops with the one who is followed', async () => {
  const { player, take, pass } = following()
  await take({ shotId: 'shot1', frame: 12, isPlaying: false })
  expect([player.getFrame(), player.getState().isPlaying]).toEqual([60, false])
  await take({ shotId: 'shot1', frame: 12 })
  expect(player.isRunning()).toBe(true)
  expect(pass(0.5)).toBe(72)
  await take({ shotId: 'shot2', frame: 0 })
  expect(player.getFrame()).toBe(96)
  await take({ shotId: 'shot0', frame: 0, speed: 2 })
  expect(player.getState().speed).toBe(2)
  expect(pass(0.5)).toBe(24)
  await take({ shotId: 'shot0', frame: 30, isPlaying: false })
  expect([player.getFrame(), player.getState().isPlaying]).toEqual([30, false])
})

test('begins where the other one is by then', async () => {
  const { player, received, take } = following()
  await take({ frame: 0, at: received({}).at - 1_000 })
  expect(player.getFrame()).toBe(24)
})

test('is with the other one as soon as a slow device is heard', async () => {
  const { player, take, pass, takeLong } = following()
  takeLong(0.25)
  await take({ frame: 0 })
  expect(pass(0.5)).toBe(12)
  await take({ shotId: 'shot2', frame: 0 })
  expect(pass(0.5)).toBe(108)
  expect(player.isRunning()).toBe(true)
})

test('goes by what reached the server soonest', async () => {
  const { player, take, pass, lag } = following()
  await take({ frame: 0 })
  pass(1)
  // Two frames late.
  await take({ frame: 22 })
  lag(3 / 24)
  pass(1.2)
  expect(player.getFrame()).toBe(53)
})

test('seeks at a cut when it is more than two frames off, and nowhere else', async () => {
  const { player, take, pass, lag } = following()
  const seek = vi.spyOn(player, 'seek')
  await take({ frame: 0 })
  seek.mockClear()
  lag(2 / 24)
  pass(1)
  await take({ frame: 24 })
  pass(1.1)
  expect(seek).not.toHaveBeenCalled()
  lag(5 / 24)
  pass(1)
  expect(seek).not.toHaveBeenCalled()
  pass(1.2)
  expect(seek).toHaveBeenCalledOnce()
  expect(player.getFrame()).toBe(103)
})

test('waits for shots that are not there yet', async () => {
  const { player, take } = following(1)
  await take({ shotId: 'shot2', frame: 5 })
  expect(player.getState().isPlaying).toBe(false)
  player.setTimeline(timelineOf(3))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect([player.getFrame(), player.isRunning()]).toEqual([101, true])
})

test('stops at the end and does not begin again', async () => {
  const { player, received, take } = following()
  await take({ shotId: 'shot2', frame: 40, at: received({}).at - 5_000 })
  expect([player.getFrame(), player.getState().isPlaying]).toEqual([143, false])
})
