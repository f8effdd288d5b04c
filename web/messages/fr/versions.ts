import { countOf } from '../format.ts'
import type { versionMessages } from '../versions.ts'

/** Versions of boards: the list, and looking at one. */
export const versionMessagesFrench: typeof versionMessages = {
  page: 'Versions',
  lead: 'Les storyboards tels qu’ils étaient, à regarder et à lire.',
  failed: 'Échec du chargement des versions',
  board: 'Storyboard',
  inTrash: 'Storyboards dans la corbeille',
  isInTrash: (board) => `${board}, dans la corbeille`,
  emptyTitle: 'Pas encore de version',
  emptyLine: 'Une version est créée chaque nuit, ou maintenant.',
  emptyReadOnlyLine: 'Une version est créée chaque nuit après une journée de modifications.',
  emptyTrashLine: 'Aucun storyboard de la corbeille n’a de version.',
  number: (number) => `Version ${number}`,
  titled: (number, day) => `Version ${number}, ${day}`,
  kinds: {
    MANUAL: 'Enregistrée',
    DAILY: 'De la nuit',
    BEFORE_IMPORT: 'Avant un import',
    BEFORE_RESTORE: 'Avant une restauration',
    BEFORE_RESET: 'Avant une réinitialisation',
    BEFORE_BATCH: 'Avant une grande modification',
  },
  shots: (count) => countOf(count, 'plan', 'plans'),
  automatic: (count) => countOf(count, 'version automatique', 'versions automatiques'),
  save: 'Enregistrer une version',
  saveItem: 'Enregistrer une version…',
  saveTitle: 'Enregistrer une version',
  saving: 'Enregistrement…',
  saved: (number) => `Version ${number} enregistrée`,
  open: 'Ouvrir',
  name: 'Nom',
  nameHelp: 'Une version qui a un nom est conservée pour de bon.',
  note: 'Note',
  menu: (number) => `Menu de la version ${number}`,
  edit: 'Nom et note…',
  editTitle: (number) => `Nom et note de la version ${number}`,
  delete: 'Supprimer…',
  deleteTitle: (number) => `Supprimer la version ${number} ?`,
  deleteLine:
    'Les dessins, images et sons que seule cette version conservait sont supprimés pour de bon. Le storyboard et ses ' +
    'autres versions restent tels quels.',
  deleteNamed: (name) => `Elle s’appelle ${name}.`,
  deleteConfirm: 'Supprimer la version',
  deleted: (number) => `Version ${number} supprimée`,
}
