import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppProvider } from './AppProvider.tsx'
import { Dialog } from './Dialog.tsx'

test('focus that goes to what opened a dialog does not close it', async () => {
  const onClose = vi.fn()
  render(
    <AppProvider>
      <button type="button">Export</button>
      <Dialog isOpen onClose={onClose} title="Export">Formats</Dialog>
    </AppProvider>,
  )
  await screen.findByRole('dialog', { name: 'Export' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  act(() => screen.getByRole('button', { name: 'Export', hidden: true }).focus())
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(onClose).not.toHaveBeenCalled()
})
