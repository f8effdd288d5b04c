import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { cardAt, codes, openBoard, shotOf } from '../../testing/openBoard.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import type { ToastContent } from '../../ui/toaster.tsx'

/** What the page said; the corner itself is not drawn here. */
const toasts = recordToasts()

const words = storyboardMessages
configure({ defaultHidden: true })

let page: Awaited<ReturnType<typeof openBoard>>
const sent = (operationName: string) => page.sent(operationName)

async function toastOf(title: string): Promise<ToastContent> {
  return waitFor(() => {
    const toast = toasts.find((each) => each.title === title)
    if (!toast) throw new Error(`No toast says: ${title}`)
    return toast
  })
}

async function choose(position: number, item: string): Promise<void> {
  await chooseFromMenu(within(cardAt(position)).getByRole('button', { name: words.menu(position) }), item)
}

beforeEach(async () => {
  localStorage.clear()
  toasts.length = 0
  page = await openBoard()
})

afterEach(() => vi.restoreAllMocks())

test('a move shows at once and stays when the server confirms it', async () => {
  await choose(1, words.moveRight)
  const { variables, confirm } = await sent('shotChangesMoveMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_1' }], to: { afterId: 'shot_2' } })
  expect(codes()).toEqual(['SH00020', 'SH00010', 'SH00030', 'SH00040'])
  page.serve(2, 1, 3, 4)
  confirm({ moveShots: { shots: [{ ...shotOf(1), rank: '0002', version: 2 }] } }, ['shot.moved', 'shot_1'])
  await waitFor(() => expect(page.asked).toContain('useLiveBoardQuery'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(codes()).toEqual(['SH00020', 'SH00010', 'SH00030', 'SH00040'])
})

test('a refused move goes back and says so', async () => {
  await choose(3, words.moveLeft)
  const { refuse } = await sent('shotChangesMoveMutation')
  expect(codes()).toEqual(['SH00010', 'SH00030', 'SH00020', 'SH00040'])
  refuse('You may not change this board.')
  expect((await toastOf(words.moveFailed)).description).toBe('You may not change this board.')
  expect(codes()).toEqual(['SH00010', 'SH00020', 'SH00030', 'SH00040'])
})

test('a shot is moved with the keyboard alone, and Esc takes it back', async () => {
  within(cardAt(2)).getByRole('button', { name: words.drag(2) }).focus()
  await userEvent.keyboard(' ')
  expect(await screen.findByText(words.pickedUp(2, 4))).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText(words.movedOver(3, 4))).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText(words.dragCancelled(2))).toBeTruthy()
  expect(page.countWaiting()).toBe(0)

  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard(' ')
  const { variables } = await sent('shotChangesMoveMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_2' }], to: { beforeId: 'shot_1' } })
  expect(codes()).toEqual(['SH00020', 'SH00010', 'SH00030', 'SH00040'])
})

test('a status shows at once, is confirmed with a toast, and goes back when it is refused', async () => {
  const status = () => within(cardAt(2)).getByRole('button', { name: /^Status of shot 2/ })
  await chooseFromMenu(status(), 'Approved')
  const first = await sent('shotChangesUpdateMutation')
  expect(first.variables.input).toEqual({ shots: [{ shotId: 'shot_2', statusId: 'status_done' }] })
  expect(status().getAttribute('aria-label')).toBe(words.statusOf(2, 'Approved'))
  first.confirm({ updateShots: { shots: [{ ...shotOf(2), version: 2 }] } })
  await toastOf(words.statusChanged)

  await chooseFromMenu(status(), words.noStatus)
  const second = await sent('shotChangesUpdateMutation')
  expect(second.variables.input).toEqual({ shots: [{ shotId: 'shot_2', statusId: null }] })
  expect(status().getAttribute('aria-label')).toBe(words.statusOf(2, words.noStatus))
  second.refuse('You may not change this board.')
  await toastOf(words.statusFailed)
  expect(status().getAttribute('aria-label')).toBe(words.statusOf(2, 'Approved'))
})

