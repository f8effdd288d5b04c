import { render } from '@testing-library/react'
import { createElement } from 'react'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { applyOperation, type Drawing, emptyDrawing } from '../../drawing/fold.ts'
import type { Operation } from '../../drawing/operation.ts'
import { DEFAULT_BRUSH } from './brush.ts'
import { DrawingEngine } from './engine.ts'
import { BOARD_SETTINGS } from './engineSettings.ts'
import { holdPress, PRESS_PATIENCE_MS } from './heldPress.ts'
import { useFirstPress } from './useFirstPress.ts'

const SIZE = { width: 420, height: 240 }
const PATIENCE = 60_000

let container: HTMLElement
let engine: DrawingEngine
let operations: Operation[]
let drawing: Drawing
const onViewChanged = vi.fn()

/** A context that takes every call and paints nothing. */
function blankContext(): object {
  const matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  return new Proxy({}, { get: (_target, name) => (name === 'getTransform' ? () => matrix : () => undefined) })
}

function pointer(type: string, x: number, y: number, init: Partial<PointerEventInit> = {}): PointerEvent {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, ...init })
  const { pointerId = 1, pointerType = 'pen', pressure = 0.5 } = init
  return Object.assign(event, { pointerId, pointerType, pressure }) as unknown as PointerEvent
}

const pointsOf = (operation: Operation | undefined) =>
  operation?.kind === 'ADD_STROKES' ? (operation.strokes[0]?.points.map(({ x, y }) => [x, y]) ?? []) : []

function mount(): void {
  engine.mount(container, {
    onStrokeFinished: (operation) => {
      operations.push(operation)
      apply(operation)
    },
    onViewChanged,
  })
  engine.setBrush({ ...DEFAULT_BRUSH, smoothness: 0 })
  engine.setDrawing((drawing = emptyDrawing(SIZE)))
}

const apply = (operation: Operation): void => engine.setDrawing((drawing = applyOperation(drawing, operation)))

