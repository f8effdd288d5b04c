import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from './later.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  // What a test leaves waiting would keep that of the next.
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  vi.useRealTimers()
})

const Panel = ({ isOpen = true }: { isOpen?: boolean }) => (isOpen ? <p>Panel</p> : null)

/** A part whose code comes when `arrive` is called. */
function makePart() {
  let resolve: (panel: typeof Panel) => void = () => undefined
  const arrived = new Promise<typeof Panel>((settle) => (resolve = settle))
  const load = vi.fn(() => arrived)
  return { Part: later(load), load, arrive: () => act(async () => resolve(Panel)) }
}

test('code comes at once for what opens, which then stands there by itself', async () => {
  const { Part, load, arrive } = makePart()
  const { rerender } = render(<Part isOpen={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Part isOpen />)
  expect(load).toHaveBeenCalled()
  expect(screen.queryByText('Panel')).toBeNull()
  await arrive()
  expect(screen.getByText('Panel')).toBeTruthy()
})

test('the rest waits for the page’s first picture', async () => {
  const { unmount } = render(<div className="chakra-skeleton" ref={(box) => {
    if (box) box.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
  }} />)
  const { load } = makePart()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).not.toHaveBeenCalled()
  unmount()
  await vi.advanceTimersByTimeAsync(200)
  expect(load).toHaveBeenCalledOnce()
})

test('nothing waits once the page is used', async () => {
  render(<div className="chakra-skeleton" ref={(box) => {
    if (box) box.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
  }} />)
  const { load } = makePart()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledOnce()
})

test('what could not be loaded is tried again while it is wanted', async () => {
  const load = vi.fn(async () => Panel).mockRejectedValueOnce(new Error('offline'))
  const Part = later(load)
  render(<Part />)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.queryByText('Panel')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('Panel')).toBeTruthy()
})

test('a page that was rendered without the code is taken over, though the code has come', async () => {
  const { Part, arrive } = makePart()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<main><Part /></main>)
  document.body.append(container)
  const place = container.firstChild
  render(<Part />)
  await arrive()
  const onRecoverableError = vi.fn()
  render(<main><Part /></main>, { container, hydrate: true, onRecoverableError } as object)
  expect(container.textContent).toBe('Panel')
  expect(container.firstChild).toBe(place)
  expect(onRecoverableError).not.toHaveBeenCalled()
})
