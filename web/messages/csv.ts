import { countOf, formatNumber } from './format.ts'
import { translated } from './translated.ts'

/** CSV in and out: the menu, choosing a file, the dry run, the import. */
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
  empty: 'The file is empty',
  reading: (file: string) => `Comparing ${file} with the project`,
  otherFile: 'Choose another file',

  plan: 'What the import would do',
  everything: 'All rows',
  outcomes: { CREATE: 'Create', CHANGE: 'Change', SKIP: 'Unchanged', REFUSE: 'Refused' },
  outcomeFilter: 'Show rows',
  rowCount: (count: number) => formatNumber(count),
  line: (line: number) => `Line ${line}`,
  change: (column: string, from: string, to: string) => `${column}: ${from || 'empty'} becomes ${to || 'empty'}`,
  emptyValue: 'empty',
  unnamed: 'No name',
  noRows: 'The file has no rows under its columns.',
  shownOf: (shown: number, total: number) => `${formatNumber(shown)} of ${formatNumber(total)} rows`,
  ignoredColumns: (names: readonly string[]) =>
    `${countOf(names.length, 'unknown column is', 'unknown columns are')} ignored: ${names.join(', ')}`,
  refusedTitle: (count: number) => `${countOf(count, 'row is', 'rows are')} refused`,
  refusedLine: 'Put them right in the file and choose it again: all rows are imported, or none.',
  nothingToDo: 'Everything in the file is as it is in the project.',
  import: (count: number) => `Import ${countOf(count, 'row', 'rows')}`,
  importing: 'Importing...',
  imported: (created: number, changed: number) =>
    [created > 0 ? `${formatNumber(created)} created` : '', changed > 0 ? `${formatNumber(changed)} changed` : '']
      .filter(Boolean).join(', ') || 'Nothing changed',
  importedTitle: (kind: string) => `${kind} imported`,
  planChanged: 'The project has changed since. Look at the rows again.',
})
