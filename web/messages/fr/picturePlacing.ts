import type { picturePlacingMessages } from '../picturePlacing.ts'

/** Placing the picture of a layer in French. */
export const picturePlacingMessagesFrench: typeof picturePlacingMessages = {
  bar: 'Placer l’image',
  picture: 'L’image que vous placez',
  help: 'Les flèches la déplacent, plus loin avec Maj. Sa taille et son angle sont des nombres à côté du cadre.',
  names: {
    x: 'Milieu depuis la gauche', y: 'Milieu depuis le haut', size: 'Taille en pour cent', angle: 'Angle en degrés',
  },
  letters: { x: 'X', y: 'Y', size: '%', angle: '°' },
  fit: 'Ajuster au cadre',
  done: 'Terminé',
}
