import { MOST_PIXELS } from '../../kernel/fileLimit.ts'

/** Most bytes of a Photoshop file: 100 MB. */
export const MOST_PSD_BYTES = 104_857_600
/** Most layers of a Photoshop file; each group counts as two. */
export const MOST_PSD_LAYERS = 200

/** Why a Photoshop file is not taken. */
export type PsdRefusal =
  | 'invalid' | 'largeDocument' | 'colorMode' | 'depth' | 'tooManyPixels' | 'tooManyLayers' | 'compression' | 'damaged'
  | 'empty'

const HEADER_BYTES = 26
const RGB = 3
const [RAW, RUN_LENGTHS] = [0, 1]

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Why a file is not taken by its first 26 bytes; null for one that is looked into. */
export function headerRefusal(head: Uint8Array): PsdRefusal | null {
  if (head.length < HEADER_BYTES || textAt(head, 0) !== '8BPS') return 'invalid'
  const view = viewOf(head)
  const version = view.getUint16(4)
  if (version !== 1) return version === 2 ? 'largeDocument' : 'invalid'
  if (view.getUint16(24) !== RGB) return 'colorMode'
  if (view.getUint16(22) !== 8) return 'depth'
  const [height, width] = [view.getUint32(14), view.getUint32(18)]
  if (width === 0 || height === 0) return 'damaged'
  return width * height > MOST_PIXELS ? 'tooManyPixels' : null
}

/** Goes through bytes and throws RangeError beyond their end. */
class Walk {
  readonly #view: DataView
  at: number
  readonly end: number

  constructor(bytes: Uint8Array, at: number, end = bytes.length) {
    if (end > bytes.length || at > end) throw new RangeError('The section is longer than the file')
    this.#view = viewOf(bytes)
    this.at = at
    this.end = end
  }

  skip(count: number): void {
    if (this.at + count > this.end) throw new RangeError('The section ends too early')
    this.at += count
  }

  #next(count: number): number {
    const at = this.at
    this.skip(count)
    return at
  }

  uint16 = (): number => this.#view.getUint16(this.#next(2))
  int16 = (): number => this.#view.getInt16(this.#next(2))
  uint32 = (): number => this.#view.getUint32(this.#next(4))
  int32 = (): number => this.#view.getInt32(this.#next(4))
}

/** The lengths of the channels of a layer, past its record. Null for one with too many pixels. */
function channelsOf(walk: Walk): number[] | null {
  const [top, left, bottom, right] = [walk.int32(), walk.int32(), walk.int32(), walk.int32()]
  if ((bottom - top) * (right - left) > MOST_PIXELS || bottom < top || right < left) return null
  const lengths = Array.from({ length: walk.uint16() }, () => {
    walk.skip(2)
    return walk.uint32()
  })
  // The signature, how it blends, its opacity and flags.
  walk.skip(12)
  walk.skip(walk.uint32())
  return lengths
}

function layersRefusal(bytes: Uint8Array, at: number, end: number): PsdRefusal | null {
  if (at === end) return 'empty'
  const walk = new Walk(bytes, at, end)
  const length = walk.uint32()
  if (length === 0) return 'empty'
  const layers = new Walk(bytes, walk.at, walk.at + length)
  const count = Math.abs(layers.int16())
  if (count === 0) return 'empty'
  if (count > MOST_PSD_LAYERS) return 'tooManyLayers'
  const lengths: number[] = []
  for (let index = 0; index < count; index++) {
    const own = channelsOf(layers)
    if (!own) return 'tooManyPixels'
    lengths.push(...own)
  }
  for (const channel of lengths) {
    const compression = layers.uint16()
    // What is inflated has no bound that is known before.
    if (compression !== RAW && compression !== RUN_LENGTHS) return 'compression'
    layers.skip(Math.max(0, channel - 2))
  }
  return null
}

/** The picture of all layers at the end of the file: what is cut off there is read without a word. */
function checkComposite(walk: Walk, channels: number, width: number, height: number): void {
  const compression = walk.uint16()
  if (compression === RAW) walk.skip(channels * width * height)
  if (compression !== RUN_LENGTHS) return
  const rows = Array.from({ length: channels * height }, () => walk.uint16())
  walk.skip(rows.reduce((sum, length) => sum + length, 0))
}

/** Why a Photoshop file is not taken; null for one that is whole and within the limits. */
export function psdRefusal(bytes: Uint8Array): PsdRefusal | null {
  const refusal = headerRefusal(bytes)
  if (refusal) return refusal
  try {
    const header = new Walk(bytes, 12)
    const [channels, height, width] = [header.uint16(), header.uint32(), header.uint32()]
    const walk = new Walk(bytes, HEADER_BYTES)
    // Colors of other modes, and resources of the file.
    for (let section = 0; section < 2; section++) walk.skip(walk.uint32())
    const length = walk.uint32()
    const from = walk.at
    walk.skip(length)
    const ofLayers = layersRefusal(bytes, from, walk.at)
    if (ofLayers) return ofLayers
    checkComposite(walk, channels, width, height)
    return null
  } catch (error) {
    if (error instanceof RangeError) return 'damaged'
    throw error
  }
}
