import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recognize } from '../../../server/modules/delivery/imports/cuts/recognizeCut.ts'
import { boardOf, manifestOf, RATES, shotsOf, viewOf } from '../exports/manifests.ts'
import { bytesOf, EXTENSIONS, linesOf, takenCut, writeAs, writtenCut } from './writtenCuts.ts'
import { zipOf } from './zips.ts'

const sound = { mediaId: 'media_1', contentType: 'audio/wav', bytes: 4, seconds: 3.5 }

describe.each(RATES)('a cut of ours at %s fps', (_name, numerator, denominator, isDropFrame) => {
  const rate = { numerator, denominator }
  const hour = 3600 * Math.ceil(numerator / denominator)

  it.each(EXTENSIONS)('is read as it was written as .%s', async (extension) => {
    const length = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5000 }))
    const lengths = fc.array(length, { minLength: 1, maxLength: 40 })
    const start = fc.integer({ min: 0, max: 23 * hour })
    await fc.assert(fc.asyncProperty(lengths, start, async (frames, startFrame) => {
      const manifest = manifestOf([boardOf(shotsOf(frames), { startFrame })], numerator, denominator)
      const written = writtenCut(manifest, { isDropFrame })
      const cut = await takenCut(writeAs(extension, written), `cut.${extension}`, { rate })
      expect(cut.rate).toEqual(rate)
      expect(cut.start).toBe(startFrame)
      expect(cut.name).toBe('BRICK_MAIN')
      expect(linesOf(cut)).toEqual(written.clips.map((clip) => [clip.name, clip.start, clip.frames, 0]))
      expect(cut.clips.map(({ media }) => media)).toEqual(written.clips.map(({ path }) => path))
      expect([cut.gaps, cut.markers, cut.sounds, cut.warnings]).toEqual([[], [], [], []])
      expect(cut.clips.every(({ speed, warnings }) => speed === 1 && warnings.length === 0)).toBe(true)
    }), { numRuns: 8 })
  })

  it.each(EXTENSIONS)('keeps sounds, notes and descriptions as .%s', async (extension) => {
    const texts = [{ notes: 'Shorter please', description: 'Rain & <fog>', voice: sound }, {}, { notes: 'Later' }]
    const soundtrack = { ...sound, name: 'Rain.wav', offset: 2, volume: 0.5 }
    const shots = shotsOf([10 * Math.ceil(numerator / denominator), 1, 48], texts)
    const written = writtenCut(manifestOf([boardOf(shots, { soundtrack, startFrame: hour })], numerator, denominator), {
      isDropFrame,
    })
    const cut = await takenCut(writeAs(extension, written), `cut.${extension}`, { rate })
    const third = written.clips[2]?.start
    expect(cut.markers.map(({ start, text }) => [start, text.toLowerCase()]))
      .toEqual([[0, 'shorter please'], [third, 'later']])
    expect(cut.clips[0]?.note).toContain('Rain & <fog>')
    const heard = written.sounds.map(({ name, start, frames, sourceIn, path }) =>
      ({ name, start, frames, sourceIn, media: path }))
    const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name)
    expect(cut.sounds.toSorted(byName)).toEqual(heard.toSorted(byName))
  })
})

