import { countOf } from '../format.ts'
import type { selectionMessages } from '../selection.ts'

/** Selecting lines in the frame preview, in French. */
export const selectionMessagesFrench: typeof selectionMessages = {
  tool: 'Sélectionner',
  toolHint: 'Sélectionner des traits',
  shape: 'Façon de sélectionner',
  shapes: { lasso: 'Au lasso', rectangle: 'Au rectangle' },
  bar: 'Traits sélectionnés',
  none: 'Entourez des traits, ou touchez-en un',
  count: (count) => countOf(count, 'trait sélectionné', 'traits sélectionnés'),
  all: 'Tout sélectionner sur le calque',
  deselect: 'Ne rien sélectionner',
  copy: 'Copier',
  cut: 'Couper',
  paste: 'Coller',
  toNext: 'Copier dans la vignette suivante',
  noNext: 'C’est le dernier plan',
  editLabel: 'Modifier le texte',
  recolor: 'Donner aux traits la couleur du pinceau',
  flipAcross: 'Retourner de gauche à droite',
  flipDown: 'Retourner de haut en bas',
  remove: 'Supprimer',
  opacity: 'Opacité',
  thickness: 'Épaisseur',
  percent: (percent) => `${percent}\u00A0%`,
  mixed: 'Variable',
  cutLines: 'Couper les traits au contour',
}
