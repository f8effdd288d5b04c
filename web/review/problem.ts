import { words } from './words.ts'

/** Reasons of too many requests or attempts. */
const TOO_MANY = /^(ATTEMPTS|RATE)_/

/** Why something was not done, by the reason of the server, in words of the page. */
export const problemOf = (reason: string, known: Readonly<Record<string, string>>): string =>
  known[reason] ?? (TOO_MANY.test(reason) ? words.tooMany : words.failed)
