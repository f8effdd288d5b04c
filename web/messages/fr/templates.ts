import { countOf } from '../format.ts'
import type { templateMessages } from '../templates.ts'

export const templateMessagesFrench: typeof templateMessages = {
  title: 'Modèles de projet',
  line: 'Storyboards, statuts et tâches d’où partent de nouveaux projets. Enregistrez-en un sur la page d’un projet.',
  failed: 'Échec du chargement des modèles',
  empty: 'Pas encore de modèle',
  menu: (name) => `Menu du modèle ${name}`,
  edit: 'Renommer…',
  delete: 'Supprimer…',
  savedBy: (name, date) => `Enregistré par ${name}, ${date}`,
  savedOn: (date) => `Enregistré le ${date}`,
  holds: ({ statusCount, boardCount, sceneCount, shotCount, taskCount }) =>
    [
      ...(boardCount > 0 ? [countOf(boardCount, 'storyboard', 'storyboards')] : []),
      ...(sceneCount > 0 ? [countOf(sceneCount, 'scène', 'scènes')] : []),
      ...(shotCount > 0 ? [countOf(shotCount, 'plan', 'plans')] : []),
      ...(statusCount > 0 ? [countOf(statusCount, 'statut', 'statuts')] : []),
      ...(taskCount > 0 ? [countOf(taskCount, 'tâche', 'tâches')] : []),
    ].join(', '),
  startFrom: 'Partir de',
  emptyBoard: 'Storyboard vide',
  gone: 'Modèle supprimé',
  startHelp: 'Enregistrez un projet comme modèle sur sa page pour en partir ici.',
  save: 'Enregistrer comme modèle…',
  saveTitle: 'Enregistrer comme modèle',
  saveLine: (organization) =>
    `Tous les membres de l’organisation ${organization} peuvent utiliser le modèle, même ceux qui ne voient pas ce ` +
    'projet. Il ne change pas quand le projet change.',
  leftOut: 'Sans dessins, images, sons, dialogues, assets, personnes ni dates.',
  name: 'Nom',
  note: 'Remarque',
  parts: 'Parties',
  partNames: { BOARDS: 'Storyboards', STATUSES: 'Statuts des plans', TASKS: 'Tâches' },
  partLines: {
    BOARDS: 'Scènes et plans avec noms, descriptions, notes, durées et statuts',
    STATUSES: 'Noms et couleurs',
    TASKS: 'Titres, descriptions, priorités et dépendances ; toutes à faire',
  },
  saveAction: 'Enregistrer le modèle',
  saving: 'Enregistrement…',
  saved: (name) => `${name} est enregistré comme modèle`,
  editTitle: 'Renommer le modèle',
  changed: 'Modèle modifié',
  deleteTitle: (name) => `Supprimer ${name} ?`,
  deleteLine: 'Le modèle est supprimé pour de bon. Les projets qui en sont issus restent tels quels.',
  deleteAction: 'Supprimer le modèle',
  deleted: (name) => `${name} est supprimé`,
}
