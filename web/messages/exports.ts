import { countOf, formatNumber } from './format.ts'

/** A project as a file: asking for it, how far it is, taking it. */
export const exportMessages = {
  title: 'Export',
  line: 'Everything in the project as one file of JSON Lines, for scripts and backups.',
  action: 'Export project',
  asking: 'Exporting...',
  empty: 'No exports yet. A file is kept for 24 hours.',
  listLabel: 'Exports of the last 24 hours',
  isRunning: 'An export is under way',
  failed: 'The project could not be exported',
  statuses: {
    QUEUED: 'Waiting', RUNNING: 'Exporting', DONE: 'Ready', FAILED: 'Failed', CANCELED: 'Canceled',
  } as Record<string, string>,
  progress: (file: string) => `Progress of ${file}`,
  waiting: 'Waiting for its turn',
  counting: 'Counting what there is',
  rows: (written: number, total: number) => `${formatNumber(written)} of ${countOf(total, 'row', 'rows')}`,
  rowCount: (count: number) => countOf(count, 'row', 'rows'),
  expires: (when: string) => `Expires ${when}`,
  download: 'Download',
  downloadNamed: (file: string) => `Download ${file}`,
  downloadFailed: 'The file could not be downloaded',
  isGone: 'The file is not kept any more. Export the project again.',
  done: (file: string) => `${file} is ready`,
}
