import type { activityMessages } from '../activity.ts'

/** The feed of what happened. */
export const activityMessagesFrench: typeof activityMessages = {
  heading: (name) => `Activité dans ${name}`,
  lead: 'Qui a fait quoi, et quand.',
  person: 'Personne',
  everybody: 'Tout le monde',
  formerMember: 'Ancien membre',
  kind: 'Type',
  everything: 'Tout',
  kinds: {
    PROJECT: 'Projets', STORYBOARD: 'Storyboards', SHOT: 'Plans', VIEW: 'Dessin', SCRIPT: 'Scénarios',
    STATUS: 'Statuts', ASSET: 'Assets', CASTING: 'Casting', TASK: 'Tâches', COMMENT: 'Commentaires',
    REVIEW: 'Listes et liens de révision', MEMBER: 'Membres', INVITATION: 'Invitations', ORGANIZATION: 'Organisation',
    TOKEN: 'Jetons d’accès', WEBHOOK: 'Webhooks', SESSION: 'Connexions', ACCOUNT: 'Compte',
  },
  clear: 'Effacer les filtres',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  viaToken: (name) => `avec le jeton ${name}`,
  undo: 'Annuler',
  failed: 'Impossible de charger l’activité',
  emptyTitle: 'Rien ne s’est encore passé',
  emptyLine: 'Ce qui se fait ici apparaît dans cette liste.',
  noMatchTitle: 'Aucun résultat',
  noMatchLine: 'Personne n’a rien fait de ce type.',
  latest: 'Dernières activités',
  inProject: (name) => `dans ${name}`,
  end: 'C’est tout',
}
