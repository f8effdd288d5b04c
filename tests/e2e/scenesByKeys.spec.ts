import { expect, test, type Locator, type Page } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { PASSWORD } from '../harness/fixtures.ts'
import { makeBoard } from './newBoard.ts'
import { expectAccessible, watchConsole } from './page.ts'

/** What the Tab key has reached after so many presses is reached by nobody. */
const MOST_STOPS = 90

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
  return isRinged ? null : `${what}: its focus does not show`
}

/** Presses Tab until the focus is on something; finds nothing wrong with what it comes past. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  const isReached = () => wanted.evaluate((element) => element.matches(':focus')).catch(() => false)
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await isReached()) return
    await page.keyboard.press(key)
    expect.soft(await page.evaluate(lookAtFocus)).toBeNull()
  }
  throw new Error(`${wanted} is not reached by ${key}`)
}

test('scenes are made and worked with by the keyboard alone, from signing in on', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  const { person } = await makeBoard(clientOf(baseURL ?? ''), 6)
  const cardAt = (position: number) => page.getByRole('article', { name: `Shot ${position}`, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const choose = async (name: string): Promise<void> => {
    const item = page.getByRole('menuitem', { name, exact: true })
    await expect(item).toBeVisible()
    for (let presses = 0; presses < 20; presses += 1) {
      if (await item.evaluate((element) => element.matches(':focus, [data-highlighted]'))) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toBeHidden()
  }

  const undo = async (message: string): Promise<void> => {
    const toast = page.getByRole('status').filter({ hasText: message })
    await expect(toast).toBeVisible()
    await press('Alt+t')
    await tabTo(page, toast.getByRole('button', { name: 'Undo' }))
    await press('Enter')
  }

  await test.step('sign in and open the last board', async () => {
    await page.goto('/signin')
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type(person.email)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(PASSWORD)
    await press('Enter')
    await page.waitForURL('**/dashboard/organizations')
    await tabTo(page, page.getByRole('link', { name: 'Continue drawing' }))
    await press('Enter')
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  const makeScene = async (position: number, heading: string): Promise<void> => {
    await tabTo(page, page.locator('[data-draw]:not([tabindex="-1"])'))
    await press('Home')
    await expect(button('Draw in shot 1')).toBeFocused()
    for (let at = 1; at < position; at += 1) await press('ArrowRight')
    await tabTo(page, button(`Menu of shot ${position}`))
    await press('Enter')
    await choose('New scene here…')
    await expect(page.getByRole('dialog').getByLabel('Heading')).toBeFocused()
    await page.keyboard.type(heading)
    await press('Enter')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await test.step('make two scenes', async () => {
    await makeScene(1, 'INT. HALL - DAY')
    await makeScene(4, 'EXT. PIER - DUSK')
  })
  await test.step('collapse and expand a scene, and move and rename it', async () => {
    const fold = button(/^(Collapse|Expand) the scene EXT\. PIER - DUSK$/)
    await tabTo(page, fold, 'Shift+Tab')
    await press('Enter')
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(cardAt(4)).toBeHidden()
    await expect(fold).toBeFocused()
    await press('Enter')
    await expect(cardAt(4)).toBeVisible()
    await tabTo(page, button('Menu of the scene EXT. PIER - DUSK'))
    await press('Enter')
    await choose('Move up')
    const codes = () => page.getByText(/^SH\d{4}$/).allTextContents()
    await expect.poll(codes).toEqual(['SH0040', 'SH0050', 'SH0060', 'SH0010', 'SH0020', 'SH0030'])
    await expect(button('Menu of the scene EXT. PIER - DUSK')).toBeFocused()
    await press('Enter')
    await choose('Rename…')
    await expect(page.getByRole('dialog').getByLabel('Heading')).toBeFocused()
    await press('Control+a')
    await page.keyboard.type('EXT. QUAY - DUSK')
    await press('Enter')
    await expect(page.getByRole('heading', { name: 'EXT. QUAY - DUSK' })).toBeVisible()
    await expect(button('Menu of the scene EXT. QUAY - DUSK')).toBeFocused()
  })
  await test.step('remove it, and take that back in the toast', async () => {
    await press('Enter')
    await choose('Remove, keep the shots')
    await expect(page.getByRole('heading', { name: 'EXT. QUAY - DUSK' })).toBeHidden()
    await undo('Scene removed')
    await expect(page.getByRole('heading', { name: 'EXT. QUAY - DUSK' })).toBeVisible()
    await expectAccessible(page)
  })
  expect(errors).toEqual([])
})
