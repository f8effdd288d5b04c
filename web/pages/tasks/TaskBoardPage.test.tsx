import { act, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { openTaskBoard, taskId, taskOf, titlesIn } from '../../testing/openTaskBoard.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import type { ToastContent } from '../../ui/toaster.tsx'

/** What the page said; the corner itself is not drawn here. */
const toasts = recordToasts()

const words = taskMessages
configure({ defaultHidden: true })

async function toastOf(title: string): Promise<ToastContent> {
  return waitFor(() => {
    const toast = toasts.find((each) => each.title === title)
    if (!toast) throw new Error(`No toast says: ${title}`)
    return toast
  })
}

const card = (number: number) => screen.getByRole('article', { name: `Task ${number}` })
const choose = (number: number, item: string) =>
  chooseFromMenu(within(card(number)).getByRole('button', { name: words.menu(`Task ${number}`) }), item)
const column = (status: string) => document.querySelector(`[data-column=${status}]`) as HTMLElement

beforeEach(() => {
  localStorage.clear()
  toasts.length = 0
})

afterEach(() => vi.restoreAllMocks())

test('shows five columns with their counts, and where there is nothing yet', async () => {
  await openTaskBoard()
  expect(titlesIn('TODO')).toEqual(['Task 1', 'Task 2'])
  expect(titlesIn('IN_PROGRESS')).toEqual(['Task 3'])
  expect(screen.getByRole('region', { name: words.columnCount('To Do', 2) })).toBeTruthy()
  expect(within(column('DONE')).getByText(words.dropTasksHere)).toBeTruthy()
  expect(screen.getAllByText('3 tasks').length).toBeGreaterThan(0)
})

test('a move shows at once with its counts, and goes back with a toast when it is refused', async () => {
  const page = await openTaskBoard()
  await choose(1, words.moveToStatus('In Progress'))
  const { variables, refuse } = await page.sent('taskChangesMoveMutation')
  expect(variables).toEqual({ input: { tasks: [{ taskId: taskId(1) }], status: 'IN_PROGRESS' } })
  expect([titlesIn('TODO'), titlesIn('IN_PROGRESS')]).toEqual([['Task 2'], ['Task 3', 'Task 1']])
  expect(screen.getByRole('region', { name: words.columnCount('In Progress', 2) })).toBeTruthy()
  refuse('You may not change this project.')
  expect((await toastOf(words.moveFailed)).description).toBe('You may not change this project.')
  expect([titlesIn('TODO'), titlesIn('IN_PROGRESS')]).toEqual([['Task 1', 'Task 2'], ['Task 3']])
})

test('a confirmed move stays', async () => {
  const page = await openTaskBoard()
  await choose(1, words.moveDown)
  const { variables, confirm } = await page.sent('taskChangesMoveMutation')
  expect(variables).toEqual({ input: { tasks: [{ taskId: taskId(1) }], status: 'TODO', to: { afterId: taskId(2) } } })
  page.serve({ TODO: [taskOf(2), taskOf(1, { version: 2 })] })
  confirm({ moveTasks: { tasks: [taskOf(1, { version: 2 })] } }, ['task.moved', taskId(1)])
  await waitFor(() => {
    expect(page.asked.filter(({ operationName }) => operationName === 'TaskColumnPaginationQuery')).toHaveLength(5)
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(titlesIn('TODO')).toEqual(['Task 2', 'Task 1'])
})

test('a task is moved with the keyboard alone: local until it is dropped, and Esc takes it back', async () => {
  const page = await openTaskBoard()
  within(card(2)).getByRole('button', { name: words.drag('Task 2') }).focus()
  await userEvent.keyboard(' ')
  expect(await screen.findByText(words.pickedUp('Task 2', 'To Do', 2, 2))).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText(words.movedOver('In Progress', 2, 2))).toBeTruthy()
  await waitFor(() => expect(titlesIn('IN_PROGRESS')).toEqual(['Task 3', 'Task 2']))
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText(words.dragCancelled('Task 2'))).toBeTruthy()
  await waitFor(() => expect(titlesIn('TODO')).toEqual(['Task 1', 'Task 2']))
  expect(page.countWaiting()).toBe(0)

  within(card(2)).getByRole('button', { name: words.drag('Task 2') }).focus()
  await userEvent.keyboard(' ')
  await screen.findByText(words.pickedUp('Task 2', 'To Do', 2, 2))
  await userEvent.keyboard('{ArrowUp}{ArrowRight}')
  expect(await screen.findByText(words.movedOver('In Progress', 1, 2))).toBeTruthy()
  await userEvent.keyboard(' ')
  const { variables } = await page.sent('taskChangesMoveMutation')
  expect(variables).toEqual({
    input: { tasks: [{ taskId: taskId(2) }], status: 'IN_PROGRESS', to: { beforeId: taskId(3) } },
  })
  await waitFor(() => expect([titlesIn('TODO'), titlesIn('IN_PROGRESS')]).toEqual([['Task 1'], ['Task 2', 'Task 3']]))
  await waitFor(() => {
    expect(document.activeElement).toBe(within(card(2)).getByRole('button', { name: words.drag('Task 2') }))
  })
})

test('quick add stays open for the next, and keeps what was refused', async () => {
  const page = await openTaskBoard()
  await userEvent.click(within(column('BLOCKED')).getByRole('button', { name: words.addTask }))
  const field = screen.getByRole('textbox', { name: words.quickTitle('Blocked') }) as HTMLInputElement
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText(words.titleRequired)).toBeTruthy()
  await userEvent.type(field, 'Scan the plates{Enter}')
  expect(field.value).toBe('')
  const first = await page.sent('taskChangesCreateMutation')
  expect(first.variables).toEqual({
    input: { projectId: 'project_1', tasks: [{ status: 'BLOCKED', title: 'Scan the plates' }] },
  })
  await userEvent.type(field, 'Again{Enter}')
  expect(field.value).toBe('Again')
  page.serve({ BLOCKED: [taskOf(4, { title: 'Scan the plates', status: 'BLOCKED' })] })
  first.confirm({ createTasks: { tasks: [taskOf(4)] } }, ['task.created', taskId(4)])
  await waitFor(() => expect(titlesIn('BLOCKED')).toEqual(['Scan the plates']))
  expect(document.activeElement).toBe(field)
  const second = await page.sent('taskChangesCreateMutation')
  second.refuse('Not now.')
  await waitFor(() => expect(field.value).toBe('Again'))
  expect(screen.getByText('Not now.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('textbox', { name: words.quickTitle('Blocked') })).toBeNull()
})

test('a deleted task comes back to its place with Undo', async () => {
  const page = await openTaskBoard()
  await choose(1, words.delete)
  const deletion = await page.sent('taskChangesDeleteMutation')
  expect(titlesIn('TODO')).toEqual(['Task 2'])
  page.serve({ TODO: [taskOf(2)] })
  deletion.confirm({ deleteTasks: { deletedTaskIds: [taskId(1)] } }, ['task.deleted', taskId(1)])
  const { action } = await toastOf(words.deleted)
  act(() => action?.onClick())
  const restoring = await page.sent('taskChangesRestoreMutation')
  page.serve({ TODO: [taskOf(1), taskOf(2)] })
  restoring.confirm({ restoreTasks: { tasks: [taskOf(1)] } }, ['task.restored', taskId(1)])
  await toastOf(words.restored)
  expect(titlesIn('TODO')).toEqual(['Task 1', 'Task 2'])
})

test('a new task needs a title, and what was typed survives closing', async () => {
  const page = await openTaskBoard()
  await userEvent.click(screen.getByRole('button', { name: words.createNew }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: words.createTask }))
  expect(await dialog.findByText(words.titleRequired)).toBeTruthy()
  expect(page.countWaiting()).toBe(0)
  expect(dialog.getAllByRole('option').slice(0, 5).map(({ textContent }) => textContent))
    .toEqual(['To Do', 'In Progress', 'Done', 'Blocked', 'In Review'])
  await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Soften the jaw')
  await userEvent.click(dialog.getByRole('button', { name: commonMessages.cancel }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await userEvent.click(screen.getByRole('button', { name: words.createNew }))
  const again = within(await screen.findByRole('dialog'))
  expect(again.getByText(commonMessages.draft.kept)).toBeTruthy()
  await userEvent.click(await again.findByRole('button', { name: /^Task 3/ }))
  await userEvent.click(again.getByRole('button', { name: words.createTask }))
  const { variables, confirm } = await page.sent('taskChangesCreateMutation')
  expect(variables).toMatchObject({
    input: {
      tasks: [{
        title: 'Soften the jaw', status: 'TODO', priority: 'MEDIUM', dueDate: null, dependsOnIds: [taskId(3)],
      }],
    },
  })
  page.serve({ TODO: [taskOf(1), taskOf(2), taskOf(5, { title: 'Soften the jaw' })] })
  confirm({ createTasks: { tasks: [taskOf(5)] } }, ['task.created', taskId(5)])
  await toastOf(words.created)
  expect(titlesIn('TODO')).toEqual(['Task 1', 'Task 2', 'Soften the jaw'])
})

test('the address opens a task; links change at once and a refusal is shown in place', async () => {
  let saved = taskOf(1)
  const page = await openTaskBoard({
    search: `?task=${taskId(1)}`, answers: { EditTaskQuery: () => ({ task: saved }) },
  })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: /^Task 2/ }))
  expect(dialog.getByRole('button', { name: words.unlink('Task 2') })).toBeTruthy()
  const adding = await page.sent('useTaskLinksAddDependencyMutation')
  expect(adding.variables).toEqual({ input: { taskId: taskId(1), dependsOnId: taskId(2) } })
  adding.refuse('Task 2 waits for Task 1: Task 1 cannot wait for Task 2')
  expect(await dialog.findByText('Task 2 waits for Task 1: Task 1 cannot wait for Task 2')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: words.unlink('Task 2') })).toBeNull()

  const title = dialog.getByRole('textbox', { name: /^Title/ })
  await userEvent.type(title, ' now')
  await userEvent.click(dialog.getByRole('button', { name: words.updateTask }))
  const updating = await page.sent('taskChangesUpdateMutation')
  expect(updating.variables).toEqual({ input: { tasks: [{ taskId: taskId(1), title: 'Task 1 now' }] } })
  saved = taskOf(1, { title: 'Task 1 now' })
  page.serve({ TODO: [saved, taskOf(2)] })
  updating.confirm({ updateTasks: { tasks: [saved] } }, ['task.updated', taskId(1)])
  await toastOf(words.updated)
  expect(page.address()).toBe('')
  expect(titlesIn('TODO')).toEqual(['Task 1 now', 'Task 2'])
})

