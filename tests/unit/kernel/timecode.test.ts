import { describe, expect, it } from 'vitest'
import { timecodeOf } from '../../../drawing/film/timecode.ts'
import { frameOfTimecode } from '../../../server/kernel/timecode.ts'

const FILM = { numerator: 24, denominator: 1 }
const NTSC_FILM = { numerator: 24_000, denominator: 1001 }
const NTSC = { numerator: 30_000, denominator: 1001 }
const NTSC_DOUBLE = { numerator: 60_000, denominator: 1001 }

describe('timecode', () => {
  it('counts the whole frames of a second', () => {
    expect(timecodeOf(0, FILM)).toBe('00:00:00:00')
    expect(timecodeOf(86_400 + 23, FILM)).toBe('01:00:00:23')
    expect(timecodeOf(86_400, NTSC_FILM, true)).toBe('01:00:00:00')
    expect(timecodeOf(24 * 3600 * 24, FILM)).toBe('00:00:00:00')
  })

  // Known pairs of SMPTE ST 12-1 drop-frame counting.
  it.each([
    [1_799, '00:00:59;29', NTSC], [1_800, '00:01:00;02', NTSC], [3_597, '00:01:59;29', NTSC],
    [3_598, '00:02:00;02', NTSC], [17_982, '00:10:00;00', NTSC], [107_892, '01:00:00;00', NTSC],
    [3_600, '00:01:00;04', NTSC_DOUBLE], [35_964, '00:10:00;00', NTSC_DOUBLE],
  ] as const)('leaves out numbers in drop-frame timecode: %i is %s', (frame, timecode, rate) => {
    expect(timecodeOf(frame, rate, true)).toBe(timecode)
    expect(frameOfTimecode(timecode, rate)).toEqual({ frame })
  })

  it('reads what it writes', () => {
    for (const rate of [FILM, NTSC_FILM, NTSC, NTSC_DOUBLE, { numerator: 25, denominator: 2 }]) {
      for (let frame = 0; frame < 300_000; frame += 997) {
        expect(frameOfTimecode(timecodeOf(frame, rate), rate)).toEqual({ frame })
        expect(frameOfTimecode(timecodeOf(frame, rate, true), rate)).toEqual({ frame })
      }
    }
  })

  it.each([
    ['1:2:3', FILM, 'TIMECODE_INVALID'], ['', FILM, 'TIMECODE_INVALID'], ['-1:00:00:00', FILM, 'TIMECODE_INVALID'],
    ['24:00:00:00', FILM, 'TIMECODE_OUT_OF_RANGE'], ['00:60:00:00', FILM, 'TIMECODE_OUT_OF_RANGE'],
    ['00:00:00:24', FILM, 'TIMECODE_OUT_OF_RANGE'], ['00:00:00;00', FILM, 'TIMECODE_WITHOUT_DROP_FRAME'],
    ['00:01:00;01', NTSC, 'TIMECODE_DROPPED'],
  ] as const)('refuses "%s"', (text, rate, reason) => {
    expect(frameOfTimecode(text, rate)).toMatchObject({ failure: { reason } })
  })
})
