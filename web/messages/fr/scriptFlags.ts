import type { scriptFlagMessages } from '../scriptFlags.ts'

/** What a revision of the script did to shots: the tabs on their cards. */
export const scriptFlagMessagesFrench: typeof scriptFlagMessages = {
  colors: {
    WHITE: 'blanches', BLUE: 'bleues', PINK: 'roses', YELLOW: 'jaunes', GREEN: 'vertes', GOLDENROD: 'jaune d’or',
    BUFF: 'chamois', SALMON: 'saumon', CHERRY: 'cerise', TAN: 'havane',
  },
  changed: (color) => `Modifié par les pages ${color}`,
  gone: 'Absent du scénario désormais',
  onShot: (position, text) => `Plan ${position} : ${text}`,
  hint: (text) => `${text}. Appuyez quand vous l’avez vu.`,
  seen: 'Vu',
  failed: 'La marque du scénario n’a pas été effacée',
}
