import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppProvider } from './AppProvider.tsx'
import { ConfirmationDialog } from './ConfirmationDialog.tsx'

type Dialog = Partial<Parameters<typeof ConfirmationDialog>[0]>

function Page(props: Dialog) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AppProvider>
      <button type="button" onClick={() => setIsOpen(true)}>Delete…</button>
      <ConfirmationDialog
        title="Delete Project" message="This action cannot be undone." variant="danger" confirmText="Delete"
        onConfirm={() => setIsOpen(false)} onCancel={() => setIsOpen(false)} {...props} isOpen={isOpen}
      />
    </AppProvider>
  )
}

async function openDialog(props: Dialog = {}) {
  render(<Page {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete…' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Project' })
  // It takes the focus, and listens, in one of the next frames.
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}

// jsdom lays nothing out, and a focus trap passes by what has no place on the screen.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
})
afterEach(() => vi.restoreAllMocks())

test('says what will happen and rests the focus on Cancel', async () => {
  const dialog = await openDialog()
  expect(dialog.textContent).toContain('This action cannot be undone.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
})

test('confirms', async () => {
  const onConfirm = vi.fn()
  await openDialog({ onConfirm })
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('Esc cancels, and the focus returns to where it came from', async () => {
  const onConfirm = vi.fn()
  await openDialog({ onConfirm })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onConfirm).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete…' })))
})

test('stays open and lets nothing be pressed while it works', async () => {
  const onCancel = vi.fn()
  await openDialog({ isLoading: true, onCancel })
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(onCancel).not.toHaveBeenCalled()
})

test('waits for what its children ask for, and wears its theme', async () => {
  const dialog = await openDialog({ isConfirmDisabled: true, children: <input aria-label="Name" />, theme: 'scifi' })
  expect(screen.getByLabelText('Name')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
  expect(dialog.className).toContain('dark')
})
