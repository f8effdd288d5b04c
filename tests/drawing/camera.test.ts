import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cameraAt, cameraPictureScale, cornersOf, cutCameraAt, paperOf, rectangleOf, wholeFrame,
} from '../../drawing/camera.ts'
import { CAMERA_EASINGS, type CameraFrame, type CameraMove } from '../../drawing/cameraMove.ts'
import { CAMERA, SIZE } from './arbitraries.ts'

const CARD = { width: 420, height: 240 }
const NEAR: CameraFrame = { x: 100, y: 60, width: 210, angle: 0 }
const FAR: CameraFrame = { x: 210, y: 120, width: 420, angle: 0 }

const moveOf = (change: Partial<CameraMove> = {}): CameraMove =>
  ({ start: FAR, end: NEAR, easing: 'LINEAR', holdStart: 0, holdEnd: 0, ...change })

/** A camera, and a shot that is longer than its holds. */
const SHOT = CAMERA.chain((camera) => fc.record({
  camera: fc.constant(camera), size: SIZE,
  frames: fc.integer({ min: 2, max: 500 }).map((moving) => camera.holdStart + camera.holdEnd + moving),
}))
const SHARE = fc.double({ min: 0, max: 1, noNaN: true })

describe('what a camera shows', () => {
  it('is all of the drawing without a move', () => {
    expect(cameraAt(null, CARD, 5, 24)).toEqual({ x: 210, y: 120, width: 420, angle: 0 })
    expect(wholeFrame(CARD)).toEqual(FAR)
    expect(rectangleOf(NEAR, CARD)).toEqual({ ...NEAR, height: 120 })
  })

  it('is its start in the first frame and its end in the last, and beyond', () => {
    fc.assert(fc.property(SHOT, ({ camera, size, frames }) => {
      for (const at of [-3, 0, camera.holdStart]) expect(cameraAt(camera, size, at, frames)).toEqual(camera.start)
      for (const at of [frames - 1 - camera.holdEnd, frames - 1, frames + 0.9]) {
        expect(cameraAt(camera, size, at, frames)).toEqual(camera.end)
      }
    }))
  })

  it('grows or shrinks without turning round', () => {
    fc.assert(fc.property(SHOT, fc.array(SHARE, { minLength: 2, maxLength: 20 }), (shot, shares) => {
      const { camera, size, frames } = shot
      const widths = shares.sort((one, other) => one - other)
        .map((share) => cameraAt(camera, size, share * (frames - 1), frames).width)
      const sign = Math.sign(camera.end.width - camera.start.width)
      for (const [index, width] of widths.slice(1).entries()) {
        expect((width - (widths[index] ?? 0)) * sign).toBeGreaterThanOrEqual(-1e-9 * width)
      }
    }))
  })

  it('zooms by the same factor in the same time, about one point of the drawing', () => {
    const camera = moveOf({ end: { ...NEAR, x: 105 } })
    expect(cameraAt(camera, CARD, 5, 11).width).toBeCloseTo(Math.sqrt(210 * 420))
    // The upper left corner stays.
    for (const at of [1, 4, 9]) {
      const { x, y, width } = cameraAt(camera, CARD, at, 11)
      expect([x - width / 2, y - (width * 240) / 420 / 2]).toEqual([expect.closeTo(0), expect.closeTo(0)])
    }
  })

  it('gathers and loses speed as its easing says', () => {
    const pan = (easing: CameraMove['easing']) => [1, 5, 9].map((at) =>
      cameraAt(moveOf({ easing, start: { ...NEAR, x: 0 }, end: { ...NEAR, x: 100 } }), CARD, at, 11).x)
    const expected = {
      LINEAR: [10, 50, 90], EASE_IN: [0.1, 12.5, 72.9], EASE_OUT: [27.1, 87.5, 99.9], EASE_IN_OUT: [0.4, 50, 99.6],
    }
    for (const easing of CAMERA_EASINGS) {
      for (const [index, x] of pan(easing).entries()) expect(x).toBeCloseTo(expected[easing][index] ?? NaN)
    }
  })

  it('turns the shorter way', () => {
    const camera = moveOf({ start: { ...NEAR, angle: 170 }, end: { ...NEAR, angle: -170 } })
    expect(cameraAt(camera, CARD, 5, 11).angle).toBe(180)
    expect(cameraAt(camera, CARD, 10, 11).angle).toBe(-170)
  })

  it('is cut from start to end where nothing may move', () => {
    const shown = [0, 4, 5, 10].map((at) => cutCameraAt(moveOf(), CARD, at, 11))
    expect(shown).toEqual([FAR, FAR, NEAR, NEAR])
    expect(cutCameraAt(null, CARD, 3, 11)).toEqual(FAR)
  })

  it('moves between frames', () => {
    const pan = moveOf({ start: { ...NEAR, x: 0 }, end: { ...NEAR, x: 100 } })
    expect(cameraAt(pan, CARD, 2.5, 11).x).toBeCloseTo(25)
  })

  it('holds whole frames, and cuts where they leave none to move in', () => {
    const isStart = (camera: CameraMove, frames: number) =>
      Array.from({ length: frames }, (_, at) => cameraAt(camera, CARD, at, frames) === camera.start)
    expect(isStart(moveOf({ holdStart: 2, holdEnd: 1 }), 6)).toEqual([true, true, true, false, false, false])
    expect(isStart(moveOf({ holdStart: 30, holdEnd: 10 }), 4)).toEqual([true, true, true, false])
    expect(isStart(moveOf({ holdStart: 30 }), 4)).toEqual([true, true, true, false])
    expect(isStart(moveOf({ holdEnd: 30 }), 4)).toEqual([true, false, false, false])
    expect(isStart(moveOf(), 1)).toEqual([true])
  })
})

