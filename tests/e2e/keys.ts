import { expect, type Locator, type Page } from '@playwright/test'

/** What the Tab key has reached after so many presses is reached by nobody. */
const MOST_STOPS = 90
/** A control that is gone for so long does not come back. */
const GONE_AFTER_MS = 5_000

/** Runs in the page: what is wrong with where the focus is, and with how it shows. */
function lookAtFocus(): string | null {
  const focused = document.activeElement
  // The page has the focus again, without a key, when Tab has come past its end.
  if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return null
  const labels = 'labels' in focused ? [...(focused.labels as NodeListOf<HTMLElement>)] : []
  const referred = (focused.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
  const texts = [...referred, ...labels, focused].map((each) => each?.innerText)
  const name = [focused.ariaLabel, ...texts, focused.title].find(Boolean)
  const what = `${focused.localName} "${(name ?? focused.outerHTML).slice(0, 80)}"`
  if (!name) return `${what}: no name`
  const box = focused.getBoundingClientRect()
  const isSeen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  if (!isSeen) return `${what}: not on the screen`
  // A control that draws nothing itself shows its focus on what it lies in or beside.
  const shown = [focused, focused.parentElement, focused.nextElementSibling, focused.firstElementChild]
  const isRinged = shown.some((each) => {
    if (!each) return false
    return [null, '::before'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
  })
  // A frame shows it on its card, whose edge is a shadow too.
  const card = focused.matches('[data-draw]') ? focused.closest('[data-card]') : null
  const isCardRinged = card !== null && getComputedStyle(card).outlineStyle !== 'none'
  return isRinged || isCardRinged ? null : `${what}: its focus does not show`
}

/** Presses Tab until the focus is on something; finds nothing wrong with what it comes past. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await wanted.evaluate((element) => element.matches(':focus'), null, { timeout: GONE_AFTER_MS })) return
    await page.keyboard.press(key)
    expect.soft(await page.evaluate(lookAtFocus)).toBeNull()
  }
  throw new Error(`${wanted} is not reached by ${key}`)
}

/** Chooses an item of the menu that is open, and waits until the menu is gone. */
export async function chooseByKeys(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name, exact: true })
  await expect(item).toBeVisible()
  for (let presses = 0; presses < 20; presses += 1) {
    if (await item.evaluate((element) => element.matches(':focus, [data-highlighted]'))) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** Presses Undo in a toast, which gives the focus back. */
export async function undoInToast(page: Page, message: string): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: message })
  await expect(toast).toBeVisible()
  // A dialog that is closing still keeps the focus.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Alt+t')
  await tabTo(page, toast.getByRole('button', { name: 'Undo' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Short messages' }).locator(':focus')).toHaveCount(0)
}

/** Presses keys, one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}
