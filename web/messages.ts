import { englishMessages, type Messages } from './messages/english.ts'
import { setShownLanguage, type Language } from './messages/language.ts'

/**
 * Every word a person reads, by area; a function where a text holds values. The language is settled before any other
 * module reads it (main.tsx), so that they may keep parts of it.
 */
// eslint-disable-next-line framewright/module-state
export let messages: Messages = englishMessages

/** Puts a language's words in the place of English. Nothing that reads `messages` may have been loaded before. */
export async function speak(language: Language): Promise<void> {
  if (language === 'fr') messages = (await import('./messages/fr.ts')).frenchMessages
  setShownLanguage(language)
}
