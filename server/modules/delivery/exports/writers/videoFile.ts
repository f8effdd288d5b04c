import { availableParallelism } from 'node:os'
import {
  AVCHROMA_LOC_LEFT, AVCOL_PRI_BT709, AVCOL_RANGE_MPEG, AVCOL_SPC_BT709, AVCOL_TRC_BT709, AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER, AV_PICTURE_TYPE_I, AV_PICTURE_TYPE_NONE, AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16, type FFEncoderCodec,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FormatContext, Frame, Packet, Rational, type Stream } from 'node-av/lib'
import type { FrameRate } from '../../../../kernel/frames.ts'
import { exportFailures } from '../../export.failures.ts'
import { ExportFailure, type Size } from '../exportFormat.ts'
import { isDrained, succeeded } from './libav.ts'
import { CHANNELS, SAMPLE_RATE } from './soundMix.ts'
import type { SoundCoding, VideoCoding } from './videoCodecs.ts'

/** Samples that are coded at once where the encoder does not care. */
const USUAL_BLOCK = 1024
const LOUDEST_S16 = 32_767

export interface VideoSettings extends Size {
  container: 'mp4' | 'mov' | 'webm'
  rate: FrameRate
  coding: VideoCoding
  hasSound: boolean
  title: string
  /** Of the first frame; editing programs read it. */
  timecode: string
}

const square = () => new Rational(1, 1)
/** One core stays for requests and the database. */
const threads = () => Math.max(1, availableParallelism() - 1)

interface TrackKind {
  duration: bigint
  /** Whether each packet is a picture of its own, so that it can be written again. */
  isIntra: boolean
}

/** An encoder with the stream that its packets go to. */
class Track {
  readonly context: CodecContext
  readonly stream: Stream
  readonly #format: FormatContext
  readonly #packet = new Packet()
  /** Of a packet in units of the encoder's time base; 0 leaves what the encoder says. */
  readonly #duration: bigint
  readonly #isIntra: boolean
  #last: Packet | null = null

  constructor(format: FormatContext, context: CodecContext, stream: Stream, { duration, isIntra }: TrackKind) {
    this.#format = format
    this.#isIntra = isIntra
    this.context = context
    this.stream = stream
    this.#duration = duration
    this.#packet.alloc()
  }

