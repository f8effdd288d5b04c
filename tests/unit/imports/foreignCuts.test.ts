import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linesOf, reasonsOf, refusalOf, takenCut } from './writtenCuts.ts'

const SAMPLES = new URL('../../../../shared/samples/', import.meta.url)
const sample = (path: string) => new Uint8Array(readFileSync(new URL(path, SAMPLES)))

describe.skipIf(!existsSync(SAMPLES))('samples of OpenTimelineIO', () => {
  it('has the four clips of a list at 25 fps', async () => {
    const cut = await takenCut(sample('edl/otio_25fps.edl'), 'a.edl', { rate: { numerator: 25, denominator: 1 } })
    expect(cut.name).toBe('SQ0002_A2')
    expect(linesOf(cut)).toEqual([
      ['sq001_s001', 0, 161, 90_000], ['sq001_s002', 161, 200, 90_000], ['sq001_s003', 361, 86, 90_000],
      ['sq001_s004', 447, 49, 90_000],
    ])
  })

  it('has the nine clips of a screening list, in it and in its timeline', async () => {
    const list = await takenCut(sample('edl/otio_screening_example.edl'), 'a.edl')
    const timeline = await takenCut(sample('otio/screening_example_v0.18.1.otio'), 'a.otio')
    expect(list.clips.map(({ frames }) => frames)).toEqual([31, 50, 28, 115, 101, 161, 170, 136, 257])
    expect(timeline.clips.map(({ frames }) => frames)).toEqual(list.clips.map(({ frames }) => frames))
    expect(timeline.clips.map(({ name }) => name)).toEqual(list.clips.map(({ name }) => name))
    expect(list.clips[1]?.media).toBe('ZZ100_502A.LAY3.02')
    expect(list.markers.map(({ start, text }) => [start, text]))
      .toEqual([[195, 'ANIM FIX NEEDED'], [219, 'ANIM FIX NEEDED']])
    expect(list.start).toBe(((59 * 60) + 53) * 24 + 11)
    expect([list.warnings, timeline.gaps]).toEqual([[], []])
  })

  it('has the clips of a cut whose last one is its whole media', async () => {
    expect(linesOf(await takenCut(sample('otio/simple_cut.otio'), 'a.otio'))).toEqual([
      ['Clip-001', 0, 3, 3], ['Clip-002', 3, 6, 2], ['Clip-003', 9, 4, 0], ['Clip-004', 13, 6, 0],
    ])
  })
})

