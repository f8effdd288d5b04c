import type { commandMessages } from '../commands.ts'
import { countOf } from '../format.ts'
import { ofName } from './elision.ts'

/** Search and commands. */
export const commandMessagesFrench: typeof commandMessages = {
  open: 'Rechercher',
  title: 'Recherche et commandes',
  placeholder: 'Chercher ou lancer une commande',
  results: 'Résultats',
  groups: {
    recent: 'Récents',
    actions: 'Commandes',
    pages: 'Aller à',
    projects: 'Projets',
    storyboards: 'Storyboards',
    shots: 'Plans',
    assets: 'Assets',
    tasks: 'Tâches',
    people: 'Personnes',
  },
  shownOf: (shown, total) => `${shown} sur ${total}`,
  loading: 'Recherche…',
  failed: 'La recherche a échoué.',
  notLoaded: 'Impossible de charger ceci. Vérifiez votre connexion et rechargez la page',
  none: (query) => `Aucun résultat pour « ${query} »`,
  noneLine:
    'La recherche porte sur les noms, les codes, les titres et les textes des plans. Essayez un autre mot, ou moins ' +
    'de lettres.',
  fields: {
    DESCRIPTION: 'Description', DIALOGUE: 'Dialogue', CAMERA_NOTE: 'Note de caméra', NOTES: 'Notes', SCENE: 'Scène',
  },
  found: (count) => countOf(count, 'résultat', 'résultats'),
  hints: { move: 'Parcourir', open: 'Ouvrir', close: 'Fermer' },
  tasksOf: (name) => `Tâches ${ofName(name)}`,
  createProject: 'Créer un projet',
  createOrganization: 'Créer une organisation',
  newBoard: 'Nouveau storyboard',
  newAsset: 'Nouvel asset',
  newTask: 'Nouvelle tâche',
  saveVersion: 'Enregistrer une version du storyboard',
  export: 'Exporter…',
  lightTheme: 'Passer au thème clair',
  darkTheme: 'Passer au thème sombre',
  systemTheme: 'Suivre le thème du système',
  shortcuts: 'Raccourcis clavier',
  signOut: 'Se déconnecter',
  home: 'Page d’accueil',
  apiDocs: 'Documentation de l’API',
  settingsOf: (section) => `Paramètres : ${section}`,
  inProject: 'Dans ce projet',
  keywords: {
    theme: 'apparence mode couleur papier salle de projection',
    export: 'vidéo pdf imprimer images montage edl otio fcpxml photoshop kitsu storyboarder fountain télécharger',
    shortcuts: 'touches clavier aide raccourci',
    signOut: 'quitter sortir fermer la session',
    playlists: 'rushes montage projection lecture révision',
    versions: 'historique sauvegarde instantané révision précédent',
    create: 'ajouter nouveau faire',
    settings: 'compte préférences profil réglages',
  },
}
