import { runBeforeSignOut } from './beforeSignOut.ts'
import { languageCookie, shownLanguage, type Language } from '../messages/language.ts'

/**
 * Keeps the language on this device and reloads the page in it, once unsaved work is saved as before signing out.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  document.cookie = languageCookie(language)
  if (language === shownLanguage()) return
  await runBeforeSignOut()
  window.location.reload()
}
