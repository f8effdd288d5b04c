import { expect, test, vi } from 'vitest'
import { Player, type PlayedSound } from './player.ts'
import { buildTimeline, pictureIndexAt, type PlayedShot } from './timeline.ts'

const NTSC = { numerator: 24_000, denominator: 1_001 }
const FILM = { numerator: 24, denominator: 1 }

/** A device whose clock advances only when the test says so. */
function stillDevice(wake: () => Promise<void> = () => Promise.resolve()) {
  let time = 100
  const started: [number, number][] = []
  const sound: PlayedSound = {
    now: () => time,
    wake,
    start: (place, speed) => {
      started.push([place, speed])
      return time
    },
    follow: vi.fn(),
    stop: vi.fn(),
    scrub: vi.fn(),
  }
  return { sound, started, pass: (seconds: number) => { time += seconds } }
}

const shotsOf = (count: number, frames: (index: number) => number): PlayedShot[] =>
  Array.from({ length: count }, (_, index) => {
    return { id: `shot${index}`, frames: frames(index), pictureIds: [`view${index}`] }
  })

async function playing(shots: PlayedShot[], rate = FILM) {
  const device = stillDevice()
  const player = new Player(buildTimeline(shots, 'all'), rate, device.sound)
  await player.play()
  return { ...device, player }
}

test('the frame shown is the frame due, over 200 shots and ten minutes with uneven animation frames', async () => {
  const shots = shotsOf(200, (index) => 60 + (index % 25))
  const { player, pass } = await playing(shots, NTSC)
  const { frames } = player.getTimeline()
  const seconds = (frames * 1_001) / 24_000
  expect(seconds).toBeGreaterThan(600)
  let elapsed = 0
  let wrong = 0
  let count = 0
  for (; ; count += 1) {
    const step = [0.0166, 0.0167, 0.0331, 0.0069, 0.05][count % 5] ?? 0
    if (elapsed + step >= seconds) break
    elapsed += step
    pass(step)
    const due = Math.floor((elapsed * 24_000) / 1_001 + 1e-6)
    if (player.advance() !== due) wrong += 1
  }
  expect(count).toBeGreaterThan(20_000)
  expect(wrong).toBe(0)
  pass(1)
  expect(player.advance()).toBe(frames - 1)
  expect(player.getState().isPlaying).toBe(false)
})

test('sound begins at the current picture, and playing again after the end restarts', async () => {
  const { player, pass, started } = await playing(shotsOf(2, () => 24))
  pass(5)
  player.advance()
  expect(player.getFrame()).toBe(47)
  await player.play()
  player.seek(36)
  expect(started).toEqual([[0, 1], [0, 1], [1.5, 1]])
})

test('a loop goes on in step, also over many rounds at once', async () => {
  const { player, pass, started } = await playing(shotsOf(2, () => 24))
  player.setLooping(true)
  player.setRange({ from: 24, to: 48 })
  player.seek(24)
  pass(1.25)
  expect(player.advance()).toBe(30)
  expect(started.at(-1)?.[0]).toBeCloseTo(1.25)
  pass(10.5)
  expect(player.advance()).toBe(42)
  expect(player.getState().isPlaying).toBe(true)
})

test('the place goes on between frames while it plays, and is a frame otherwise', async () => {
  const { player, pass } = await playing(shotsOf(2, () => 24))
  pass(0.4375)
  player.advance()
  expect([player.getFrame(), player.getPlace()]).toEqual([10, 10.5])
  player.pause()
  expect(player.getPlace()).toBe(10)
  await player.play(-1)
  expect(player.getPlace()).toBe(10)
  pass(0.1)
  player.advance()
  expect([player.getFrame(), player.getPlace()]).toEqual([8, expect.closeTo(8.6)])
  player.seek(30)
  expect(player.getPlace()).toBe(30)
})

