import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DrawingEngine } from '../../canvas/engine.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { PickSurface } from './PickSurface.tsx'

/** A picture that is red from 50 on, and nothing to the left of 0. */
function open(isHeld = false) {
  const [onLeft, onPicked, release] = [vi.fn(), vi.fn(), vi.fn()]
  const reader = {
    work: () => true, release,
    colorAt: ({ x }: { x: number }) => (x < 0 ? null : x < 50 ? '#ffffff' : '#e5484d'),
  }
  const engine = {
    current: {
      colorReader: () => reader,
      placeUnder: ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ x: clientX, y: clientY }),
    } as unknown as DrawingEngine,
  }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(-20, 0, 120, 100))
  HTMLElement.prototype.setPointerCapture = () => undefined
  const { unmount } = render(
    <AppProvider><PickSurface engine={engine} onLeft={isHeld ? null : onLeft} onPicked={onPicked} /></AppProvider>,
  )
  return { onLeft, onPicked, release, unmount, surface: screen.getByRole('application') }
}

function point(surface: HTMLElement, type: string, clientX: number, button = 0, pointerType = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 10, button })
  fireEvent(surface, Object.assign(event, { pointerId: 1, isPrimary: true, pointerType }))
}

test('a press picks the color under it and leaves; beside the picture it picks nothing', () => {
  const { surface, onPicked, onLeft, release, unmount } = open()
  expect(document.activeElement).toBe(surface)
  point(surface, 'pointermove', 60)
  expect(screen.getByRole('status').textContent).toBe('#e5484d')
  point(surface, 'pointerdown', -10)
  point(surface, 'pointerup', -10)
  expect([onPicked.mock.calls, onLeft.mock.calls]).toEqual([[], []])
  point(surface, 'pointerdown', 20)
  point(surface, 'pointermove', 70)
  point(surface, 'pointerup', 70)
  expect(onPicked.mock.calls).toEqual([['#e5484d']])
  expect(onLeft).toHaveBeenCalledOnce()
  unmount()
  expect(release).toHaveBeenCalledOnce()
})

test('the button of a pen that asked for it picks where the pen is lifted; that of a mouse does not', () => {
  const { surface, onPicked, onLeft } = open()
  point(surface, 'pointerup', 60, 2)
  expect(onPicked).not.toHaveBeenCalled()
  point(surface, 'pointermove', 20, -1, 'pen')
  point(surface, 'pointerup', 60, 1, 'pen')
  expect(onPicked.mock.calls).toEqual([['#e5484d']])
  expect(onLeft).toHaveBeenCalledOnce()
})

test('arrow keys go to a place whose color Enter picks; Esc leaves without one', () => {
  const { surface, onPicked, onLeft } = open()
  expect(surface.getAttribute('aria-label')).toBe(drawingToolMessages.pick.surface)
  fireEvent.keyDown(surface, { key: 'ArrowRight' })
  expect(screen.getByRole('status').textContent).toBe('#ffffff')
  fireEvent.keyDown(surface, { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(surface, { key: 'ArrowRight', shiftKey: true })
  fireEvent.keyDown(surface, { key: 'Enter' })
  expect(onPicked.mock.calls).toEqual([['#e5484d']])
  fireEvent.keyDown(surface, { key: 'Escape' })
  expect(onLeft).toHaveBeenCalledTimes(2)
})

test('while its key is held it takes no focus and stays', () => {
  const { surface, onPicked } = open(true)
  expect(document.activeElement).not.toBe(surface)
  for (let time = 0; time < 2; time++) {
    point(surface, 'pointerdown', 20)
    point(surface, 'pointerup', 20)
  }
  expect(onPicked).toHaveBeenCalledTimes(2)
})
