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
import { onsetsOf, openDecoder, type Probe } from '../../harness/videoDecoding.ts'
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
let decoder: Awaited<ReturnType<typeof openDecoder>>

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

describe.skipIf(absent !== null)(`a video${absent ? ` (skipped: ${absent.message})` : ''}`, () => {
  it.each(CASES)(
    'as $container at $name fps shows each frame of each shot, in its colors and with its sound',
    async ({ numerator, denominator, isDropFrame, container }) => {
      const lengths = [...Array.from({ length: 12 }, () => 1), 2, 7, 1, 30, 1]
      const { manifest, frames, seconds } = await makeManifest(lengths, numerator, denominator)
      const { bytes, warnings } = await written(manifest, { container, isDropFrame })
      expect(warnings).toEqual([])
      const decoded = await decoder.decode(bytes, PROBES)
      expect([decoded.width, decoded.height, decoded.isBt709Limited]).toEqual([WIDTH, HEIGHT, true])
      expect(decoded.frames.map(({ colors }) => numberIn(colors)))
        .toEqual(lengths.flatMap((length, index) => Array.from({ length }, () => index + 1)))

      // WebM keeps whole milliseconds; MP4 keeps the fraction itself.
      const tolerance = container === 'WEBM' ? 0.001 : 1e-6
      for (const [index, frame] of decoded.frames.entries()) {
        expect(Math.abs(frame.time - (index * denominator) / numerator)).toBeLessThan(tolerance)
        if (container === 'MP4') expect(Math.abs(frame.duration - denominator / numerator)).toBeLessThan(tolerance)
      }
      const cuts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
      for (const cut of cuts) expect(decoded.frames[cut]?.isKey).toBe(true)

      for (const { colors } of decoded.frames) {
        for (const [index, color] of COLORS.entries()) {
          const got = colors[BITS + index] ?? []
          const off = rgbOf(color).map((value, channel) => Math.abs(value - (got[channel] ?? Number.NaN)))
          expect(Math.max(...off), `${color} came as ${got.join(',')}`).toBeLessThanOrEqual(2)
        }
      }

      const { sound } = decoded
      if (!sound) throw new Error('There is no sound')
      expect([sound.rate, sound.channels]).toEqual([48_000, 2])
      const onsets = onsetsOf(sound)
      expect(onsets).toHaveLength(Math.ceil(seconds / BEEP_SECONDS))
      for (const [index, onset] of onsets.entries()) {
        expect(Math.abs(onset - index * BEEP_SECONDS), `beep ${index} at ${onset}`).toBeLessThan(0.001)
      }
      expect(Math.abs(sound.end - (frames * denominator) / numerator)).toBeLessThan(0.03)
    },
  )
})
