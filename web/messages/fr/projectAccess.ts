import { countOf } from '../format.ts'
import type { projectAccessMessages } from '../projectAccess.ts'

/** Who sees a project. */
export const projectAccessMessagesFrench: typeof projectAccessMessages = {
  access: 'Accès',
  everyone: (organization) => `Tous les membres de ${organization}`,
  chosen: (members) =>
    members === 0 ? 'Propriétaire et administrateurs' : countOf(members, 'membre choisi', 'membres choisis'),
  limited: 'Limité à des membres choisis',
  change: 'Changer',
  changeLabel: 'Changer qui voit le projet',
  forbidden: 'Seul un propriétaire ou un administrateur de l’organisation peut changer qui voit le projet',

  title: 'Qui voit le projet ?',
  choices: {
    EVERYONE: (organization) => `Tous les membres de ${organization}`,
    CHOSEN: () => 'Des membres choisis',
  },
  lines: {
    EVERYONE: 'Chaque membre, et toute personne qui arrive plus tard.',
    CHOSEN:
      'Le propriétaire et les administrateurs le voient toujours. Les autres le perdent aussitôt, et ses tâches ne ' +
      'leur sont plus attribuées.',
  },
  members: 'Membres choisis',
  findMember: 'Chercher un membre',
  nobodyFound: 'Personne trouvé',
  action: 'Enregistrer',
  saving: 'Enregistrement…',
  openedTo: (organization) => `Tous les membres de ${organization} voient maintenant le projet`,
  limitedTo: (members) =>
    members === 0
      ? 'Seuls le propriétaire et les administrateurs voient maintenant le projet'
      : `Le propriétaire, les administrateurs et ${countOf(members, 'membre choisi', 'membres choisis')} voient ` +
        'maintenant le projet',
}
