import type { handMessages } from '../hands.ts'

/** Pen, fingers and hands. */
export const handMessagesFrench: typeof handMessages = {
  title: 'Stylet et mains',
  line: 'La main qui dessine, et ce que font stylet et doigts dans ce navigateur.',
  handedness: 'Main qui dessine',
  hands: { right: 'Droite', left: 'Gauche' },
  handLines: {
    right: 'Outils à gauche de la vignette, calques à droite', left: 'Outils à droite de la vignette, calques à gauche',
  },
  fingerDrawing: 'Dessiner avec les doigts',
  fingerDrawingLine: 'Sinon, un doigt déplace la vue. Se désactive dès que vous dessinez au stylet.',
  fingerTaps: 'Annuler avec deux doigts',
  fingerTapsLine: 'Dans un dessin, un appui de deux doigts annule, et un appui de trois doigts rétablit.',
  penButton: 'Bouton du stylet',
  secondPenButton: 'Second bouton du stylet',
  penLine: 'La gomme, la vue et la pipette agissent tant que le bouton est tenu.',
  penActions: {
    menu: 'Menu rapide', pick: 'Prélever une couleur', eraser: 'Gomme', undo: 'Annuler', redo: 'Rétablir',
    pan: 'Déplacer la vue', nothing: 'Rien',
  },
  quickMenu: {
    title: 'Menu rapide',
    names: {
      layerUp: 'Calque au-dessus', layerDown: 'Calque au-dessous', lastBrush: 'Dernier pinceau', play: 'Lire',
      eraser: 'Gomme', undo: 'Annuler', select: 'Sélectionner', pick: 'Prélever une couleur',
    },
  },
  state: { on: 'Activé', off: 'Désactivé' },
}
