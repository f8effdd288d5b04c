import type { exportMessages } from '../exports.ts'
import { countOf, formatNumber } from '../format.ts'

/** A project as a file: asking for it, how far it is, taking it. */
export const exportMessagesFrench: typeof exportMessages = {
  title: 'Export',
  line: 'Tout le projet dans un seul fichier JSON Lines, pour les scripts et les sauvegardes.',
  action: 'Exporter le projet',
  asking: 'Export…',
  empty: 'Pas encore d’exports. Un fichier est conservé 24 heures.',
  listLabel: 'Exports des dernières 24 heures',
  isRunning: 'Un export est en cours',
  failed: 'Le projet n’a pas pu être exporté',
  statuses: {
    QUEUED: 'En attente', RUNNING: 'En cours', DONE: 'Prêt', FAILED: 'Échec', CANCELED: 'Annulé',
  } as Record<string, string>,
  progress: (file) => `Progression de ${file}`,
  waiting: 'En attente de son tour',
  counting: 'Comptage du contenu',
  rows: (written, total) => `${formatNumber(written)} sur ${countOf(total, 'ligne', 'lignes')}`,
  rowCount: (count) => countOf(count, 'ligne', 'lignes'),
  expires: (when) => `Expire ${when}`,
  download: 'Télécharger',
  downloadNamed: (file) => `Télécharger ${file}`,
  downloadFailed: 'Le fichier n’a pas pu être téléchargé',
  isGone: 'Le fichier n’est plus conservé. Exportez de nouveau le projet.',
  done: (file) => `${file} est prêt`,
}
