import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, watchConsole } from './page.ts'

/** Keeps chunks by their names on the way; answers what has been asked for, and how to let them through. */
async function holdBack(page: Page, name: RegExp) {
  const asked: string[] = []
  let letThrough = (): void => undefined
  const free = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(name, async (route) => {
    asked.push(route.request().url())
    await free
    await route.continue()
  })
  return { asked, letThrough }
}

test('what is opened before its code is there opens with it, and gives the focus back', async ({ page, baseURL }) => {
  const errors = watchConsole(page)
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), 1)
  await enterAs(page, person)
  const { letThrough } = await holdBack(page, /\/assets\/(EntryMenu|DurationDialog|ShotOverlays)-/)
  await page.goto(path)
  const more = page.getByRole('button', { name: 'More actions' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(more).toBeFocused()
  await expect(page.getByRole('menu')).toHaveCount(0)
  letThrough()
  await expect(page.getByRole('menu')).toBeFocused()
  await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(more).toBeFocused()
  await more.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await more.click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('menus and dialogs come after the first picture', async ({ page, baseURL }) => {
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), 1)
  await enterAs(page, person)
  const { asked, letThrough } = await holdBack(page, /\/assets\/(EntryMenu|ShotOverlays|CastingDialog|ToastRegion)-/)
  let isThere = (): void => undefined
  const board = new Promise<void>((resolve) => (isThere = resolve))
  await page.route('**/graphql', async (route) => {
    await board
    await route.continue()
  })
  await page.goto(path)
  await expect(page.locator('.chakra-skeleton').first()).toBeVisible()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  isThere()
  letThrough()
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4)
})
