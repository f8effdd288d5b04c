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
} satisfies Partial<FailureTexts>