describe('edit decision lists', () => {
  const list = (...lines: string[]) => lines.join('\r\n')
  const rate = { numerator: 30_000, denominator: 1001 }

  it('are counted from the first event, whatever the order of the lines is', async () => {
    const cut = await takenCut(list(
      'TITLE: B', '002 B V C 00:00:00:00 00:00:01:00 01:00:01:00 01:00:02:00', '* FROM CLIP NAME: second',
      '001 A V C 00:00:00:12 00:00:01:12 01:00:00:00 01:00:01:00', '* FROM CLIP NAME: first',
    ), 'a.edl')
    expect(linesOf(cut)).toEqual([['first', 0, 24, 12], ['second', 24, 24, 0]])
  })

  it('drop frames by the mark in a timecode or by the line before', async () => {
    const times = '00:00:00:00 00:01:00:02 00:00:00:00 00:01:00:02'
    const framesOf = async (fcm: string, time: string) =>
      (await takenCut(list(`FCM: ${fcm}`, `001 AX V C ${time}`), 'a.edl', { rate })).clips[0]?.frames
    expect(await framesOf('NON-DROP FRAME', times.replace(/:(?=\d\d(?: |$))/g, ';'))).toBe(1800)
    expect(await framesOf('DROP FRAME', times)).toBe(1800)
    expect(await framesOf('NON-DROP FRAME', times)).toBe(1802)
  })

  it('cut dissolves in their middle, and name both clips', async () => {
    const cut = await takenCut(list(
      '001 A V C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00', '* FROM CLIP NAME: one',
      '002 A V C 00:00:02:00 00:00:02:00 00:00:02:00 00:00:02:00',
      '002 B V D 024 00:00:10:00 00:00:13:00 00:00:02:00 00:00:05:00',
      '* FROM CLIP NAME: one', '* TO CLIP NAME: two',
    ), 'a.edl')
    expect(linesOf(cut)).toEqual([['one', 0, 60, 0], ['two', 60, 60, 252]])
    expect(reasonsOf(cut.warnings)).toEqual(['CUT_DISSOLVES'])
  })

  it('fade in from black without a cut in the fade', async () => {
    const cut = await takenCut(list(
      '001 BL V C 00:00:00:00 00:00:00:00 00:00:00:00 00:00:00:00',
      '001 B V D 024 00:00:10:00 00:00:13:00 00:00:00:00 00:00:03:00', '* TO CLIP NAME: two',
      '002 BL V C 00:00:00:00 00:00:01:00 00:00:03:00 00:00:04:00',
      '003 C V C 00:00:00:00 00:00:01:00 00:00:04:00 00:00:05:00',
    ), 'a.edl')
    expect(linesOf(cut)).toEqual([['two', 0, 72, 240], ['C', 96, 24, 0]])
    expect(cut.gaps).toEqual([{ start: 72, frames: 24 }])
  })

  it.each([['048.0', 200], ['000.0', 0], ['-024.0', -100]])('tell the speed of M2 %s', async (value, percent) => {
    const cut = await takenCut(list(
      '001 TAPE 1 V C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00', `M2   TAPE 1   ${value}   00:00:00:00`,
    ), 'a.edl')
    expect(cut.clips[0]?.speed).toBe(percent / 100)
    expect(cut.clips[0]?.warnings).toMatchObject([{ reason: 'CUT_CLIP_SPEED', params: { percent } }])
  })

  it('tell the speed of a source that is longer than its place', async () => {
    const cut = await takenCut('001 AX V C 00:00:00:00 00:00:04:00 00:00:00:00 00:00:02:00', 'a.edl')
    expect([cut.clips[0]?.frames, cut.clips[0]?.speed]).toEqual([48, 2])
  })

  it('keep sounds apart and read the video track with the most clips', async () => {
    const cut = await takenCut(list(
      '001 A V2 C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00',
      '002 B V C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00',
      '003 C B C 00:00:00:00 00:00:01:00 00:00:01:00 00:00:02:00',
      '004 D A2 C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00',
      '005 E NONE C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00',
    ), 'a.edl')
    expect(cut.clips.map(({ name }) => name)).toEqual(['B', 'C'])
    expect(cut.sounds.map(({ name }) => name)).toEqual(['D', 'E'])
    expect(reasonsOf(cut.warnings)).toEqual(['CUT_OTHER_TRACKS'])
  })

  it('read another video track if it is chosen', async () => {
    const text = list(
      '001 A V2 C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00',
      '002 B V C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00',
    )
    expect((await takenCut(text, 'a.edl', { track: 2 })).clips[0]?.name).toBe('A')
    expect(await refusalOf(text, 'a.edl', { track: 3 })).toBe('CUT_TRACK_MISSING')
  })

  it('shorten a clip under another one', async () => {
    const cut = await takenCut(list(
      '001 A V C 00:00:00:00 00:00:02:00 00:00:00:00 00:00:02:00',
      '002 B V C 00:00:00:00 00:00:02:00 00:00:01:00 00:00:03:00',
    ), 'a.edl')
    expect(linesOf(cut)).toEqual([['A', 0, 24, 0], ['B', 24, 48, 0]])
    expect(reasonsOf(cut.clips[0]?.warnings ?? [])).toEqual(['CUT_CLIP_OVERLAPPED'])
  })

  it('refuse frames that the rate does not have, and say in which line', async () => {
    const text = list('TITLE: A', '001 AX V C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:00:24')
    expect(await refusalOf(text, 'a.edl')).toBe('CUT_TIMECODE_INVALID')
    expect((await takenCut(text, 'a.edl', { rate: { numerator: 25, denominator: 1 } })).clips[0]?.frames).toBe(24)
  })

  it('are read as Windows-1252 if they are not UTF-8', async () => {
    const text = list('001 AX V C 00:00:00:00 00:00:01:00 00:00:00:00 00:00:01:00', '* FROM CLIP NAME: été')
    const cut = await takenCut(new Uint8Array(Buffer.from(text, 'latin1')), 'a.edl')
    expect(cut.clips[0]?.name).toBe('été')
    expect(reasonsOf(cut.warnings)).toEqual(['CUT_ENCODING_UNKNOWN'])
  })
})

