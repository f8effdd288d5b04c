import { expect, test } from 'vitest'
import { dueGroupOf } from './taskGroups.ts'
import { readTaskList, taskListVariables, writeTaskList } from './taskListAddress.ts'

const USER = 'user_01hzzzzzzzzzzzzzzzzzzzzzzz'
const OPEN = ['TODO', 'IN_PROGRESS', 'BLOCKED', 'IN_REVIEW']
const address = (search: string) => new URLSearchParams(search)

test('an address that says nothing asks for the open tasks of the viewer', () => {
  const asked = readTaskList(address(''))
  expect(asked.view).toEqual({ isMine: true, hasDone: false, groupBy: 'due', projectId: null })
  expect(taskListVariables(asked, USER)).toEqual({
    filter: { assigneeIds: [USER], statuses: OPEN },
    lateFilter: { assigneeIds: [USER], statuses: OPEN, isLate: true },
  })
})

test('people in the filter take the place of the viewer; a status that is asked for that of the open ones', () => {
  const asked = readTaskList(address('assignee=none&status=done'))
  expect(asked.view.isMine).toBe(false)
  expect(taskListVariables(asked, USER).filter).toEqual({ isUnassigned: true, statuses: ['DONE'] })
})

test('what is usual is left out of the address, and back to mine forgets the people', () => {
  const everyone = writeTaskList(address('task=x'), { isMine: false, hasDone: true, groupBy: 'project' })
  expect(everyone.toString()).toBe('task=x&who=everyone&done=&by=project')
  const filtered = writeTaskList(everyone, {}, { assigneeIds: [USER] })
  expect(readTaskList(filtered).filter.assigneeIds).toEqual([USER])
  expect(writeTaskList(filtered, { isMine: true, hasDone: false, groupBy: 'due' }).toString()).toBe('task=x')
})

test('tasks stand in the group of their due date; what is done apart', () => {
  const today = '2026-11-19'
  const groupOf = (dueDate: string | null, isLate = false, status = 'TODO') =>
    dueGroupOf({ dueDate, isLate, status }, today)
  expect([
    groupOf('2026-11-10', true), groupOf('2026-11-18'), groupOf(today), groupOf('2026-11-22'), groupOf('2026-11-23'),
    groupOf(null), groupOf('2026-11-10', false, 'DONE'),
  ]).toEqual(['late', 'today', 'today', 'week', 'later', 'none', 'done'])
})
