import { describe, expect, it } from 'vitest'
import {
  type BurnIn, type BurnInCorner, BURN_IN_CORNERS, type FilmFormat, type FilmFrame, layOutBurnIns, type Plate,
} from '../../drawing/film/burnIns.ts'

/** Letters half as wide as they are high. */
const measure = (text: string, fontSize: number) => text.length * fontSize * 0.5

const burnIn = (given: Partial<BurnIn>): BurnIn =>
  ({ what: 'SHOT_CODE', text: '', corner: 'TOP_LEFT', size: 4, opacity: 1, ...given })

const film = (burnIns: readonly BurnIn[], given: Partial<FilmFormat> = {}): FilmFormat => ({
  width: 1920, height: 1080, rate: { numerator: 30_000, denominator: 1001 }, isDropFrame: true, burnIns,
  watermark: '', date: '2026-11-25', logoRatio: null, ...given,
})

const frame = (given: Partial<FilmFrame> = {}): FilmFrame =>
  ({ shotCode: 'SH0010', frameNumber: 1001, boardFrame: 1, clockFrame: 107_892, ...given })

const textsOf = (plates: readonly Plate[]) => plates.map(({ text }) => text)

describe('the burn-ins of a film', () => {
  it('tell the code, the timecode, both numbers, the date and a text', () => {
    const burnIns = (['SHOT_CODE', 'TIMECODE', 'FRAME_NUMBER', 'BOARD_FRAME', 'DATE', 'TEXT'] as const).map((what) =>
      burnIn({ what, text: 'Review 3' }))
    const plates = layOutBurnIns(film(burnIns), frame(), measure)
    expect(textsOf(plates)).toEqual(['SH0010', '01:00:00;00', '1001', '1', '2026-11-25', 'Review 3'])
    expect(plates.map(({ isCounter }) => isCounter)).toEqual([false, true, true, true, false, false])
  })

  it('stand in their places, on even pixels, inside the picture and beside each other', () => {
    const corners = Object.keys(BURN_IN_CORNERS) as BurnInCorner[]
    for (const [width, height] of [[1920, 1080], [640, 360], [270, 480], [3840, 1606]] as const) {
      const burnIns = corners.flatMap((corner) => [burnIn({ corner, size: 3 }), burnIn({ corner, size: 2 })])
      const plates = layOutBurnIns(film(burnIns, { width, height }), frame({ shotCode: 'SH1' }), measure)
      expect(plates).toHaveLength(burnIns.length)
      for (const [index, plate] of plates.entries()) {
        for (const length of [plate.x, plate.y, plate.width, plate.height]) expect(length % 2).toBe(0)
        expect(plate.x).toBeGreaterThanOrEqual(0)
        expect(plate.y).toBeGreaterThanOrEqual(0)
        expect(plate.x + plate.width).toBeLessThanOrEqual(width)
        expect(plate.y + plate.height).toBeLessThanOrEqual(height)
        for (const other of plates.slice(0, index)) {
          const areApart = other.y + other.height <= plate.y || plate.y + plate.height <= other.y ||
            other.x + other.width <= plate.x || plate.x + plate.width <= other.x
          expect(areApart).toBe(true)
        }
      }
    }
  })

  it('keep their plates while they count', () => {
    const format = film([burnIn({ what: 'TIMECODE', corner: 'BOTTOM_RIGHT' })])
    const placeOf = (clockFrame: number) => {
      const [{ text: _, ...place } = {}] = layOutBurnIns(format, frame({ clockFrame }), measure)
      return place
    }
    expect(placeOf(71_111)).toEqual(placeOf(0))
  })

  it('have the logo at its ratio, as high as asked, and none where there is none', () => {
    const burnIns = [burnIn({ what: 'LOGO', size: 10 }), burnIn({ what: 'SHOT_CODE' })]
    const [logo, code] = layOutBurnIns(film(burnIns, { logoRatio: 3 }), frame(), measure)
    expect([logo?.what, logo?.width, logo?.height]).toEqual(['LOGO', 324, 108])
    expect(code?.y).toBeGreaterThanOrEqual((logo?.y ?? 0) + 108)
    const wide = layOutBurnIns(film(burnIns, { logoRatio: 40 }), frame(), measure)[0]
    expect((wide?.x ?? 0) + (wide?.width ?? 0)).toBeLessThanOrEqual(1920)
    expect(layOutBurnIns(film(burnIns), frame(), measure).map(({ what }) => what)).toEqual(['SHOT_CODE'])
  })

  it('get smaller when they are wider than the picture, and leave empty texts out', () => {
    const burnIns = [burnIn({ what: 'TEXT', text: 'x'.repeat(100), size: 20 }), burnIn({ what: 'TEXT' })]
    const [plate, ...others] = layOutBurnIns(film(burnIns), frame(), measure)
    expect(others).toEqual([])
    expect(plate?.fontSize).toBeLessThan(216)
    expect((plate?.x ?? 0) + (plate?.width ?? 0)).toBeLessThanOrEqual(1920)
    expect((plate?.textX ?? 0) + measure('x'.repeat(100), plate?.fontSize ?? 0)).toBeLessThanOrEqual(1920 - 20)
  })
})
