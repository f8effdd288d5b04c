import type { DrawingToolMessages } from '../drawingTools.ts'

/** What is drawn with in the frame preview, in French. */
export const drawingToolMessagesFrench: DrawingToolMessages = {
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
}
