// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../server/kernel/failure.ts'
import type { FrameRate } from '../../../server/kernel/frames.ts'
import {
  type Cut, CutMaker, type CutOptions, viewStarts, type Warn,
} from '../../../server/modules/delivery/exports/cut.ts'
import { writeEdl } from '../../../server/modules/delivery/exports/edl.ts'
import { writeFcpxml } from '../../../server/modules/delivery/exports/fcpxml.ts'
import { writeFinalCut7 } from '../../../server/modules/delivery/exports/finalCut7.ts'
import type { ExportManifest, ManifestShot } from '../../../server/modules/delivery/exports/manifest.ts'
import { writeOtio } from '../../../server/modules/delivery/exports/otio.ts'
import { type ReadCut, readEdl, readFcpxml, readFinalCut7, readOtio } from './cutReaders.ts'
import { boardOf, CUT_OPTIONS, manifestOf, RATES, shotsOf, viewOf } from './manifests.ts'

interface Format {
  write: (cut: Cut, warn: Warn) => string
  read: (text: string, rate: FrameRate) => ReadCut
}

const FORMATS: Record<string, Format> = {
  otio: { write: writeOtio, read: readOtio },
  edl: { write: writeEdl, read: readEdl },
  fcp7: { write: writeFinalCut7, read: readFinalCut7 },
  fcpxml: { write: writeFcpxml, read: readFcpxml },
}
const EACH_FORMAT = Object.entries(FORMATS)

function cutOf(manifest: ExportManifest, options: Partial<CutOptions> = {}) {
  const warnings: [Failure, string?][] = []
  const maker = new CutMaker(manifest, { ...CUT_OPTIONS, ...options }, (...warning) => warnings.push(warning))
  const [board] = manifest.boards
  if (!board) throw new Error('No board')
  return { cut: maker.make(board), warnings }
}

const sound = { mediaId: 'media_1', contentType: 'audio/wav', bytes: 4, seconds: 3.5 }

const TEXTS: Partial<ManifestShot>[] = [
  {
    code: 'SH-1', sceneId: 'scene_1', description: 'Rain, <fog> & "wind".\nTwo lines.', dialogue: 'ADA\nÉtoile 夜!',
    notes: 'Kürzer\n[[please]] \u0007', status: { name: 'WIP', color: '#e8a33d' }, voice: sound,
  },
  { code: 'sh_1' },
]

describe.each(RATES)('a cut at %s fps', (_name, numerator, denominator, isDropFrame) => {
  const rate = { numerator, denominator }
  const hour = 3600 * Math.ceil(numerator / denominator)

  it.each(EACH_FORMAT)('keeps its frames, starts and names as %s', (format, { write, read }) => {
    const length = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 5000 }))
    const lengths = fc.array(length, { minLength: 1, maxLength: 40 })
    const codes = fc.constantFrom('SH0010', 'sh0010', 'A-1', 'A_1', 'SH0020', 'X')
    fc.assert(fc.property(lengths, fc.array(codes), fc.integer({ min: 0, max: hour }), (frames, taken, startFrame) => {
      const shots = shotsOf(frames, taken.map((code) => ({ code })))
      const { cut } = cutOf(manifestOf([boardOf(shots, { startFrame })], numerator, denominator), { isDropFrame })
      const text = write(cut, () => undefined)
      const { start, clips, frames: stated, name } = read(text, rate)
      expect(name).toBe('BRICK_MAIN')
      expect(start).toBe(startFrame)
      expect(clips.map((clip) => clip.frames)).toEqual(frames)
      const total = frames.reduce((sum, each) => sum + each, 0)
      if (stated !== null) expect(stated).toBe(total)
      let at = startFrame
      for (const clip of clips) {
        expect(clip.start).toBe(at)
        expect(clip.name).toMatch(/^\w+_\w+-\w+$/)
        expect(clip.media).toBe(`media/${clip.name}.png`)
        at += clip.frames
      }
      expect(at).toBe(startFrame + total)
      expect(new Set(clips.map((clip) => clip.name.toLowerCase())).size).toBe(clips.length)
      if (format === 'edl') expect(/FCM: DROP FRAME/.test(text)).toBe(isDropFrame)
    }), { numRuns: 12 })
  })

  it.each(EACH_FORMAT)('holds sounds and notes as %s', (format, { write, read }) => {
    const shots = shotsOf([10 * Math.ceil(numerator / denominator), 1, 48], TEXTS)
    const soundtrack = { ...sound, name: 'Rain at night.wav', offset: -7, volume: 0.5 }
    const scenes = [{ id: 'scene_1', number: '1A', heading: 'INT. HALL', scriptId: null, line: null }]
    const board = boardOf(shots, { soundtrack, scenes, startFrame: hour })
    const { cut } = cutOf(manifestOf([board], numerator, denominator), { isDropFrame })
    const { clips, sounds } = read(write(cut, () => undefined), rate)
    const seconds = Math.floor((3.5 * numerator) / denominator)
    expect(sounds.toSorted((one, other) => other.sourceIn - one.sourceIn)).toEqual([
      {
        name: 'Rain at night', start: hour, frames: seconds - 7, sourceIn: 7, media: 'media/Rain_at_night.wav',
        notes: null,
      },
      {
        name: 'BRICK_MAIN-SH_1_voice', start: hour, frames: seconds, sourceIn: 0,
        media: 'media/BRICK_MAIN-SH_1_voice.wav', notes: null,
      },
    ])
    const kept = { edl: 'KURZER [[PLEASE]]', otio: 'Kürzer\n[[please]] \u0007' }[format] ?? 'Kürzer\n[[please]] '
    expect(clips.map(({ notes }) => notes)).toEqual([kept, null, null])
  })
})