function draw(...places: readonly (readonly [number, number])[]): void {
  const [first, ...rest] = places
  if (!first) return
  engine.surface.dispatchEvent(pointer('pointerdown', ...first))
  for (const place of rest) engine.surface.dispatchEvent(pointer('pointermove', ...place))
  engine.surface.dispatchEvent(pointer('pointerup', ...(places.at(-1) ?? first)))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  vi.stubGlobal('matchMedia', () => new EventTarget())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => blankContext() as never)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(840)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 840, 480))
  HTMLElement.prototype.hasPointerCapture = () => false
  operations = []
  onViewChanged.mockClear()
  container = document.createElement('div')
  document.body.append(container)
  engine = new DrawingEngine({ newId, dryLayer: 'canvas' })
  return () => {
    engine.destroy()
    container.remove()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('DrawingEngine', () => {
  it('hands out lines in drawing space, wherever the view is', () => {
    mount()
    draw([20, 20], [40, 60])
    engine.zoomTo(4)
    draw([420, 240], [428, 240])
    engine.zoomBy(0.5)
    engine.fit()
    draw([20, 20], [40, 60])
    expect(operations.map(pointsOf)).toEqual([
      [[10, 10], [20, 30]],
      [[210, 120], [211, 120]],
      [[10, 10], [20, 30]],
    ])
    expect(onViewChanged.mock.calls).toEqual([
      [{ zoom: 4, isFitted: false }], [{ zoom: 2, isFitted: false }], [{ zoom: 1, isFitted: true }],
    ])
  })

  it('repaints when the view rests, and keeps lines until then', () => {
    mount()
    draw([20, 20], [40, 60])
    expect(container.querySelectorAll('canvas')).toHaveLength(4)
    const [, dry] = container.querySelectorAll('canvas')
    engine.zoomTo(2)
    expect(dry?.style.transform).toContain('scale(2)')
    draw([420, 240], [428, 240])
    draw([420, 240], [420, 248])
    expect(container.querySelectorAll('canvas')).toHaveLength(5)
    vi.advanceTimersByTime(PATIENCE)
    const after = [...container.querySelectorAll('canvas')]
    expect(after).toHaveLength(4)
    expect(after).not.toContain(dry)
    expect(after.filter(({ style }) => style.transform !== '')).toEqual([])
  })

  it('does not move under a pen that draws, nor zoom or draw beyond its settings', () => {
    mount()
    engine.setSettings({ ...BOARD_SETTINGS, zoom: { least: 0.33, most: 3 }, radius: { least: 1, most: 20 } })
    engine.setBrush({ ...DEFAULT_BRUSH, radius: 90 })
    engine.surface.dispatchEvent(pointer('pointerdown', 20, 20))
    engine.zoomTo(2)
    expect(engine.view.zoom).toBe(1)
    engine.surface.dispatchEvent(pointer('pointerup', 20, 20))
    expect(operations).toMatchObject([{ strokes: [{ radius: 20 }] }])
    engine.zoomTo(100)
    expect(engine.view.zoom).toBe(3)
    mount()
    expect(engine.view).toEqual({ zoom: 1, isFitted: true })
  })

  it('keeps the keyboard’s cursor in sight', () => {
    mount()
    engine.zoomTo(8)
    for (let step = 0; step < 40; step += 1) {
      engine.surface.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    }
    expect(onViewChanged.mock.calls.length).toBeGreaterThan(2)
    engine.surface.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    engine.surface.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
    engine.surface.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(operations.map(pointsOf)).toEqual([[[420, 120], [420, 112]]])
  })
})

describe('layers', () => {
  const locking: Operation = { opId: newId(), kind: 'SET_LAYER', layer: 'ink', fields: { isLocked: true } }
  const layersOf = () => operations.map((operation) =>
    operation.kind === 'ADD_STROKES' ? operation.strokes.map(({ layer }) => layer) : [])

  it('draws on the layer that is wished, and says nothing of layers on the sheet', () => {
    mount()
    draw([20, 20], [40, 60])
    engine.setLayer('ink')
    draw([20, 20], [40, 60])
    engine.setLayer('base')
    draw([20, 20], [40, 60])
    expect(layersOf()).toEqual([[undefined], ['ink'], [undefined]])
  })

  it('paints another layer unseen, while a pen may come down at once', () => {
    mount()
    draw([20, 20], [40, 60])
    const [, dry] = container.querySelectorAll('canvas')
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(PATIENCE)
    engine.setLayer('ink')
    clock.mockRestore()
    expect(container.contains(dry ?? null)).toBe(true)
    draw([20, 20], [40, 60])
    expect(container.contains(dry ?? null)).toBe(true)
    vi.advanceTimersByTime(PATIENCE)
    expect(layersOf()).toEqual([[undefined], ['ink']])
    expect(container.contains(dry ?? null)).toBe(false)
    // Ground, what lies under the ink, the ink, an empty wet line and the overlay.
    expect(container.querySelectorAll('canvas')).toHaveLength(5)
  })

  it('takes no ink on a locked, hidden or unseen layer, and says so', () => {
    const onLayerClosed = vi.fn()
    engine.mount(container, { onStrokeFinished: (operation) => void operations.push(operation), onLayerClosed })
    engine.setLayer('ink')
    engine.setDrawing(emptyDrawing(SIZE))
    apply(locking)
    draw([20, 20], [40, 60])
    apply({ opId: newId(), kind: 'SET_LAYER', layer: 'ink', fields: { isLocked: false, isHidden: true } })
    draw([20, 20], [40, 60])
    apply({ opId: newId(), kind: 'SET_LAYER', layer: 'ink', fields: { isHidden: false } })
    engine.setSolo('tone')
    draw([20, 20], [40, 60])
    expect(operations).toEqual([])
    expect(onLayerClosed.mock.calls).toEqual([
      [{ key: 'ink', name: '', because: 'locked' }], [{ key: 'ink', name: '', because: 'hidden' }],
      [{ key: 'ink', name: '', because: 'hidden' }],
    ])
    engine.setSolo(null)
    draw([20, 20], [40, 60])
    expect(layersOf()).toEqual([['ink']])
  })
})

describe('the first press on a frame', () => {
  it('draws all of it, also what was drawn before the engine came', () => {
    holdPress(pointer('pointerdown', 20, 20))
    window.dispatchEvent(pointer('pointermove', 24, 24))
    window.dispatchEvent(pointer('pointermove', 30, 30))
    mount()
    expect(engine.isDrawing).toBe(true)
    engine.surface.dispatchEvent(pointer('pointermove', 40, 60))
    engine.surface.dispatchEvent(pointer('pointerup', 40, 60))
    expect(operations.map(pointsOf)).toEqual([[[10, 10], [12, 12], [15, 15], [20, 30]]])
  })

  it('draws a line that had ended by then', () => {
    holdPress(pointer('pointerdown', 20, 20))
    window.dispatchEvent(pointer('pointermove', 40, 20))
    window.dispatchEvent(pointer('pointerup', 60, 20))
    window.dispatchEvent(pointer('pointermove', 600, 20, { pointerId: 2 }))
    mount()
    expect(operations.map(pointsOf)).toEqual([[[10, 10], [20, 10], [30, 10]]])
    expect(engine.isDrawing).toBe(false)
  })

  it('leaves no dot when it does not move, and waits for a move', () => {
    holdPress(pointer('pointerdown', 20, 20))
    mount()
    expect(engine.isDrawing).toBe(false)
    window.dispatchEvent(pointer('pointermove', 22, 20))
    expect(engine.isDrawing).toBe(false)
    engine.surface.dispatchEvent(pointer('pointermove', 28, 20))
    expect(engine.isDrawing).toBe(true)
    engine.surface.dispatchEvent(pointer('pointerup', 28, 20))
    expect(operations.map(pointsOf)).toEqual([[[10, 10], [11, 10], [14, 10]]])

    holdPress(pointer('pointerdown', 20, 20))
    mount()
    window.dispatchEvent(pointer('pointerup', 20, 20))
    window.dispatchEvent(pointer('pointermove', 90, 20))
    expect(engine.isDrawing).toBe(false)
    expect(operations).toHaveLength(1)
  })

  it('is not taken elsewhere, by who may only look, or when it is old', () => {
    holdPress(pointer('pointerdown', 2_000, 20))
    window.dispatchEvent(pointer('pointermove', 2_100, 20))
    mount()
    expect(engine.isDrawing).toBe(false)
    engine.setReadOnly(true)
    holdPress(pointer('pointerdown', 20, 20))
    window.dispatchEvent(pointer('pointermove', 50, 20))
    mount()
    expect(engine.isDrawing).toBe(false)
    engine.setReadOnly(false)
    vi.advanceTimersByTime(PRESS_PATIENCE_MS)
    mount()
    expect(engine.isDrawing).toBe(false)
  })

  it('begins on a control over the frame, which is clicked when the pen stays and not when it draws', () => {
    const [onDrag, onClick] = [vi.fn(), vi.fn()]
    function Frame() {
      return createElement('div', { ref: useFirstPress(onDrag, 'drag') }, createElement('button', { onClick }))
    }
    const button = render(createElement(Frame)).getByRole('button')
    button.dispatchEvent(pointer('pointerdown', 20, 20, { pointerType: 'pen' }))
    window.dispatchEvent(pointer('pointermove', 22, 20))
    window.dispatchEvent(pointer('pointerup', 22, 20))
    expect(button.dispatchEvent(new Event('touchstart', { bubbles: true, cancelable: true }))).toBe(true)
    button.click()
    expect(onClick).toHaveBeenCalledOnce()
    expect(onDrag).not.toHaveBeenCalled()

    button.dispatchEvent(pointer('pointerdown', 20, 20))
    window.dispatchEvent(pointer('pointermove', 40, 20))
    window.dispatchEvent(pointer('pointerup', 24, 20))
    button.click()
    expect(onClick).toHaveBeenCalledOnce()
    expect(onDrag).toHaveBeenCalledOnce()
    mount()
    expect(operations.map(pointsOf)).toEqual([[[10, 10], [20, 10], [12, 10]]])
  })

  it('opens the frame as pen or mouse comes down, and leaves fingers to the page', () => {
    const onPress = vi.fn()
    function Frame() {
      return createElement('button', { ref: useFirstPress(onPress) })
    }
    const { getByRole } = render(createElement(Frame))
    const button = getByRole('button')
    button.dispatchEvent(pointer('pointerdown', 20, 20, { pointerType: 'touch' }))
    button.dispatchEvent(pointer('pointerdown', 20, 20, { pointerType: 'mouse', button: 2 }))
    expect(button.dispatchEvent(new Event('touchstart', { cancelable: true }))).toBe(true)
    expect(onPress).not.toHaveBeenCalled()
    button.dispatchEvent(pointer('pointerdown', 20, 20))
    expect(button.dispatchEvent(new Event('touchstart', { cancelable: true }))).toBe(false)
    expect(onPress).toHaveBeenCalledOnce()
    window.dispatchEvent(pointer('pointermove', 40, 20))
    mount()
    expect(engine.isDrawing).toBe(true)
  })
})
