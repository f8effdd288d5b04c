import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AppProvider } from './AppProvider.tsx'
import { TOAST_DURATION_MS, toaster } from './ToastRegion.tsx'
import { showToast } from './toaster.tsx'

afterEach(() => {
  vi.useRealTimers()
  toaster.remove()
})

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

describe('by the keyboard', () => {
  const region = () => screen.getByRole('region', { name: /^Short messages/ })
  const pass = (time = 100) => act(() => vi.advanceTimersByTimeAsync(time))
  const goToToasts = async () => {
    fireEvent.keyDown(document, { key: 't', code: 'KeyT', altKey: true })
    await pass()
  }

  async function openByKeys() {
    vi.useFakeTimers()
    const onClick = vi.fn()
    render(<AppProvider><main tabIndex={-1}><button type="button">Menu</button></main></AppProvider>)
    act(() => showToast({ type: 'success', title: 'Deleted', action: { label: 'Undo', onClick } }))
    await pass()
    const [menu, undo, dismiss] = ['Menu', 'Undo', 'Dismiss'].map((name) => screen.getByRole('button', { name }))
    if (!menu || !undo || !dismiss) throw new Error('There is no toast')
    return { onClick, menu, undo, dismiss }
  }

  test('the focus goes to the toasts, which stay, and after Undo back to where it was', async () => {
    const { onClick, menu, undo } = await openByKeys()
    menu.focus()
    await goToToasts()
    expect(document.activeElement).toBe(region())
    undo.focus()
    await pass(2 * TOAST_DURATION_MS)
    fireEvent.click(undo)
    expect(onClick).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(menu)
    await pass()
    expect(isClosing('Deleted')).toBe(true)
  })

  test('Tab beyond the last control leads to the content where nothing had the focus, and the toasts go', async () => {
    const { undo, dismiss } = await openByKeys()
    await goToToasts()
    for (const [stop, isLast] of [[undo, false], [dismiss, true]] as const) {
      stop.focus()
      expect(fireEvent.keyDown(stop, { key: 'Tab' })).toBe(!isLast)
    }
    expect(document.activeElement).toBe(screen.getByRole('main'))
    await pass(TOAST_DURATION_MS + 1_000)
    expect(screen.queryByText('Deleted')).toBeNull()
  })

  test('Tab goes on from the toasts where the order of the page led to them', async () => {
    const { menu, dismiss } = await openByKeys()
    menu.focus()
    dismiss.focus()
    expect(fireEvent.keyDown(dismiss, { key: 'Tab' })).toBe(true)
    expect(document.activeElement).toBe(dismiss)
  })

  test('the focus stays where it is while there is no toast', async () => {
    const { menu } = await openByKeys()
    await pass(TOAST_DURATION_MS + 1_000)
    menu.focus()
    await goToToasts()
    expect(document.activeElement).toBe(menu)
  })
})
