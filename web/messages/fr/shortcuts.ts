import type { shortcutMessages } from '../shortcuts.ts'

/** The sheet of keyboard shortcuts. */
export const shortcutMessagesFrench: typeof shortcutMessages = {
  title: 'Raccourcis clavier',
  or: 'ou',
  then: 'et',
  singlesOff: 'Les raccourcis d’une seule lettre ou d’un seul signe sont désactivés dans vos paramètres.',
  toSettings: 'Modifier dans Apparence',
  places: {
    everywhere: 'Partout',
    drawing: 'Dessiner dans une vignette',
    board: 'Plans',
    preview: 'Aperçu de la vignette',
    tasks: 'Tableau des tâches',
    breakdown: 'Dépouillement',
  },
  names: {
    everywhere: {
      search: 'Recherche et commandes',
      sheet: 'Cette liste',
      close: 'Fermer ce qui est au-dessus',
    },
    drawing: {
      pen: 'Pinceau',
      eraser: 'Gomme',
      smaller: 'Pinceau plus fin',
      larger: 'Pinceau plus épais',
      undo: 'Annuler',
      redo: 'Rétablir',
      pan: 'Maintenir et glisser pour déplacer la vue',
      fit: 'Afficher la vignette entière',
      cursor: 'Déplacer le curseur de dessin ; plus finement avec Maj',
      line: 'Commencer ou finir un trait au curseur',
      leave: 'Quitter la vignette',
    },
    board: {
      selectAll: 'Sélectionner tous les plans',
      deselect: 'Ne rien sélectionner',
      remove: 'Supprimer les plans sélectionnés',
      pickUp: 'Saisir ou poser le plan dont la poignée a le focus',
      move: 'Le déplacer, ou passer d’une vue à l’autre',
      renameView: 'Renommer la vue',
    },
    preview: {
      previous: 'Plan précédent',
      next: 'Plan suivant',
      fullScreen: 'Plein écran',
      leave: 'Fermer',
    },
    tasks: {
      pickUp: 'Saisir la carte dont la poignée a le focus',
      move: 'La déplacer dans sa colonne ou vers une autre',
      drop: 'La poser',
      cancel: 'La remettre à sa place',
    },
    breakdown: {
      move: 'Parcourir les cellules',
      ends: 'Première ou dernière cellule de la ligne',
      corners: 'Première ou dernière cellule du tableau',
      open: 'Ouvrir la cellule',
    },
  },
  keys: {
    Mod: 'Ctrl', Shift: 'Maj', Meta: 'Win', Escape: 'Échap', Space: 'Espace', Enter: 'Entrée', Delete: 'Suppr',
    Backspace: '⌫', Home: 'Début', End: 'Fin', PageUp: 'PgUp', PageDown: 'PgDn',
    ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→',
  },
  macKeys: { Mod: '⌘', Meta: '⌘', Shift: '⇧', Enter: '↩', Delete: '⌦' },
  keyNames: {
    PgUp: 'Page précédente', PgDn: 'Page suivante',
    '⌘': 'Commande', '⇧': 'Majuscule', '⌫': 'Retour arrière', '⌦': 'Supprimer', '↩': 'Entrée', '↑': 'Haut', '↓': 'Bas',
    '←': 'Gauche', '→': 'Droite', '/': 'Barre oblique', '?': 'Point d’interrogation', '[': 'Crochet ouvrant',
    ']': 'Crochet fermant',
  },
}
