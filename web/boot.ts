import { readToken } from './lib/session.ts'
import { LANGUAGES, setShownLanguage } from './messages/language.ts'
import { playStrip } from './pages/landing/stripPlayer.ts'
import { showColors } from './ui/shownColors.ts'

/**
 * The script of the welcome page: the page is there as HTML, and the application comes when somebody begins to use it.
 * What was pressed or written until then is done again once the application answers.
 */
const HINTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const
const CONTROLS = 'a, button, input, [tabindex="0"]'
/** Heard by `stripPlayer` itself. */
const LIVE_CONTROLS = '[data-strip="button"]'

const root = document.getElementById('root')
const isSignedIn = root?.dataset['page'] === 'signed-in'
const missed: (() => void)[] = []
const written = new Set<HTMLInputElement>()
const listening = new AbortController()
let waking: Promise<void> | null = null

/** Tells React of what was written before it listened: it only hears of a value it does not know. */
function writeAgain(input: HTMLInputElement): void {
  const { value, selectionEnd } = input
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  input.value = ''
  setValue?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (input.type !== 'email') input.setSelectionRange(selectionEnd, selectionEnd)
}

async function wakeUp(): Promise<void> {
  const { shown } = await import('./main.tsx')
  await shown
  listening.abort()
  written.forEach(writeAgain)
  for (const doAgain of missed) doAgain()
}

/** Brings the application; what fails is tried again with the next sign of use. */
function wake(): void {
  waking ??= wakeUp().catch(() => {
    waking = null
  })
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

function keepPress(event: Event): void {
  const button = closest(event, 'button')
  if (button === null || button.matches(LIVE_CONTROLS)) return
  event.preventDefault()
  event.stopPropagation()
  missed.push(() => button.click())
  wake()
}

function keepWriting({ target }: Event): void {
  if (target instanceof HTMLInputElement) written.add(target)
}

const options = { capture: true, signal: listening.signal }
for (const hint of HINTS) {
  document.addEventListener(hint, (event) => void (closest(event, CONTROLS) && wake()), { ...options, passive: true })
}
document.addEventListener('click', keepPress, options)
document.addEventListener('input', keepWriting, options)
// Signing in elsewhere, and coming back after signing in, change what the page is.
window.addEventListener('storage', () => void (readToken() !== null && wake()), options)
window.addEventListener('pageshow', (event) => {
  if (event.persisted && isSignedIn !== (readToken() !== null)) location.reload()
}, options)

/** Shows and hides the word of a lost network, as the application would. */
function tellNetwork(): void {
  const banner = document.querySelector<HTMLElement>('[data-offline]')
  if (banner) banner.hidden = navigator.onLine
}

for (const change of ['online', 'offline']) window.addEventListener(change, tellNetwork, options)
tellNetwork()
// The theme follows the system here, too.
matchMedia('(prefers-color-scheme: light)').addEventListener('change', showColors, options)
setShownLanguage(LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en')
if (isSignedIn) wake()
else {
  const sheet = document.querySelector<HTMLElement>('[data-strip="sheet"]')
  if (sheet) playStrip(sheet)
}