test('a toast names a new task that the filter hides', async () => {
  const page = await openTaskBoard({
    search: '?priority=high',
    answers: { taskChangesHiddenQuery: { project: { id: 'project_1', newest: { nodes: [] } } } },
  })
  await userEvent.click(within(column('BLOCKED')).getByRole('button', { name: words.addTask }))
  await userEvent.keyboard('Scan the plates{Enter}')
  const { confirm } = await page.sent('taskChangesCreateMutation')
  confirm({ createTasks: { tasks: [taskOf(4)] } }, ['task.created', taskId(4)])
  await toastOf(words.createdHidden)
  expect(page.asked.at(-1)?.variables).toMatchObject({ projectId: 'project_1', filter: { priorities: ['HIGH'] } })
})

test('filters live in the address and are what the server is asked', async () => {
  const page = await openTaskBoard({ search: '?priority=high&status=done' })
  expect(page.asked[0]?.variables).toMatchObject({
    todo: { priorities: ['HIGH'], statuses: ['TODO'] }, late: { priorities: ['HIGH'], isLate: true },
  })
  await userEvent.type(screen.getByRole('searchbox', { name: words.filterText }), 'lamp')
  await waitFor(() => expect(page.address()).toContain('text=lamp'))
  await waitFor(() => expect(page.asked.at(-1)?.variables).toMatchObject({ done: { search: 'lamp' } }))
  await userEvent.click(screen.getByRole('button', { name: words.clearFilters }))
  await waitFor(() => expect(page.address()).toBe(''))
})

test('who may not edit can look: nothing to drag, to add or to move', async () => {
  await openTaskBoard({ canEdit: false })
  expect(screen.getByText(words.readOnly)).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.drag('Task 1') })).toBeNull()
  expect(screen.queryByRole('button', { name: words.addTask })).toBeNull()
  expect(screen.getByRole('button', { name: words.createNew })).toHaveProperty('disabled', true)
})