describe('the paper of a drawing', () => {
  it('is its space without a move, and with one inside of it', () => {
    const space = { x: 0, y: 0, ...CARD }
    expect(paperOf({ size: CARD })).toEqual(space)
    expect(paperOf({ size: CARD, camera: moveOf({ end: { ...NEAR, x: 105 } }) })).toEqual(space)
    const pan = moveOf({ start: { ...FAR, x: -100.5 }, end: { ...FAR, x: 630, y: 130 } })
    expect(paperOf({ size: CARD, camera: pan })).toEqual({ x: -311, y: 0, width: 1151, height: 250 })
  })

  it('has room for all that the camera shows, turned or not', () => {
    fc.assert(fc.property(SHOT, SHARE, ({ camera, size, frames }, share) => {
      const paper = paperOf({ size, camera })
      const frame = cameraAt(camera, size, share * (frames - 1), frames)
      const slack = 1e-9 * Math.max(paper.width, paper.height)
      const corners = [...cornersOf(rectangleOf(frame, size)), { x: 0, y: 0 }, { x: size.width, y: size.height }]
      for (const { x, y } of corners) {
        expect(x).toBeGreaterThanOrEqual(paper.x - slack)
        expect(y).toBeGreaterThanOrEqual(paper.y - slack)
        expect(x).toBeLessThanOrEqual(paper.x + paper.width + slack)
        expect(y).toBeLessThanOrEqual(paper.y + paper.height + slack)
      }
    }), { numRuns: 500 })
  })

  it('has no more room than a turned rectangle needs', () => {
    const turned = { ...FAR, angle: 90 }
    expect(paperOf({ size: CARD, camera: moveOf({ start: turned, end: turned }) }))
      .toEqual({ x: 0, y: -90, width: 420, height: 420 })
  })

  it('is painted so that the nearer rectangle has 1,280 pixels, and no side more than 4,096', () => {
    const scaleOf = (camera: CameraMove) => cameraPictureScale({ size: CARD, camera }, paperOf({ size: CARD, camera }))
    expect(scaleOf(moveOf())).toBeCloseTo(1280 / 210)
    expect(scaleOf(moveOf({ end: { ...NEAR, width: 20 } }))).toBeCloseTo(4096 / 420)
  })
})
