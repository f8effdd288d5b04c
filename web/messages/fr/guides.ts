import { countOf } from '../format.ts'
import type { guideMessages } from '../guides.ts'

/** Guides over a frame, and other frames that shine through. */
export const guideMessagesFrench: typeof guideMessages = {
  heading: 'Repères',
  none: 'Aucun',
  choose: (shown) => `Choisir les repères : ${shown}`,
  names: {
    thirds: 'Tiers', middle: 'Centre', safe: 'Zones d’action et de titres', cells: 'Grille', mask239: 'Cache 2,39:1',
    mask185: 'Cache 1,85:1', mask916: 'Cache 9:16',
  },
  onionSkin: {
    heading: 'Pelure d’oignon',
    none: 'Aucune image avant ou après n’est dessinée',
    before: 'Avant, en bleu',
    after: 'Après, en rouge',
    frames: (count) => (count === 0 ? 'Aucune' : countOf(count, 'image', 'images')),
    strength: 'Intensité',
    percent: (percent) => `${percent} pour cent`,
  },
  perspective: 'Perspective',
  points: (count) => (count === 0 ? 'Aucune' : countOf(count, 'point de fuite', 'points de fuite')),
  point: (number) => `Point de fuite ${number} : faites-le glisser, ou déplacez-le avec les flèches`,
}
