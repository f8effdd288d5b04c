import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportWarning } from '../../../server/modules/delivery/exports/exportFormat.ts'
import { readOptions } from '../../../server/modules/delivery/exports/exportOption.ts'
import { video } from '../../../server/modules/delivery/exports/formats/video.ts'
import type {
  FormatNews, FormatOrder, FormatQuestion,
} from '../../../server/modules/delivery/exports/formatMessages.ts'
import type { ExportManifest } from '../../../server/modules/delivery/exports/manifest.ts'
import { videoProblem } from '../../../server/modules/delivery/exports/videoPackage.ts'
import { runInChild } from '../../../server/platform/workers/childProcess.ts'
import { isFull } from '../../harness/full.ts'
import { wavOf } from '../../harness/sounds.ts'
import { type DecodedVideo, type Decoder, openDecoder, type Probe } from '../../harness/videoDecoding.ts'
import { boardOf, manifestOf, RATES, shotsOf, viewOf } from '../../unit/exports/manifests.ts'

const PROCESS = new URL('../../../server/modules/delivery/exports/formatProcess.ts', import.meta.url)
const absent = videoProblem()

/** Each picture says its number in blocks of light and dark, above flat colors. */
const [WIDTH, HEIGHT] = [640, 360]
const BITS = 10
const COLORS = ['#ff0000', '#00ff00', '#0000ff', '#808080', '#ffffff', '#000000', '#c86432', '#123456'] as const
const probesOf = (count: number, y: number): Probe[] =>
  Array.from({ length: count }, (_, index) => ({ x: Math.round(5 + ((index + 0.5) * 630) / count), y }))
const PROBES = [...probesOf(BITS, 90), ...probesOf(COLORS.length, 270)]

const rgbOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

function pictureOf(number: number): Promise<Buffer> {
  const block = (color: string, index: number, count: number, y: number) =>
    `<rect x="${(index * 1260) / count}" y="${y}" width="${1260 / count + 1}" height="360" fill="${color}"/>`
  const bits = Array.from({ length: BITS }, (_, bit) => block((number >> bit) & 1 ? '#fff' : '#000', bit, BITS, 0))
  const colors = COLORS.map((color, index) => block(color, index, COLORS.length, 360))
  return sharp(Buffer.from(`<svg width="1260" height="720">${bits.join('')}${colors.join('')}</svg>`)).png().toBuffer()
}

const numberIn = (colors: readonly (readonly number[])[]) =>
  colors.slice(0, BITS).reduce((sum, [red = 0], bit) => sum + (red > 128 ? 1 << bit : 0), 0)

const BEEP_SECONDS = 0.25
const BEEP_LENGTH = 0.03
function beepAt(second: number): number {
  const since = second % BEEP_SECONDS
  return since < BEEP_LENGTH ? 0.5 * Math.sin(since * 2 * Math.PI * 1000) : 0
}

let folder: string
let decoder: Decoder

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-video-'))
  decoder = await openDecoder()
})
afterAll(async () => {
  await decoder.close()
  await rm(folder, { recursive: true, force: true })
})

/** Writes a video in the process that writes them for the server. */
async function written(manifest: ExportManifest, given: object) {
  const target = join(folder, randomUUID())
  const warnings: ExportWarning[] = []
  const options = readOptions(video.options, { width: WIDTH, height: HEIGHT, quality: 'MASTER', ...given }, 'as.video')
  const order: FormatOrder = { format: 'VIDEO', options, manifest, target, scratch: folder }
  await runInChild(PROCESS, {
    order,
    answer: (question: FormatQuestion) =>
      Promise.resolve(question.kind === 'media' ? join(folder, question.mediaId) : []),
    hear: (news: FormatNews) => void (news.kind === 'warning' && warnings.push(news.warning)),
    signal: new AbortController().signal,
  })
  return { bytes: await readFile(target), warnings }
}

/** A board of shots of these lengths with numbered pictures and, for all its time, a beep each quarter of a second. */
async function makeManifest(lengths: readonly number[], numerator: number, denominator: number) {
  const frames = lengths.reduce((sum, length) => sum + length, 0)
  const seconds = (frames * denominator) / numerator
  await writeFile(join(folder, 'beeps'), wavOf(seconds, beepAt, 44_100))
  for (const index of lengths.keys()) {
    await writeFile(join(folder, `picture_${index}`), await pictureOf(index + 1))
  }
  const image = { contentType: 'image/png', bytes: 1, width: 1260, height: 720 }
  const given = lengths.map((_, index) => {
    return { views: [viewOf(`view_${index}`, { image: { ...image, mediaId: `picture_${index}` } })] }
  })
  const sound = { mediaId: 'beeps', contentType: 'audio/wav', bytes: 1, seconds }
  const board = boardOf(shotsOf(lengths, given), { soundtrack: { ...sound, name: 'beeps', offset: 0, volume: 1 } })
  return { manifest: manifestOf([board], numerator, denominator), frames, seconds }
}