describe('cuts', () => {
  it('names clips that become alike with a number, and says which', () => {
    const { cut, warnings } = cutOf(manifestOf([boardOf(shotsOf([1, 1], TEXTS))]))
    expect(cut.clips.map(({ name }) => name)).toEqual(['BRICK_MAIN-SH_1', 'BRICK_MAIN-sh_1_2'])
    expect(warnings.map(([{ message }, shot]) => [message, shot])).toEqual([
      ['BRICK_MAIN-SH-1 was written as BRICK_MAIN-SH_1', 'shot_1'],
      ['BRICK_MAIN-sh_1 was written as BRICK_MAIN-sh_1_2', 'shot_2'],
    ])
  })

  it('says once how the codes of project and boards are written', () => {
    const manifest = manifestOf([boardOf(shotsOf([1, 1]), { code: 'MAIN-2' })])
    manifest.project.code = 'SALT-HOUSE'
    const { cut, warnings } = cutOf(manifest)
    expect(cut.clips[1]?.name).toBe('SALT_HOUSE_MAIN_2-SH0020')
    expect(warnings.map(([{ message }, shot]) => [message, shot])).toEqual([
      ['SALT-HOUSE was written as SALT_HOUSE', undefined], ['MAIN-2 was written as MAIN_2', undefined],
    ])
    expect(cutOf(manifest, { clipName: '{project}{board}{shot}' }).warnings).toEqual([])
  })

  it.each([
    [10, 3, [0, 3, 6]], [2, 3, [0, 1]], [1, 1, [0]],
  ])('%i frames of %i views begin at %j', (frames, views, at) => {
    expect(viewStarts(frames, views)).toEqual(at)
  })

  it.each(EACH_FORMAT)('gives each view a clip as %s, as far as there are frames', (_name, { write, read }) => {
    const views = ['a', 'b', 'c'].map((name) => viewOf(`view_${name}`, { name }))
    const shots = shotsOf([10, 2], [{ views }, { views }])
    const options = { views: 'CLIPS', clipName: '{shot}{view}' } as const
    const { cut, warnings } = cutOf(manifestOf([boardOf(shots)]), options)
    const { clips } = read(write(cut, () => undefined), { numerator: 24, denominator: 1 })
    expect(clips.map(({ name, start, frames }) => [name, start, frames])).toEqual([
      ['SH0010a', 0, 3], ['SH0010b', 3, 3], ['SH0010c', 6, 4], ['SH0020a', 10, 1], ['SH0020b', 11, 1],
    ])
    expect(warnings.map(([{ message }]) => message)).toEqual([
      'Shot SH0020 has fewer frames than views. Its last views are left out.',
    ])
  })

  it('starts a part of a board where it starts on the board', () => {
    const [, second] = shotsOf([24, 48])
    const shots = second ? [{ ...second, start: 0 }] : []
    expect(cutOf(manifestOf([boardOf(shots, { startFrame: 100 })])).cut.start).toBe(124)
  })

  it('cuts the soundtrack of a part of a board with its shots, out of one file', () => {
    const [first, , third] = shotsOf([24, 48, 12])
    const shots = first && third ? [first, { ...third, start: 24 }] : []
    const soundtrack = { ...sound, seconds: 60, name: 'x.wav', offset: 3, volume: 1 }
    const { sounds } = cutOf(manifestOf([boardOf(shots, { soundtrack })])).cut
    expect(sounds.map(({ start, frames, sourceIn, path }) => [start, frames, sourceIn, path]))
      .toEqual([[3, 21, 0, 'media/x.wav'], [24, 12, 69, 'media/x.wav']])
  })

  it('leaves sounds out that are not heard', () => {
    const voice = { ...sound, seconds: 0.01 }
    const soundtrack = { ...sound, name: 'x.wav', offset: 48, volume: 1 }
    const board = boardOf(shotsOf([48], [{ voice }]), { soundtrack })
    expect(cutOf(manifestOf([board])).cut.sounds).toEqual([])
  })

  it('refers to no media without them', () => {
    const { cut } = cutOf(manifestOf([boardOf(shotsOf([24]))]), { hasMedia: false })
    expect(writeOtio(cut)).toContain('"MissingReference.1"')
    expect(writeEdl(cut, () => undefined)).not.toContain('FROM FILE')
    expect(writeFinalCut7(cut)).not.toContain('pathurl')
    expect(readFcpxml(writeFcpxml(cut, () => undefined)).clips[0]?.media).toBe('BRICK_MAIN-SH0010.png')
  })

  it('warns of drop frame where there is none', () => {
    const { cut, warnings } = cutOf(manifestOf([boardOf(shotsOf([24]))]), { isDropFrame: true })
    expect(cut.isDropFrame).toBe(false)
    expect(warnings.map(([{ reason }]) => reason)).toEqual(['EXPORT_WITHOUT_DROP_FRAME'])
  })
})

