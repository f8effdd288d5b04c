import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AppProvider } from './AppProvider.tsx'
import { Tooltip } from './Tooltip.tsx'
import { LONG_PRESS_MS, TOUCHED_STAYS_MS } from './useTouchedTooltip.ts'

afterEach(() => vi.useRealTimers())

const onClick = vi.fn()

function openPage(isButton = true) {
  onClick.mockClear()
  const trigger = isButton ? <button type="button" onClick={onClick}>Undo</button> : <span>Undo</span>
  render(<AppProvider><Tooltip content="Ctrl+Z" theme="scifi">{trigger}</Tooltip></AppProvider>)
  return screen.getByText('Undo')
}

const touch = { pointerType: 'touch', clientX: 10, clientY: 10 }

test('shows with the keyboard’s focus, describes what has it, and is hidden by Esc', async () => {
  const button = openPage()
  // jsdom judges by the presses of the tests before.
  const matches = button.matches.bind(button)
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' || matches(selector))
  await userEvent.tab()
  const tooltip = await screen.findByRole('tooltip')
  expect(tooltip.textContent).toBe('Ctrl+Z')
  expect(tooltip.className).toContain('dark')
  expect(button.getAttribute('aria-describedby')).toBe(tooltip.id)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

test('shows on hover', async () => {
  await userEvent.hover(openPage())
  expect(await screen.findByRole('tooltip')).toBeTruthy()
})

test('shows by a long press, which presses nothing, and goes by itself', async () => {
  vi.useFakeTimers()
  const button = openPage()
  fireEvent.pointerDown(button, touch)
  await act(() => vi.advanceTimersByTimeAsync(LONG_PRESS_MS))
  expect(screen.getByRole('tooltip')).toBeTruthy()
  fireEvent.pointerUp(button, touch)
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(TOUCHED_STAYS_MS))
  // jsdom ends no animation: it goes, but does not get away.
  expect(document.querySelector('[data-scope=tooltip][data-part=content][data-state=open]')).toBeNull()
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
})

test('a finger that scrolls or taps a button asks for nothing', async () => {
  vi.useFakeTimers()
  const button = openPage()
  fireEvent.pointerDown(button, touch)
  fireEvent.pointerMove(button, { ...touch, clientY: 60 })
  await act(() => vi.advanceTimersByTimeAsync(LONG_PRESS_MS))
  fireEvent.pointerUp(button, touch)
  fireEvent.pointerDown(button, touch)
  fireEvent.pointerUp(button, touch)
  fireEvent.click(button)
  await act(() => vi.advanceTimersByTimeAsync(LONG_PRESS_MS))
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(onClick).toHaveBeenCalledOnce()
})

test('a tap explains what does nothing by itself', async () => {
  const text = openPage(false)
  fireEvent.pointerDown(text, touch)
  fireEvent.pointerUp(text, touch)
  fireEvent.click(text)
  expect((await screen.findByRole('tooltip')).textContent).toBe('Ctrl+Z')
})
