import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberSetting } from '../lib/deviceSettings.ts'
import { directionOf, type QuickMark } from './quickMark.ts'
import { LONG_PRESS_MS, QuickPen } from './quickPen.ts'

let surface: HTMLElement
let pen: QuickPen
let isDrawing = false
let hasMenu = true
const marks: [phase: string, direction: number | null][] = []
const onGivenUp = vi.fn()
const onPenCommand = vi.fn()
const reached = vi.fn()

function fire(type: string, x: number, y: number, button = 0, buttons = 1): void {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button, buttons })
  surface.dispatchEvent(Object.assign(event, { pointerId: 1, pointerType: 'pen' }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.clear()
  for (const mock of [onGivenUp, onPenCommand, reached]) mock.mockClear()
  marks.length = 0
  isDrawing = false
  hasMenu = true
  surface = document.createElement('div')
  surface.hasPointerCapture = () => false
  document.body.append(surface)
  pen = new QuickPen(surface, {
    mayBegin: () => true,
    isDrawing: () => isDrawing,
    onGivenUp,
    events: () => ({
      onStrokeFinished: () => undefined,
      onPenCommand,
      onQuickMark({ phase, direction }: QuickMark) {
        marks.push([phase, direction])
        return hasMenu
      },
    }),
  })
  for (const type of ['pointerdown', 'pointermove', 'pointerup']) surface.addEventListener(type, reached)
  return () => {
    pen.destroy()
    surface.remove()
    vi.useRealTimers()
    localStorage.clear()
  }
})

describe('QuickPen', () => {
  it('marks a direction with the button of the pen, and nobody else hears of it', () => {
    fire('pointerdown', 100, 100, 2, 2)
    fire('pointermove', 105, 100, -1, 2)
    fire('pointermove', 100, 160, -1, 2)
    fire('pointermove', 101, 170, -1, 2)
    fire('pointerup', 40, 100, 2, 0)
    expect(marks).toEqual([['begun', null], ['moved', 4], ['released', 6]])
    expect(reached).not.toHaveBeenCalled()
    fire('pointerdown', 100, 100)
    expect(reached).toHaveBeenCalledOnce()
  })

  it('undoes and picks with the buttons that are set so, and does nothing with another', () => {
    rememberSetting('penButton', 'undo')
    fire('pointerdown', 100, 100, 2, 2)
    fire('pointerdown', 100, 100, 1, 4)
    rememberSetting('secondPenButton', 'nothing')
    fire('pointerdown', 100, 100, 1, 4)
    expect(onPenCommand.mock.calls).toEqual([['undo'], ['pick']])
    expect(marks).toEqual([])
    isDrawing = true
    fire('pointerdown', 100, 100, 2, 2)
    expect(onPenCommand).toHaveBeenCalledTimes(2)
  })

  it('gives the line up for the menu when the pen rests, and not when it moves or is lifted', () => {
    isDrawing = true
    fire('pointerdown', 100, 100)
    pen.move({ x: 102, y: 101 })
    vi.advanceTimersByTime(LONG_PRESS_MS)
    expect(marks).toEqual([['begun', null]])
    expect(onGivenUp).toHaveBeenCalledOnce()
    fire('pointerup', 100, 101)
    expect(marks.at(-1)).toEqual(['released', null])

    fire('pointerdown', 100, 100)
    pen.move({ x: 110, y: 100 })
    vi.advanceTimersByTime(LONG_PRESS_MS)
    fire('pointerdown', 100, 100)
    pen.rest()
    vi.advanceTimersByTime(LONG_PRESS_MS)
    expect(onGivenUp).toHaveBeenCalledOnce()
  })

  it('keeps the line where there is no menu', () => {
    isDrawing = true
    hasMenu = false
    fire('pointerdown', 100, 100)
    vi.advanceTimersByTime(LONG_PRESS_MS)
    expect(onGivenUp).not.toHaveBeenCalled()
  })
})

it('knows eight directions, from the top clockwise', () => {
  const places = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]] as const
  const middle = { x: 50, y: 50 }
  const directions = places.map(([x, y]) => directionOf(middle, { x: 50 + 40 * x, y: 50 + 40 * y }))
  expect(directions).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(directionOf(middle, { x: 60, y: 60 })).toBeNull()
})
