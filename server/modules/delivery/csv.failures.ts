import { declareFailures } from '../../kernel/failure.ts'

/** Why CSV files are refused as a whole. */
export const csvFailures = declareFailures({
  CSV_EMPTY: ['INVALID_INPUT', 'The file is empty'],
  CSV_QUOTE_UNBALANCED: [
    'INVALID_INPUT', 'Line {line, number, ::group-off}: a quotation mark is never closed or stands alone',
  ],
  CSV_COLUMNS_AT_LIMIT: ['INVALID_INPUT', 'The first line names more than {most, number} columns'],
  CSV_COLUMN_REPEATED: ['INVALID_INPUT', 'The column {column} is there twice'],
  CSV_COLUMNS_MISSING: ['INVALID_INPUT', 'The first line must name the columns. Missing: {columns}'],
  CSV_KIND_UNKNOWN: ['INVALID_INPUT', 'The columns do not say what the file holds. Choose one of: {kinds}'],
  CSV_COLUMNS_IGNORED: [
    'CONFLICT', '{count, plural, one {# column is} other {# columns are}} not read: {columns}',
  ],
  CSV_ROWS_AT_LIMIT: [
    'INVALID_INPUT', 'The file has {count, number} rows; at most {most, number} are taken at once',
  ],
  CSV_ROWS_REFUSED: [
    'INVALID_INPUT',
    'Nothing was imported: {count, plural, one {# row} other {# rows}} cannot be taken. {lines}',
  ],
  CSV_ASSIGNEE_LEFT: [
    'CONFLICT', 'Nothing was imported: whom "{title}" is given to has just left the organization',
  ],
})

/** Why rows of CSV files are refused. `column` is the name of a column in the file, `value` the text of a cell. */
export const csvRowFailures = declareFailures({
  CSV_CELLS_UNEQUAL: [
    'INVALID_INPUT', 'The row has {cells, number} cells, the first line has {expected, number}',
  ],
  CSV_NUMBER_INVALID: ['INVALID_INPUT', '{column} must be a whole number'],
  CSV_VALUE_UNKNOWN: ['INVALID_INPUT', '{column} "{value}" is none of: {values}'],
  CSV_CODE_INVALID: ['INVALID_INPUT', '{column} "{value}" must be 1 to 32 letters, digits, "_" or "-"'],

  CSV_BOARD_REQUIRED: ['INVALID_INPUT', 'Sequence is required: the code of a board'],
  CSV_SHOT_REQUIRED: ['INVALID_INPUT', 'Name is required: the code of the shot'],
  CSV_SHOT_REPEATED: ['INVALID_INPUT', 'The same shot as in line {line, number, ::group-off}'],
  CSV_BOARD_CODE_USED: ['INVALID_INPUT', 'There was a board {code} before; its code is not given again'],
  CSV_SHOT_CODE_USED: ['INVALID_INPUT', 'There was a shot {code} before; its code is not given again'],
  CSV_BOARDS_AT_LIMIT: ['INVALID_INPUT', 'A file makes at most {most, number} boards'],
  CSV_STATUS_UNKNOWN: ['INVALID_INPUT', 'There is no status "{status}"; the project has: {statuses}'],
  CSV_PROJECT_WITHOUT_STATUSES: ['INVALID_INPUT', 'There is no status "{status}"; the project has none'],
  CSV_FRAME_RATE_DIFFERENT: [
    'INVALID_INPUT', 'FPS is {value}, but the project runs at {rate, number} frames per second',
  ],
  CSV_FRAMES_MISSING: ['INVALID_INPUT', 'Give Nb Frames, or both Frame In and Frame Out'],
  CSV_FRAMES_REVERSED: ['INVALID_INPUT', 'Frame Out comes before Frame In'],
  CSV_FRAMES_CONTRADICTORY: [
    'INVALID_INPUT', 'Nb Frames is {frames, number}, but from Frame In to Frame Out there are {length, number}',
  ],

  CSV_TYPE_REQUIRED: ['INVALID_INPUT', '{column} is required; the types are: {types}'],
  CSV_TYPE_UNKNOWN: ['INVALID_INPUT', 'There is no type "{value}"; the types are: {types}'],
  CSV_TYPE_OTHER: ['CONFLICT', 'There is no type "{value}"; the asset is of the type Other'],
  CSV_ASSET_UNKNOWN: ['INVALID_INPUT', 'There is no asset "{name}" of the type {type}'],
  CSV_ASSET_AMBIGUOUS: ['INVALID_INPUT', 'Several assets of the type {type} are called "{name}"; give the code'],
  CSV_BOARD_UNKNOWN: ['INVALID_INPUT', 'There is no board "{board}"'],
  CSV_SHOT_UNKNOWN: ['INVALID_INPUT', 'The board {board} has no shot "{shot}"'],
  CSV_EPISODE_IGNORED: ['CONFLICT', 'There are no episodes: what is cast in "{episode}" is left out'],
  CSV_OCCURRENCES_NOT_KEPT: [
    'CONFLICT', 'The number of occurrences of an asset in another is not kept: {occurrences, number}',
  ],
  CSV_LABEL_NOT_KEPT: ['CONFLICT', 'The label of an asset in another is not kept: {text}'],
  CSV_CASTING_REPEATED: ['INVALID_INPUT', 'The same shot and asset as in line {line, number, ::group-off}'],

  CSV_DATE_INVALID: ['INVALID_INPUT', '{column} "{value}" must be a day of the calendar: 2026-11-21'],
  CSV_ASSIGNEE_AMBIGUOUS: ['INVALID_INPUT', 'Assignees: several people have the name {name}'],
  CSV_ASSIGNEE_ADDRESS_UNKNOWN: [
    'INVALID_INPUT', 'Assignees: nobody in the organization has the address {address}',
  ],
  CSV_ASSIGNEE_NAME_UNKNOWN: ['INVALID_INPUT', 'Assignees: nobody in the organization has the name {name}'],
  CSV_SHOT_PATH_UNKNOWN: ['INVALID_INPUT', 'Shots: there is no shot {path}; write them as MAIN/SH0010'],
  CSV_TASK_UNKNOWN: ['INVALID_INPUT', 'Depends on: there is no task "{title}"'],
  CSV_TASK_AMBIGUOUS: ['INVALID_INPUT', 'Depends on: several tasks are called "{title}"; write "{title} [2]"'],
  CSV_LINKS_AT_LIMIT: [
    'INVALID_INPUT', 'A file changes at most {most, number} links with shots and other tasks',
  ],
})
