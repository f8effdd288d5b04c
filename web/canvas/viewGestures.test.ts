import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ViewGestures } from './viewGestures.ts'

let surface: HTMLElement
let handlers: ReturnType<typeof createHandlers>
let gestures: ViewGestures
const drawn = vi.fn()
let mayMove = true

function createHandlers() {
  return {
    mayMove: () => mayMove,
    mayPinch: vi.fn(() => true),
    isPalm: vi.fn(() => false),
    onPan: vi.fn(),
    onZoom: vi.fn(),
    onFit: vi.fn(),
    onGrip: vi.fn(),
  }
}

function fire(type: string, x: number, y: number, init: Partial<PointerEventInit> = {}): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, ...init })
  const { pointerId = 1, pointerType = 'mouse' } = init
  surface.dispatchEvent(Object.assign(event, { pointerId, pointerType }))
  return event
}

function finger(type: string, pointerId: number, x: number, y: number): void {
  fire(type, x, y, { pointerId, pointerType: 'touch' })
}

function press(type: 'keydown' | 'keyup', key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init })
  surface.dispatchEvent(event)
  return event
}

function turn(deltaY: number, init: WheelEventInit = {}): WheelEvent {
  const event = new WheelEvent('wheel', { deltaY, cancelable: true, clientX: 40, clientY: 30, ...init })
  surface.dispatchEvent(event)
  return event
}

beforeEach(() => {
  mayMove = true
  drawn.mockClear()
  surface = document.createElement('div')
  surface.setPointerCapture = vi.fn()
  handlers = createHandlers()
  gestures = new ViewGestures(surface, handlers)
  for (const type of ['pointerdown', 'pointermove', 'pointerup']) surface.addEventListener(type, drawn)
  return () => gestures.destroy()
})

describe('ViewGestures', () => {
  it('pans with Space and with the middle button, and lets other presses draw', () => {
    press('keydown', ' ')
    expect(handlers.onGrip).toHaveBeenLastCalledWith('ready')
    fire('pointerdown', 10, 10)
    fire('pointermove', 25, 8)
    fire('pointermove', 26, 8)
    expect(handlers.onPan.mock.calls).toEqual([[15, -2], [1, 0]])
    press('keyup', ' ')
    fire('pointerup', 26, 8)
    expect(handlers.onGrip).toHaveBeenLastCalledWith('none')
    fire('pointerdown', 0, 0, { button: 1 })
    fire('pointermove', 5, 5)
    fire('pointerup', 5, 5, { button: 1 })
    expect(handlers.onPan).toHaveBeenLastCalledWith(5, 5)
    expect(drawn).not.toHaveBeenCalled()
    fire('pointerdown', 0, 0)
    fire('pointermove', 5, 5)
    expect(drawn).toHaveBeenCalledTimes(2)
    expect(handlers.onPan).toHaveBeenCalledTimes(3)
  })

  it('pans and zooms with two fingers about their middle', () => {
    finger('pointerdown', 2, 100, 100)
    finger('pointerdown', 3, 200, 100)
    expect(drawn).toHaveBeenCalledOnce()
    finger('pointermove', 3, 300, 100)
    expect(handlers.onPan).toHaveBeenLastCalledWith(50, 0)
    expect(handlers.onZoom).toHaveBeenLastCalledWith(2, { x: 200, y: 100 })
    finger('pointerup', 3, 300, 100)
    finger('pointermove', 2, 150, 150)
    finger('pointerup', 2, 150, 150)
    expect(handlers.onZoom).toHaveBeenCalledOnce()
    expect(drawn).toHaveBeenCalledOnce()
    finger('pointerdown', 4, 1, 1)
    finger('pointermove', 4, 2, 2)
    expect(drawn).toHaveBeenCalledTimes(3)
  })

  it('takes neither palms nor a finger beside a line for a pinch', () => {
    handlers.isPalm.mockReturnValueOnce(true)
    finger('pointerdown', 2, 100, 100)
    finger('pointerdown', 3, 200, 100)
    expect(handlers.mayPinch).not.toHaveBeenCalled()
    handlers.mayPinch.mockReturnValue(false)
    finger('pointerdown', 4, 300, 100)
    finger('pointermove', 4, 310, 100)
    expect(handlers.onPan).not.toHaveBeenCalled()
    expect(drawn).toHaveBeenCalledTimes(4)
  })

  it('zooms with Ctrl and the wheel at the pointer, a notch at a time, and lets the page scroll otherwise', () => {
    expect(turn(-4, { ctrlKey: true }).defaultPrevented).toBe(true)
    expect(handlers.onZoom).toHaveBeenLastCalledWith(Math.exp(0.04), { x: 40, y: 30 })
    turn(120, { metaKey: true })
    expect(handlers.onZoom).toHaveBeenLastCalledWith(Math.exp(-0.25), { x: 40, y: 30 })
    turn(-3, { ctrlKey: true, deltaMode: WheelEvent.DOM_DELTA_LINE })
    expect(handlers.onZoom).toHaveBeenLastCalledWith(Math.exp(0.25), { x: 40, y: 30 })
    expect(turn(120).defaultPrevented).toBe(false)
    expect(handlers.onZoom).toHaveBeenCalledTimes(3)
  })

  it('fits at Ctrl+0', () => {
    expect(press('keydown', '0').defaultPrevented).toBe(false)
    expect(press('keydown', '0', { ctrlKey: true }).defaultPrevented).toBe(true)
    expect(handlers.onFit).toHaveBeenCalledOnce()
  })

  it('moves nothing under a pen that draws', () => {
    mayMove = false
    press('keydown', ' ')
    fire('pointerdown', 0, 0)
    expect(turn(-4, { ctrlKey: true }).defaultPrevented).toBe(true)
    press('keydown', '0', { ctrlKey: true })
    expect(drawn).toHaveBeenCalledOnce()
    expect(handlers.onZoom).not.toHaveBeenCalled()
    expect(handlers.onFit).not.toHaveBeenCalled()
  })

  it('forgets Space when the focus goes', () => {
    press('keydown', ' ')
    surface.dispatchEvent(new FocusEvent('blur'))
    fire('pointerdown', 0, 0)
    expect(drawn).toHaveBeenCalledOnce()
    expect(handlers.onGrip).toHaveBeenLastCalledWith('none')
  })
})
