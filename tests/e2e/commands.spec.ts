import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { inFull } from '../harness/full.ts'
import { makeBoard } from './newBoard.ts'
import { drawIn, enterAs, expectAccessible, watchConsole } from './page.ts'
import { readWorld } from './visitors.ts'

/** A phone and a large screen, in one theme each; every width in both in the full run. */
const WIDTHS = { light: inFull([390, 768, 1440], [390]), dark: inFull([390, 768, 1440], [1440]) }
const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search and commands' })
const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const highlighted = (page: Page): Locator => page.locator('[role=option][data-highlighted]')

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

test('everything is found and opened with the keyboard alone', async ({ page }) => {
  const errors = watchConsole(page)
  await enterAs(page, { accessToken: readWorld().tokens.OWNER })
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Search and commands' })
  await expect(button).toBeVisible()

  await test.step('a project, by Ctrl+K', async () => {
    await button.focus()
    await page.keyboard.press('Control+k')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(searchField(page)).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('salt')
    await expect(highlighted(page)).toContainText('Salt House')
    await expect(page.locator('mark').first()).toHaveText('Salt')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/projects\/project_\w+$/)
  })

  await test.step('a shot, by /', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Salt House' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('SH0030')
    // Each film of the demo has one.
    await expect(page.getByRole('group', { name: 'Shots' }).getByRole('option')).toHaveCount(3)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/storyboard\?board=storyboard_\w+&shot=shot_/)
  })

  await test.step('a task, a person and a command', async () => {
    // The board gives the shot it was opened at the focus, which would be taken from the search.
    await page.waitForFunction(() => document.activeElement?.closest('[data-shot]') != null)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('soften')
    await expect(highlighted(page)).toContainText('soften')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/tasks\?task=task_/)
    await expect(page.getByRole('dialog', { name: /task/i })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('settings appear')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible()
  })

  await test.step('where one was lately', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toContainText('Salt House')
  })
  expect(errors).toEqual([])
})

for (const mode of ['light', 'dark'] as const) {
  test(`search, shortcuts and settings are whole at ${WIDTHS[mode].join(', ')} px, ${mode}`, async ({ page }) => {
    const errors = watchConsole(page)
    await enterAs(page, { accessToken: readWorld().tokens.OWNER })
    await page.evaluate((wanted) => localStorage.setItem('framewright.colorMode', wanted), mode)
    for (const width of WIDTHS[mode]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Search and commands' }).click()
      await expect(searchField(page)).toBeFocused()
      await expectAccessible(page)
      const box = await page.getByRole('dialog').boundingBox()
      if (width === 390) expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      await page.keyboard.type('zzqq')
      await expect(page.getByText('Nothing found for “zzqq”').last()).toBeVisible()
      await page.keyboard.press('Escape')
      await page.goto('/dashboard/user-settings?section=appearance')
      await expect(page.getByRole('radio', { name: /After a minute/ })).toBeAttached()
      await expectNoOverflow(page)
      await page.getByRole('button', { name: 'Show all shortcuts' }).click()
      await expect(sheet(page)).toBeVisible()
      await expectNoOverflow(page)
      await expectAccessible(page)
    }
    expect(errors).toEqual([])
  })
}

test('what is settled stays and acts', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const board = await makeBoard(client, 1)
  await enterAs(page, board.person)
  await page.goto('/dashboard/user-settings?section=appearance')
  const singleKeys = page.getByRole('checkbox', { name: /Single-key shortcuts/ })
  const atOnce = page.getByRole('radio', { name: /At once/ })

  await test.step('is told as it is chosen, and remembered', async () => {
    await page.getByText('Every stroke and every text as soon as it is finished').click()
    await expect(page.getByRole('status').filter({ hasText: 'Autosave: At once.' })).toBeAttached()
    await page.getByText('Single-key shortcuts').click()
    await expect(page.getByRole('status').filter({ hasText: 'Single-key shortcuts: Off.' })).toBeAttached()
    await page.getByText('Paper', { exact: true }).click()
    await expect(page.locator('html')).toHaveClass(/light/)
    await page.reload()
    await expect(atOnce).toBeChecked()
    await expect(singleKeys).not.toBeChecked()
    await expect(page.locator('html')).toHaveClass(/light/)
  })

  await test.step('signs alone do nothing, keys with Ctrl do', async () => {
    await page.keyboard.press('?')
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(searchField(page)).toBeFocused()
    await page.keyboard.type('shortcuts')
    await page.keyboard.press('Enter')
    await expect(sheet(page)).toContainText('turned off in your settings')
    await page.keyboard.press('Escape')
  })

  await test.step('a stroke is sent at once, and B is no brush', async () => {
    await page.goto(board.path)
    const shot = page.getByRole('article', { name: 'Shot 1' })
    const eraser = page.getByRole('toolbar').getByRole('button', { name: 'Eraser' })
    const sent = page.waitForResponse((response) => response.url().endsWith('/graphql')
      && (response.request().postData() ?? '').includes('appendViewOps'), { timeout: 15_000 })
    await drawIn(page, shot.locator('[data-draw]'))
    expect((await sent).ok()).toBe(true)
    await page.keyboard.press('e')
    await expect(eraser).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('turned on again, they act', async () => {
    await page.evaluate(() => localStorage.setItem('framewright.singleKeys', 'on'))
    await page.keyboard.press('e')
    await expect(page.getByRole('toolbar').getByRole('button', { name: 'Eraser' }))
      .toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(sheet(page)).toContainText('Drawing in a frame')
    await expect(sheet(page)).toContainText('Smaller brush')
  })
})
