import { beforeEach, describe, expect, it, vi } from 'vitest'
import { KeyboardPen } from './keyboardPen.ts'
import { NO_TURN } from './turn.ts'

let surface: HTMLElement
let pen: KeyboardPen
let handlers: ReturnType<typeof createHandlers>

function createHandlers() {
  return {
    sizeOf: () => ({ width: 100, height: 60 }),
    turnOf: () => turn,
    isDrawing: () => isDrawing,
    areKeysTaken: () => areKeysTaken,
    onPenDown: vi.fn(),
    onPenMove: vi.fn(),
    onPenUp: vi.fn(),
    onPenCancel: vi.fn(),
    onCursor: vi.fn(),
  }
}

let isDrawing = false
let areKeysTaken = false
let turn = NO_TURN

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  surface.dispatchEvent(event)
  return event
}

beforeEach(() => {
  isDrawing = false
  areKeysTaken = false
  turn = NO_TURN
  surface = document.createElement('div')
  handlers = createHandlers()
  pen = new KeyboardPen(surface, handlers)
  return () => pen.destroy()
})

describe('KeyboardPen', () => {
  it('moves from the middle, in steps and in fine ones, and stays in the drawing', () => {
    press('ArrowRight')
    expect(pen.position).toEqual({ x: 58, y: 30 })
    press('ArrowUp', { shiftKey: true })
    expect(pen.position).toEqual({ x: 58, y: 29 })
    for (let count = 0; count < 20; count += 1) press('ArrowDown')
    expect(pen.position).toEqual({ x: 58, y: 60 })
    expect(handlers.onPenMove).not.toHaveBeenCalled()
  })

  it('moves as it is seen where the drawing is turned', () => {
    turn = { angle: 90, isFlipped: false }
    press('ArrowRight')
    expect(pen.position).toEqual({ x: expect.closeTo(50), y: expect.closeTo(22) })
    turn = { angle: 0, isFlipped: true }
    press('ArrowRight')
    expect(pen.position).toEqual({ x: expect.closeTo(42), y: expect.closeTo(22) })
  })

  it('draws between two presses of Enter', () => {
    press('Enter')
    expect(handlers.onPenDown).toHaveBeenCalledWith({ x: 50, y: 30 })
    press('ArrowLeft')
    expect(handlers.onPenMove).toHaveBeenCalledWith({ x: 42, y: 30 })
    press('Enter')
    expect(handlers.onPenUp).toHaveBeenCalledOnce()
  })

  it('gives a line up at Escape, which otherwise belongs to the page', () => {
    expect(press('Escape').defaultPrevented).toBe(false)
    isDrawing = true
    expect(press('Escape').defaultPrevented).toBe(true)
    expect(handlers.onPenCancel).toHaveBeenCalledOnce()
  })

  it('keeps its keys to itself and leaves others to the page', () => {
    const onPageKey = vi.fn()
    const page = document.createElement('div')
    page.append(surface)
    page.addEventListener('keydown', onPageKey)
    press('ArrowLeft')
    press('Enter')
    expect(onPageKey).not.toHaveBeenCalled()
    press('b')
    press('z', { ctrlKey: true })
    expect(onPageKey).toHaveBeenCalledTimes(2)
  })

  it('finishes the line and goes when the focus goes', () => {
    press('Enter')
    surface.dispatchEvent(new FocusEvent('blur'))
    expect(handlers.onPenUp).toHaveBeenCalledOnce()
    expect(pen.position).toBeNull()
  })

  it('leaves keys to what has taken them, and shows no cursor meanwhile', () => {
    press('ArrowRight')
    areKeysTaken = true
    expect(press('ArrowRight').defaultPrevented).toBe(false)
    expect(press('Enter').defaultPrevented).toBe(false)
    expect(pen.position).toBeNull()
    areKeysTaken = false
    expect(pen.position).toEqual({ x: 58, y: 30 })
    expect(handlers.onPenDown).not.toHaveBeenCalled()
  })

  it('does nothing when it is off', () => {
    pen.setEnabled(false)
    expect(press('Enter').defaultPrevented).toBe(false)
    expect(handlers.onPenDown).not.toHaveBeenCalled()
  })
})
