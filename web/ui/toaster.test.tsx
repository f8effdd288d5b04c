import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AppProvider } from './AppProvider.tsx'
import { TOAST_DURATION_MS, showToast } from './toaster.tsx'

afterEach(() => vi.useRealTimers())

/** Whether it goes or has gone: jsdom ends no animation. */
const isClosing = (title: string) =>
  screen.queryAllByText(title)
    .every((text) => text.closest('[data-part=root]')?.getAttribute('data-state') === 'closed')

const openPage = () => render(<AppProvider><p>Page</p></AppProvider>)

test('one that says the same takes the place of the one before', async () => {
  openPage()
  act(() => showToast({ type: 'error', title: 'Twice' }))
  await screen.findByText('Twice')
  act(() => showToast({ type: 'error', title: 'Twice' }))
  const states = () => screen.getAllByText('Twice').map((text) => text.closest('[data-part=root]'))
  await waitFor(() => {
    expect(states().filter((toast) => toast?.getAttribute('data-state') === 'open')).toHaveLength(1)
  })
})

test('goes after five seconds', async () => {
  vi.useFakeTimers()
  openPage()
  act(() => showToast({ type: 'success', title: 'Saved' }))
  await act(() => vi.advanceTimersByTimeAsync(TOAST_DURATION_MS - 500))
  expect(screen.getByText('Saved')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('failures interrupt, the rest is read when there is a pause', async () => {
  openPage()
  act(() => {
    showToast({ type: 'success', title: 'Shot created' })
    showToast({ type: 'error', title: 'Not saved', description: 'Try again' })
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  expect((await screen.findByText('Shot created')).closest('[role=status]')).toBeTruthy()
})

test('closes by its button, and what it offers can be pressed', async () => {
  openPage()
  const onClick = vi.fn()
  act(() => showToast({ type: 'info', title: 'Shot deleted', action: { label: 'Undo', onClick } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(onClick).toHaveBeenCalledOnce()
  await waitFor(() => expect(isClosing('Shot deleted')).toBe(true))
  act(() => showToast({ type: 'warning', title: 'Nearly full' }))
  const toast = (await screen.findByText('Nearly full')).closest<HTMLElement>('[data-part=root]')
  await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(isClosing('Nearly full')).toBe(true))
})
