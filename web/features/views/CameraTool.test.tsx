import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { v7 as newId } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { firstMove } from '../../canvas/cameraHand.ts'
import { ViewDrawing } from '../../canvas/viewDrawing.ts'
import { cameraToolMessages as words } from '../../messages/cameraTool.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { DeskCameraBar, DeskCameraSurface } from './CameraTool.tsx'
import { createCameraToolState } from './cameraState.ts'
import type { DeskSheet, DrawingDesk } from './DrawingDesk.ts'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const SIZE = { width: 420, height: 240 }
const TIMING = { frames: 25, framesPerSecond: 24 }
const FIRST = firstMove(SIZE)

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(840)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(480)
})
afterEach(() => vi.restoreAllMocks())

/** The tool over a drawing, with the operations that it drew. */
function openTool(camera?: CameraMove) {
  const setting = (move: CameraMove | null): Operation =>
    ({ opId: newId(), kind: 'SET_CAMERA', size: SIZE, camera: move })
  const operations = camera ? [{ seq: 1, actorId: 'user_2', operation: setting(camera) }] : []
  const model = new ViewDrawing({ actorId: 'user_1', size: SIZE, operations, pending: [], newId })
  const sheet = { shotId: 'shot_1', viewId: 'view_1', size: SIZE, revision: 0, model, isReady: true } as DeskSheet
  const drawn: Operation[] = []
  const desk = {
    async draw(_sheet: DeskSheet, operation: Operation) {
      drawn.push(operation)
      model.add(operation)
    },
  } as unknown as DrawingDesk
  const state = createCameraToolState()
  const onClosed = vi.fn()
  const shared = { sheet, state, timing: TIMING }
  render(
    <AppProvider>
      <DrawingDeskContext value={desk}>
        <DeskCameraSurface {...shared} background={null} />
        <DeskCameraBar {...shared} onClosed={onClosed} />
      </DrawingDeskContext>
    </AppProvider>,
  )
  const kept = () => model.getDrawing().camera
  return { model, drawn, state, kept, onClosed, setting }
}

const frame = (name: 'start' | 'end') => screen.getByRole('application', { name: words.frames[name] })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a move is added, changed by its settings, and removed', async () => {
  const { kept, drawn, onClosed } = openTool()
  expect(screen.getByRole('status').textContent).toBe(words.none)
  await press(words.add)
  expect(kept()).toEqual(FIRST)
  expect(document.activeElement).toBe(frame('end'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.easing }), words.easings.LINEAR)
  const hold = screen.getByRole('spinbutton', { name: words.holdStart })
  await userEvent.clear(hold)
  await userEvent.type(hold, '12{Enter}')
  expect(kept()).toEqual({ ...FIRST, easing: 'LINEAR', holdStart: 12 })
  await press(words.remove)
  expect(kept()).toBeUndefined()
  expect(drawn).toHaveLength(4)
  await press(words.close)
  expect(onClosed).toHaveBeenCalledOnce()
})

test('keys move, scale and turn a rectangle, with one operation for a key that is held', async () => {
  const { kept, drawn } = openTool(FIRST)
  const end = frame('end')
  for (let count = 0; count < 3; count += 1) fireEvent.keyDown(end, { key: 'ArrowRight' })
  fireEvent.keyDown(end, { key: 'ArrowDown', shiftKey: true })
  expect(drawn).toHaveLength(0)
  await act(async () => void fireEvent.keyUp(end, { key: 'ArrowDown' }))
  expect(drawn).toHaveLength(1)
  expect(kept()?.end).toEqual({ ...FIRST.end, x: 213, y: 130 })
  fireEvent.keyDown(end, { key: '[' })
  fireEvent.keyDown(end, { key: '-' })
  await act(async () => void fireEvent.blur(end))
  expect(kept()?.end).toEqual({ x: 213, y: 130, width: 288.25, angle: -1 })
  await act(async () => void fireEvent.keyUp(end, { key: '-' }))
  expect(drawn).toHaveLength(2)
})

test('a rectangle follows the pointer and is kept when it is let go; a cancelled press changes nothing', async () => {
  const { kept, drawn } = openTool(FIRST)
  const surface = document.querySelector('[data-camera] svg') as SVGElement
  surface.setPointerCapture = () => undefined
  const send = (element: Element, type: string, clientX: number, clientY: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY })
    fireEvent(element, Object.assign(event, { pointerId: 1, isPrimary: true }))
  }
  const [edge] = frame('start').querySelectorAll('polygon')
  if (!edge) throw new Error('There is no rectangle')
  send(edge, 'pointerdown', 300, 200)
  send(surface, 'pointermove', 330, 180)
  send(surface, 'pointercancel', 330, 180)
  expect(drawn).toHaveLength(0)
  send(edge, 'pointerdown', 300, 200)
  send(surface, 'pointermove', 330, 180)
  await act(async () => send(surface, 'pointerup', 330, 180))
  expect(drawn).toHaveLength(1)
  const { x = 0, y = 0, width } = kept()?.start ?? {}
  expect([x > 210, y < 120, width]).toEqual([true, true, 420])
})

test('the slider shows what the camera sees, and a press shows the rectangles again', async () => {
  const { state } = openTool(FIRST)
  const slider = screen.getByRole('slider', { hidden: true })
  expect(slider.getAttribute('aria-valuetext')).toBe(words.frameValue(1, 25))
  act(() => slider.focus())
  await userEvent.keyboard('{End}')
  expect(state.place.get()).toBe(24)
  expect(screen.queryByRole('application')).toBeNull()
  await press(words.edit)
  expect(state.place.get()).toBeNull()
  expect(frame('end')).toBeTruthy()
})

test('what others change appears, but for the rectangle that is held', async () => {
  const { model, kept, setting } = openTool(FIRST)
  const receive = (seq: number, camera: CameraMove | null) =>
    act(() => model.receive([{ seq, actorId: 'user_2', operation: setting(camera) }]))
  const holdEnd = () => screen.getByRole('spinbutton', { name: words.holdEnd })
  receive(2, null)
  expect(screen.getByRole('status').textContent).toBe(words.none)
  receive(3, { ...FIRST, holdEnd: 5 })
  expect(holdEnd()).toHaveProperty('value', '5')
  fireEvent.keyDown(frame('end'), { key: 'ArrowLeft' })
  receive(4, FIRST)
  expect(kept()).toEqual(FIRST)
  expect(holdEnd()).toHaveProperty('value', '5')
  await act(async () => void fireEvent.keyUp(frame('end'), { key: 'ArrowLeft' }))
  expect(kept()?.end.x).toBe(209)
})
