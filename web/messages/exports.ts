import { countOf, formatNumber } from './format.ts'
import { translated } from './translated.ts'

/** The exports of a project: how far they are, and taking their files. */
export const exportMessages = translated('exportMessages', {
  title: 'Export',
  line: 'Videos, PDFs, images, cuts and data, each as one file.',
  action: 'Export…',
  empty: 'No exports yet. A file is kept for 24 hours.',
  listLabel: 'Exports of the last 24 hours',
  statuses: {
    QUEUED: 'Waiting', RUNNING: 'Exporting', DONE: 'Ready', FAILED: 'Failed', CANCELED: 'Canceled',
  } as Record<string, string>,
  rows: (written: number, total: number) => `${formatNumber(written)} of ${countOf(total, 'row', 'rows')}`,
  rowCount: (count: number) => countOf(count, 'row', 'rows'),
  expires: (when: string) => `Expires ${when}`,
  download: 'Download',
  downloadNamed: (file: string) => `Download ${file}`,
  downloadFailed: 'The file could not be downloaded',
  isGone: 'The file is not kept any more. Export the project again.',
})
