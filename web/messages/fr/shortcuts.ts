import type { shortcutMessages } from '../shortcuts.ts'

/** How keys are called. */
export const shortcutMessagesFrench: typeof shortcutMessages = {
  withKeys: (name, keys) => `${name} (${keys})`,
  keys: {
    Mod: 'Ctrl', Alt: 'Alt', Shift: 'Maj', Meta: 'Win', Escape: 'Échap', Space: 'Espace', Enter: 'Entrée',
    Delete: 'Suppr', Backspace: '⌫', Home: 'Début', End: 'Fin', PageUp: 'PgUp', PageDown: 'PgDn',
    ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→',
  },
  macKeys: { Mod: '⌘', Alt: '⌥', Meta: '⌘', Shift: '⇧', Enter: '↩', Delete: '⌦' },
  keyNames: {
    PgUp: 'Page précédente', PgDn: 'Page suivante',
    '⌘': 'Commande', '⌥': 'Option', '⇧': 'Majuscule', '⌫': 'Retour arrière', '⌦': 'Supprimer', '↩': 'Entrée',
    '↑': 'Haut', '↓': 'Bas',
    '←': 'Gauche', '→': 'Droite', '/': 'Barre oblique', '?': 'Point d’interrogation', '[': 'Crochet ouvrant',
    ']': 'Crochet fermant', ',': 'Virgule', '.': 'Point',
  },
}
