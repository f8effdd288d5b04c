import { expect, test } from 'vitest'
import { countSubjects, groupActivities } from './activityGroups.ts'

const entry = (minute: number, type: string, subjectId: string, change: object = {}) => ({
  type, subjectId, actorName: 'Maya', projectId: 'project_1',
  at: new Date(Date.UTC(2026, 9, 3, 12, minute)).toISOString(), ...change,
})

test('what one person did in a row in one project is one entry; each thing counts once', () => {
  const groups = groupActivities([
    entry(1, 'task.created', 'task_1'), entry(3, 'task.created', 'task_2'), entry(4, 'task.created', 'task_2'),
    entry(5, 'task.created', 'task_9', { actorName: 'Jonas' }),
    entry(6, 'task.created', 'task_3', { projectId: 'project_2' }),
    entry(2, 'view.drawn', 'view_1', { actorName: 'Ida' }),
  ])
  expect(groups.map(({ newest, entries }) => [newest.actorName, newest.type, countSubjects(entries)])).toEqual([
    ['Maya', 'task.created', 1], ['Jonas', 'task.created', 1], ['Maya', 'task.created', 1], ['Ida', 'view.drawn', 1],
    ['Maya', 'task.created', 1],
  ])
  expect(groups[2]?.entries).toHaveLength(2)
})

test('entries more than a day apart, or of a kind without groups, stand by themselves', () => {
  const twoDays = 2 * 24 * 60
  expect(groupActivities([entry(0, 'shot.created', 'a'), entry(twoDays, 'shot.created', 'b')])).toHaveLength(2)
  expect(groupActivities([entry(0, 'project.updated', 'a'), entry(1, 'project.updated', 'a')])).toHaveLength(2)
})
