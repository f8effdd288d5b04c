import { beforeEach, describe, expect, it } from 'vitest'
import { EngineView } from './engineView.ts'
import type { Position } from './placement.ts'
import { toDrawing, toScreen } from './placement.ts'

const VIEWPORT = { width: 840, height: 600, pixelRatio: 2 }
const SIZE = { width: 420, height: 240 }
let view: EngineView

function placement() {
  if (!view.place) throw new Error('There is no frame')
  return view.place.placement
}

function expectNear(point: Position, x: number, y: number): void {
  expect(point.x).toBeCloseTo(x, 9)
  expect(point.y).toBeCloseTo(y, 9)
}

beforeEach(() => {
  view = new EngineView()
  view.setFrame(VIEWPORT, SIZE)
})

describe('EngineView', () => {
  it('begins fitted, centred and undistorted', () => {
    expect(placement()).toEqual({ x: 0, y: 60, width: 840, height: 480, scale: 2 })
    expect(view.state).toEqual({ zoom: 1, isFitted: true })
    expect(new EngineView().place).toBeNull()
  })

  it('keeps the point under the pointer where it is, at every zoom', () => {
    const at = { x: 130, y: 411 }
    const point = toDrawing(placement(), at)
    for (const zoom of [1.1, 3, 8, 2, 1.3]) {
      view.zoomTo(zoom, at)
      expect(placement().scale).toBeCloseTo(2 * zoom, 9)
      expectNear(toScreen(placement(), point), at.x, at.y)
    }
    expect(view.state).toEqual({ zoom: 1.3, isFitted: false })
  })

  it('zooms about the middle without a point, and within its limits', () => {
    view.setLimits({ least: 0.33, most: 3 })
    view.zoomTo(100)
    expect(view.state.zoom).toBe(3)
    expectNear(toDrawing(placement(), { x: 420, y: 300 }), 210, 120)
    view.zoomTo(0)
    expect(view.state.zoom).toBe(0.33)
    view.setLimits({ least: 1, most: 2 })
    expect(view.state.zoom).toBe(1)
  })

  it('pans by pixels of the screen and never loses the drawing', () => {
    view.zoomTo(4)
    const before = placement()
    view.panBy(30, -20)
    expectNear(placement(), before.x + 30, before.y - 20)
    view.panBy(1e6, -1e6)
    expectNear(toDrawing(placement(), { x: 420, y: 300 }), 0, 240)
    view.fit()
    expect(placement()).toEqual({ x: 0, y: 60, width: 840, height: 480, scale: 2 })
  })

  it('keeps the middle when the viewport changes, and fits a drawing of another size', () => {
    view.zoomTo(2, { x: 0, y: 60 })
    const middle = toDrawing(placement(), { x: 420, y: 300 })
    view.setFrame({ width: 420, height: 300, pixelRatio: 1 }, SIZE)
    expectNear(toDrawing(placement(), { x: 210, y: 150 }), middle.x, middle.y)
    expect(view.state.zoom).toBe(2)
    view.setFrame(VIEWPORT, { width: 240, height: 240 })
    expect(view.state).toEqual({ zoom: 1, isFitted: true })
  })

  it('brings a point into sight, and only then moves', () => {
    view.zoomTo(4)
    expect(view.reveal({ x: 210, y: 120 })).toBe(false)
    expect(view.reveal({ x: 420, y: 0 })).toBe(true)
    const at = toScreen(placement(), { x: 420, y: 0 })
    expectNear(at, 816, 24)
  })
})
