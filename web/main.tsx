import { LANGUAGES, wantedLanguage, type Language } from './messages/language.ts'
import { speak } from './messages/speak.ts'

const RELOAD_KEY = 'framewright.reloadedAt'
const RELOAD_PAUSE_MS = 60_000

// A new version was installed and the parts of the old one are gone: the page starts again, once in a while at most.
window.addEventListener('vite:preloadError', () => {
  // Without a network nothing would come back: the page stays and says so.
  if (!navigator.onLine) return
  const last = Number(sessionStorage.getItem(RELOAD_KEY) ?? 0)
  if (Date.now() - last < RELOAD_PAUSE_MS) return
  sessionStorage.setItem(RELOAD_KEY, String(Date.now()))
  window.location.reload()
})

/** The language of a page that was rendered at build time is the server's choice; else this browser's. */
function settledLanguage(): Language {
  const isRendered = document.getElementById('root')?.dataset['page'] !== undefined
  const rendered = isRendered && LANGUAGES.find((language) => language === document.documentElement.lang)
  return rendered || wantedLanguage(document.cookie, navigator.languages)
}

/** Settles the language, and only then loads what reads its words. */
async function start(): Promise<void> {
  const language = settledLanguage()
  // Words that cannot be had are no reason to show nothing: the page speaks English then.
  await speak(language).then(() => (document.documentElement.lang = language), () => undefined)
  await (await import('./application.tsx')).shown
}

/** Fulfilled once the application is on the screen and answers. */
export const shown = start()
