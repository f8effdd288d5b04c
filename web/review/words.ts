import { setShownLanguage, wantedLanguage } from '../messages/language.ts'
import { reviewPageMessages, type ReviewPageMessages } from '../messages/reviewPage.ts'

// The language is settled by main.tsx before anything is rendered; no module reads a word as it is loaded.
// eslint-disable-next-line framewright/module-state
export let words: ReviewPageMessages = reviewPageMessages

/** Puts the words of the browser's language in the place of English. */
export async function speakAsBrowser(): Promise<void> {
  const language = wantedLanguage(document.cookie, navigator.languages)
  if (language === 'fr') words = (await import('../messages/fr/reviewPage.ts')).reviewPageMessagesFrench
  setShownLanguage(language)
  document.documentElement.lang = language
}
