import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberSetting } from '../lib/deviceSettings.ts'
import { NO_TURN } from './turn.ts'
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
    mayFingersDraw: vi.fn(() => true),
    onPan: vi.fn(),
    onZoom: vi.fn(),
    onTurn: vi.fn(),
    turnOf: () => NO_TURN,
    onFit: vi.fn(),
    onTap: vi.fn(),
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

function press(type: 'keydown' | 'keyup', key: string, init: KeyboardEventInit = {}, on = surface): KeyboardEvent {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init })
  on.dispatchEvent(event)
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
  surface.tabIndex = 0
  surface.setPointerCapture = vi.fn()
  document.body.append(surface)
  handlers = createHandlers()
  gestures = new ViewGestures(surface, handlers)
  for (const type of ['pointerdown', 'pointermove', 'pointerup']) surface.addEventListener(type, drawn)
  return () => {
    gestures.destroy()
    document.body.replaceChildren()
  }
})

/** A control that has the focus, as after a click on it; `pressed` hears the keys that reach it. */
function focusOn(html: string): { control: HTMLElement; pressed: ReturnType<typeof vi.fn> } {
  document.body.insertAdjacentHTML('beforeend', html)
  const control = document.body.lastElementChild as HTMLElement
  const pressed = vi.fn()
  control.addEventListener('keydown', pressed)
  control.addEventListener('keyup', pressed)
  control.focus()
  return { control, pressed }
}

