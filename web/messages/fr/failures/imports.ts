import type { FailureTexts } from '../../failureTexts.ts'
import { countOf, formatNumber } from '../../format.ts'

const STATUSES: Readonly<Record<string, string>> = {
  QUEUED: 'en attente', READING: 'en cours de lecture', REFUSED: 'refusé', APPLIED: 'appliqué', UNDONE: 'annulé',
  DISCARDED: 'abandonné',
}

const refused = (count: number) =>
  countOf(count, 'élément accepté ne peut pas être pris', 'éléments acceptés ne peuvent pas être pris')

/** Failures of imports. */
export const importFailuresFrench = {
  IMPORTS_AT_LIMIT: ({ most }) =>
    `${formatNumber(most)} imports de ce projet sont en cours de lecture. Attendez que l’un d’eux soit prêt.`,
  IMPORT_KIND_UNKNOWN: ({ kinds }) =>
    `Ce fichier ne peut pas être importé. Dites ce qu’il est, ou choisissez parmi : ${kinds}`,
  IMPORT_INTO_PROJECT: () => 'Un tel fichier va dans le projet entier. N’indiquez pas de storyboard.',
  IMPORT_INTO_BOARD: () => 'Un tel fichier va dans un storyboard. Choisissez-le.',
  IMPORT_FILE_REQUIRED: () => 'Indiquez soit file, soit uploadId',
  UPLOAD_SIZE_INVALID: ({ most }) => `bytes doit être compris entre 1 et ${formatNumber(most)}`,
  UPLOAD_HASH_INVALID: () => 'sha256 doit compter 64 chiffres hexadécimaux',
  UPLOADS_AT_LIMIT: ({ most }) =>
    `Vous envoyez déjà ${formatNumber(most)} fichiers. Importez-en un, ou attendez qu’ils expirent.`,
  UPLOAD_IN_USE: () => 'Une autre requête envoie déjà une partie de ce fichier',
  UPLOAD_RANGE_INVALID: ({ bytes }) =>
    `La partie ne tient pas dans le fichier, qui compte ${formatNumber(bytes)} octets`,
  UPLOAD_OFFSET_DIFFERENT: ({ offset }) =>
    `${countOf(offset, 'octet est arrivé', 'octets sont arrivés')}. Envoyez la partie qui commence là.`,
  UPLOAD_INCOMPLETE: ({ offset, bytes }) =>
    `${formatNumber(offset)} octets sur ${formatNumber(bytes)} sont arrivés. Envoyez d’abord le reste.`,
  UPLOAD_DAMAGED: () => 'Le fichier n’a pas l’empreinte SHA-256 annoncée. Renvoyez-le depuis le début.',
  IMPORT_FILE_GONE: () => 'Le fichier n’est plus conservé. Importez-le de nouveau.',
  IMPORT_NOT_READ: () => 'Le fichier n’a pas pu être lu. Importez-le de nouveau.',
  IMPORT_OPTIONS_INVALID: ({ names }) => `Indiquez exactement l’un de : ${names}`,
  IMPORT_NOT_READY: ({ status }) => `Le plan de cet import n’est pas prêt : il est ${STATUSES[status] ?? status}`,
  IMPORT_ENDED: () => 'Cet import a déjà été appliqué, annulé ou abandonné',
  IMPORT_PLAN_CHANGED: () => 'Le storyboard a changé ; regardez de nouveau le plan',
  IMPORT_CHOICE_REQUIRED: () => 'Dites quels éléments : donnez itemIds ou changes',
  IMPORT_ITEMS_AT_LIMIT: ({ most }) => `Indiquez de 1 à ${formatNumber(most)} éléments`,
  IMPORT_ITEMS_REFUSED: ({ count }) => `Rien n’a été importé : ${refused(count)}`,
  IMPORT_ITEM_NEEDED: ({ item, needed }) =>
    `Rien n’a été importé : ${item} a besoin de ${needed}. Acceptez ou refusez les deux.`,
  IMPORT_WITHOUT_CHANGES: () => 'Aucun élément accepté ne change quelque chose',
  IMPORT_NOT_APPLIED: () => 'Cet import n’est pas appliqué : il n’y a rien à annuler',
  IMPORT_CHANGED_SINCE: ({ objects }) =>
    `Modifié depuis l’import : ${objects}. Annulez le reste avec keepChanged, et cela restera tel quel.`,
  // ZIPs.
  ZIP_DAMAGED: () => 'Le ZIP est endommagé ou incomplet. Refaites-le.',
  ZIP_ENCRYPTED: () => 'Le ZIP est chiffré. Refaites-le sans mot de passe.',
  ZIP_UNSAFE: ({ name }) =>
    `Le ZIP contient « ${name} » deux fois, ou comme lien vers un autre fichier. Refaites-le.`,
  ZIP_TOO_LARGE: ({ files, gigabytes }) =>
    `Le ZIP dépasse ${formatNumber(files)} fichiers ou ${formatNumber(gigabytes)} Go. Faites-en de plus petits.`,
  // Boards.
  BOARD_PICTURE_TWICE: ({ other }) =>
    `« ${other} » est la même vue du plan. Renommez l’un des deux, ou refusez-le.`,
  BOARD_RATIO_FITTED: ({ nearest }) => `L’image a son propre format et est ajustée à ${nearest}`,
  IMAGES_MISSING: () => 'Le ZIP ne contient aucun fichier PNG, JPEG ou WebP.',
  IMAGES_AT_LIMIT: ({ most }) =>
    `Le ZIP a plus de ${formatNumber(most)} images. Importez-les en plusieurs parties.`,
  IMAGES_OTHERS_LEFT_OUT: ({ count, names }) =>
    `${countOf(count, 'fichier n’est pas', 'fichiers ne sont pas')} en PNG, JPEG ou WebP : ${names}`,
  BOARD_DRAWING_HIDDEN: () => 'Ce qui est dessiné dans la vue est masqué derrière les nouveaux calques',
  STORYBOARDER_DAMAGED: ({ name }) => `« ${name} » n’est pas un projet Storyboarder, ou il est endommagé.`,
  STORYBOARDER_TOO_NESTED: ({ most }) => `Le projet est imbriqué sur plus de ${formatNumber(most)} niveaux.`,
  STORYBOARDER_TOO_LARGE: ({ most }) =>
    `Le projet a plus de ${formatNumber(most)} planches, calques et sons. Importez-le en plusieurs parties.`,
  STORYBOARDER_WITH_MANY_ELEMENTS: ({ most }) =>
    `Le projet a plus de ${formatNumber(most)} éléments. Importez-le en plusieurs parties.`,
  STORYBOARDER_MISSING: () => 'Le ZIP ne contient aucun fichier .storyboarder.',
  STORYBOARDER_EMPTY: () => 'Le projet n’a pas de planches.',
  STORYBOARDER_TEXT_TOO_LARGE: ({ most }) =>
    `Les fichiers .storyboarder dépassent ${formatNumber(most)} Mo de texte. Importez-les en plusieurs parties.`,
  STORYBOARDER_FILES_MISSING: ({ count, names }) =>
    `${countOf(count, 'fichier manque', 'fichiers manquent')} : ${names}`,
  STORYBOARDER_MODELS_LEFT_OUT: ({ count }) =>
    `Les scènes 3D de ${countOf(count, 'planche', 'planches')} ne sont pas importées. Leurs images le sont.`,
  STORYBOARDER_SOUNDS_LEFT_OUT: ({ count }) =>
    `${countOf(count, 'son n’est pas importé', 'sons ne sont pas importés')} : un plan a une seule voix.`,
  STORYBOARDER_LENGTHS_JOINED: ({ count }) =>
    `Les planches de ${countOf(count, 'plan', 'plans')} n’ont pas la même durée. Les vues d’un plan se la partagent.`,
  STORYBOARDER_RATIO_FITTED: ({ ratio, nearest }) =>
    `Le format ${ratio} n’est pas de ceux du projet. Les images sont ajustées à ${nearest}.`,
} satisfies Partial<FailureTexts>
