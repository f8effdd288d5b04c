import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { type Film, filmOf, type FilmOptions } from '../../../server/modules/delivery/exports/film.ts'
import { videoProblem } from '../../../server/modules/delivery/exports/videoPackage.ts'
import {
  limited, type PlacedSound, SoundMix, type SoundSource,
} from '../../../server/modules/delivery/exports/writers/soundMix.ts'
import { runInChild } from '../../../server/platform/workers/childProcess.ts'
import { boardOf, manifestOf, RATES, shotsOf, viewOf } from './manifests.ts'

const OPTIONS: FilmOptions = { views: 'ALL', slateFrames: 0, isSoundtrackIncluded: true, areVoicesIncluded: true }
const sound = (seconds: number) => ({ mediaId: 'media', contentType: 'audio/wav', bytes: 1, seconds })
const placesOf = ({ pictures }: Film) => pictures.map(({ start, frames }) => [start, frames])

describe('the plan of a film', () => {
  it.each(RATES)('at %s fps has each frame of each board once, in order', (_name, numerator, denominator) => {
    const boards = [boardOf(shotsOf([1, 1, 5])), boardOf(shotsOf([1, 40]), { startFrame: 100 })]
    const film = filmOf(manifestOf(boards, numerator, denominator), { ...OPTIONS, slateFrames: 4 })
    expect(film.frames).toBe(52)
    expect(placesOf(film)).toEqual([[4, 1], [5, 1], [6, 5], [11, 1], [12, 40]])
    expect(film.pictures.map(({ first }) => first.clockFrame)).toEqual([0, 1, 2, 100, 101])
    const day = Math.ceil(numerator / denominator) * 86_400
    expect(film.clockStart).toBe(day - 4)
  })

  it('gives views that share a shot their frames, and tells of shots with too many', () => {
    const views = ['a', 'b', 'c'].map((id) => viewOf(id))
    const manifest = manifestOf([boardOf(shotsOf([10, 2], [{ views }, { views }]))])
    const film = filmOf(manifest, OPTIONS)
    expect(placesOf(film)).toEqual([[0, 3], [3, 3], [6, 4], [10, 1], [11, 1]])
    expect(film.pictures.map(({ first }) => [first.frameNumber, first.boardFrame]))
      .toEqual([[1001, 1], [1004, 4], [1007, 7], [1001, 11], [1002, 12]])
    expect(film.crowded.map(({ code }) => code)).toEqual(['SH0020'])
    expect(placesOf(filmOf(manifest, { ...OPTIONS, views: 'FIRST' }))).toEqual([[0, 10], [10, 2]])
  })

  it('places sounds by frames, and leaves out what is never heard', () => {
    const shots = shotsOf([24, 24], [{ voice: sound(5) }])
    const board = (offset: number, volume = 1, seconds = 60) =>
      boardOf(shots, { soundtrack: { ...sound(seconds), name: 'mix.wav', offset, volume } })
    const film = filmOf(manifestOf([board(-12), board(48), board(0, 0), board(-48, 1, 1), board(12, 1, 0.5)]), OPTIONS)
    expect(film.sounds.filter(({ shotId }) => shotId === null).map(({ at, from, to }) => [at, from, to]))
      .toEqual([[-12, 0, 48], [204, 204, 217]])
    expect(film.sounds.filter(({ shotId }) => shotId !== null).map(({ from, to }) => [from, to]))
      .toEqual([[0, 24], [48, 72], [96, 120], [144, 168], [192, 216]])
    const [first, , third, fourth] = shotsOf([10, 20, 30, 40])
    const part = boardOf([first, third, fourth].flatMap((shot, index) =>
      (shot ? [{ ...shot, start: [0, 10, 40][index] ?? 0 }] : [])), { soundtrack: board(4).soundtrack })
    // Without its second shot: its stretch of the soundtrack is cut out too.
    expect(filmOf(manifestOf([board(0), part]), OPTIONS).sounds.filter(({ shotId }) => shotId === null)
      .map(({ at, from, to }) => [at, from, to])).toEqual([[0, 0, 48], [52, 52, 58], [32, 58, 128]])
    expect(filmOf(manifestOf([board(0)]), { ...OPTIONS, isSoundtrackIncluded: false, areVoicesIncluded: false }).sounds)
      .toEqual([])
  })
})

