import type { projectFrameMessages } from '../projectFrame.ts'

/** What the frame of each page of a project shows: the names of its pages, and what its header offers. */
export const projectFrameMessagesFrench: typeof projectFrameMessages = {
  pages: {
    playlists: 'Listes de lecture', assets: 'Assets', breakdown: 'Dépouillement', tasks: 'Tâches',
    versions: 'Versions', activity: 'Activité', trash: 'Corbeille',
  },
  importFile: 'Importer un fichier…',
  saveVersion: 'Enregistrer une version…',
  share: 'Partager pour révision…',
  addToPlaylist: 'Ajouter à une liste…',
  wholeBoard: (name) => `Tout le storyboard ${name}`,
  export: 'Exporter',
  exportForbidden:
    'Les lecteurs ne peuvent pas exporter. Demandez un autre rôle à un propriétaire ou à un administrateur de ' +
    'l’organisation.',
  archived: 'Ce projet est archivé et en lecture seule',
  notFound: 'Projet introuvable',
  notFoundLine: 'Il a peut-être été supprimé, ou il appartient à une organisation dont vous n’êtes pas membre.',
  toProjects: 'Tous les projets',
}
