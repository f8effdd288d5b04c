import { countOf, formatNumber } from './format.ts'
import { translated } from './translated.ts'

/** Imports: choosing a file, its plan, choosing what to apply, applying and undoing it. */
export const importMessages = translated('importMessages', {
  page: 'Import',
  title: 'Import a file',
  lead: 'Nothing changes before you have seen what the file would do and applied it.',
  chooseFile: 'Choose a file',
  drop: 'or drop it here',
  dropHere: 'Drop the file to see what it would do',
  kinds:
    'CSV of shots, assets, casting or tasks; a cut of this board as OTIO, EDL, Final Cut Pro 7 XML or FCPXML; a ' +
    'script as Fountain or Final Draft; a Storyboarder project or pictures in a ' +
    'ZIP; a Photoshop file',
  starting: (file: string) => `Uploading ${file}`,
  startFailed: (file: string) => `${file} could not be imported`,
  loadFailed: 'Failed to load the import',
  goneTitle: 'Import not found',
  goneLine: 'Imports are kept for 7 days, and for 30 days after they were applied.',
  toBoard: 'Open the storyboard',

  reading: (file: string) => `Comparing ${file} with the project`,
  readingLine: 'You can leave this page. The import is kept.',
  refused: (file: string) => `${file} cannot be read`,
  facts: (reader: string, size: string) => `${reader}, ${size}`,
  by: (name: string) => `by ${name}`,
  expires: (when: string) => `kept until ${when}`,
  warnings: 'Please note',
  columns: (read: number, all: number) => `${formatNumber(read)} of ${countOf(all, 'column', 'columns')} read`,
  columnAs: (header: string, as: string) => (header === as ? header : `${header}, read as ${as}`),
  columnIgnored: (header: string) => `${header}, not read`,

  changes: {
    UNCHANGED: 'Unchanged', RETEXTED: 'Changed', RENAMED: 'Renamed', RETIMED: 'Retimed', REPLACED: 'Replaced',
    MOVED: 'Moved', SPLIT: 'Split', MERGED: 'Merged', REUSED: 'Reused', ADDED: 'Added', ORPHANED: 'No counterpart',
    REMOVED: 'Removed', UNMATCHED: 'Not matched', REFUSED: 'Refused',
  } as Readonly<Record<string, string>>,
  filter: 'Show items',
  everything: 'All',
  count: (count: number) => formatNumber(count),
  plan: 'Plan of the import',
  keys: 'J and K go from item to item, Space accepts or rejects.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  noItems: 'The file has nothing that the project could take.',
  empty: 'empty',
  line: (line: number) => `Line ${line}`,
  doubtful: 'Please check: the counterpart was found by its likeness.',
  fieldChange: (field: string, from: string, to: string) => `${field}: ${from || 'empty'} becomes ${to || 'empty'}`,
  itemLabel: (change: string, name: string, changes: readonly string[]) => [change, name, ...changes].join(', '),
  accepted: (accepted: number, all: number) =>
    `${formatNumber(accepted)} of ${countOf(all, 'change', 'changes')} accepted`,
  apply: (count: number) => `Apply ${countOf(count, 'change', 'changes')}`,
  applying: 'Applying...',
  applyFailed: 'The import was not applied',
  nothingAccepted: 'Accept a change first.',
  impossible: (count: number) =>
    `${countOf(count, 'accepted item', 'accepted items')} cannot be applied. Reject what is refused, or correct ` +
    'the file.',
  chooseFailed: 'The choice was not saved',
  forbidden: 'You may look at this import but not apply it.',

  applied: (file: string) => `${file} imported`,
  appliedTitle: 'Applied',
  appliedLine: (count: number, when: string) => `${countOf(count, 'change', 'changes')}, ${when}`,
  versionBefore: 'Version from before',
  undo: 'Undo the import',
  undone: (file: string) => `Import of ${file} undone`,
  undoFailed: 'The import was not undone',
  undoRest: 'Undo the rest',
  undoRestLine: 'Objects that were changed since stay as they are.',
  undoneTitle: 'Undone',
  undoneLine: (when: string) => `Undone ${when}`,
  discard: 'Discard',
  discardTitle: 'Discard this import?',
  discardLine: 'Its file and its plan are deleted. Nothing of the project changes.',
  discarded: (file: string) => `Import of ${file} discarded`,
})
