import { translated } from './translated.ts'

/** CSV in and out: the menu and choosing a file. */
export const csvMessages = translated('csvMessages', {
  importItem: 'Import CSV…',
  exportItem: 'Export CSV',
  kinds: { SHOTS: 'Shots', ASSETS: 'Assets', CASTING: 'Casting', TASKS: 'Tasks' },
  /** The parts of the names of the files. */
  fileNames: { SHOTS: 'shots', ASSETS: 'assets', CASTING: 'casting', TASKS: 'tasks' },
  importForbidden: 'You may look at this project but not change it',
  exported: (file: string) => `${file} is in your downloads`,
  exportFailed: 'The file could not be made',

  titles: {
    SHOTS: 'Import shots', ASSETS: 'Import assets', CASTING: 'Import casting', TASKS: 'Import tasks',
  },
  lines: {
    SHOTS: 'A row a shot, found by its sequence and name. What is not there yet is added at the end.',
    ASSETS: 'A row an asset, found by its type and name. What is not there yet is added.',
    CASTING: 'A row says that an asset appears in a shot, and how often.',
    TASKS: 'A row a task, found by its title. What is not there yet is added.',
  },
  columns: {
    SHOTS: [
      'Sequence', 'Name', 'Description', 'Nb Frames', 'Frame In', 'Frame Out', 'FPS', 'Status', 'Dialogue',
      'Camera Note', 'Notes',
    ],
    ASSETS: ['Type', 'Name', 'Description'],
    CASTING: ['Parent', 'Name', 'Asset Type', 'Asset', 'Occurences', 'Label'],
    TASKS: [
      'Title', 'Description', 'Task Status', 'Priority', 'Assignees', 'Due date', 'Shots', 'Depends on',
    ],
  },
  columnsLabel: 'Columns',
  columnsHelp: 'In any order; what a file leaves out stays as it is.',
  chooseFile: 'Choose a file',
  drop: 'Drop a .csv file here',
  fileHelp: 'Commas, semicolons or tabs, up to 2 MB',
})
