import type { CsvColumn } from './csvText.ts'

/**
 * Kitsu's columns, then our own. `Sequence` is the code of the board, `Name` that of the shot. `Frame In` and
 * `Frame Out` are the numbers of its first and last frame by the project's frame numbering. Only their difference is
 * read.
 */
const SHOT_COLUMNS: readonly CsvColumn[] = [
  { name: 'Sequence', isRequired: true },
  { name: 'Name', isRequired: true },
  { name: 'Description' },
  { name: 'Nb Frames', aliases: ['Frames'] },
  { name: 'Frame In', aliases: ['In'] },
  { name: 'Frame Out', aliases: ['Out'] },
  { name: 'FPS' },
  { name: 'Status' },
  { name: 'Dialogue' },
  { name: 'Camera Note' },
  { name: 'Notes' },
]

/**
 * Kitsu's columns. Rows and assets are matched by type and name in any case: the n-th of equal rows is the n-th such
 * asset, in the order they were made.
 */
const ASSET_COLUMNS: readonly CsvColumn[] = [
  { name: 'Type', aliases: ['Asset Type'], isRequired: true },
  { name: 'Name', isRequired: true },
  { name: 'Description' },
]

/**
 * Kitsu's columns, so spelt: `Parent` is the code of the board, `Name` that of the shot; or the type and the name of an
 * asset that uses another. `Asset` is the name of the asset, or its code where several of a type are called so.
 */
const CASTING_COLUMNS: readonly CsvColumn[] = [
  { name: 'Parent', isRequired: true },
  { name: 'Name', isRequired: true },
  { name: 'Asset Type', isRequired: true },
  { name: 'Asset', isRequired: true },
  { name: 'Occurences', aliases: ['Occurrences'] },
  { name: 'Label' },
]

/**
 * `Task Status`, `Assignees` and `Due date` are called as Kitsu's export of tasks calls them; the others have no like
 * there. Rows and tasks are matched by title in any case: the n-th of equal rows is the n-th such task, in the order
 * they were made. `Assignees` is a list of addresses, `Shots` a list of paths as MAIN/SH0010, `Depends on` one title a
 * line, with its number behind it where several tasks have that title: "Paint [2]".
 */
const TASK_COLUMNS: readonly CsvColumn[] = [
  { name: 'Title', isRequired: true },
  { name: 'Description' },
  { name: 'Task Status', aliases: ['Status'] },
  { name: 'Priority' },
  { name: 'Assignees', aliases: ['Assignee'] },
  { name: 'Due date' },
  { name: 'Shots' },
  { name: 'Depends on' },
]

/** The columns of each kind of file, in the order in which they are written. */
export const CSV_COLUMNS = {
  SHOTS: SHOT_COLUMNS, ASSETS: ASSET_COLUMNS, CASTING: CASTING_COLUMNS, TASKS: TASK_COLUMNS,
} as const

/** What a file holds. */
export type CsvKind = keyof typeof CSV_COLUMNS

export const CSV_KINDS = Object.keys(CSV_COLUMNS) as CsvKind[]
