import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberSetting } from '../lib/deviceSettings.ts'
import { type InkMove, PEN_NEAR_MS, PointerInput } from './pointerInput.ts'
import { NO_TURN, type ViewTurn } from './turn.ts'

interface FakePointer extends Partial<PointerEventInit> {
  readonly at?: number
  readonly coalesced?: readonly Event[]
  readonly predicted?: readonly Event[]
}

let surface: HTMLElement
let handlers: ReturnType<typeof createHandlers>
let input: PointerInput

function createHandlers() {
  return {
    onInkStart: vi.fn(), onInkMove: vi.fn(), onInkEnd: vi.fn(), onInkCancel: vi.fn(), onHover: vi.fn(),
    isTiltRead: vi.fn(() => false), turnOf: vi.fn((): ViewTurn => NO_TURN), mayFingersDraw: vi.fn(() => true),
  }
}

function pointer(type: string, { at = 0, coalesced, predicted, ...init }: FakePointer = {}): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init })
  const { pointerId = 1, pointerType = 'mouse', pressure = 0.5, tiltX = 0, tiltY = 0 } = init
  const lists = { getCoalescedEvents: () => coalesced ?? [], getPredictedEvents: () => predicted ?? [] }
  Object.defineProperty(event, 'timeStamp', { value: at })
  return Object.assign(event, { pointerId, pointerType, pressure, tiltX, tiltY, ...lists })
}

function fire(type: string, fake?: FakePointer): void {
  surface.dispatchEvent(pointer(type, fake))
}

/** Where the line went, so far. */
const movedTo = () =>
  handlers.onInkMove.mock.calls.flatMap(([moves]) =>
    (moves as InkMove[]).flatMap(({ samples }) => samples.map(({ x }) => x)))

let frame = 0
/** The browser begins with the next frame it will paint. */
const beginFrame = () => Object.assign(document.timeline, { currentTime: ++frame })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  beginFrame()
  surface = document.createElement('div')
  surface.setPointerCapture = vi.fn()
  surface.releasePointerCapture = vi.fn()
  surface.hasPointerCapture = vi.fn(() => true)
  handlers = createHandlers()
  input = new PointerInput(surface, handlers)
  return () => {
    input.destroy()
    vi.useRealTimers()
  }
})

