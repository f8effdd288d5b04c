import { secondsAt, type FrameRate } from '../lib/frameRates.ts'
import { shotIndexAt, type Timeline } from './timeline.ts'
import { Listeners } from '../lib/listeners.ts'

/** Sound that plays along. All times in seconds; a clock of its own, which pictures follow. */
export interface PlayedSound {
  /** What is heard at a moment of the page's clock, in milliseconds, by the device's. It never goes back. */
  now(at?: number): number
  /** Wakes the device where it sleeps; resolves when its clock runs, or it is known that it will not. */
  wake(): Promise<void>
  /** Plays from a place on the timeline on, at a speed; answers when, on the clock. Backwards nothing is heard. */
  start(place: number, speed: number): number
  /** Called as it plays: what begins soon is made ready. */
  follow(place: number): void
  stop(): void
  /** A short piece of sound at a place, for scrubbing. */
  scrub(place: number): void
}

/** The frames that are played, the second one not included. */
export interface PlayedRange {
  readonly from: number
  readonly to: number
}

/** What the player does now; a new object with every change but that of the frame. */
export interface PlayerState {
  readonly isPlaying: boolean
  /** Negative is backwards. */
  readonly speed: number
  readonly isLooping: boolean
  /** Null for all of it. */
  readonly range: PlayedRange | null
}

/** Speeds that J and L go through. */
const SHUTTLE = [1, 2, 4] as const
/** What is lost to rounding where a frame begins. */
const EPSILON = 1e-6

/** Plays a timeline by the clock of its sound. It draws nothing: the stage asks `advance` for the frame due. */
export class Player {
  private timeline: Timeline
  private readonly rate: FrameRate
  private readonly sound: PlayedSound
  private state: PlayerState = { isPlaying: false, speed: 1, isLooping: false, range: null }
  private frame = 0
  /** The place that is due between two frames, while frames pass. */
  private place: number | null = null
  /** Where playing began, in frames and fractions, and when on the clock. */
  private anchor = { place: 0, time: 0 }
  private startDelay = 0
  /** Grows with every start and stop, so that a start that waited knows whether it is still wanted. */
  private turn = 0
  private readonly listeners = new Listeners()
  private gate: (() => Promise<void>) | null = null

  constructor(timeline: Timeline, rate: FrameRate, sound: PlayedSound) {
    this.timeline = timeline
    this.rate = rate
    this.sound = sound
  }

  /** Tells of changes of the state, and of the frame where it changes by itself or by hand. */
  subscribe = this.listeners.subscribe

  getState = (): PlayerState => this.state

  /** Whether frames pass: it plays and waits for nothing any more. */
  isRunning = (): boolean => this.state.isPlaying && this.anchor.time !== Infinity

  /** Seconds until what was begun is heard, and frames pass. */
  getDelay = (): number => this.isRunning() ? Math.max(0, this.anchor.time - this.sound.now()) : 0

  /** Seconds that the device took, when it began last, until that was heard. */
  getStartDelay = (): number => this.startDelay

  /** The frame that is shown. */
  getFrame = (): number => this.frame

  /** The same with the part of a frame that has passed: what moves within a picture is as smooth as the screen. */
  getPlace = (): number => (this.state.isPlaying ? (this.place ?? this.frame) : this.frame)

  getShotIndex = (): number => shotIndexAt(this.timeline, this.frame)

  getTimeline = (): Timeline => this.timeline

  private change(change: Partial<PlayerState>): void {
    this.state = { ...this.state, ...change }
    this.listeners.tell()
  }

  private bounds(): PlayedRange {
    const { range } = this.state
    const to = Math.min(range?.to ?? Infinity, this.timeline.frames)
    return { from: Math.max(0, Math.min(range?.from ?? 0, to - 1)), to }
  }

  private get framesPerSecond(): number {
    return this.rate.numerator / this.rate.denominator
  }

  /** Begins at a place, in frames, without asking whether anything is awake. */
  private begin(place: number): void {
    this.anchor = { place, time: this.sound.start(secondsAt(place, this.rate), this.state.speed) }
    this.startDelay = this.getDelay()
  }

  /** Plays, from the start if it is at the end. Resolves when it plays. */
  async play(speed = this.state.speed): Promise<void> {
    if (this.timeline.frames === 0) return
    this.turn += 1
    const turn = this.turn
    const { from, to } = this.bounds()
    const isOutside = this.frame < from || this.frame >= to
    if (isOutside || (speed > 0 && this.frame === to - 1)) this.frame = from
    if (speed < 0 && this.frame === from) this.frame = to - 1
    const opened = this.state.isPlaying ? null : this.gate?.()
    // Until the clock runs the frame stays.
    this.anchor = { place: this.frame, time: Infinity }
    this.place = null
    this.change({ isPlaying: true, speed })
    await this.sound.wake()
    if (opened) await opened
    if (turn !== this.turn) return
    this.begin(speed > 0 ? this.frame : this.frame + 1)
    this.listeners.tell()
  }

