/** The product's name in every language; the only place it stands. */
export const PRODUCT_NAME = 'Framewright'

/** The languages the product speaks, by their codes. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words: who looks for theirs need not know the one on the screen. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' }

/** The one place where the choice is kept: a cookie, so that the server can choose a page made at build time. */
export const LANGUAGE_COOKIE = 'language'

const YEAR_SECONDS = 365 * 24 * 60 * 60

// Settled before anything that reads it is loaded, in the script of a static page too.
// eslint-disable-next-line framewright/module-state
let shown: Language = 'en'

/** The language on the screen. It stays the same as long as the page does. */
export function shownLanguage(): Language {
  return shown
}

/** Says which language is on the screen: `speak` of messages.ts, once its words are there, and boot.ts. */
export function setShownLanguage(language: Language): void {
  shown = language
}

function languageNamed(name: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === name)
}

/** The language somebody chose, else the first the browser asks for that we speak, else English. */
export function wantedLanguage(cookies: string, preferred: readonly string[]): Language {
  const prefix = `${LANGUAGE_COOKIE}=`
  const chosen = cookies.split('; ').find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length)
  const asked = preferred.map((tag) => languageNamed(tag.toLowerCase().split('-')[0]))
  return languageNamed(chosen) ?? asked.find((language) => language !== undefined) ?? 'en'
}

/** The cookie that keeps a choice for a year. */
export function languageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; SameSite=Lax`
}
