import type { FailureTexts } from '../../failureTexts.ts'
import { formatNumber } from '../../format.ts'

/** Failures of threads and comments. */
export const commentFailuresFrench = {
  COMMENT_OF_OTHERS: () => 'Seule la personne qui a écrit un commentaire peut le modifier',
  COMMENT_DELETED: () => 'Ce commentaire est supprimé',
  COMMENT_STROKES_FIXED: ({ minutes }) =>
    `Le dessin d’un commentaire peut être modifié pendant ${formatNumber(minutes)} minutes`,
  COMMENT_STROKES_AT_LIMIT: ({ most }) => `Le dessin d’un commentaire compte au plus ${formatNumber(most)} traits`,
  COMMENT_DRAWING_AT_LIMIT: () => 'Le dessin d’un commentaire est trop lourd',
  COMMENT_WITHOUT_PICTURE: () => 'Seuls les commentaires sur des vues ont un dessin',
  COMMENT_SIZE_FIXED: () => 'Le dessin d’un commentaire garde la taille de sa vue',
  THREAD_FRAMES_INVALID: ({ most }) =>
    `frameFrom va de 0 à ${formatNumber(most)}, frameTo n’est pas inférieur, et les deux sont indiqués ou aucun`,
  THREAD_FRAMES_WITHOUT_SHOT: () => 'Seuls les fils sur des plans et des vues ont des images',
  THREAD_REGION_INVALID: () => 'La région doit se trouver dans l’image',
  THREAD_REGION_WITHOUT_VIEW: () => 'Seuls les fils sur des vues ont une région',
  THREAD_REVISION_UNKNOWN: () => 'seenRevision doit être une révision de la vue',
} satisfies Partial<FailureTexts>
