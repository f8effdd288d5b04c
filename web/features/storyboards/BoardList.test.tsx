import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { boardMessages } from '../../messages/boards.ts'
import { commonMessages } from '../../messages/common.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { boardOf, boardsOf, openProject, projectOf } from '../../testing/openProject.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import type { ToastContent } from '../../ui/toaster.tsx'

/** What the page said; the corner itself, which outlives a test, is not drawn here. */
const toasts = recordToasts()

configure({ defaultHidden: true })
const words = boardMessages
const [main, titles] = [boardOf(1, 'Main'), boardOf(2, 'Titles')]

afterEach(() => {
  toasts.length = 0
  localStorage.clear()
})

async function toastOf(title: string): Promise<ToastContent> {
  return waitFor(() => {
    const toast = toasts.find((each) => each.title === title)
    if (!toast) throw new Error(`No toast says: ${title}`)
    return toast
  })
}

const choose = (board: string, item: string) =>
  chooseFromMenu(screen.getByRole('button', { name: words.menu(board) }), new RegExp(`^${item}`))

const boardNames = () =>
  within(screen.getByRole('list', { name: words.list })).getAllByRole('link').map((link) => link.textContent)

test('a board moves at once, and goes back when the server refuses', async () => {
  let refuse = () => {}
  const refusal = { message: 'You may not change this project.', extensions: { code: 'FORBIDDEN' } }
  const { requests } = await openProject(projectOf(), { boardChangesMoveMutation: refusal })
  const fetched = globalThis.fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await new Promise<void>((resolve) => (refuse = resolve))
    return fetched(...request)
  })
  await choose('Titles', words.moveUp)
  await waitFor(() => expect(boardNames()).toEqual(['Titles', 'Main']))
  refuse()
  expect((await toastOf(words.moveFailed)).description).toBe(refusal.message)
  expect(boardNames()).toEqual(['Main', 'Titles'])
  expect(requests.at(-1)?.variables).toEqual({ input: { storyboardId: titles.id, to: { beforeId: main.id } } })
})

test('a deleted board comes back with Undo', async () => {
  await openProject(projectOf(), {
    boardChangesDeleteMutation: {
      deleteStoryboard: { deletedStoryboardId: main.id, project: projectOf({}, boardsOf(titles)) },
    },
    projectChangesRestoreBoardMutation: { restoreStoryboard: { storyboard: main, project: projectOf() } },
  })
  await choose('Main', words.delete)
  await waitFor(() => expect(boardNames()).toEqual(['Titles']))
  const { action } = await toastOf(words.deleted('Main'))
  expect(action?.label).toBe('Undo')
  act(() => action?.onClick())
  await toastOf(words.restored('Main'))
  expect(boardNames()).toEqual(['Main', 'Titles'])
})

test('a new board stands at the end', async () => {
  const made = boardOf(3, 'Pickups')
  const { requests } = await openProject(projectOf(), {
    NewBoardDialogMutation: {
      createStoryboard: { storyboard: made, project: projectOf({}, boardsOf(main, titles, made)) },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: words.newBoard }))
  const dialog = within(await screen.findByRole('dialog', { name: words.newBoard }))
  await userEvent.type(dialog.getByLabelText(words.name), 'Pickups')
  await userEvent.click(dialog.getByRole('button', { name: words.create }))
  await waitFor(() => expect(boardNames()).toEqual(['Main', 'Titles', 'Pickups']))
  expect(requests.at(-1)?.variables).toEqual({ input: { projectId: 'project_1', name: 'Pickups', description: '' } })
})

test('a board is renamed; a blank name cannot be saved', async () => {
  const { requests } = await openProject(projectOf(), {
    RenameBoardDialogMutation: { updateStoryboard: { storyboard: { ...titles, name: 'Opening' } } },
  })
  await choose('Titles', words.rename)
  const field = await screen.findByLabelText(words.name)
  await userEvent.clear(field)
  expect(screen.getByRole('button', { name: commonMessages.save })).toHaveProperty('disabled', true)
  await userEvent.type(field, ' Opening {Enter}')
  await waitFor(() => expect(boardNames()).toEqual(['Main', 'Opening']))
  const input = { storyboardId: titles.id, name: 'Opening', expectedVersion: 1 }
  expect(requests.at(-1)?.variables).toEqual({ input })
})

test('the last board cannot be deleted, and says why', async () => {
  await openProject(projectOf({}, boardsOf(main)))
  await userEvent.click(screen.getByRole('button', { name: words.menu('Main') }))
  const item = await screen.findByRole('menuitem', { name: new RegExp(`^${words.delete}`) })
  expect(item.getAttribute('aria-disabled')).toBe('true')
  expect(within(item).getByText(words.deleteLast)).toBeTruthy()
})

test('who may only look finds no menus, and a button that says why it rests', async () => {
  await openProject(projectOf({ viewerCanEdit: false }))
  expect(screen.queryByRole('button', { name: words.menu('Main') })).toBeNull()
  const button = screen.getByRole('button', { name: words.newBoard })
  expect(button).toHaveProperty('disabled', true)
  expect(button.getAttribute('aria-description')).toBe(words.readOnly)
})
