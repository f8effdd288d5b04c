/**
 * Where a run is: which second of the timeline is heard when, how fast, where on the timeline a sound begins, and from
 * where to where it is heard.
 */
export interface SoundPlace {
  readonly place: number
  readonly time: number
  readonly speed: number
  readonly sound: number
  readonly from: number
  readonly to: number
}

/** A sound on a device. */
export interface SoundSource {
  /** Rejects when it cannot be played. */
  readonly ready: Promise<unknown>
  readonly isReady: boolean
  setVolume(volume: number): void
  begin(where: SoundPlace): void
  /** Called as it plays, with the second of the timeline that is heard. */
  keepStep(place: number): void
  /** A short piece of it. */
  piece(from: number, seconds: number): void
  stop(): void
  close(): void
}

/** Long enough that a volume that changes does not click. */
const RAMP_SECONDS = 0.015

/** A sound that is decoded whole: it begins on the sample and cannot drift. */
export class BufferedSound implements SoundSource {
  private readonly context: AudioContext
  private readonly gain: GainNode
  private node: AudioBufferSourceNode | null = null
  private readonly ending = new AbortController()
  readonly ready: Promise<void>
  buffer: AudioBuffer | null = null

  constructor(context: AudioContext, url: string) {
    this.context = context
    this.gain = new GainNode(context)
    this.gain.connect(context.destination)
    this.ready = this.read(url)
  }

  private async read(url: string): Promise<void> {
    const response = await fetch(url, { signal: this.ending.signal })
    if (!response.ok) throw new Error(`The sound answers ${response.status}`)
    this.buffer = await this.context.decodeAudioData(await response.arrayBuffer())
  }

  get isReady(): boolean {
    return this.buffer !== null
  }

  setVolume(volume: number): void {
    this.gain.gain.setTargetAtTime(volume, this.context.currentTime, RAMP_SECONDS)
  }

  begin({ place, time, speed, sound, from, to }: SoundPlace): void {
    const { buffer, context } = this
    if (!buffer) return
    // Read late, it begins where it would be by now.
    const when = Math.max(time, context.currentTime)
    const reached = place + (when - time) * speed
    const start = Math.max(reached, from)
    if (start >= to || start - sound >= buffer.duration) return
    this.node = new AudioBufferSourceNode(context, { buffer, playbackRate: speed })
    this.node.connect(this.gain)
    this.node.start(when + (start - reached) / speed, start - sound, to === Infinity ? undefined : to - start)
  }

  keepStep(): void {
    // The device plays its samples by the clock that the pictures follow.
  }

  piece(from: number, seconds: number): void {
    const { buffer, context } = this
    if (!buffer || from >= buffer.duration) return
    this.stop()
    this.node = new AudioBufferSourceNode(context, { buffer })
    this.node.connect(this.gain)
    this.node.start(0, Math.max(0, from), seconds)
  }

  stop(): void {
    this.node?.stop()
    this.node?.disconnect()
    this.node = null
  }

  close(): void {
    this.ending.abort()
    // A waiting caller gets no failure that nobody caused.
    this.ready.catch(() => undefined)
    this.stop()
    this.gain.disconnect()
    this.buffer = null
  }
}