function pan(): void {
  fire('pointerdown', 10, 10)
  fire('pointermove', 25, 8)
  fire('pointerup', 25, 8)
}

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

  it('turns with two fingers, clockwise and on, once they turned a little', () => {
    finger('pointerdown', 2, 100, 100)
    finger('pointerdown', 3, 300, 100)
    finger('pointermove', 3, 300, 120)
    expect(handlers.onTurn).not.toHaveBeenCalled()
    finger('pointermove', 3, 300, 140)
    finger('pointermove', 3, 300, 300)
    expect(handlers.onTurn).toHaveBeenLastCalledWith(expect.closeTo(33.69), { clientX: 200, clientY: 200 })
    finger('pointermove', 3, 100, 300)
    expect(handlers.onTurn).toHaveBeenLastCalledWith(expect.closeTo(45), { clientX: 100, clientY: 200 })
    finger('pointermove', 3, 0, 101)
    finger('pointermove', 3, 0, 99)
    expect(handlers.onTurn.mock.lastCall?.[0]).toBeCloseTo(1.15)
    finger('pointerup', 3, 0, 99)
    finger('pointerup', 2, 100, 100)
    handlers.onTurn.mockClear()
    finger('pointerdown', 4, 100, 100)
    finger('pointerdown', 5, 300, 100)
    finger('pointermove', 5, 300, 112)
    expect(handlers.onTurn).not.toHaveBeenCalled()
  })

  it('pans with one finger where fingers do not draw, and with two as ever', () => {
    handlers.mayFingersDraw.mockReturnValue(false)
    finger('pointerdown', 2, 100, 100)
    finger('pointermove', 2, 130, 90)
    expect(handlers.onPan.mock.calls).toEqual([[30, -10]])
    finger('pointerdown', 3, 230, 90)
    finger('pointermove', 3, 330, 90)
    expect(handlers.onZoom).toHaveBeenLastCalledWith(2, { x: 230, y: 90 })
    finger('pointerup', 3, 330, 90)
    finger('pointerup', 2, 130, 90)
    finger('pointerdown', 4, 1, 1)
    finger('pointerup', 4, 1, 1)
    expect(handlers.onTap).not.toHaveBeenCalled()
    expect(handlers.mayPinch).not.toHaveBeenCalled()
    expect(drawn).not.toHaveBeenCalled()
  })

  it('moves nothing by fingers that were there before a pen draws', () => {
    finger('pointerdown', 2, 100, 100)
    finger('pointerdown', 3, 200, 100)
    mayMove = false
    finger('pointermove', 3, 300, 100)
    expect(handlers.onPan).not.toHaveBeenCalled()
  })

  it('pans with the button of a pen that is chosen for it', () => {
    const pen = { pointerType: 'pen', button: 1, buttons: 4 }
    rememberSetting('secondPenButton', 'pan')
    fire('pointerdown', 10, 10, pen)
    fire('pointermove', 25, 8, pen)
    fire('pointerup', 25, 8, pen)
    expect(handlers.onPan.mock.calls).toEqual([[15, -2]])
    rememberSetting('secondPenButton', 'eraser')
    fire('pointerdown', 10, 10, pen)
    fire('pointermove', 25, 8, pen)
    expect(handlers.onPan).toHaveBeenCalledOnce()
    localStorage.clear()
  })

  it.each([2, 3])('takes %d fingers that come and go together for a tap, and leaves the view', (count) => {
    for (let id = 1; id <= count; id++) finger('pointerdown', id, 100 * id, 100)
    finger('pointermove', 2, 204, 103)
    for (let id = 1; id <= count; id++) finger('pointerup', id, 100 * id, 100)
    expect(handlers.onTap.mock.calls).toEqual([[count]])
    expect(handlers.onPan).not.toHaveBeenCalled()
  })

  it('takes for a tap neither one finger, nor fingers that move, stay or are cancelled', () => {
    finger('pointerdown', 1, 100, 100)
    finger('pointerup', 1, 100, 100)
    const touch = (end: () => void): void => {
      finger('pointerdown', 1, 100, 100)
      finger('pointerdown', 2, 200, 100)
      end()
      finger('pointerup', 1, 100, 100)
      finger('pointerup', 2, 200, 100)
    }
    touch(() => finger('pointermove', 2, 220, 100))
    touch(() => finger('pointercancel', 2, 200, 100))
    const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(0)
    touch(() => clock.mockReturnValue(400))
    clock.mockRestore()
    expect(handlers.onTap).not.toHaveBeenCalled()
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

  it.each(['<button>Zoom in</button>', '<input type=range>', '<input type=radio>', '<select></select>'])(
    'pans with Space while %s has the focus and the pointer has come over the surface',
    (html) => {
      const { control, pressed } = focusOn(html)
      fire('pointermove', 5, 5)
      expect(press('keydown', ' ', {}, control).defaultPrevented).toBe(true)
      pan()
      expect(handlers.onPan).toHaveBeenCalledWith(15, -2)
      expect(press('keyup', ' ', {}, control).defaultPrevented).toBe(true)
      expect(pressed).not.toHaveBeenCalled()
    },
  )

  it('leaves Space to a control focused since the pointer came, and takes it back when it pans', () => {
    fire('pointermove', 5, 5)
    const { control, pressed } = focusOn('<button>Undo</button>')
    expect(press('keydown', ' ', {}, control).defaultPrevented).toBe(false)
    expect(press('keyup', ' ', {}, control).defaultPrevented).toBe(false)
    expect(pressed).toHaveBeenCalledTimes(2)
    press('keydown', ' ', {}, control)
    pan()
    expect(handlers.onPan).toHaveBeenCalledWith(15, -2)
    expect(document.activeElement).toBe(surface)
    expect(press('keyup', ' ').defaultPrevented).toBe(true)
    expect(pressed).toHaveBeenCalledTimes(3)
  })

  it('types Space in text and draws meanwhile', () => {
    const { control } = focusOn('<textarea></textarea>')
    fire('pointermove', 5, 5)
    drawn.mockClear()
    expect(press('keydown', ' ', {}, control).defaultPrevented).toBe(false)
    pan()
    expect(drawn).toHaveBeenCalledTimes(3)
    expect(handlers.onPan).not.toHaveBeenCalled()
  })

  it('forgets Space when the window loses the focus', () => {
    press('keydown', ' ')
    window.dispatchEvent(new FocusEvent('blur'))
    fire('pointerdown', 0, 0)
    expect(drawn).toHaveBeenCalledOnce()
    expect(handlers.onGrip).toHaveBeenLastCalledWith('none')
  })
})
