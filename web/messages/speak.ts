import { setShownLanguage, type Language } from './language.ts'
import { setTranslations } from './translated.ts'

/** Loads the words of a language. What reads words is loaded after it (main.tsx), so that modules may keep them. */
export async function speak(language: Language): Promise<void> {
  setTranslations(language === 'fr' ? (await import('./fr.ts')).frenchMessages : {})
  setShownLanguage(language)
}
