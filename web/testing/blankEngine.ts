import { v7 as newId } from 'uuid'
import { onTestFinished, vi } from 'vitest'
import { emptyDrawing } from '../../drawing/fold.ts'
import type { Operation } from '../../drawing/operation.ts'
import { DEFAULT_BRUSH } from '../canvas/brush.ts'
import { DrawingEngine } from '../canvas/engine.ts'
import type { EngineEvents } from '../canvas/engineEvents.ts'

const [WIDTH, HEIGHT] = [840, 480]
/** The drawing space: half as large as the screen. */
export const BLANK_SIZE = { width: WIDTH / 2, height: HEIGHT / 2 }

type Init = Partial<PointerEventInit>
type Place = readonly [x: number, y: number]

/** A context that takes every call and paints nothing. */
function blankContext(): object {
  const matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  return new Proxy({}, { get: (_target, name) => (name === 'getTransform' ? () => matrix : () => undefined) })
}

/** An engine with an empty drawing whose canvases paint nothing, until the test ends, and pointers on the screen. */
export function blankEngine(events: Partial<EngineEvents> = {}) {
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => blankContext() as never)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, HEIGHT))
  HTMLElement.prototype.hasPointerCapture = () => false
  const operations: Operation[] = []
  const container = document.createElement('div')
  document.body.append(container)
  const engine = new DrawingEngine({ newId, dryLayer: 'canvas' })
  engine.mount(container, { onStrokeFinished: (operation) => void operations.push(operation), ...events })
  engine.setBrush({ ...DEFAULT_BRUSH, smoothness: 0 })
  engine.setDrawing(emptyDrawing(BLANK_SIZE))
  onTestFinished(() => {
    engine.destroy()
    container.remove()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  function send(type: string, [clientX, clientY]: Place, init: Init = {}): void {
    const { pointerId = 1, pointerType = 'pen', pressure = 0.5, ...held } = init
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, ...held })
    engine.surface.dispatchEvent(Object.assign(event, { pointerId, pointerType, pressure }))
  }

  /** A drag of the pen through places of the screen. */
  function draw(places: readonly Place[], init: Init = {}): void {
    const [first = [0, 0], ...others] = places
    send('pointerdown', first, init)
    for (const place of others) send('pointermove', place, init)
    send('pointerup', places.at(-1) ?? first, init)
  }

  return { engine, operations, send, draw }
}