  /** Stops where it is; the speed is the ordinary one again after going backwards. */
  pause(): void {
    this.turn += 1
    this.sound.stop()
    this.change({ isPlaying: false, speed: this.state.speed < 0 ? 1 : this.state.speed })
  }

  toggle(): void {
    if (this.state.isPlaying) this.pause()
    else void this.play()
  }

  /** J and L: plays that way, faster each time. */
  shuttle(direction: 1 | -1): void {
    const { isPlaying, speed } = this.state
    const isGoingOn = isPlaying && Math.sign(speed) === direction
    const faster = SHUTTLE.find((each) => each > Math.abs(speed)) ?? SHUTTLE[SHUTTLE.length - 1]
    void this.play(direction * (isGoingOn ? (faster ?? 1) : 1))
  }

  /** Sets the speed, playing or not. */
  setSpeed(speed: number): void {
    if (this.state.isPlaying) void this.play(speed)
    else this.change({ speed })
  }

  setLooping(isLooping: boolean): void {
    this.change({ isLooping })
  }

  /** What it waits for before it starts, besides the device; null for nothing. */
  setGate(gate: (() => Promise<void>) | null): void {
    this.gate = gate
  }

  /** Plays these frames alone; null is all. */
  setRange(range: PlayedRange | null): void {
    this.change({ range })
  }

  /** Goes to a frame; playing goes on there. */
  seek(frame: number): void {
    this.frame = Math.max(0, Math.min(Math.round(frame), this.timeline.frames - 1))
    this.place = null
    if (this.state.isPlaying) {
      this.sound.stop()
      this.begin(this.frame)
    }
    this.listeners.tell()
  }

  /** The same while somebody looks for a place: what is there is heard. */
  scrub(frame: number): void {
    const before = this.frame
    this.seek(frame)
    if (!this.state.isPlaying && this.frame !== before) this.sound.scrub(secondsAt(this.frame, this.rate))
  }

  step(frames: number): void {
    if (this.state.isPlaying) this.pause()
    this.scrub(this.frame + frames)
  }

  /** To the beginning of the shot before or after; backwards from within a shot to its own beginning first. */
  stepShot(direction: 1 | -1): void {
    const index = this.getShotIndex()
    const start = this.timeline.starts[index] ?? 0
    // Just after the beginning one wants the shot before.
    const isWithin = this.frame - start > this.framesPerSecond / 2
    const target = direction > 0 ? index + 1 : isWithin ? index : index - 1
    const last = this.timeline.starts.length - 1
    if (target <= last) this.seek(this.timeline.starts[Math.max(0, target)] ?? 0)
  }

  /** Another timeline, such as one with a shot of another length: it stays in its shot, as far in as that goes. */
  setTimeline(timeline: Timeline): void {
    const id = this.timeline.shots[this.getShotIndex()]?.id
    const within = this.frame - (this.timeline.starts[this.getShotIndex()] ?? 0)
    const index = timeline.shots.findIndex((shot) => shot.id === id)
    const place = index < 0 ? this.frame : (timeline.starts[index] ?? 0) + within
    const end = index < 0 ? timeline.frames : (timeline.starts[index] ?? 0) + (timeline.shots[index]?.frames ?? 1)
    this.timeline = timeline
    if (timeline.frames === 0 && this.state.isPlaying) this.pause()
    // What changed elsewhere, as by others, does not interrupt.
    if (place === this.frame && place < end) this.listeners.tell()
    else this.seek(Math.min(place, end - 1))
  }

  /** What is heard changed, such as its offset: plays on with it. */
  restartSound(): void {
    if (this.state.isPlaying) this.seek(this.frame)
  }

  /** The frame due at a moment of the page's clock. Called with every animation frame while it plays. */
  advance(at?: number): number {
    if (!this.state.isPlaying || this.anchor.time === Infinity) return this.frame
    const { from, to } = this.bounds()
    const passed = Math.max(0, this.sound.now(at) - this.anchor.time) * this.framesPerSecond * this.state.speed
    const place = this.anchor.place + passed
    // Backwards a frame is due from its end on.
    let due = this.state.speed > 0 ? Math.floor(place + EPSILON) : Math.ceil(place - EPSILON) - 1
    const isOver = this.state.speed > 0 ? due >= to : due < from
    if (isOver) {
      if (!this.state.isLooping) {
        this.show(this.state.speed > 0 ? to - 1 : from)
        this.pause()
        return this.frame
      }
      const length = to - from
      const again = from + ((((place - from) % length) + length) % length)
      this.sound.stop()
      this.begin(again)
      due = Math.max(from, Math.min(to - 1, Math.floor(again + EPSILON)))
    }
    this.sound.follow(secondsAt(Math.max(0, place), this.rate))
    this.place = Math.min(Math.max(isOver ? due : place, due), due + 1)
    this.show(due)
    return this.frame
  }

  private show(frame: number): void {
    if (frame === this.frame) return
    this.frame = frame
    this.listeners.tell()
  }
}
