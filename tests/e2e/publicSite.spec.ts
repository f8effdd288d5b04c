import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { linkMailedTo } from './mails.ts'
import { demoSignIn, expectAccessible, signIn, watchConsole } from './page.ts'
import { ACCOUNT_PAGES, type PublicPage, SITE_PAGES, type Visit, VISITS } from './publicPages.ts'

const VISIT_LIMIT_MS = 300_000

const nameOf = ({ isSignedIn, theme, width }: Visit) =>
  `${isSignedIn ? 'signed in' : 'signed out'}, ${theme}, ${width} px`

/** A page of a browser as a visit asks for it; nothing moves in it. */
async function openBrowser(browser: Browser, { isSignedIn, theme, width }: Visit): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (isSignedIn) {
    await signIn(page, demoSignIn())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The dashboard's own theme is dark; on public pages the system's wish decides.
    await page.evaluate(() => localStorage.removeItem('framewright.colorMode'))
  }
  return page
}

async function expectNoOverflow(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wider, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0)
}

/** The texts of a page that a person can see, with what its fields are called. */
const readTexts = (page: Page) =>
  page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '))

async function expectPage(page: Page, wanted: PublicPage, { isSignedIn, theme, width }: Visit): Promise<void> {
  await page.goto(wanted.path)
  await expect(page).toHaveTitle(`${wanted.title} | Framewright`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator(`html.${theme}`)).toBeAttached()
  const texts = [...wanted.texts, ...((isSignedIn ? wanted.signedIn : wanted.signedOut) ?? [])]
  const read = await readTexts(page)
  for (const text of texts) expect(read, `${wanted.path} says "${text}"`).toContain(text)
  await expectNoOverflow(page)
  await expectAccessible(page)
  const name = `${wanted.path.split('?')[0]?.replaceAll('/', '') || 'index'}-${theme}-${width}`
  await test.info().attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
}

for (const visit of VISITS) {
  test(`every public page is as it should be: ${nameOf(visit)}`, async ({ browser }) => {
    test.setTimeout(VISIT_LIMIT_MS)
    const page = await openBrowser(browser, visit)
    const errors = watchConsole(page)
    const pages = visit.isSignedIn ? SITE_PAGES : [...SITE_PAGES, ...ACCOUNT_PAGES]
    for (const wanted of pages) await expectPage(page, wanted, visit)
    expect(errors).toEqual([])
    await page.context().close()
  })
}

test('the landing page loads neither a drawing engine nor the dashboard, and draws a board', async ({ page }) => {
  const errors = watchConsole(page)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See the film before you shoot it.')
  await expect(page.getByText(/^00:1\d\.\d \/ 00:18\.0$/)).toBeVisible()
  await expect(page.locator('main canvas')).toBeVisible()
  const clock = page.getByText(/\/ 00:18\.0$/)
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Pause the drawing' }).click()
  await expect(page.getByRole('button', { name: 'Play the drawing' })).toBeVisible()
  const code = (await Promise.all(scripts)).join('\n')
  expect(code).not.toMatch(/PixiJS|DndDescribedBy|DndLiveRegion/)
  expect(errors).toEqual([])
})

test('addresses without a page lead where they should', async ({ page }) => {
  for (const path of ['/nowhere', '/dashboard', '/user-settings']) {
    await page.goto(path)
    await page.waitForURL(/\/signin/)
  }
  for (const path of ['/menu', '/storyboard']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Try It Out' })).toBeInViewport()
  }
  await signIn(page, demoSignIn())
  await page.goto('/nowhere')
  await page.waitForURL('**/dashboard')
  for (const path of ['/menu', '/storyboard']) {
    await page.goto(path)
    await page.waitForURL(/\/dashboard\/projects\/project_\w+\/storyboard$/)
  }
})

test('a message is sent, and one that cannot be sent stays', async ({ page }) => {
  await page.goto('/contact')
  const fields = { Name: 'Ada', Email: `${randomUUID()}@example.com`, Subject: 'Schools', Message: 'Do you teach?' }
  const main = page.getByRole('main')
  for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(main.getByText('Network error. Please check your internet connection and try again.')).toBeVisible()
  await expect(main.getByLabel('Message', { exact: true })).toHaveValue(fields.Message)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(main.getByText('Thank you for your message! We will get back to you soon.')).toBeVisible()
  await expect(main.getByLabel('Message', { exact: true })).toHaveValue('')
  await expectAccessible(page)
})

test('the newsletter begins with a click in a mail and ends with one', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/about')
  await page.getByLabel('Email address for the newsletter').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(/Check your email/)).toBeVisible()
  await page.goto(await linkMailedTo(email, /^Confirm/))
  await expect(page.getByText(`${email} gets the newsletter from now on.`)).toBeVisible()
  await expectAccessible(page)
  await page.goto(await linkMailedTo(email, /^You are subscribed/, '/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(`${email} gets no newsletter any more.`)).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the menu leads on and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})
