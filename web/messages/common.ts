/** The product's name; the only place it stands. */
export const PRODUCT_NAME = 'Framewright'

const integers = new Intl.NumberFormat('en')

/** A whole number with separators and the fitting form of its noun: '1 shot', '1,200 shots'. */
export function countOf(count: number, one: string, many: string): string {
  return `${integers.format(count)} ${count === 1 ? one : many}`
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A waiting time in seconds as people say it, rounded up: '40 seconds', '2 minutes', '1 hour'. */
function waitOf(seconds: number): string {
  if (seconds <= MINUTE) return countOf(Math.max(1, seconds), 'second', 'seconds')
  if (seconds <= HOUR) return countOf(Math.ceil(seconds / MINUTE), 'minute', 'minutes')
  return countOf(Math.ceil(seconds / HOUR), 'hour', 'hours')
}

/** Words of the whole product. */
export const commonMessages = {
  productName: PRODUCT_NAME,
  pageTitle: (page: string) => `${page} | ${PRODUCT_NAME}`,
  loading: 'Loading',
  retry: 'Retry',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  dismiss: 'Dismiss',
  undo: 'Undo',
  save: 'Save',
  view: 'View',
  showMore: 'Show more',
  name: 'Name',
  description: 'Description',
  viewAll: (count: number) => `View all ${integers.format(count)}`,
  shots: (count: number) => countOf(count, 'shot', 'shots'),
  projects: (count: number) => countOf(count, 'project', 'projects'),
  members: (count: number) => countOf(count, 'member', 'members'),
  number: (value: number) => integers.format(value),
}

/** What the client says of failures itself; other sentences come from the server. */
export const errorMessages = {
  network: 'Network error. Please check your internet connection and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unknown: 'Something went wrong. Please try again.',
  rateLimited: (seconds: number) => `Too many attempts. Please try again in ${waitOf(seconds)}.`,
  pageFailed: 'This page could not be loaded',
  applicationFailed: 'The page stopped working',
  reload: 'Reload the page',
  requestId: (id: string) => `Request ${id}`,
}
