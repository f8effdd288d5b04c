import { heardTime } from './audioClock.ts'
import { BufferedSound, type SoundPlace, type SoundSource } from './soundSource.ts'
import { StreamedSound } from './streamedSound.ts'
import type { PlayedSound } from './player.ts'

/** Something that is heard: where, and how loud. Seconds on the timeline. */
export interface HeardSound {
  /** Names it: the same sound moved is not read again. */
  readonly key: string
  readonly url: string
  readonly seconds: number
  readonly volume: number
  readonly place: number
  /** The seconds of the timeline in which alone it is heard; all of it by default. */
  readonly heard?: { readonly from: number; readonly to: number }
}

/** From where on a sound is heard, and where it is cut, which may be beyond its end. */
const audible = ({ place, heard }: HeardSound) => ({
  from: Math.max(place, heard?.from ?? place), to: heard?.to ?? Infinity,
})

/** A device that does not wake within this is taken for none: pictures then follow the computer's clock. */
const WAKING_MS = 150
/** What is begun at once is begun a little later, so that the device can keep its word. */
const LEAD_SECONDS = 0.02
/** What begins within this is made ready. */
const AHEAD_SECONDS = 12
/** Longest piece that is heard while somebody looks for a place. */
const SCRUB_SECONDS = 0.09
/** Decoded, a sound takes 4 bytes a sample and channel: what would take more than 256 MB is streamed. */
const LONGEST_DECODED_SECONDS = 690
/** Sounds that are kept decoded though they are not played just now. */
const KEPT_SOURCES = 24

/** Plays a soundtrack and voices on one device, whose clock the pictures follow. */
export class SoundDesk implements PlayedSound {
  private readonly context: AudioContext | null
  private readonly sources = new Map<string, SoundSource>()
  private sounds: readonly HeardSound[] = []
  private readonly begun = new Set<string>()
  private run: { place: number; time: number; speed: number } | null = null
  private isAwake = false
  private latest = 0
  /** A sound that cannot be played here, once. */
  onUnplayable: (key: string) => void = () => undefined

  constructor() {
    // Where there is no device at all, pictures play without it.
    this.context = typeof AudioContext === 'undefined' ? null : new AudioContext({ latencyHint: 'interactive' })
  }

  /**
   * What is heard; sounds that play already go on until the next start. Returns whether one of them has another place
   * now and should be restarted.
   */
  setSounds(sounds: readonly HeardSound[]): boolean {
    const before = new Map(this.sounds.map((sound) => [sound.key, sound]))
    this.sounds = sounds
    const wanted = new Set(sounds.map(({ key }) => key))
    for (const [key, source] of this.sources) {
      if (wanted.has(key)) continue
      source.close()
      this.sources.delete(key)
      this.begun.delete(key)
    }
    for (const sound of sounds) this.sources.get(sound.key)?.setVolume(sound.volume)
    return sounds.some(({ key, place, heard }) => {
      const old = before.get(key)
      const isMoved = old?.place !== place || old.heard?.from !== heard?.from || old.heard?.to !== heard?.to
      return this.begun.has(key) && isMoved
    })
  }

  /** Lets sounds whose key begins with an id be heard at another volume at once. */
  tryVolume(id: string, volume: number): void {
    for (const [key, source] of this.sources) if (key.startsWith(id)) source.setVolume(volume)
  }

  /** The source of a sound, which begins to be read. */
  private sourceOf(sound: HeardSound): SoundSource | null {
    const { context } = this
    if (!context) return null
    const known = this.sources.get(sound.key)
    if (known) return known
    const Source = sound.seconds > LONGEST_DECODED_SECONDS ? StreamedSound : BufferedSound
    const source = new Source(context, sound.url)
    source.setVolume(sound.volume)
    this.sources.set(sound.key, source)
    source.ready.catch(() => this.onUnplayable(sound.key))
    this.forgetOld()
    return source
  }

  private forgetOld(): void {
    for (const [key, source] of this.sources) {
      if (this.sources.size <= KEPT_SOURCES) return
      if (this.begun.has(key)) continue
      source.close()
      this.sources.delete(key)
    }
  }

  /** Reads what is heard near a place; answers when it can be played. */
  async prepare(place: number): Promise<void> {
    const near = this.sounds.filter((sound) => this.isNear(sound, place))
    await Promise.allSettled(near.map((sound) => this.sourceOf(sound)?.ready))
  }

  private isNear(sound: HeardSound, at: number): boolean {
    const { from, to } = audible(sound)
    return from < at + AHEAD_SECONDS && Math.min(to, sound.place + sound.seconds) > at
  }

  /** The decoded samples of a sound, where it is decoded. */
  async samplesOf(sound: HeardSound): Promise<AudioBuffer | null> {
    const source = this.sourceOf(sound)
    await source?.ready
    return source instanceof BufferedSound ? source.buffer : null
  }

  now(at: number = performance.now()): number {
    const time = this.context && this.isAwake ? heardTime(this.context, at) : at / 1_000
    this.latest = Math.max(this.latest, time)
    return this.latest
  }

  async wake(): Promise<void> {
    const wasAwake = this.isAwake
    if (this.context && this.context.state !== 'running') {
      const late = new Promise<void>((resolve) => setTimeout(resolve, WAKING_MS))
      await Promise.race([this.context.resume().catch(() => undefined), late])
    }
    this.isAwake = this.context?.state === 'running'
    // Another clock has another time.
    if (wasAwake !== this.isAwake) this.latest = 0
  }

  start(place: number, speed: number): number {
    this.stop()
    this.latest = 0
    if (!this.context || !this.isAwake) return this.now()
    const time = this.context.currentTime + LEAD_SECONDS
    this.run = { place, time, speed }
    if (speed > 0) this.begin(place)
    return time
  }

  private begin(at: number): void {
    const { run } = this
    if (!run || run.speed <= 0) return
    for (const sound of this.sounds) {
      if (this.begun.has(sound.key) || !this.isNear(sound, at)) continue
      const source = this.sourceOf(sound)
      if (!source) continue
      this.begun.add(sound.key)
      const where: SoundPlace = { ...run, sound: sound.place, ...audible(sound) }
      void source.ready.then(() => {
        // Playback may have been stopped or restarted meanwhile.
        if (this.run === run) source.begin(where)
      }, () => undefined)
    }
  }

  follow(place: number): void {
    this.begin(place)
    for (const key of this.begun) this.sources.get(key)?.keepStep(place)
  }

  stop(): void {
    this.run = null
    this.begun.clear()
    for (const source of this.sources.values()) source.stop()
  }

  scrub(place: number): void {
    if (!this.context || !this.isAwake || this.context.state !== 'running') {
      void this.wake()
      return
    }
    this.stop()
    for (const sound of this.sounds) {
      if (!this.isNear(sound, place) || audible(sound).from > place) continue
      const source = this.sourceOf(sound)
      if (source?.isReady) source.piece(place - sound.place, SCRUB_SECONDS)
    }
  }

  /** Gives the device back. */
  close(): void {
    this.stop()
    for (const source of this.sources.values()) source.close()
    this.sources.clear()
    void this.context?.close().catch(() => undefined)
  }
}
