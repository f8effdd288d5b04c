import sharp, { type OutputInfo, type Sharp, type WebpOptions } from 'sharp'
import { MOST_PIXELS } from '../../kernel/fileLimit.ts'
import type { ImageKind } from './imageKind.ts'

/** The longest side WebP can hold. */
const LONGEST_WEBP_SIDE = 16_383
const MOST_SECONDS = 60
const KEPT_QUALITY = 92
const VARIANT_QUALITY = 85
/** Somebody waits for it: more effort takes six times as long for a twentieth of the bytes. */
const KEPT_WEBP: WebpOptions = { quality: KEPT_QUALITY, effort: 2 }
/** For the few pictures so large and full that WebP cannot hold what little effort makes of them. */
const DENSE_WEBP: WebpOptions = { quality: VARIANT_QUALITY, effort: 4 }

// Files are read once, and each thread is one of the pool's: neither a cache nor more threads help.
sharp.cache(false)
sharp.concurrency(1)

/** What to make of a file that came in: paths of this machine. */
export interface KeepingOrder {
  path: string
  target: string
  kind: ImageKind
}

/** The image as it is kept. */
export interface MadeImage {
  contentType: string
  width: number
  height: number
  bytes: number
}

/** How it went. */
export type KeepingOutcome = MadeImage | { refusal: 'damaged' | 'tooManyPixels' }

const insideWebp = (image: Sharp, width = LONGEST_WEBP_SIDE) =>
  image.resize({ width, height: LONGEST_WEBP_SIDE, fit: 'inside', withoutEnlargement: true })

interface Encoder {
  contentType: string
  /** The ways to encode it, the next one where one fails. */
  ways: ((image: Sharp) => Sharp)[]
}

const ENCODERS: Record<ImageKind, Encoder> = {
  png: { contentType: 'image/png', ways: [(image) => image.png()] },
  jpeg: {
    contentType: 'image/jpeg',
    // Optimal coding would hold every coefficient of the picture in memory.
    ways: [(image) => image.jpeg({ quality: KEPT_QUALITY, optimizeCoding: false })],
  },
  webp: {
    contentType: 'image/webp',
    ways: [(image) => image.webp(KEPT_WEBP), (image) => image.webp(DENSE_WEBP)],
  },
  // One picture of what may move, without loss.
  gif: { contentType: 'image/png', ways: [(image) => image.png()] },
  // Many programs do not read AVIF.
  avif: {
    contentType: 'image/webp',
    ways: [(image) => insideWebp(image).webp(KEPT_WEBP), (image) => insideWebp(image).webp(DENSE_WEBP)],
  },
}

/** sharp calls the container by its name. */
const FORMATS: Record<ImageKind, string> = { png: 'png', jpeg: 'jpeg', webp: 'webp', gif: 'gif', avif: 'heif' }

async function encode(files: Pick<KeepingOrder, 'path' | 'target'>, ways: Encoder['ways']): Promise<OutputInfo> {
  const { path, target } = files
  const [way, ...others] = ways
  if (!way) throw new Error('There is no way to encode the image')
  const image = sharp(path, { failOn: 'error', limitInputPixels: MOST_PIXELS, sequentialRead: true })
  const made = way(image.autoOrient().timeout({ seconds: MOST_SECONDS })).toFile(target)
  return others.length === 0 ? made : made.catch(() => encode(files, others))
}

/** Why an image is not decoded, null for one that is; with its size upright. */
async function look(path: string, kind: ImageKind) {
  const { autoOrient, width, height, format } = await sharp(path, { limitInputPixels: false }).metadata()
  const refusal = format !== FORMATS[kind] ? 'damaged' as const
    : width * height > MOST_PIXELS ? 'tooManyPixels' as const : null
  return { refusal, ...autoOrient }
}

/** Re-encodes an image: its first frame, upright, without metadata. Runs in a process apart. */
export async function keepImage({ path, target, kind }: KeepingOrder): Promise<KeepingOutcome> {
  const { contentType, ways } = ENCODERS[kind]
  try {
    const { refusal } = await look(path, kind)
    if (refusal !== null) return { refusal }
    const made = await encode({ path, target }, ways)
    return { contentType, width: made.width, height: made.height, bytes: made.size }
  } catch {
    // Whatever the decoder says is about the insides of the file.
    return { refusal: 'damaged' }
  }
}

/** The square of an image that is shown: see `PictureCrop`. */
export interface Crop {
  left: number
  top: number
  size: number
}

/** A file that is to be somebody's picture: a path of this machine. */
export interface SquareOrder extends Omit<KeepingOrder, 'target'> {
  crop: Crop
}

/** The bytes of a WebP, or why there is none. */
export type SquareOutcome = { image: Uint8Array<ArrayBuffer> } | Extract<KeepingOutcome, { refusal: string }>

/** The side of a person's picture in pixels: what the largest avatar needs on a dense screen. */
const SQUARE_SIDE = 256

/** Cuts a square out of an image, upright and without metadata. Runs in a process apart. */
export async function makeSquare({ path, kind, crop }: SquareOrder): Promise<SquareOutcome> {
  try {
    const { refusal, width, height } = await look(path, kind)
    if (refusal !== null) return { refusal }
    const side = Math.max(1, Math.round(Math.min(width, height) * crop.size))
    const [left, top] = [Math.round((width - side) * crop.left), Math.round((height - side) * crop.top)]
    const made = await sharp(path, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .autoOrient().timeout({ seconds: MOST_SECONDS }).extract({ left, top, width: side, height: side })
      .resize(SQUARE_SIDE, SQUARE_SIDE).webp({ quality: VARIANT_QUALITY }).toBuffer()
    return { image: new Uint8Array(made) }
  } catch {
    return { refusal: 'damaged' }
  }
}

/** A smaller picture of an image that is kept: paths of this machine, the width in pixels. */
export interface VariantOrder {
  path: string
  target: string
  width: number
}

/** Makes a WebP at most so wide, never wider than the image. Runs in a process apart. */
export async function makeVariant({ path, target, width }: VariantOrder): Promise<void> {
  const image = sharp(path, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
  await insideWebp(image, width).webp({ quality: VARIANT_QUALITY }).toFile(target)
}
