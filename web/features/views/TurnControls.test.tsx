import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NO_TURN, TurnContext } from '../../canvas/turn.ts'
import { createStore } from '../../lib/store.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { TurnButtons, TurnChip } from './TurnControls.tsx'
import { TurnedFrame, Upright } from './TurnedFrame.tsx'
import { TurnSurface } from './TurnSurface.tsx'

const words = drawingToolMessages.turn

function openFrame(isHeld = false) {
  const turn = createStore(NO_TURN)
  render(
    <AppProvider>
      <TurnContext value={turn}>
        <TurnedFrame data-testid="frame"><Upright>Upload</Upright></TurnedFrame>
        {isHeld ? <TurnSurface /> : null}
        <TurnButtons />
        <TurnChip />
      </TurnContext>
    </AppProvider>,
  )
  return turn
}
const frame = () => screen.getByTestId('frame').style
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const chip = () => screen.queryByRole('button', { name: new RegExp(words.straighten) })

test('buttons turn and mirror the frame; a chip says so and sets it straight', async () => {
  const turn = openFrame()
  expect([frame().transform, chip()]).toEqual(['', null])
  await press(words.right)
  await press(words.right)
  await press(words.left)
  expect(frame().transform).toBe('rotate(15deg) scaleX(1)')
  await press(words.flip)
  expect(frame().transform).toBe('rotate(-15deg) scaleX(-1)')
  expect(frame().getPropertyValue('--upright')).toBe('scaleX(-1) rotate(15deg)')
  expect(chip()?.getAttribute('aria-label')).toBe(`${words.straighten}. ${words.state('-15°', true)}`)
  await userEvent.click(chip() as HTMLElement)
  expect([turn.get(), frame().transform, chip()]).toEqual([NO_TURN, '', null])
})

test('while its key is held a drag turns it, in steps with Shift, and so do the arrow keys', () => {
  const turn = openFrame(true)
  const surface = document.querySelector('[data-turning]') as HTMLElement
  surface.setPointerCapture = () => undefined
  const drag = (type: string, clientX: number, clientY: number, shiftKey = false) => {
    const event = new MouseEvent(type.toLowerCase(), { bubbles: true, clientX, clientY, shiftKey })
    fireEvent(surface, Object.assign(event, { pointerId: 1, isPrimary: true }))
  }
  drag('pointerMove', 0, 100)
  drag('pointerDown', 100, 0)
  drag('pointerMove', 100, 100)
  expect(turn.get().angle).toBeCloseTo(45)
  drag('pointerMove', 40, 100, true)
  expect(turn.get().angle).toBe(75)
  drag('pointerUp', 40, 100)
  drag('pointerMove', 100, 0)
  expect(turn.get().angle).toBe(75)
  let isStep = false
  const listener = () => (isStep = true)
  document.addEventListener('keydown', listener)
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  document.removeEventListener('keydown', listener)
  expect([turn.get().angle, isStep]).toEqual([60, false])
})
