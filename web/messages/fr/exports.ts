import type { exportMessages } from '../exports.ts'
import { countOf, formatNumber } from '../format.ts'

/** The exports of a project: how far they are, and taking their files. */
export const exportMessagesFrench: typeof exportMessages = {
  title: 'Export',
  line: 'Vidéos, PDF, images, montages et données, chacun dans un seul fichier.',
  action: 'Exporter…',
  empty: 'Pas encore d’exports. Un fichier est conservé 24 heures.',
  listLabel: 'Exports des dernières 24 heures',
  statuses: {
    QUEUED: 'En attente', RUNNING: 'En cours', DONE: 'Prêt', FAILED: 'Échec', CANCELED: 'Annulé',
  } as Record<string, string>,
  rows: (written, total) => `${formatNumber(written)} sur ${countOf(total, 'ligne', 'lignes')}`,
  rowCount: (count) => countOf(count, 'ligne', 'lignes'),
  expires: (when) => `Expire ${when}`,
  download: 'Télécharger',
  downloadNamed: (file) => `Télécharger ${file}`,
  downloadFailed: 'Le fichier n’a pas pu être téléchargé',
  isGone: 'Le fichier n’est plus conservé. Exportez de nouveau le projet.',
}
