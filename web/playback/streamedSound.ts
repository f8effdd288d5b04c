import type { SoundPlace, SoundSource } from './soundSource.ts'

/** Further apart it jumps; nearer it goes a little faster or slower until it is in step. */
const JUMP_SECONDS = 0.25
/** Within a quarter of the shortest frame in use it is in step. */
const IN_STEP_SECONDS = 0.005
const MOST_CORRECTION = 0.04

/** A sound too long to be decoded whole: it is read as it plays, and held in step. */
export class StreamedSound implements SoundSource {
  private readonly element = new Audio()
  private readonly gain: GainNode
  readonly ready: Promise<unknown>
  isReady = false
  private run: SoundPlace | null = null
  private ending: ReturnType<typeof setTimeout> | undefined

  constructor(context: AudioContext, url: string) {
    this.gain = new GainNode(context)
    context.createMediaElementSource(this.element).connect(this.gain).connect(context.destination)
    this.ready = new Promise<void>((resolve, reject) => {
      this.element.addEventListener('canplay', () => {
        this.isReady = true
        resolve()
      }, { once: true })
      this.element.addEventListener('error', () => reject(new Error('The sound cannot be played')), { once: true })
    })
    this.element.preload = 'auto'
    this.element.src = url
  }

  setVolume(volume: number): void {
    this.gain.gain.value = volume
  }

  begin(where: SoundPlace): void {
    this.run = where
    this.element.playbackRate = where.speed
    this.element.currentTime = Math.max(where.place, where.from) - where.sound
    if (where.place >= where.from) void this.element.play().catch(() => undefined)
  }

  keepStep(place: number): void {
    const { run, element } = this
    if (!run) return
    if (place >= run.to) element.pause()
    const due = place - run.sound
    if (place < run.from || place >= run.to || due >= element.duration) return
    if (element.paused) void element.play().catch(() => undefined)
    const ahead = element.currentTime - due
    if (Math.abs(ahead) > JUMP_SECONDS) element.currentTime = due
    const correction = Math.max(-MOST_CORRECTION, Math.min(MOST_CORRECTION, ahead))
    const isInStep = Math.abs(ahead) < IN_STEP_SECONDS
    element.playbackRate = run.speed * (isInStep ? 1 : 1 - correction)
  }

  piece(from: number, seconds: number): void {
    this.stop()
    this.element.playbackRate = 1
    this.element.currentTime = Math.max(0, from)
    void this.element.play().catch(() => undefined)
    this.ending = setTimeout(() => this.stop(), seconds * 1_000)
  }

  stop(): void {
    clearTimeout(this.ending)
    this.run = null
    this.element.pause()
  }

  close(): void {
    this.stop()
    this.element.removeAttribute('src')
    this.ready.catch(() => undefined)
    this.gain.disconnect()
  }
}
