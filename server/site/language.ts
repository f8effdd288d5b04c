import type { IncomingHttpHeaders } from 'node:http'
import Negotiator from 'negotiator'

/** The choice made in the settings; it goes before what the browser wishes. */
const LANGUAGE_COOKIE = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/

/** The language of a page for who asks, one of those there are; the first where none is wished. */
export function languageOf(headers: IncomingHttpHeaders, languages: readonly string[]): string {
  const chosen = LANGUAGE_COOKIE.exec(headers.cookie ?? '')?.[1]
  if (chosen !== undefined && languages.includes(chosen)) return chosen
  return new Negotiator({ headers }).language([...languages]) ?? languages[0] ?? 'en'
}