test('J, K and L shuttle', async () => {
  const { player, pass, sound } = await playing(shotsOf(4, () => 24))
  player.shuttle(1)
  await Promise.resolve()
  expect(player.getState().speed).toBe(2)
  pass(1)
  expect(player.advance()).toBe(48)
  player.shuttle(-1)
  await Promise.resolve()
  expect(player.getState().speed).toBe(-1)
  pass(1)
  expect(player.advance()).toBe(24)
  pass(5)
  expect(player.advance()).toBe(0)
  expect(player.getState()).toMatchObject({ isPlaying: false, speed: 1 })
  expect(sound.stop).toHaveBeenCalled()
})

test('steps by frame and by shot are heard and stay within', () => {
  const { sound } = stillDevice()
  const player = new Player(buildTimeline(shotsOf(3, () => 24), 'all'), FILM, sound)
  player.step(-1)
  expect(player.getFrame()).toBe(0)
  player.stepShot(1)
  player.step(1)
  expect(player.getFrame()).toBe(25)
  expect(sound.scrub).toHaveBeenLastCalledWith(25 / 24)
  player.stepShot(-1)
  expect(player.getFrame()).toBe(0)
  player.seek(47)
  player.stepShot(-1)
  expect(player.getFrame()).toBe(24)
  player.seek(1_000)
  expect(player.getFrame()).toBe(71)
  player.stepShot(1)
  expect(player.getFrame()).toBe(71)
})

test('a shot that changes its length keeps the place in the shot that is shown', () => {
  const { sound } = stillDevice()
  const player = new Player(buildTimeline(shotsOf(3, () => 24), 'all'), FILM, sound)
  player.seek(30)
  const longer = shotsOf(3, (index) => (index === 0 ? 48 : 24))
  player.setTimeline(buildTimeline(longer, 'all'))
  expect(player.getFrame()).toBe(54)
  const shorter = shotsOf(3, (index) => (index === 1 ? 2 : 24))
  player.setTimeline(buildTimeline(shorter, 'all'))
  expect(player.getFrame()).toBe(25)
  expect(pictureIndexAt(player.getTimeline(), player.getFrame())).toBe(1)
})

test('a pause while the device wakes up is a pause', async () => {
  let awake = (): void => undefined
  const { sound, started } = stillDevice(() => new Promise((resolve) => { awake = resolve }))
  const player = new Player(buildTimeline(shotsOf(1, () => 24), 'all'), FILM, sound)
  const playing = player.play()
  expect(player.advance()).toBe(0)
  player.pause()
  awake()
  await playing
  expect(started).toEqual([])
  expect(player.getState().isPlaying).toBe(false)
})

test('an empty board does not play', async () => {
  const { player } = await playing([])
  expect(player.getState().isPlaying).toBe(false)
  expect(player.advance()).toBe(0)
})

test('what changes elsewhere does not interrupt what plays; what changes before it moves it along', async () => {
  const { sound, started, pass } = stillDevice()
  const shots = shotsOf(3, () => 24)
  const player = new Player(buildTimeline(shots, 'all'), FILM, sound)
  player.seek(24)
  await player.play()
  pass(0.5)
  expect(player.advance()).toBe(36)
  const lengthen = (index: number) => shots.map((shot, at) => (at === index ? { ...shot, frames: 48 } : shot))
  player.setTimeline(buildTimeline(lengthen(2), 'all'))
  expect([player.advance(), player.getTimeline().frames, started.length]).toEqual([36, 96, 1])
  player.setTimeline(buildTimeline(lengthen(0), 'all'))
  expect([player.advance(), player.getShotIndex(), started.length]).toEqual([60, 1, 2])
})

test('waits for its gate before frames pass, unless it is paused meanwhile', async () => {
  const { sound, pass } = stillDevice()
  const player = new Player(buildTimeline(shotsOf(2, () => 24), 'all'), FILM, sound)
  let open: () => void = () => undefined
  player.setGate(() => new Promise((resolve) => { open = resolve }))
  const played = player.play()
  pass(0.5)
  expect([player.getState().isPlaying, player.isRunning(), player.advance()]).toEqual([true, false, 0])
  open()
  await played
  pass(0.5)
  expect([player.isRunning(), player.advance()]).toEqual([true, 12])
  player.pause()
  const again = player.play()
  player.pause()
  open()
  await again
  expect([player.getState().isPlaying, player.isRunning()]).toEqual([false, false])
})
