import { countOf, formatNumber, waitOf } from './format.ts'
import { PRODUCT_NAME } from './language.ts'
import { translated } from './translated.ts'

const WAIT_WORDS = { second: ['second', 'seconds'], minute: ['minute', 'minutes'], hour: ['hour', 'hours'] } as const

/** Words of the whole product. */
export const commonMessages = translated('commonMessages', {
  productName: PRODUCT_NAME,
  pageTitle: (page: string) => `${page} | ${PRODUCT_NAME}`,
  loading: 'Loading',
  retry: 'Retry',
  color: { area: 'Saturation and brightness', hue: 'Hue', hex: 'Color code', fromScreen: 'Pick from the screen' },
  tryAgain: 'Try again',
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  dismiss: 'Dismiss',
  /** The corner of short messages and the keys that lead there. */
  toasts: 'Short messages (Alt+T)',
  undo: 'Undo',
  save: 'Save',
  view: 'View',
  /** The dots of a page: what it offers beside its buttons. */
  more: 'More actions',
  showMore: 'Show more',
  showLess: 'Show less',
  name: 'Name',
  description: 'Description',
  draft: {
    kept: 'What you typed before is still here.',
    discard: 'Discard it',
  },
  conflict: {
    sentence: 'Somebody else has saved this since you opened it. Nothing of yours was saved.',
    discard: 'Show what was saved',
    overwrite: 'Save mine over it',
  },
  /** Lists whose order is changed by dragging. */
  sorting: {
    move: (name: string) => `Move ${name}`,
    instructions:
      'Press space or enter to pick it up, the arrow keys to move it, space or enter again to drop it, escape to ' +
      'cancel.',
    pickedUp: (name: string, position: number, count: number) =>
      `${name} picked up. Position ${position} of ${count}`,
    movedOver: (position: number, count: number) => `Position ${position} of ${count}`,
    dropped: (name: string, position: number, count: number) => `${name} dropped. Position ${position} of ${count}`,
    cancelled: (name: string) => `Moving cancelled. ${name} is back in its place`,
  },
  viewAll: (count: number) => `View all ${formatNumber(count)}`,
  shots: (count: number) => countOf(count, 'shot', 'shots'),
  projects: (count: number) => countOf(count, 'project', 'projects'),
  members: (count: number) => countOf(count, 'member', 'members'),
  number: (value: number) => formatNumber(value),
  byteUnits: ['bytes', 'KB', 'MB', 'GB', 'TB'],
  language: 'Language',
})

/** What the client says of failures itself; other sentences come from the server. */
export const errorMessages = translated('errorMessages', {
  network: 'Network error. Please check your internet connection and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unknown: 'Something went wrong. Please try again.',
  rateLimited: (seconds: number) => `Too many attempts. Please try again in ${waitOf(seconds, WAIT_WORDS)}.`,
  pageFailed: 'This page could not be loaded',
  applicationFailed: 'The page stopped working',
  requestId: (id: string) => `Request ${id}`,
})
