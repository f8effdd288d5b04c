import type { FailureTexts } from '../../failureTexts.ts'
import { formatNumber } from '../../format.ts'

/** Failures of threads, comments, review links, approvals and playlists. */
export const commentFailuresFrench = {
  COMMENT_OF_OTHERS: () => 'Seule la personne qui a écrit un commentaire peut le modifier',
  COMMENT_DELETED: () => 'Ce commentaire est supprimé',
  COMMENT_STROKES_FIXED: ({ minutes }) =>
    `Le dessin d’un commentaire peut être modifié pendant ${formatNumber(minutes)} minutes`,
  COMMENT_STROKES_AT_LIMIT: ({ most }) => `Le dessin d’un commentaire compte au plus ${formatNumber(most)} traits`,
  COMMENT_DRAWING_AT_LIMIT: () => 'Le dessin d’un commentaire est trop lourd',
  COMMENT_WITHOUT_PICTURE: () => 'Seuls les commentaires sur des vues ont un dessin',
  COMMENT_WITHOUT_LAYERS: () => 'Le dessin d’un commentaire n’a ni calques, ni pinceaux, ni mouvements de caméra',
  COMMENT_SIZE_FIXED: () => 'Le dessin d’un commentaire garde la taille de sa vue',
  THREAD_FRAMES_INVALID: ({ most }) =>
    `frameFrom va de 0 à ${formatNumber(most)}, frameTo n’est pas inférieur, et les deux sont indiqués ou aucun`,
  THREAD_FRAMES_WITHOUT_SHOT: () => 'Seuls les fils sur des plans et des vues ont des images',
  THREAD_REGION_INVALID: () => 'La région doit se trouver dans l’image',
  THREAD_REGION_WITHOUT_VIEW: () => 'Seuls les fils sur des vues ont une région',
  THREAD_REVISION_UNKNOWN: () => 'seenRevision doit être une révision de la vue',
  REVIEW_ENDED: () => 'Ce lien a pris fin. Demandez-en un nouveau.',
  REVIEW_PASSWORD_REQUIRED: () => 'Ce lien a un mot de passe',
  REVIEW_PASSWORD_WRONG: () => 'Le mot de passe est incorrect',
  REVIEW_WITHOUT_COMMENTS: () => 'Ce lien n’accepte pas de commentaires',
  REVIEW_WITHOUT_APPROVAL: () => 'Ce lien ne demande pas d’approbation',
  REVIEW_RECIPIENT_REQUIRED: () =>
    'Un lien qui demande une approbation est pour une seule personne : indiquez le nom et l’adresse',
  APPROVAL_OF_OTHERS: () => 'Seule la personne qui a décidé peut retirer la décision',
  APPROVAL_WITHDRAWN: () => 'Cette décision est retirée',
  REVIEW_VERSION_CHANGED: ({ number }) => `Le lien montre maintenant la version ${formatNumber(number)}`,
  REVIEW_COMMENT_FIXED: ({ minutes }) =>
    `Un commentaire peut être supprimé pendant ${formatNumber(minutes)} minutes`,
  REVIEW_NAME_REQUIRED: () => 'Indiquez votre nom',
  REVIEW_GUESTS_AT_LIMIT: ({ most }) =>
    `Ce lien a été ouvert par ${formatNumber(most)} invités. Demandez-en un nouveau.`,
  REVIEW_LINKS_AT_LIMIT: ({ most }) =>
    `Un projet a au plus ${formatNumber(most)} liens de révision ouverts. Révoquez-en un avant d’en créer un autre.`,
  REVIEW_LINK_EXPIRY: ({ most }) => `Choisissez une date dans les ${formatNumber(most)} prochains jours`,
  REVIEW_LINK_ENDED: () => 'Ce lien de révision est terminé',
  REVIEW_LINK_WITHOUT_COMMENTS: () => 'Les invités de ce lien de révision ne peuvent pas commenter',
  REVIEW_LINK_WITHOUT_SUBJECT: () => 'Ce lien de révision ne montre pas cela',
  REVIEW_GUEST_REQUIRED: () => 'Les invités de ce lien sont séparés les uns des autres : choisissez à qui demander',
  REVIEW_GUESTS_TOGETHER: () => 'Tous les invités de ce lien lisent ses fils : demandez-leur sans en choisir un',
  REVIEW_LINK_REVOKED: () => 'Ce lien de révision est révoqué',
  REVIEW_VERSION_OF_OTHER_BOARD: () => 'La version doit être du storyboard du lien',
  REVIEW_SHOT_NOT_IN_VERSION: () => 'Les plans doivent être des plans de la version',
  PLAYLISTS_AT_LIMIT: ({ most }) =>
    `Un projet a au plus ${formatNumber(most)} listes de lecture. Supprimez-en une avant d’en créer une autre.`,
  PLAYLIST_ITEMS_AT_LIMIT: ({ most }) => `Une liste de lecture a au plus ${formatNumber(most)} éléments`,
  REVIEW_SESSION_OPEN: () => 'Une session de révision est déjà ouverte ici. Terminez-la d’abord.',
  REVIEW_SESSION_ENDED: () => 'Cette session de révision est terminée',
  REVIEW_LED_BY_OTHERS: () => 'Seule la personne qui mène une révision scelle ce qui y a été approuvé',
  REVIEW_NOT_APPROVED: () => 'Ceci n’a pas été approuvé dans la révision',
  REVIEW_APPROVAL_ELSEWHERE: () => 'La version et les plans doivent être ceux de l’élément',
  REVIEW_NOTES_OF_OTHERS: () => 'Quelqu’un d’autre prend les notes de cette session de révision',
  PLAYLIST_SHOT_ELSEWHERE: () => 'Les plans doivent être sur le storyboard, ou dans sa version',
} satisfies Partial<FailureTexts>