  /** Encodes a frame; null ends the track. */
  async encode(frame: Frame | null): Promise<void> {
    succeeded(await this.context.sendFrame(frame), 'Encoding')
    while (!isDrained(await this.context.receivePacket(this.#packet), 'Encoding')) {
      if (this.#isIntra) {
        this.#last?.free()
        this.#last = this.#packet.clone()
      }
      await this.#write(this.#packet)
    }
  }

  /** Writes the last frame once more, where each frame stands for itself; false where it has to be encoded. */
  async repeat(pts: bigint): Promise<boolean> {
    const again = this.#last?.clone()
    if (!again) return false
    again.pts = pts
    again.dts = pts
    await this.#write(again)
    again.free()
    return true
  }

  async #write(packet: Packet): Promise<void> {
    packet.streamIndex = this.stream.index
    if (this.#duration > 0n) packet.duration = this.#duration
    packet.rescaleTs(this.context.timeBase, this.stream.timeBase)
    succeeded(await this.#format.interleavedWriteFrame(packet), 'Writing the video')
  }

  close(): void {
    this.#packet.free()
    this.#last?.free()
    this.context.freeContext()
  }
}

/** A video file that is written from its first frame on. */
export class VideoFile {
  readonly #format: FormatContext
  readonly #video: Track
  readonly #sound: Track | null
  #samples = 0n
  #frames = 0n

  private constructor(format: FormatContext, video: Track, sound: Track | null) {
    this.#format = format
    this.#video = video
    this.#sound = sound
  }

  /** Makes a file; throws a failure that names an encoder that is missing. */
  static async create(path: string, settings: VideoSettings): Promise<VideoFile> {
    const { container, coding, hasSound, title, timecode } = settings
    const format = new FormatContext()
    succeeded(format.allocOutputContext2(null, container, path), 'Opening the video')
    const video = await openTrack(format, coding.picture, (context) => setPictures(context, settings), {
      duration: 1n, isIntra: coding.isIntra,
    })
    video.stream.avgFrameRate = video.context.framerate
    video.stream.sampleAspectRatio = square()
    video.stream.metadata = Dictionary.fromObject({ timecode })
    const kind = { duration: 0n, isIntra: false }
    const openSound = () => openTrack(format, coding.sound, (context) => setSound(context, coding.sound), kind)
    const sound = hasSound ? await openSound() : null
    format.metadata = Dictionary.fromObject({ title })
    succeeded(await format.openOutput(), 'Opening the video')
    const options = container === 'webm' ? {} : { movflags: '+faststart' }
    succeeded(await format.writeHeader(Dictionary.fromObject(options)), 'Writing the video')
    return new VideoFile(format, video, sound)
  }

  /** Samples of sound that `writeSound` takes at once. */
  get block(): number {
    return this.#sound?.context.frameSize || USUAL_BLOCK
  }

  /** Writes the next frame. Players can begin at a cut; a repeated frame looks like the one before it. */
  async writeFrame(frame: Frame, { isCut, isRepeated }: { isCut: boolean; isRepeated: boolean }): Promise<void> {
    const pts = this.#frames
    this.#frames += 1n
    if (isRepeated && (await this.#video.repeat(pts))) return
    frame.pts = pts
    frame.duration = 1n
    frame.pictType = isCut ? AV_PICTURE_TYPE_I : AV_PICTURE_TYPE_NONE
    await this.#video.encode(frame)
  }

  /** Writes the next samples, 2 × `block` values; only the last may be fewer. */
  async writeSound(samples: Float32Array): Promise<void> {
    if (!this.#sound) return
    const { sampleFormat: format } = this.#sound.context
    const nbSamples = samples.length / CHANNELS
    const layout = { format, sampleRate: SAMPLE_RATE, channelLayout: AV_CHANNEL_LAYOUT_STEREO }
    const timeBase = { num: 1, den: SAMPLE_RATE }
    const properties = { nbSamples, ...layout, timeBase, pts: this.#samples }
    const frame = Frame.fromAudioBuffer(bytesOf(samples, format), properties)
    this.#samples += BigInt(nbSamples)
    try {
      await this.#sound.encode(frame)
    } finally {
      frame.free()
    }
  }

  /** Writes what is left and ends the file. */
  async finish(): Promise<void> {
    await this.#video.encode(null)
    await this.#sound?.encode(null)
    succeeded(await this.#format.writeTrailer(), 'Ending the video')
    await this.#format.closeOutput()
    this.#video.close()
    this.#sound?.close()
    this.#format.freeContext()
  }
}

async function openTrack(
  format: FormatContext,
  { encoder, options }: { encoder: FFEncoderCodec; options: Readonly<Record<string, string>> },
  set: (context: CodecContext) => void,
  kind: TrackKind,
): Promise<Track> {
  const codec = Codec.findEncoderByName(encoder)
  if (!codec) throw new ExportFailure(exportFailures.EXPORT_ENCODER_MISSING({ encoder }))
  const context = new CodecContext()
  context.allocContext3(codec)
  set(context)
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  succeeded(await context.open2(codec, Dictionary.fromObject(options)), `Opening ${encoder}`)
  const stream = format.newStream(codec)
  stream.timeBase = context.timeBase
  succeeded(stream.codecpar.fromContext(context), `Opening ${encoder}`)
  return new Track(format, context, stream, kind)
}

function setPictures(context: CodecContext, { width, height, rate, coding }: VideoSettings): void {
  const { numerator, denominator } = rate
  context.width = width
  context.height = height
  context.pixelFormat = coding.picture.pixels
  context.timeBase = new Rational(denominator, numerator)
  context.framerate = new Rational(numerator, denominator)
  context.gopSize = Math.max(1, Math.round(numerator / denominator))
  context.sampleAspectRatio = square()
  context.threadCount = threads()
  context.colorSpace = AVCOL_SPC_BT709
  context.colorRange = AVCOL_RANGE_MPEG
  context.colorPrimaries = AVCOL_PRI_BT709
  context.colorTrc = AVCOL_TRC_BT709
  context.chromaLocation = AVCHROMA_LOC_LEFT
}

function setSound(context: CodecContext, { samples, bitRate }: SoundCoding): void {
  context.sampleRate = SAMPLE_RATE
  context.sampleFormat = samples
  context.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  context.timeBase = new Rational(1, SAMPLE_RATE)
  context.bitRate = BigInt(bitRate)
}

/** Samples as an encoder takes them: planar floats, floats in turn, or whole numbers in turn. */
function bytesOf(samples: Float32Array, format: number): Buffer {
  const count = samples.length / CHANNELS
  if (format === AV_SAMPLE_FMT_FLTP) {
    const planes = new Float32Array(samples.length)
    for (const [at, sample] of samples.entries()) {
      planes[(at % CHANNELS) * count + Math.floor(at / CHANNELS)] = sample
    }
    return Buffer.from(planes.buffer)
  }
  if (format !== AV_SAMPLE_FMT_S16) return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
  return Buffer.from(Int16Array.from(samples, (sample) => Math.round(sample * LOUDEST_S16)).buffer)
}