describe('cuts of ours', () => {
  it.each(EXTENSIONS)('have a clip for each view as .%s', async (extension) => {
    const views = ['a', 'b', 'c'].map((name) => viewOf(`view_${name}`, { name }))
    const manifest = manifestOf([boardOf(shotsOf([10, 5], [{ views }]))])
    const written = writtenCut(manifest, { views: 'CLIPS' })
    const cut = await takenCut(writeAs(extension, written), `cut.${extension}`)
    expect(linesOf(cut)).toEqual(written.clips.map((clip) => [clip.name, clip.start, clip.frames, 0]))
  })

  it('name their shots and views in OTIO alone', async () => {
    const written = writtenCut(manifestOf([boardOf(shotsOf([10]))]))
    for (const extension of EXTENSIONS) {
      const { clips } = await takenCut(writeAs(extension, written), `cut.${extension}`)
      const isOtio = extension === 'otio'
      expect(clips[0]?.ids).toEqual({ shotId: isOtio ? 'shot_1' : null, viewId: isOtio ? 'view_1' : null })
    }
  })

  it.each(EXTENSIONS)('run past midnight as .%s', async (extension) => {
    const startFrame = 24 * 3600 * 24 - 20
    const written = writtenCut(manifestOf([boardOf(shotsOf([10, 20, 30]), { startFrame })]))
    const cut = await takenCut(writeAs(extension, written), `cut.${extension}`)
    expect([cut.start, ...linesOf(cut).map(([, start, frames]) => [start, frames])])
      .toEqual([startFrame, [0, 10], [10, 20], [30, 30]])
  })

  it('run past midnight in drop-frame timecode, whose days are shorter', async () => {
    const manifest = manifestOf([boardOf(shotsOf([10, 20, 30]), { startFrame: 2_589_408 - 20 })], 30_000, 1001)
    const cut = await takenCut(writeAs('edl', writtenCut(manifest, { isDropFrame: true })), 'cut.edl')
    expect([cut.start, ...linesOf(cut).map(([, start, frames]) => [start, frames])])
      .toEqual([2_589_408 - 20, [0, 10], [10, 20], [30, 30]])
  })

  it('have events of six digits in long lists', async () => {
    const written = writtenCut(manifestOf([boardOf(shotsOf(Array.from({ length: 1001 }, () => 2)))]))
    expect((await takenCut(writeAs('edl', written), 'cut.edl')).clips).toHaveLength(1001)
  })

  it.each(EXTENSIONS)('are found in a ZIP as .%s', async (extension) => {
    const written = writtenCut(manifestOf([boardOf(shotsOf([10, 5]))]))
    const zip = zipOf([
      { name: '__MACOSX/cut.edl', content: bytesOf('x') },
      { name: `BRICK_MAIN.${extension}`, content: bytesOf(writeAs(extension, written)), isDeflated: true },
      { name: 'media/BRICK_MAIN-SH0010.png', content: bytesOf('picture') },
    ])
    expect((await takenCut(zip, 'cut.zip')).clips).toHaveLength(2)
  })

  it('are the content of an OTIOZ, whatever else is in it', async () => {
    const written = writtenCut(manifestOf([boardOf(shotsOf([10, 5]))]))
    const zip = zipOf([
      { name: 'version.txt', content: bytesOf('1.0.0') },
      { name: 'content.otio', content: bytesOf(writeAs('otio', written)), isDeflated: true },
      { name: 'media/other.edl', content: bytesOf('x') },
    ])
    expect((await takenCut(zip, 'cut.otioz')).clips).toHaveLength(2)
  })
})

describe('recognizing cuts', () => {
  const written = writtenCut(manifestOf([boardOf(shotsOf([10]))]))
  const head = (extension: string) => bytesOf(writeAs(extension, written).slice(0, 4096))

  it.each([['otio', 'OTIO'], ['edl', 'EDL'], ['xml', 'FINAL_CUT_7'], ['fcpxml', 'FCPXML']])(
    'knows .%s by its bytes', (extension, format) => {
      expect(recognize(head(extension), 'film.txt')).toBe(format)
    })

  it.each([
    ['{"a": 1}', 'x.otio', 'OTIO'], ['{"a": 1}', 'x.json', null], ['TITLE: A', 'x.edl', 'EDL'],
    ['TITLE: A', 'x.txt', null], ['<svg/>', 'x.svg', null], ['<fdx/>', 'x.xml', null],
    ['PK\u0003\u0004', 'x.otioz', 'ZIP'],
    ['PK\u0003\u0004', 'x.docx', null], ['', 'x.png', null], ['Shot,Frames', 'x.csv', null],
    ['\u0000\u0001', 'x.edl', null], ['{}', 'x.constructor', null],
  ])('says of %j in %s: %s', (text, name, format) => {
    expect(recognize(bytesOf(text), name)).toBe(format)
  })

  it('knows UTF-16 by its mark', async () => {
    const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(writeAs('fcpxml', written), 'utf16le')])
    expect(recognize(text.subarray(0, 4096), 'x')).toBe('FCPXML')
    expect((await takenCut(new Uint8Array(text), 'x')).clips).toHaveLength(1)
  })
})
