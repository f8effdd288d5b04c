import { countOf, formatNumber } from '../format.ts'
import type { versionRestoreMessages } from '../versionRestore.ts'

/** Bringing back versions of boards. */
export const versionRestoreMessagesFrench: typeof versionRestoreMessages = {
  item: 'Rétablir…',
  action: 'Rétablir',
  title: (number) => `Rétablir la version ${number} ?`,
  shotTitle: (position, number) => `Rétablir le plan ${position} de la version ${number} ?`,
  planning: 'Comparaison avec le storyboard…',
  planFailed: 'La comparaison a échoué',
  same: 'Le storyboard est tel qu’il était dans cette version.',
  sameShot: 'Le plan est tel qu’il était dans cette version.',
  where: 'Où',
  places: { BOARD: 'Son storyboard', NEW: 'Un nouveau storyboard' },
  placeLines: {
    BOARD: 'Le storyboard actuel est d’abord enregistré comme version.',
    TRASH: 'Le storyboard sort de la corbeille.',
    NEW: 'Il reçoit des copies des plans. Le storyboard de la version reste tel quel.',
  },
  name: 'Nom du nouveau storyboard',
  nameOf: (board, number) => `${board}, version ${number}`,
  parts: 'Ce qui est rétabli',
  partNames: {
    ORDER: 'Ordre, scènes et plans supprimés',
    TEXTS: 'Noms et textes',
    TIMING: 'Durées',
    STATUS: 'Statuts',
    DRAWINGS: 'Dessins et vues',
    IMAGES: 'Images de fond',
    SOUNDS: 'Sons',
  },
  count: (count) => countOf(count, 'plan', 'plans'),
  differs: 'Différent',
  returning: (count) => countOf(count, 'plan supprimé revient', 'plans supprimés reviennent'),
  newer: 'Mettre les plans, vues et scènes plus récents à la corbeille',
  newerLine: (count) =>
    (count === 0 ? 'Cette version a tous les plans du storyboard.'
      : `${countOf(count, 'plan est plus récent', 'plans sont plus récents')} que cette version. Sinon ils restent.`),
  newerViews: 'Mettre les vues plus récentes du plan à la corbeille',
  problems: {
    STATUS_GONE: (name) => `Le statut ${name} n’existe plus ; ses plans n’en auront pas.`,
    IMAGE_GONE: () => 'Une image de fond n’existe plus ; sa vue garde l’image actuelle.',
    SOUND_GONE: (name) => `Le son de ${name} n’existe plus ; le son actuel reste.`,
  },
  large: (count) =>
    `${countOf(count, 'dessin revient', 'dessins reviennent')}. Cela prend du temps : vous pouvez fermer cette ` +
    'fenêtre et continuer.',
  progress: 'Dessins prêts à revenir',
  ready: (done, total) => `${formatNumber(done)} sur ${countOf(total, 'dessin', 'dessins')} prêts`,
  done: (number) => `La version ${number} est rétablie`,
  shotDone: (position) => `Le plan ${position} est rétabli`,
  failed: 'Échec du rétablissement de la version',
  undoing: 'De nombreux dessins reviennent, ce qui prend un moment. Vous pouvez continuer entre-temps.',
  undone: 'Le storyboard est comme avant',
  undoFailed: 'Échec de l’annulation',
}
