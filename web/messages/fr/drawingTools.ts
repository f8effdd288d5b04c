import type { drawingToolMessages } from '../drawingTools.ts'

/** What is drawn with in the frame preview, in French. */
export const drawingToolMessagesFrench: typeof drawingToolMessages = {
  turn: {
    left: 'Tourner à gauche',
    leftHint: (key) => `Tourner de 15° à gauche. Ou maintenez ${key} et faites glisser, ou appuyez sur ←`,
    right: 'Tourner à droite',
    rightHint: (key) => `Tourner de 15° à droite. Ou maintenez ${key} et faites glisser, ou appuyez sur →`,
    flip: 'Retourner la vue en miroir',
    degrees: (degrees) => `${degrees}\u00A0°`,
    mirrored: 'En miroir',
    straighten: 'Redresser la vue',
    state: (angle, isMirrored) => `Vue tournée de ${angle}${isMirrored ? ' et en miroir' : ''}`,
  },
  pick: {
    button: 'Pipette',
    hint: 'Pipette : prélever une couleur de l’image. Ou maintenez Alt et appuyez dessus',
    surface: 'Prélever une couleur de l’image',
    help: 'Les flèches déplacent ; avec Maj, finement. Entrée prélève la couleur, Échap quitte.',
  },
  camera: {
    button: 'Caméra',
    hint: 'Mouvement de caméra : ce que la caméra montre au début et à la fin',
  },
  opacity: {
    label: 'Opacité du pinceau',
    value: (percent) => `${percent}\u00A0%`,
  },
  palette: {
    open: 'Couleurs du projet',
    project: 'Projet',
    recent: 'Dernières couleurs',
    empty: 'Pas encore de couleurs. Ajoutez celle du pinceau.',
    add: 'Ajouter cette couleur',
    addFailed: 'Impossible d’ajouter la couleur',
    present: 'La palette a déjà cette couleur.',
    full: 'Une palette a au plus 64 couleurs.',
    edit: 'Modifier les couleurs',
    title: 'Couleurs du projet',
    line: 'Tout le monde dessine avec ces couleurs. En modifier ou en retirer une ne change aucun dessin.',
    loadFailed: 'Impossible de charger les couleurs',
    value: (name) => `Modifier la couleur ${name}`,
    name: (name) => `Nom de ${name}`,
    up: (name) => `Monter ${name}`,
    down: (name) => `Descendre ${name}`,
    remove: (name) => `Retirer ${name}`,
    removed: (name) => `${name} retirée`,
    moveFailed: 'Impossible de déplacer la couleur',
    removeFailed: 'Impossible de retirer la couleur',
    outdated: 'Quelqu’un d’autre a modifié cette couleur entre-temps. Modifiez-la de nouveau pour la remplacer.',
  },
}
