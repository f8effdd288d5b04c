/** The fields that plans of imports name, beside columns that people called as they like. Clients name each. */
export const IMPORT_FIELDS = [
  // Of boards: fields of the schema, and what only plans have.
  'clips', 'code', 'color', 'description', 'dialogue', 'frames', 'heading', 'image', 'layers', 'name', 'notes',
  'number', 'position', 'revision', 'scene', 'scriptLine', 'shot', 'soundtrack', 'title', 'view', 'views', 'voice',
  // Columns of tables.
  'Asset', 'Asset Type', 'Assignees', 'Camera Note', 'Depends on', 'Description', 'Dialogue', 'Due date', 'Label',
  'Name', 'Nb Frames', 'Notes', 'Occurences', 'Priority', 'Sequence', 'Shots', 'Status', 'Task Status', 'Title', 'Type',
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number]

declare const COLUMN: unique symbol

/** The name of a column of metadata or tasks, as the file has it. */
export type ColumnName = string & { readonly [COLUMN]: true }