describe('PointerInput', () => {
  it('reads how a pen leans where that is asked for, and no mouse', () => {
    const pen = { pointerType: 'pen', pressure: 0.5, tiltX: 30 } as const
    const started = () => handlers.onInkStart.mock.lastCall?.[0] as unknown
    fire('pointerdown', pen)
    expect(started()).not.toHaveProperty('altitude')
    fire('pointerup', pen)
    handlers.isTiltRead.mockReturnValue(true)
    fire('pointerdown', pen)
    expect(started()).toMatchObject({ altitude: 60, azimuth: 0 })
    fire('pointerup', pen)
    handlers.turnOf.mockReturnValueOnce({ angle: 30, isFlipped: true })
    fire('pointerdown', pen)
    expect(started()).toMatchObject({ altitude: 60, azimuth: 210 })
    fire('pointerup', pen)
    fire('pointerdown', { tiltX: 30 })
    expect(started()).not.toHaveProperty('altitude')
  })

  it('hands over every coalesced sample, and predicted ones apart', () => {
    fire('pointerdown', { clientX: 1, clientY: 1 })
    const coalesced = Array.from({ length: 16 }, (_, x) => pointer('pointermove', { clientX: x, clientY: 2, at: x }))
    const predicted = [pointer('pointermove', { clientX: 99, clientY: 2 })]
    fire('pointermove', { clientX: 15, clientY: 2, coalesced, predicted })
    expect(movedTo()).toEqual(Array.from({ length: 16 }, (_, x) => x))
    expect(handlers.onInkMove.mock.calls[0]?.[1]).toMatchObject([{ x: 99 }])
    fire('pointerup', { clientX: 16, clientY: 2 })
    expect(handlers.onInkMove.mock.lastCall?.[0]).toMatchObject([{ samples: [{ x: 16, y: 2 }] }])
    expect(handlers.onInkEnd).toHaveBeenCalledOnce()
  })

  it('reads pressure from pens alone, and not while they lift', () => {
    fire('pointerdown', { pressure: 0.5 })
    fire('pointerup')
    fire('pointerdown', { pointerType: 'pen', pressure: 0.25 })
    fire('pointerup', { pointerType: 'pen', pressure: 0 })
    expect(handlers.onInkStart.mock.calls.map(([sample]) => (sample as { pressure?: number }).pressure)).toEqual([
      undefined,
      0.25,
    ])
    expect(handlers.onInkMove.mock.lastCall?.[0]).toMatchObject([
      { samples: [expect.not.objectContaining({ pressure: 0 })] },
    ])
  })

  it('knows the eraser end, Shift and Alt', () => {
    fire('pointerdown', { pointerType: 'pen', button: 5, buttons: 32, shiftKey: true })
    fire('pointerup', { pointerType: 'pen' })
    fire('pointerdown', { pointerType: 'mouse', altKey: true })
    const plain = { isEraserEnd: false, isStraight: false, isTakingOff: false, isTouch: false }
    expect(handlers.onInkStart.mock.calls.map(([, manner]) => manner)).toEqual([
      { ...plain, isEraserEnd: true, isStraight: true }, { ...plain, isTakingOff: true },
    ])
  })

  it('ignores other buttons and other pointers', () => {
    fire('pointerdown', { button: 2 })
    expect(handlers.onInkStart).not.toHaveBeenCalled()
    fire('pointerdown', { pointerId: 1 })
    fire('pointerdown', { pointerId: 2 })
    fire('pointermove', { pointerId: 2 })
    fire('pointerup', { pointerId: 2 })
    expect(handlers.onInkStart).toHaveBeenCalledOnce()
    expect(handlers.onInkMove).not.toHaveBeenCalled()
    expect(handlers.onInkEnd).not.toHaveBeenCalled()
  })

  it('takes touches for the palm while a pen is near, and draws with fingers otherwise', () => {
    fire('pointermove', { pointerType: 'pen', at: 1_000 })
    fire('pointerdown', { pointerType: 'touch', pointerId: 2, at: 1_000 + PEN_NEAR_MS - 1 })
    expect(handlers.onInkStart).not.toHaveBeenCalled()
    fire('pointerdown', { pointerType: 'touch', pointerId: 3, at: 1_000 + PEN_NEAR_MS })
    expect(handlers.onInkStart).toHaveBeenCalledOnce()
  })

  it('gives up a palm’s line when the pen comes', () => {
    fire('pointerdown', { pointerType: 'touch', pointerId: 2, at: 5_000 })
    fire('pointerdown', { pointerType: 'pen', pointerId: 3, at: 6_000 })
    expect(handlers.onInkCancel).toHaveBeenCalledOnce()
    expect(handlers.onInkStart).toHaveBeenCalledTimes(2)
  })

  it('gives up a finger’s line for a second finger that comes at once, and no other', () => {
    const second = (at: number) => pointer('pointerdown', { pointerType: 'touch', pointerId: 3, at }) as PointerEvent
    expect(input.yieldTo(second(5_000))).toBe(true)
    fire('pointerdown', { pointerType: 'touch', pointerId: 2, at: 5_000 })
    expect(input.yieldTo(second(6_000))).toBe(false)
    expect(handlers.onInkCancel).not.toHaveBeenCalled()
    expect(input.yieldTo(second(5_100))).toBe(true)
    expect(handlers.onInkCancel).toHaveBeenCalledOnce()
    fire('pointerdown', { pointerType: 'pen', pointerId: 4, at: 7_000 })
    expect(input.yieldTo(second(7_001))).toBe(false)
  })

  it('draws with no finger where fingers do not draw, and with pen and mouse as ever', () => {
    handlers.mayFingersDraw.mockReturnValue(false)
    fire('pointerdown', { pointerType: 'touch', pointerId: 2, at: 5_000 })
    expect(handlers.onInkStart).not.toHaveBeenCalled()
    fire('pointerdown', { pointerType: 'mouse', at: 5_001 })
    expect(handlers.onInkStart).toHaveBeenCalledOnce()
  })

  it('takes touches for the palm as long as a pen is down, also when it rests', () => {
    const palm = (at: number) => pointer('pointerdown', { pointerType: 'touch', pointerId: 3, at }) as PointerEvent
    fire('pointerdown', { pointerType: 'pen', at: 1_000 })
    expect(input.isPalm(palm(60_000))).toBe(true)
    fire('pointerup', { pointerType: 'pen', at: 60_001 })
    expect(input.isPalm(palm(60_002))).toBe(true)
    expect(input.isPalm(palm(60_002 + PEN_NEAR_MS))).toBe(false)
  })

  it('erases with the button of a pen that is chosen for it, and draws nothing with other buttons', () => {
    const press = (button: number, buttons: number) => fire('pointerdown', { pointerType: 'pen', button, buttons })
    press(2, 2)
    press(1, 4)
    press(0, 3)
    expect(handlers.onInkStart).not.toHaveBeenCalled()
    rememberSetting('penButton', 'eraser')
    press(0, 3)
    expect(handlers.onInkStart.mock.calls).toMatchObject([[{}, { isEraserEnd: true }]])
    localStorage.clear()
  })

  it('draws all of a press that began elsewhere and goes on with it', () => {
    const press = (type: string, x: number) => pointer(type, { clientX: x, pointerType: 'pen' }) as PointerEvent
    const moves = [press('pointermove', 2), press('pointermove', 3)]
    input.take(press('pointerdown', 1), { moves, end: null })
    fire('pointermove', { clientX: 4, pointerType: 'pen' })
    expect(handlers.onInkStart.mock.calls).toMatchObject([[{ x: 1, pressure: 0.5 }, {}]])
    vi.advanceTimersByTime(50)
    expect(movedTo()).toEqual([2, 3, 4])
    fire('pointerup', { pointerType: 'pen' })
    expect(handlers.onInkEnd).toHaveBeenCalledOnce()

    input.take(press('pointerdown', 1), { moves, end: press('pointerup', 9) })
    expect(movedTo().at(-1)).toBe(9)
    expect(handlers.onInkEnd).toHaveBeenCalledTimes(2)
    input.take(press('pointerdown', 1), { moves, end: press('pointercancel', 9) })
    expect(handlers.onInkEnd).toHaveBeenCalledTimes(3)
  })

  it('hands over once a frame: with its first event what waits, or after a while without one', () => {
    const move = (clientX: number, shiftKey = false) => fire('pointermove', { pointerType: 'pen', clientX, shiftKey })
    fire('pointerdown', { pointerType: 'pen' })
    move(1)
    expect(movedTo()).toEqual([1])
    move(2)
    move(3, true)
    expect(movedTo()).toEqual([1])
    beginFrame()
    move(4)
    expect(handlers.onInkMove.mock.lastCall).toMatchObject([
      [
        { samples: [{ x: 2 }], manner: { isStraight: false } },
        { samples: [{ x: 3 }], manner: { isStraight: true } },
        { samples: [{ x: 4 }], manner: { isStraight: false } },
      ],
      [],
    ])
    move(5)
    vi.advanceTimersByTime(50)
    expect(movedTo()).toEqual([1, 2, 3, 4, 5])
    expect(handlers.onInkMove).toHaveBeenCalledTimes(3)
  })

  it('hands over at once what waits when the line ends, and nothing of a line that is given up', () => {
    fire('pointerdown', { pointerType: 'pen' })
    fire('pointermove', { pointerType: 'pen', clientX: 1 })
    fire('pointermove', { pointerType: 'pen', clientX: 2 })
    input.flush()
    expect(movedTo()).toEqual([1, 2])
    fire('pointermove', { pointerType: 'pen', clientX: 3 })
    input.release()
    vi.advanceTimersByTime(50)
    expect(movedTo()).toEqual([1, 2])
  })

  it('keeps a pen’s line that the system ends, and gives up a finger’s', () => {
    fire('pointerdown', { pointerType: 'pen', at: 1 })
    fire('pointercancel', { pointerType: 'pen', at: 2 })
    expect(handlers.onInkEnd).toHaveBeenCalledOnce()
    fire('pointerdown', { pointerType: 'touch', at: 9_000 })
    fire('pointercancel', { pointerType: 'touch', at: 9_100 })
    expect(handlers.onInkCancel).toHaveBeenCalledOnce()
  })

  it('leaves everything to the page when it is off', () => {
    input.setEnabled(false)
    fire('pointerdown')
    expect(handlers.onInkStart).not.toHaveBeenCalled()
  })
})