const USUAL = ['MP4 23.976', 'WEBM 29.97 drop']
const CASES = RATES.flatMap(([name, numerator, denominator, isDropFrame]) =>
  (['MP4', 'WEBM'] as const).map((container) => ({ name, numerator, denominator, isDropFrame, container })),
).filter(({ name, container }) => isFull || USUAL.includes(`${container} ${name}`))

/** What a film is to be. */
interface Due {
  lengths: readonly number[]
  frames: number
  rate: readonly [numerator: number, denominator: number]
  /** Seconds by which a time may be off. */
  tolerance: number
}

/** Expects each frame at its time, and to show the shot that is due: numbers and colors. */
function expectFrames(decoded: DecodedVideo, { lengths, rate: [numerator, denominator], tolerance }: Due): void {
  expect([decoded.width, decoded.height, decoded.isBt709Limited]).toEqual([WIDTH, HEIGHT, true])
  const due = lengths.flatMap((length, index) => Array.from({ length }, () => index + 1))
  expect(decoded.frames.map(({ colors }) => numberIn(colors))).toEqual(due)
  for (const [index, { time, isKey, colors }] of decoded.frames.entries()) {
    expect(Math.abs(time - (index * denominator) / numerator)).toBeLessThan(tolerance)
    if (due[index] !== due[index - 1]) expect(isKey).toBe(true)
    for (const [at, color] of COLORS.entries()) {
      const got = colors[BITS + at] ?? []
      const off = Math.max(...rgbOf(color).map((value, channel) => Math.abs(value - (got[channel] ?? Number.NaN))))
      if (!(off <= 2)) expect.fail(`${color} came as ${got.join(',')} in frame ${index}`)
    }
  }
}

/** Expects a beep each quarter of a second, within a millisecond, and the sound to end with the pictures. */
function expectBeeps({ sound }: DecodedVideo, { frames, rate: [numerator, denominator] }: Due): void {
  if (!sound) throw new Error('There is no sound')
  const seconds = (frames * denominator) / numerator
  expect([sound.rate, sound.channels, sound.onsets.length]).toEqual([48_000, 2, Math.ceil(seconds / BEEP_SECONDS)])
  const furthest = Math.max(...sound.onsets.map((onset, index) => Math.abs(onset - index * BEEP_SECONDS)))
  expect(furthest).toBeLessThan(0.001)
  expect(Math.abs(sound.end - seconds)).toBeLessThan(0.03)
}

describe.skipIf(absent !== null)(`a video${absent ? ` (skipped: ${absent.message})` : ''}`, () => {
  it.for(CASES)(
    'as $container at $name fps shows each frame of each shot, in its colors and with its sound',
    async ({ numerator, denominator, isDropFrame, container }, { skip }) => {
      if (container === 'MP4' && decoder.withoutH264) skip(decoder.withoutH264)
      const lengths = [...Array.from({ length: 12 }, () => 1), 2, 7, 1, 30, 1]
      const { manifest, frames } = await makeManifest(lengths, numerator, denominator)
      const { bytes, warnings } = await written(manifest, { container, isDropFrame })
      expect(warnings).toEqual([])
      // WebM keeps whole milliseconds; MP4 keeps the fraction itself.
      const due: Due = { lengths, frames, rate: [numerator, denominator], tolerance: container === 'MP4' ? 1e-6 : 1e-3 }
      const decoded = await decoder.decode(bytes, PROBES)
      expectFrames(decoded, due)
      expectBeeps(decoded, due)
    },
  )

  it.runIf(isFull)('of ten minutes has every frame and no drift', { timeout: 900_000 }, async ({ skip }) => {
    if (decoder.withoutH264) skip(decoder.withoutH264)
    const lengths: number[] = []
    for (let left = 14_400, next = 1; left > 0; next = (next * 48_271) % 2_147_483_647) {
      lengths.push(Math.min(left, 1 + (next % 29)))
      left -= lengths.at(-1) ?? 0
    }
    const { manifest, frames } = await makeManifest(lengths, 24, 1)
    expect(frames).toBe(14_400)
    const { bytes } = await written(manifest, { quality: 'MASTER' })
    const decoded = await decoder.decode(bytes, PROBES)
    const due: Due = { lengths, frames, rate: [24, 1], tolerance: 1e-6 }
    expectFrames(decoded, due)
    expectBeeps(decoded, due)
  })
})
