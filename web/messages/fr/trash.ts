import { countOf } from '../format.ts'
import type { trashMessages } from '../trash.ts'

export const trashMessagesFrench: typeof trashMessages = {
  heading: (name) => `Corbeille de ${name}`,
  projectLead:
    'Storyboards, scènes, plans, vues, sons, assets, tâches et listes de lecture supprimés. Ils peuvent être ' +
    'restaurés pendant 30 jours.',
  organizationLead: 'Projets supprimés. Ils peuvent être restaurés pendant 30 jours.',
  open: 'Ouvrir la corbeille',
  failed: 'Échec du chargement de la corbeille',
  type: 'Type',
  everything: 'Tout',
  types: {
    STORYBOARD: 'Storyboards', SCENE: 'Scènes', SHOT: 'Plans', VIEW: 'Vues', SOUNDTRACK: 'Bandes-son', VOICE: 'Voix',
    ASSET: 'Assets', TASK: 'Tâches', PLAYLIST: 'Listes de lecture',
  },
  typeOf: {
    ORGANIZATION: 'Organisation', PROJECT: 'Projet', STORYBOARD: 'Storyboard', SCENE: 'Scène', SHOT: 'Plan',
    VIEW: 'Vue', SOUNDTRACK: 'Bande-son', VOICE: 'Voix', ASSET: 'Asset', TASK: 'Tâche', PLAYLIST: 'Liste de lecture',
  },
  unnamedView: 'Vue sans nom',
  deletedBy: (name) => `Supprimé par ${name}`,
  deletedByReset: 'Supprimé par une réinitialisation du projet',
  daysLeft: (days) => (days < 1 ? 'Moins d’un jour restant' : `${countOf(days, 'jour restant', 'jours restants')}`),
  restore: 'Restaurer',
  restoreLabel: (label) => `Restaurer ${label}`,
  mayNotRestore: 'Seuls les membres qui peuvent modifier ce projet peuvent restaurer.',
  mayNotRestoreProject: 'Seuls les administrateurs peuvent restaurer des projets.',
  isArchived: 'Ce projet est archivé. Désarchivez-le pour restaurer.',
  emptyTitle: 'La corbeille est vide',
  emptyLine: 'Ce qui est supprimé ici attend 30 jours avant de disparaître pour de bon.',
  noMatchTitle: 'Rien de ce type',
  noMatchLine: 'Choisissez un autre type pour voir le reste.',
}
