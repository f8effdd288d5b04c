import { expect, type Page, test } from '@playwright/test'
import { inFull } from '../harness/full.ts'
import { expectAccessible, watchConsole } from './page.ts'

const PAGES = ['/docs/api', '/docs/api/guide', '/docs/api/changelog']
const LARGE_PAGES = ['/docs/api', '/docs/api/changelog']
/** A phone and a large screen, in one theme each; every width in both in the full run. */
const WIDTHS = { light: inFull([390, 768, 1440], [390]), dark: inFull([390, 768, 1440], [1440]) }

/** The reference is a thousand times the same few parts: of each chapter some are enough, and these laid out. */
const keepSomeEntries = (page: Page) =>
  page.evaluate(() => {
    for (const chapter of document.querySelectorAll('.chapter')) {
      for (const entry of [...chapter.querySelectorAll('.entry, .members.root, tbody tr')].slice(4)) entry.remove()
      for (const entry of chapter.querySelectorAll<HTMLElement>('.entry, .members')) {
        entry.style.contentVisibility = 'visible'
      }
    }
    for (const list of document.querySelectorAll('.tree details')) list.remove()
  })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`${path} can be read by everybody in ${colorScheme} colors`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ colorScheme })
      const page = await context.newPage()
      const errors = watchConsole(page)
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
      })
      for (const width of WIDTHS[colorScheme]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        expect(background).toBe(colorScheme === 'dark' ? 'rgb(14, 15, 18)' : 'rgb(247, 245, 240)')
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect(tooWide, `${width} px`).toBe(false)
        // What is large is looked at once: another width moves nothing of it.
        if (LARGE_PAGES.includes(path) && width !== WIDTHS[colorScheme][0]) continue
        await keepSomeEntries(page)
        await expectAccessible(page)
      }
      expect(errors).toEqual([])
      expect(elsewhere).toEqual([])
      await context.close()
    })
  }
}

test('finds a field by its name and shows it', async ({ page }) => {
  await page.goto('/docs/api')
  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: 'Search this page' })
  await expect(field).toBeFocused()
  await field.fill('statusChanged')
  await expect(page.getByRole('status')).toHaveText(/found/)
  // Dozens of inputs have a field of this name.
  await field.fill('storyboardInput.expectedVersion')
  await page.getByRole('link', { name: 'UpdateStoryboardInput.expectedVersion' }).click()
  await expect(page).toHaveURL(/#UpdateStoryboardInput\.expectedVersion$/)
  await expect(page.locator('[id="UpdateStoryboardInput.expectedVersion"]')).toBeInViewport()
})

test('unfolds what an address names', async ({ page }) => {
  await page.goto('/docs/api#Storyboard.shots.after')
  await expect(page.locator('[id="Storyboard.shots.after"]')).toBeInViewport()
})

test('has its navigation without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/docs/api')
  const navigation = page.getByRole('navigation', { name: 'On this page' })
  await navigation.getByRole('link', { name: 'Limits', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Limits', exact: true })).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByText('On this page', { exact: true }).click()
  await navigation.getByRole('link', { name: 'Webhooks', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Webhooks', exact: true })).toBeInViewport()
  await context.close()
})
