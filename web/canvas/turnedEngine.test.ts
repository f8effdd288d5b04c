import { v7 as newId } from 'uuid'
import { beforeEach, expect, it, vi } from 'vitest'
import { emptyDrawing } from '../../drawing/fold.ts'
import type { Operation } from '../../drawing/operation.ts'
import { DEFAULT_BRUSH } from './brush.ts'
import { DrawingEngine } from './engine.ts'

/** Twice as large on the screen. */
const SIZE = { width: 420, height: 240 }

let engine: DrawingEngine
let operations: Operation[]
let turns: number[]
let places: number[][]

/** A context that takes every call and paints nothing. */
function blankContext(): object {
  const matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  return new Proxy({}, { get: (_target, name) => (name === 'getTransform' ? () => matrix : () => undefined) })
}

function send(type: string, x: number, y: number, init: Partial<PointerEventInit> = {}): void {
  const { pointerId = 1, pointerType = 'pen', pressure = 0.5 } = init
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y })
  engine.surface.dispatchEvent(Object.assign(event, { pointerId, pointerType, pressure }))
}

function draw(...line: readonly [from: readonly [number, number], to: readonly [number, number]]): void {
  const [from, to] = line
  send('pointerdown', ...from)
  send('pointermove', ...to)
  send('pointerup', ...to)
}

const lines = () => operations.map((operation) =>
  operation.kind === 'ADD_STROKES' ? operation.strokes[0]?.points.map(({ x, y }) => [x, y]) : null)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => blankContext() as never)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(840)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 840, 480))
  HTMLElement.prototype.hasPointerCapture = () => false
  ;[operations, turns, places] = [[], [], []]
  const container = document.createElement('div')
  document.body.append(container)
  engine = new DrawingEngine({ newId, dryLayer: 'canvas' })
  engine.mount(container, {
    onStrokeFinished: (operation) => void operations.push(operation),
    onTurned: (degrees) => {
      turns.push(degrees)
      engine.setTurn({ angle: 180, isFlipped: false })
    },
    onPlaced: ({ placement: { x, y } }) => places.push([x, y]),
  })
  engine.setBrush({ ...DEFAULT_BRUSH, smoothness: 0 })
  engine.setDrawing(emptyDrawing(SIZE))
  return () => {
    engine.destroy()
    container.remove()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

it('hands out lines as the drawing has them, and ends the one under way', () => {
  send('pointerdown', 20, 20)
  send('pointermove', 40, 60)
  engine.setTurn({ angle: 0, isFlipped: true })
  draw([20, 20], [40, 60])
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(180, -180, 480, 840))
  engine.setTurn({ angle: 90, isFlipped: false })
  draw([420, 240], [420, 260])
  expect(lines()).toEqual([[[10, 10], [20, 30]], [[410, 10], [400, 30]], [[210, 120], [220, 120]]])
})

it('turns about the middle of two fingers, under which the drawing stays', () => {
  const finger = (type: string, pointerId: number, x: number, y: number): void =>
    send(type, x, y, { pointerId, pointerType: 'touch' })
  finger('pointerdown', 1, 320, 220)
  finger('pointerdown', 2, 420, 220)
  finger('pointermove', 2, 420, 240)
  finger('pointermove', 2, 420, 220)
  expect(turns).toEqual([expect.closeTo(-11.31)])
  // (370, 220) of the window shows what it showed, and is now (470, 260) of the surface.
  expect(places.at(-1)).toEqual([expect.closeTo(100), expect.closeTo(40)])
})
