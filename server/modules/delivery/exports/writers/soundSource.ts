import {
  AV_CHANNEL_LAYOUT_MONO, AV_CHANNEL_LAYOUT_STEREO, AV_SAMPLE_FMT_FLT, AVERROR_EOF, AVMEDIA_TYPE_AUDIO,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FormatContext, Frame, Packet, SoftwareResampleContext } from 'node-av/lib'
import { isDrained, succeeded } from './libav.ts'
import { CHANNELS, SAMPLE_RATE, type SoundSource } from './soundMix.ts'

/** People upload these files: nothing that names other files or addresses is read. */
const READABLE = { protocol_whitelist: 'file', format_whitelist: 'wav,mp3,mov,ogg' }
const BYTES = Float32Array.BYTES_PER_ELEMENT

/** A sound file, decoded as it is read. Encoder delays are taken away. */
export class SoundFile implements SoundSource {
  readonly #format: FormatContext
  readonly #decoder: CodecContext
  readonly #resampler: SoftwareResampleContext
  readonly #stream: number
  /** Mono is heard on both sides as loud as it is. */
  readonly #isMono: boolean
  readonly #packet = new Packet()
  readonly #frame = new Frame()
  #left: Float32Array[] = []
  #count = 0
  #isAtEnd = false
  /** Whether a part of the file could not be decoded. */
  isBroken = false

  private constructor(
    format: FormatContext,
    decoder: CodecContext,
    resampler: SoftwareResampleContext,
    stream: number,
  ) {
    this.#format = format
    this.#decoder = decoder
    this.#resampler = resampler
    this.#stream = stream
    this.#isMono = decoder.channels === 1
    this.#packet.alloc()
    this.#frame.alloc()
  }

  /** Opens a file; throws when it holds no sound. */
  static async open(path: string): Promise<SoundFile> {
    const format = new FormatContext()
    succeeded(await format.openInput(path, null, Dictionary.fromObject(READABLE)), 'Opening a sound')
    succeeded(await format.findStreamInfo(), 'Reading a sound')
    const index = format.findBestStream(AVMEDIA_TYPE_AUDIO)
    succeeded(index, 'Finding the sound')
    const stream = format.streams[index]
    const codec = stream && Codec.findDecoder(stream.codecpar.codecId)
    if (!codec) throw new Error('There is no decoder for this sound')
    const decoder = new CodecContext()
    decoder.allocContext3(codec)
    succeeded(decoder.parametersToContext(stream.codecpar), 'Opening the decoder')
    decoder.pktTimebase = stream.timeBase
    succeeded(await decoder.open2(codec), 'Opening the decoder')
    const resampler = new SoftwareResampleContext()
    const { channels, channelLayout, sampleFormat, sampleRate } = decoder
    const into = channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO
    succeeded(
      resampler.allocSetOpts2(into, AV_SAMPLE_FMT_FLT, SAMPLE_RATE, channelLayout, sampleFormat, sampleRate),
      'Opening the resampler',
    )
    succeeded(resampler.init(), 'Opening the resampler')
    return new SoundFile(format, decoder, resampler, index)
  }

  async read(count: number): Promise<Float32Array> {
    while (this.#count < count && !this.#isAtEnd) await this.#decode()
    const wanted = Math.min(count, this.#count)
    const samples = new Float32Array(wanted * CHANNELS)
    let filled = 0
    while (filled < samples.length) {
      const [first = samples] = this.#left
      const part = first.subarray(0, samples.length - filled)
      samples.set(part, filled)
      filled += part.length
      if (part.length === first.length) this.#left.shift()
      else this.#left[0] = first.subarray(part.length)
    }
    this.#count -= wanted
    return samples
  }

  /** Decodes the next packet, or what is left at the end. */
  async #decode(): Promise<void> {
    const answer = await this.#format.readFrame(this.#packet)
    if (answer < 0) {
      this.isBroken ||= answer !== AVERROR_EOF
      this.#isAtEnd = true
      await this.#decoder.sendPacket(null)
      await this.#take()
      this.#resample(null, 0)
      return
    }
    const isOurs = this.#packet.streamIndex === this.#stream
    if (isOurs && (await this.#decoder.sendPacket(this.#packet)) < 0) this.isBroken = true
    this.#packet.unref()
    if (isOurs) await this.#take()
  }

  async #take(): Promise<void> {
    try {
      while (!isDrained(await this.#decoder.receiveFrame(this.#frame), 'Decoding a sound')) {
        this.#resample(this.#frame.extendedData ?? this.#frame.data, this.#frame.nbSamples)
        this.#frame.unref()
      }
    } catch {
      this.isBroken = true
    }
  }

  #resample(planes: Buffer[] | null, samples: number): void {
    const most = this.#resampler.getOutSamples(samples)
    if (most <= 0) return
    const channels = this.#isMono ? 1 : CHANNELS
    const out = Buffer.alloc(most * channels * BYTES)
    const count = this.#resampler.convertSync([out], most, planes, samples)
    succeeded(count, 'Resampling a sound')
    const values = new Float32Array(out.buffer, out.byteOffset, count * channels)
    const both = { length: this.#isMono ? count * CHANNELS : 0 }
    this.#left.push(this.#isMono ? Float32Array.from(both, (_, at) => values[at >> 1] ?? 0) : values)
    this.#count += count
  }

  close(): void {
    this.#resampler.free()
    this.#decoder.freeContext()
    this.#frame.free()
    this.#packet.free()
    this.#format.closeInputSync()
  }
}