describe('timelines of OpenTimelineIO', () => {
  const time = (value: number, rate = 24) => ({ OTIO_SCHEMA: 'RationalTime.1', value, rate })
  const range = (start: number, duration: number, rate = 24) =>
    ({ OTIO_SCHEMA: 'TimeRange.1', start_time: time(start, rate), duration: time(duration, rate) })
  const clip = (name: string, frames: number, more: object = {}) =>
    ({ OTIO_SCHEMA: 'Clip.2', name, source_range: range(0, frames), ...more })
  const track = (...children: object[]) => ({ OTIO_SCHEMA: 'Track.1', kind: 'Video', children })
  const timeline = (...tracks: object[]) => JSON.stringify({
    OTIO_SCHEMA: 'Timeline.1', name: 'T', tracks: { OTIO_SCHEMA: 'Stack.1', children: tracks },
  })

  it('have NaN and Infinity outside of texts', async () => {
    const text = timeline(track(clip('NaN "Infinity" \\', 10, { metadata: { a: 'x' } })))
      .replace('"x"', '[NaN, Infinity, -Infinity, Inf]')
    expect((await takenCut(text, 'a.otio')).clips[0]?.name).toBe('NaN "Infinity" \\')
  })

  it('have gaps, transitions, speeds, disabled clips and nested stacks', async () => {
    const warp = { OTIO_SCHEMA: 'LinearTimeWarp.1', time_scalar: 0.5 }
    const cut = await takenCut(timeline(track(
      { OTIO_SCHEMA: 'Gap.1', source_range: range(0, 5) },
      clip('a', 20),
      { OTIO_SCHEMA: 'Transition.1', in_offset: time(2), out_offset: time(6) },
      clip('b', 20, { effects: [warp] }),
      clip('off', 10, { enabled: false }),
      { OTIO_SCHEMA: 'Stack.1', name: 'nested', children: [track(clip('x', 7), clip('y', 8)), track(clip('z', 9))] },
    )), 'a.otio')
    expect(linesOf(cut)).toEqual([['a', 5, 22, 0], ['b', 27, 18, 2], ['nested', 55, 15, 0]])
    expect(cut.gaps).toEqual([{ start: 0, frames: 5 }, { start: 45, frames: 10 }])
    expect(cut.clips[1]?.speed).toBe(0.5)
    expect(reasonsOf(cut.clips[2]?.warnings ?? [])).toEqual(['CUT_CLIP_NESTED'])
    expect(reasonsOf(cut.warnings).toSorted()).toEqual(['CUT_DISABLED_LEFT_OUT', 'CUT_DISSOLVES'])
  })

  it('have clips of several rates, whose ends are rounded and never add up', async () => {
    const others = Array.from({ length: 30 }, (_, index) => clip(`b${index}`, 0, { source_range: range(0, 3, 30) }))
    const { clips } = await takenCut(timeline(track(clip('a', 24), ...others)), 'a.otio')
    expect(new Set(clips.slice(1).map(({ frames }) => frames))).toEqual(new Set([2, 3]))
    expect(clips.reduce((sum, { frames }) => sum + frames, 0)).toBe(24 + 30 * 3 * 24 / 30)
  })

  it('have rounded rates', async () => {
    const text = timeline(track(clip('a', 0, { source_range: range(0, 10, 23.98) })))
    expect((await takenCut(text, 'a.otio')).rate).toEqual({ numerator: 24_000, denominator: 1001 })
  })

  it('have the older schemas too', async () => {
    const text = JSON.stringify({
      OTIO_SCHEMA: 'SerializableCollection.1',
      children: [{
        OTIO_SCHEMA: 'Timeline.1', tracks: {
          OTIO_SCHEMA: 'Stack.1',
          children: [{
            OTIO_SCHEMA: 'Sequence.1', kind: 'Video', children: [
              { OTIO_SCHEMA: 'Filler.1', source_range: range(0, 3) },
              {
                OTIO_SCHEMA: 'Clip.1', name: 'a', source_range: null,
                media_reference: { target_url: 'a.mov', available_range: range(9, 4) },
              },
            ],
          }],
        },
      }],
    })
    const cut = await takenCut(text, 'a.otio')
    expect(linesOf(cut)).toEqual([['a', 3, 4, 0]])
    expect(cut.clips[0]?.media).toBe('a.mov')
  })

  it('take the track with the most clips, of equal ones the lowest', async () => {
    const text = timeline(track(clip('a', 1)), track(clip('b', 1), clip('c', 1)), track(clip('d', 1), clip('e', 1)))
    const cut = await takenCut(text, 'a.otio')
    expect([cut.track, cut.clips[0]?.name]).toEqual([2, 'b'])
    expect((await takenCut(text, 'a.otio', { track: 3 })).clips[0]?.name).toBe('d')
  })
})
