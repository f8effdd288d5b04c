import { expect, test } from 'vitest'
import {
  NO_TASK_FILTER, columnVariables, isFiltering, taskFilterFromSearch, taskFilterToSearch, taskFilterVariables,
} from './taskFilter.ts'

const MAYA = 'user_00000000000000000000000001'
const TOM = 'user_00000000000000000000000002'
const SHOT = 'shot_00000000000000000000000001'
const SATURDAY = '2026-11-21'

const read = (search: string) => taskFilterFromSearch(new URLSearchParams(search))

test('says the same in the address and back', () => {
  const filter = {
    search: 'the lamp', statuses: ['IN_PROGRESS', 'BLOCKED'], assigneeIds: [MAYA, TOM], isUnassigned: false,
    priorities: ['HIGH'], shotIds: [SHOT], due: 'week',
  } as const
  const address = taskFilterToSearch(new URLSearchParams(), filter)
  expect(address.get('status')).toBe('in-progress,blocked')
  expect(taskFilterFromSearch(address)).toEqual(filter)
  expect(isFiltering(filter)).toBe(true)
})

test('leaves out what filters nothing, and keeps what else the address says', () => {
  const before = new URLSearchParams(`task=task_1&text=lamp&assignee=none&due=late`)
  expect(taskFilterToSearch(before, NO_TASK_FILTER).toString()).toBe('task=task_1')
  expect(isFiltering(NO_TASK_FILTER)).toBe(false)
})

test('ignores what an address cannot mean', () => {
  expect(read('status=gone&assignee=somebody&priority=highest&shot=1&due=never&text=%20')).toEqual(NO_TASK_FILTER)
})

test('nobody and somebody exclude each other', () => {
  expect(read(`assignee=none,${MAYA}`)).toMatchObject({ isUnassigned: true, assigneeIds: [] })
})

test('asks the server for calendar days', () => {
  expect(taskFilterVariables(NO_TASK_FILTER, SATURDAY)).toEqual({})
  expect(taskFilterVariables(read('due=today'), SATURDAY)).toEqual({ dueFrom: SATURDAY, dueTo: SATURDAY })
  expect(taskFilterVariables(read('due=week'), SATURDAY)).toEqual({ dueFrom: SATURDAY, dueTo: '2026-11-22' })
  expect(taskFilterVariables(read('due=week'), '2026-11-22')).toEqual({ dueFrom: '2026-11-22', dueTo: '2026-11-22' })
  expect(taskFilterVariables(read('due=late'), SATURDAY)).toEqual({ isLate: true })
  expect(taskFilterVariables(read('due=none'), SATURDAY)).toEqual({ hasDueDate: false })
  expect(taskFilterVariables(read(`text=lamp&assignee=${MAYA}&shot=${SHOT}&priority=low`), SATURDAY)).toEqual({
    search: 'lamp', assigneeIds: [MAYA], shotIds: [SHOT], priorities: ['LOW'],
  })
  expect(columnVariables({ search: 'lamp' }, 'DONE')).toEqual({ search: 'lamp', statuses: ['DONE'] })
})
