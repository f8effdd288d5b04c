import type { boardMessages } from '../boards.ts'
import { countOf } from '../format.ts'
import { ofName } from './elision.ts'

/** The boards of a project: the list, the switcher, and what is done with them. */
export const boardMessagesFrench: typeof boardMessages = {
  title: 'Storyboards',
  list: 'Storyboards de ce projet',
  name: 'Nom du storyboard',
  newBoard: 'Nouveau storyboard',
  newBoardItem: 'Nouveau storyboard…',
  manage: 'Gérer les storyboards',
  create: 'Créer le storyboard',
  creating: 'Création…',
  created: (name) => `Le storyboard ${name} est prêt`,
  open: 'Ouvrir le storyboard',
  switcher: (name) => `Storyboard : ${name}`,
  switchLabel: 'Storyboards',
  chosen: 'ouvert',
  moreHint: (shown, total) => `Les ${shown} premiers storyboards sur ${total}`,
  shots: (count) => countOf(count, 'plan', 'plans'),
  menu: (name) => `Menu ${ofName(name)}`,
  rename: 'Renommer',
  renameTitle: (name) => `Renommer ${name}`,
  saving: 'Enregistrement…',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  delete: 'Supprimer',
  deleteLast: 'Un projet garde au moins un storyboard',
  deleted: (name) => `Le storyboard ${name} a été supprimé`,
  deleteFailed: 'Le storyboard n’a pas été supprimé',
  restored: (name) => `Le storyboard ${name} est de retour`,
  restoreFailed: 'Le storyboard n’a pas été restauré',
  moveFailed: 'Le storyboard n’a pas été déplacé',
  readOnly: 'Vous ne pouvez pas modifier les storyboards de ce projet',
}