describe('CMX3600', () => {
  const warningsOf = (cut: Cut) => {
    const reasons: string[] = []
    const text = writeEdl(cut, ({ reason }) => reasons.push(reason))
    return { text, reasons }
  }

  it('is the list that editors know', () => {
    const status = { name: 'WIP', color: '#e8a33d' }
    const shots = shotsOf([17982], [{ notes: 'Slower', status, description: 'A\n\nB' }])
    const { cut } = cutOf(manifestOf([boardOf(shots)], 30_000, 1001), { isDropFrame: true })
    expect(warningsOf(cut).text.split('\r\n')).toEqual([
      'TITLE: BRICK_MAIN', 'FCM: DROP FRAME', '* FRAMEWRIGHT RATE 30000/1001', '',
      '001  AX       V     C        00:00:00;00 00:10:00;00 00:00:00;00 00:10:00;00',
      '* FROM CLIP NAME: BRICK_MAIN-SH0010', '* FROM FILE: media/BRICK_MAIN-SH0010.png', '* COMMENT: A', '* COMMENT: B',
      '* COMMENT: STATUS WIP', '* LOC: 00:00:00;00 YELLOW  SLOWER', '',
    ])
  })

  it('goes on with six digits after 999 events, and warns', () => {
    const { cut } = cutOf(manifestOf([boardOf(shotsOf(Array.from({ length: 1001 }, () => 1)))]))
    const { text, reasons } = warningsOf(cut)
    expect(text.match(/^\d+ /gm)?.slice(998)).toEqual(['999 ', '001000 ', '001001 '])
    expect(reasons).toEqual(['EXPORT_EDL_LONG'])
    expect(readEdl(text, { numerator: 24, denominator: 1 }).clips).toHaveLength(1001)
  })

  it('warns of a cut past midnight, with dropped frames too', () => {
    const at = (startFrame: number, isDropFrame: boolean) =>
      warningsOf(cutOf(manifestOf([boardOf(shotsOf([10]), { startFrame })], 30_000, 1001), { isDropFrame }).cut).reasons
    expect(at(2_589_408 - 10, true)).toEqual([])
    expect(at(2_589_408 - 9, true)).toEqual(['EXPORT_EDL_PAST_MIDNIGHT'])
    expect(at(2_592_000 - 10, false)).toEqual([])
    expect(at(2_592_000 - 9, false)).toEqual(['EXPORT_EDL_PAST_MIDNIGHT'])
  })
})

describe('outside readers', () => {
  const soundtrack = { ...sound, name: 'x.wav', offset: 3, volume: 0.5 }
  const board = boardOf(shotsOf([24, 1, 48], TEXTS), { soundtrack })
  const folder = () => mkdtempSync(join(tmpdir(), 'cuts-'))
  const works = (command: string, ...args: string[]) => {
    try {
      execFileSync(command, args, { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  const dtd =
    process.env.FCPXML_DTD ??
    '/Applications/Final Cut Pro.app/Contents/Frameworks/Interchange.framework/Versions/A/Resources/FCPXMLv1_10.dtd'
  const hasDtd = existsSync(dtd) && works('xmllint', '--version')
  const hasOtio = works('python3', '-c', 'import opentimelineio')

  it.skipIf(!hasDtd)('FCPXML follows its DTD (needs xmllint and a file in FCPXML_DTD)', () => {
    const file = join(folder(), 'cut.fcpxml')
    writeFileSync(file, writeFcpxml(cutOf(manifestOf([board])).cut, () => undefined))
    execFileSync('xmllint', ['--noout', '--dtdvalid', dtd, file])
  })

  it.skipIf(!hasOtio)('OpenTimelineIO reads the timeline (needs opentimelineio in python3)', () => {
    const file = join(folder(), 'cut.otio')
    writeFileSync(file, writeOtio(cutOf(manifestOf([board], 24_000, 1001)).cut))
    const script = [
      'import opentimelineio as o, json, sys',
      't = o.adapters.read_from_file(sys.argv[1])',
      'starts = lambda c: [c.name, c.range_in_parent().start_time.value, c.duration().value]',
      'print(json.dumps([starts(c) for c in t.video_tracks()[0]]))',
    ].join('\n')
    expect(JSON.parse(execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }))).toEqual([
      ['BRICK_MAIN-SH_1', 0, 24], ['BRICK_MAIN-sh_1_2', 24, 1], ['BRICK_MAIN-SH0030', 25, 48],
    ])
  })
})
