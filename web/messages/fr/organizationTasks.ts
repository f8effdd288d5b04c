import { countOf } from '../format.ts'
import type { organizationTaskMessages } from '../organizationTasks.ts'
import { ofName } from './elision.ts'

/** The tasks of an organization across its projects. */
export const organizationTaskMessagesFrench: typeof organizationTaskMessages = {
  page: 'Tableau des tâches',
  loadFailed: 'Impossible de charger les tâches',
  whose: 'À qui sont les tâches',
  mine: 'Mes tâches',
  everyone: 'Tout le monde',
  project: 'Projet',
  allProjects: 'Tous les projets',
  groupLabel: 'Grouper par',
  byDue: 'Par échéance',
  byProject: 'Par projet',
  showDone: 'Afficher les terminées',
  groups: {
    late: 'En retard', today: 'Aujourd’hui', week: 'Cette semaine', later: 'Plus tard', none: 'Sans date',
    done: 'Terminées',
  },
  updateFailed: 'La tâche n’a pas été modifiée',
  changeStatus: 'Changer le statut',
  statusOf: (title, status) => `Statut ${ofName(title)} : ${status}`,
  statusMenu: (title) => `Statuts pour ${title}`,
  shots: (count) => countOf(count, 'plan', 'plans'),
  nothingMine: 'Rien à faire',
  nothingMineLine: 'Vous n’avez aucune tâche ouverte. Voyez celles des autres, ou prenez-en une dans un projet.',
  showEveryone: 'Voir toutes les tâches',
  nothingFound: 'Aucune tâche trouvée',
  nothingFoundLine: 'Aucune tâche ne correspond à ces filtres.',
  empty: 'Pas encore de tâches',
  emptyLine: 'Les tâches se créent dans le tableau d’un projet. Celles qui sont ouvertes apparaissent ici, tous ' +
    'projets confondus.',
  toProjects: 'Voir les projets',
  selectOrganization: 'Veuillez choisir une organisation pour voir ses tâches',
  selectOrganizationLine: 'Les tâches font partie des projets d’une organisation. Choisissez-en une, ou créez ' +
    'la vôtre.',
}
