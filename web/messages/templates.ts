import { countOf } from './format.ts'
import { translated } from './translated.ts'

/** How much a template holds. */
export type TemplateCounts = {
  readonly statusCount: number
  readonly boardCount: number
  readonly sceneCount: number
  readonly shotCount: number
  readonly taskCount: number
}

/** Templates of projects. */
export const templateMessages = translated('templateMessages', {
  title: 'Project templates',
  line: 'Boards, statuses and tasks to start new projects from. Save one on the page of a project.',
  failed: 'Failed to load templates',
  empty: 'No templates yet',
  menu: (name: string) => `Menu of the template ${name}`,
  edit: 'Rename…',
  delete: 'Delete…',
  savedBy: (name: string, date: string) => `Saved by ${name}, ${date}`,
  savedOn: (date: string) => `Saved ${date}`,
  holds: ({ statusCount, boardCount, sceneCount, shotCount, taskCount }: TemplateCounts) =>
    [
      ...(boardCount > 0 ? [countOf(boardCount, 'board', 'boards')] : []),
      ...(sceneCount > 0 ? [countOf(sceneCount, 'scene', 'scenes')] : []),
      ...(shotCount > 0 ? [countOf(shotCount, 'shot', 'shots')] : []),
      ...(statusCount > 0 ? [countOf(statusCount, 'status', 'statuses')] : []),
      ...(taskCount > 0 ? [countOf(taskCount, 'task', 'tasks')] : []),
    ].join(', '),
  startFrom: 'Start from',
  emptyBoard: 'Empty board',
  gone: 'Deleted template',
  startHelp: 'Save a project as a template on its page to start from it here.',
  save: 'Save as template…',
  saveTitle: 'Save as template',
  saveLine: (organization: string) =>
    `All members of ${organization} can use the template, also those who do not see this project. It stays as it is ` +
    'when the project changes.',
  leftOut: 'Drawings, pictures, sounds, dialogue, assets, people and dates are left out.',
  name: 'Name',
  note: 'Note',
  parts: 'Parts',
  partNames: { BOARDS: 'Boards', STATUSES: 'Statuses of shots', TASKS: 'Tasks' },
  partLines: {
    BOARDS: 'Scenes and shots with names, descriptions, notes, lengths and statuses',
    STATUSES: 'Names and colors',
    TASKS: 'Titles, descriptions, priorities and dependencies; all to do',
  },
  saveAction: 'Save template',
  saving: 'Saving...',
  saved: (name: string) => `${name} is saved as a template`,
  editTitle: 'Rename the template',
  changed: 'Template changed',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteLine: 'The template is deleted for good. Projects made from it stay as they are.',
  deleteAction: 'Delete template',
  deleted: (name: string) => `${name} was deleted`,
})
