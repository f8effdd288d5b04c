import {
  AV_PIX_FMT_RGBA, AV_PIX_FMT_YUV422P10LE, AVCHROMA_LOC_LEFT, AVCOL_PRI_BT709, AVCOL_RANGE_JPEG, AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709, AVCOL_SPC_RGB, AVCOL_TRC_BT709, type AVPixelFormat,
} from 'node-av/constants'
import { Frame, SoftwareScaleContext } from 'node-av/lib'
import type { Size } from '../exportFormat.ts'
import { succeeded } from './libav.ts'

const BYTES_OF_RGBA = 4

function newFrame(format: AVPixelFormat, { width, height }: Size): Frame {
  const frame = new Frame()
  frame.alloc()
  frame.format = format
  frame.width = width
  frame.height = height
  frame.colorPrimaries = AVCOL_PRI_BT709
  frame.colorTrc = AVCOL_TRC_BT709
  const isRgb = format === AV_PIX_FMT_RGBA
  frame.colorSpace = isRgb ? AVCOL_SPC_RGB : AVCOL_SPC_BT709
  frame.colorRange = isRgb ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG
  if (!isRgb) frame.chromaLocation = AVCHROMA_LOC_LEFT
  succeeded(frame.getBuffer(), 'Making room for a picture')
  return frame
}

/** Turns pictures of one size into those of a video: BT.709, limited range. */
class Converter {
  readonly #size: Size
  readonly #rgba: Frame
  readonly #video: Frame
  // Only the colors of both frames decide: a context made for two formats would convert as BT.601 whatever they say.
  readonly #scaler = new SoftwareScaleContext()

  constructor(format: AVPixelFormat, size: Size) {
    this.#size = size
    this.#rgba = newFrame(AV_PIX_FMT_RGBA, size)
    this.#video = newFrame(format, size)
    this.#scaler.allocContext()
  }

  /** The picture, until the next one. */
  convert(rgba: Uint8Array): Frame {
    const { width, height } = this.#size
    const [plane] = this.#rgba.data ?? []
    const stride = this.#rgba.linesize[0] ?? 0
    const row = width * BYTES_OF_RGBA
    if (stride === row) plane?.set(rgba.subarray(0, height * row))
    else for (let y = 0; y < height; y++) plane?.set(rgba.subarray(y * row, (y + 1) * row), y * stride)
    succeeded(this.#video.makeWritable(), 'Converting a picture')
    succeeded(this.#scaler.scaleFrameSync(this.#video, this.#rgba), 'Converting a picture')
    return this.#video
  }
}

/** A piece of a picture that replaces what is there; `x`, `y` and its sides are even. */
export interface Patch extends Size {
  x: number
  y: number
  rgba: Uint8Array
}

/** Makes the frames of a video of pictures, each painted once, and of patches that change with each frame. */
export class VideoPictures {
  readonly #format: AVPixelFormat
  readonly #picture: Converter
  readonly #patches = new Map<string, Converter>()

  constructor(format: AVPixelFormat, size: Size) {
    this.#format = format
    this.#picture = new Converter(format, size)
  }

  /** The frame of a picture, until the next one. */
  frameOf(rgba: Uint8Array): Frame {
    return this.#picture.convert(rgba)
  }

  /** A copy of a frame with patches. Free it. */
  patched(frame: Frame, patches: readonly Patch[]): Frame {
    const copy = frame.clone()
    if (!copy) throw new Error('There is no memory for a picture')
    succeeded(copy.makeWritable(), 'Copying a picture')
    for (const patch of patches) this.#lay(patch, copy)
    return copy
  }

  #lay(patch: Patch, onto: Frame): void {
    const key = `${patch.width}×${patch.height}`
    const converter = this.#patches.get(key) ?? new Converter(this.#format, patch)
    this.#patches.set(key, converter)
    const piece = converter.convert(patch.rgba)
    // 4:2:0 with a byte a sample, or 4:2:2 with two.
    const isDeep = this.#format === AV_PIX_FMT_YUV422P10LE
    const [from, to] = [piece.data ?? [], onto.data ?? []]
    for (const plane of [0, 1, 2]) {
      const [across, down] = plane === 0 ? [1, 1] : [2, isDeep ? 1 : 2]
      const [source, target] = [from[plane], to[plane]]
      const [sourceStride = 0, targetStride = 0] = [piece.linesize[plane], onto.linesize[plane]]
      const bytes = isDeep ? 2 : 1
      const row = (patch.width / across) * bytes
      const left = (patch.x / across) * bytes
      for (let y = 0; y < patch.height / down; y++) {
        const start = (patch.y / down + y) * targetStride + left
        if (source) target?.set(source.subarray(y * sourceStride, y * sourceStride + row), start)
      }
    }
  }
}
