import type { DrawingToolMessages } from '../drawingTools.ts'

/** What is drawn with in the frame preview, in French. */
export const drawingToolMessagesFrench: DrawingToolMessages = {
  turn: {
    left: 'Tourner à gauche',
    leftHint: 'Tourner de 15° à gauche. Ou maintenez R et faites glisser, ou appuyez sur ←',
    right: 'Tourner à droite',
    rightHint: 'Tourner de 15° à droite. Ou maintenez R et faites glisser, ou appuyez sur →',
    flip: 'Retourner la vue en miroir',
    flipHint: 'Retourner la vue en miroir (H)',
    degrees: (degrees) => `${degrees}\u00A0°`,
    mirrored: 'En miroir',
    straighten: 'Redresser la vue',
    state: (angle, isMirrored) => `Vue tournée de ${angle}${isMirrored ? ' et en miroir' : ''}`,
  },
}
