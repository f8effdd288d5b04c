import type { commonMessages, errorMessages } from '../common.ts'
import { countOf, formatNumber, waitOf } from '../format.ts'
import { PRODUCT_NAME } from '../language.ts'

const WAIT_WORDS = {
  second: ['seconde', 'secondes'], minute: ['minute', 'minutes'], hour: ['heure', 'heures'],
} as const

/** Words of the whole product. */
export const commonMessagesFrench: typeof commonMessages = {
  productName: PRODUCT_NAME,
  pageTitle: (page) => `${page} | ${PRODUCT_NAME}`,
  loading: 'Chargement',
  retry: 'Réessayer',
  color: {
    area: 'Saturation et luminosité', hue: 'Teinte', hex: 'Code de la couleur', fromScreen: 'Prélever à l’écran',
  },
  tryAgain: 'Réessayer',
  cancel: 'Annuler',
  confirm: 'Confirmer',
  close: 'Fermer',
  dismiss: 'Masquer',
  toasts: 'Messages brefs (Alt+T)',
  undo: 'Annuler',
  save: 'Enregistrer',
  view: 'Afficher',
  more: 'Autres actions',
  showMore: 'Afficher plus',
  showLess: 'Afficher moins',
  name: 'Nom',
  description: 'Description',
  draft: {
    kept: 'Ce que vous aviez saisi est toujours là.',
    discard: 'L’abandonner',
  },
  conflict: {
    sentence: 'Quelqu’un d’autre a enregistré depuis que vous avez ouvert ceci. Rien n’a été enregistré de votre part.',
    discard: 'Afficher ce qui est enregistré',
    overwrite: 'Enregistrer ma version par-dessus',
  },
  sorting: {
    move: (name) => `Déplacer ${name}`,
    instructions:
      'Appuyez sur Espace ou Entrée pour prendre l’élément, sur les flèches pour le déplacer, de nouveau sur Espace ' +
      'ou Entrée pour le déposer, sur Échap pour annuler.',
    pickedUp: (name, position, count) => `Élément pris : ${name}. Position ${position} sur ${count}`,
    movedOver: (position, count) => `Position ${position} sur ${count}`,
    dropped: (name, position, count) => `Élément déposé : ${name}. Position ${position} sur ${count}`,
    cancelled: (name) => `Déplacement annulé. Élément de nouveau à sa place : ${name}`,
  },
  viewAll: (count) => `Tout afficher (${formatNumber(count)})`,
  shots: (count) => countOf(count, 'plan', 'plans'),
  projects: (count) => countOf(count, 'projet', 'projets'),
  members: (count) => countOf(count, 'membre', 'membres'),
  number: (value) => formatNumber(value),
  byteUnits: ['octets', 'Ko', 'Mo', 'Go', 'To'],
  language: 'Langue',
}

/** What the client says of failures itself; other sentences come from the server. */
export const errorMessagesFrench: typeof errorMessages = {
  network: 'Erreur réseau. Vérifiez votre connexion à Internet et réessayez.',
  internal: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  unknown: 'Une erreur est survenue. Veuillez réessayer.',
  rateLimited: (seconds) => `Trop de tentatives. Réessayez dans ${waitOf(seconds, WAIT_WORDS)}.`,
  pageFailed: 'Impossible de charger cette page',
  applicationFailed: 'La page a cessé de fonctionner',
  requestId: (id) => `Requête ${id}`,
}