/** A sound whose samples say where they are. */
function counting(length: number, sample = 0): SoundSource & { length: number; isClosed: boolean } {
  let place = sample
  return {
    length,
    isClosed: false,
    async read(count) {
      const samples = Float32Array.from({ length: 2 * Math.min(count, length - place) }, (_, index) =>
        (place + (index >> 1) + 1) / 1000)
      place += samples.length / 2
      return samples
    },
    close() {
      this.isClosed = true
    },
  }
}

async function mixed(sounds: readonly PlacedSound[], blocks: readonly number[]) {
  const mix = new SoundMix(sounds)
  const values: number[] = []
  for (const block of blocks) {
    const samples = await mix.read(block)
    for (let index = 0; index < samples.length; index += 2) values.push(Math.round((samples[index] ?? 0) * 1000))
  }
  return { values, mix }
}

describe('the mix of a film', () => {
  it('has each sound at its own sample, cut at its ends, whatever the blocks are', async () => {
    const opened: ReturnType<typeof counting>[] = []
    const ofLength = (length: number) => async (sample: number) => {
      // The parts of a file are read one after another, even within a block.
      expect(opened.every((other) => other.isClosed || other.length !== length)).toBe(true)
      const source = counting(length, sample)
      opened.push(source)
      return source
    }
    const sounds = [
      { at: -3, from: 0, to: 5, volume: 1, open: ofLength(100) },
      { at: 4, from: 4, to: 7, volume: 0.5, open: ofLength(2) },
      { at: 0, from: 8, to: 10, volume: 1, open: ofLength(100) },
    ]
    // The first begins at its fourth sample; the second ends before its place does.
    const due = [4, 5, 6, 7, 8.5, 1, 0, 0, 9, 10].map((value) => Math.round(value))
    for (const blocks of [[10], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [3, 4, 3]]) {
      expect((await mixed(sounds, blocks)).values).toEqual(due)
    }
    expect(opened.every(({ isClosed }) => isClosed)).toBe(true)
  })

  it('changes nothing below −1 dBFS and stays below full scale above it', async () => {
    const loud = (volume: number) => ({ at: 0, from: 0, to: 900, volume, open: async () => counting(900) })
    const quiet = await mixed([loud(0.98)], [900])
    expect(quiet.mix.isLimited).toBe(false)
    const limitedMix = await mixed([loud(2)], [900])
    expect(limitedMix.mix.isLimited).toBe(true)
    expect(Math.max(...limitedMix.values)).toBeLessThanOrEqual(1000)
    expect(limited(0.891)).toBe(0.891)
    expect(limited(-3)).toBeGreaterThan(-1.000_001)
    expect(limited(0.95)).toBeLessThan(0.95)
  })
})

describe('the encoders', () => {
  it.skipIf(videoProblem() !== null)('that are missing are named', async () => {
    const work = runInChild(new URL('./missingEncoderProcess.ts', import.meta.url), {
      order: { folder: tmpdir() }, answer: async () => null, hear: () => {}, signal: new AbortController().signal,
    })
    await expect(work).rejects.toMatchObject({
      detail: { code: 'UNAVAILABLE', reason: 'EXPORT_ENCODER_MISSING', params: { encoder: 'libnothing' } },
    })
  })

  it('are told to be absent when their machine code is', () => {
    const withoutCode = (module: string) => {
      if (module.startsWith('@seydx/')) throw new Error(`Cannot find module ${module}`)
      return module
    }
    expect(videoProblem(withoutCode)).toMatchObject({ code: 'UNAVAILABLE', reason: 'EXPORT_VIDEO_UNAVAILABLE' })
    expect(videoProblem((module) => module)).toBeNull()
  })
})
