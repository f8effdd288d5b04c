import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { taskMessages } from '../../messages/tasks.ts'
import { openTaskBoard, taskId, taskOf } from '../../testing/openTaskBoard.tsx'

const words = taskMessages
configure({ defaultHidden: true })
beforeEach(() => localStorage.clear())

const person = (name: string) => ({ __typename: 'User', id: `user_${name}`, name, email: `${name}@film.test` })
const [ANN, BEN, CY, DEE] = ['Ann', 'Ben', 'Cy', 'Dee'].map(person)
const MemberOptionsQuery = {
  organization: {
    __typename: 'Organization', id: 'organization_1',
    members: { nodes: [ANN, BEN].map((user) => ({ __typename: 'Member', id: `member_${user?.name}`, user })) },
  },
}

test('several people are chosen by keyboard, shown by name and sent in their order', async () => {
  let task = taskOf(1, { assignees: [CY] })
  const page = await openTaskBoard({
    search: `?task=${taskId(1)}`, answers: { EditTaskQuery: () => ({ task }), MemberOptionsQuery },
  })
  const dialog = within(await screen.findByRole('dialog', { name: words.editTitle }))
  const field = await dialog.findByRole('button', { name: 'Assignee: Cy' })
  field.focus()
  await userEvent.keyboard('{Enter}')
  const list = within(await screen.findByRole('dialog', { name: words.assignee }))
  expect(await list.findByRole('button', { name: 'Ann', pressed: false })).toBeTruthy()
  await userEvent.type(list.getByRole('searchbox', { name: words.findPerson }), '{ArrowDown}{ArrowDown}{Enter}')
  expect(list.getByRole('button', { name: 'Ann', pressed: true })).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field.getAttribute('aria-label')).toBe('Assignee: Cy, Ann, Ben')
  await userEvent.click(list.getByRole('button', { name: 'Ann', pressed: true }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(dialog.getByRole('button', { name: words.updateTask }))
  const { variables, confirm } = await page.sent('taskChangesUpdateMutation')
  const assigneeIds = [CY?.id, BEN?.id]
  expect(variables).toEqual({ input: { tasks: [{ taskId: taskId(1), assigneeIds }] } })
  task = taskOf(1, { assignees: [CY, BEN] })
  page.serve({ TODO: [task, taskOf(2)] })
  confirm({ updateTasks: { tasks: [task] } }, ['task.updated', taskId(1)])
  expect(await screen.findByRole('img', { name: 'Assigned to Cy and Ben' })).toBeTruthy()
})

test('nobody is chosen at once, and a person who is refused is named', async () => {
  const page = await openTaskBoard({
    search: `?task=${taskId(1)}`,
    answers: { EditTaskQuery: { task: taskOf(1, { assignees: [ANN, CY] }) }, MemberOptionsQuery },
  })
  const dialog = within(await screen.findByRole('dialog', { name: words.editTitle }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Assignee: Ann, Cy' }))
  const list = within(await screen.findByRole('dialog', { name: words.assignee }))
  await userEvent.click(await list.findByRole('button', { name: words.unassigned }))
  expect(dialog.getByRole('button', { name: `Assignee: ${words.unassigned}` })).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: `Assignee: ${words.unassigned}` }))
  const again = within(await screen.findByRole('dialog', { name: words.assignee }))
  await userEvent.click(await again.findByRole('button', { name: 'Ben' }))
  await userEvent.click(dialog.getByRole('button', { name: words.updateTask }))
  const { variables, refuse } = await page.sent('taskChangesUpdateMutation')
  expect(variables).toEqual({ input: { tasks: [{ taskId: taskId(1), assigneeIds: [BEN?.id] }] } })
  refuse('The assignee must be a member who can see the project', 'tasks.0.assigneeIds.0')
  expect(await dialog.findByText('Ben: The assignee must be a member who can see the project')).toBeTruthy()
})

test('a card stacks three people and counts the others, whom its name lists', async () => {
  await openTaskBoard({ tasks: [taskOf(1, { assignees: [ANN, BEN, CY, DEE] })] })
  const people = screen.getByRole('img', { name: 'Assigned to Ann, Ben, Cy and Dee' })
  expect(people.textContent).toBe('ANBECY+1')
  expect(people.title).toBe('Ann, Ben, Cy, Dee')
})
