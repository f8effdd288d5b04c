import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** The tasks of an organization across its projects. */
export const organizationTaskMessages = translated('organizationTaskMessages', {
  page: 'Task Board',
  loadFailed: 'Failed to load tasks',
  whose: 'Whose tasks',
  mine: 'My tasks',
  everyone: 'Everyone',
  project: 'Project',
  allProjects: 'All projects',
  groupLabel: 'Group by',
  byDue: 'By due date',
  byProject: 'By project',
  showDone: 'Show done',
  groups: { late: 'Late', today: 'Today', week: 'This week', later: 'Later', none: 'No date', done: 'Done' },
  updateFailed: 'The task was not updated',
  changeStatus: 'Change the status',
  statusOf: (title: string, status: string) => `Status of ${title}: ${status}`,
  statusMenu: (title: string) => `Statuses for ${title}`,
  shots: (count: number) => countOf(count, 'shot', 'shots'),
  nothingMine: 'Nothing to do',
  nothingMineLine: 'No open task is yours. Look at everyone’s, or take one on the board of a project.',
  showEveryone: 'Show everyone’s tasks',
  nothingFound: 'No task found',
  nothingFoundLine: 'No task fits these filters.',
  empty: 'No tasks yet',
  emptyLine: 'Tasks are made on the board of a project. What is open in any project shows up here.',
  toProjects: 'Go to Projects',
  selectOrganization: 'Please select an organization to view tasks',
  selectOrganizationLine: 'Tasks belong to the projects of an organization. Choose one, or create your own.',
})