test('a deleted shot comes back to its place with Undo', async () => {
  await choose(2, words.delete)
  const deletion = await sent('shotChangesDeleteMutation')
  expect(codes()).toEqual(['SH00010', 'SH00030', 'SH00040'])
  page.serve(1, 3, 4)
  deletion.confirm({ deleteShots: { deletedShotIds: ['shot_2'] } }, ['shot.deleted', 'shot_2'])
  const { action } = await toastOf(words.deleted)
  expect(action?.label).toBe(commonMessages.undo)
  act(() => action?.onClick())
  const restoring = await sent('shotChangesRestoreMutation')
  page.serve(1, 2, 3, 4)
  restoring.confirm({ restoreShots: { shots: [shotOf(2)] } }, ['shot.restored', 'shot_2'])
  await toastOf(words.restored)
  expect(codes()).toEqual(['SH00010', 'SH00020', 'SH00030', 'SH00040'])
})

test('a refused deletion shows the shot again', async () => {
  await choose(4, words.delete)
  const { refuse } = await sent('shotChangesDeleteMutation')
  expect(codes()).toHaveLength(3)
  refuse('You may not change this board.')
  await toastOf(words.deleteFailed)
  expect(codes()).toEqual(['SH00010', 'SH00020', 'SH00030', 'SH00040'])
})

test('a name is edited in its place', async () => {
  await choose(1, words.rename)
  const field = await screen.findByRole('textbox', { name: words.name(1) })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('The wide one{Enter}')
  const { variables } = await sent('shotChangesUpdateMutation')
  expect(variables.input).toEqual({ shots: [{ shotId: 'shot_1', name: 'The wide one' }] })
  expect(within(cardAt(1)).getByText('The wide one')).toBeTruthy()
})

test('a change that was not saved is sent again on demand', async () => {
  await choose(1, words.rename)
  const field = await screen.findByRole('textbox', { name: words.name(1) })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('The wide one{Enter}')
  const first = await sent('shotChangesUpdateMutation')
  first.refuse('Not now.')
  const { action } = await toastOf(words.updateFailed)
  expect(action?.label).toBe(commonMessages.tryAgain)
  act(() => action?.onClick())
  expect((await sent('shotChangesUpdateMutation')).variables).toEqual(first.variables)
  expect(within(cardAt(1)).getByText('The wide one')).toBeTruthy()
})

test('the card that has the focus answers to keys: go, select, insert, status, duration, preview', async () => {
  const frame = (position: number) => within(cardAt(position)).getByRole('button', { name: words.draw(position) })
  frame(1).focus()
  for (const [key, position] of [['{ArrowRight}', 2], ['{End}', 4], ['{ArrowLeft}', 3], ['{Home}', 1]] as const) {
    await userEvent.keyboard(key)
    await waitFor(() => expect(document.activeElement).toBe(frame(position)))
  }
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(frame(2)))
  await userEvent.keyboard(' ')
  expect(await screen.findByText(words.selectedAloud(1))).toBeTruthy()
  await userEvent.keyboard('n')
  const { variables, refuse } = await sent('shotChangesCreateMutation')
  expect(variables.input).toMatchObject({ storyboardId: 'storyboard_1', place: { afterId: 'shot_2' } })
  refuse('Not now.')
  await toastOf(words.createFailed)
  await userEvent.keyboard('d')
  expect(await within(cardAt(2)).findByRole('textbox', { name: words.durationOf(2) })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('s')
  expect(await screen.findByRole('menuitem', { name: 'Approved' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await userEvent.keyboard('{Escape}')
  frame(3).focus()
  await userEvent.keyboard('o')
  expect(await screen.findByRole('dialog', { name: viewMessages.previewTitle })).toBeTruthy()
})

test('a frame is inserted between two cards', async () => {
  await userEvent.click(within(cardAt(3)).getByRole('button', { name: words.insertAfter(3) }))
  const { variables } = await sent('shotChangesCreateMutation')
  expect(variables.input).toMatchObject({ place: { afterId: 'shot_3' } })
})
