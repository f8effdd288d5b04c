import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { enterAs, watchConsole } from './page.ts'
import { hoverControl, scrollPage, scrollTop } from './scrolling.ts'
import { readWorld } from './visitors.ts'

const MOST_SCRIPT_BYTES = 130_000
const MOST_LAYOUT_SHIFT = 0.02
const SETTLE_MS = 1_500
/** Distance from the top in CSS pixels, at which a button of the plans is in sight. */
const PLACE = 4_000
/** What was chosen, what the system wishes, what is shown. */
const THEMES = [['dark', 'light', 'dark'], [null, 'dark', 'dark'], [null, 'light', 'light']] as const
const HEADLINE = 'See the film before you shoot it.'

/** Bytes in gzip of each script the page loads from now on, by its address. */
function watchScripts(page: Page): Promise<{ url: string; size: number }>[] {
  const scripts: Promise<{ url: string; size: number }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response.body().then((body) => ({ url: response.url(), size: gzipSync(body).length })))
  })
  return scripts
}

interface LayoutShift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Nothing on the screen has moved by itself since the page was opened; a failure names the elements that moved. */
async function expectNothingMoved(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; elements: string[] }[]>((resolve) => {
        new PerformanceObserver((list) => {
          const own = (list.getEntries() as unknown as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput)
          const textOf = ({ node }: { node: Node | null }): string =>
            (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 120)
          resolve(own.map(({ value, sources }) => ({ value, elements: sources.map(textOf) })))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 500)
      }),
  )
  const moved = shifts.flatMap(({ elements }) => elements).join('\n')
  expect(shifts.reduce((sum, { value }) => sum + value, 0), moved).toBeLessThan(MOST_LAYOUT_SHIFT)
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  return context.newPage()
}

test('the page can be read and left without any script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page).toHaveTitle('Home | Framewright')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE)
  await expect(page.getByRole('article', { name: 'Professional' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await context.close()
})

test('nobody loads the application who does not use it, and nothing moves', async ({ page }) => {
  const errors = watchConsole(page)
  const scripts = watchScripts(page)
  await page.goto('/home', { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  const loaded = await Promise.all(scripts)
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(MOST_SCRIPT_BYTES)
  expect(loaded.filter(({ url }) => /\/main-|react|pixi/i.test(url))).toEqual([])
  await expectNothingMoved(page)
  expect(errors).toEqual([])
})

test('the first press is heard: the theme changes, and the page stays as it was', async ({ page }) => {
  const errors = watchConsole(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  // The whole application loads first, beside other journeys.
  await expect(page.locator('html.dark')).toBeAttached({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible()
  expect(await heading?.evaluate((element) => element.isConnected), 'the page was taken over, not replaced').toBe(true)
  await page.reload()
  await expect(page.locator('html.dark')).toBeAttached()
  await expectNothingMoved(page)
  expect(errors).toEqual([])
})

test('on a phone the first touch opens the menu', async ({ browser }) => {
  const page = await openPhone(browser)
  const errors = watchConsole(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).tap()
  await page.waitForURL('**/contact')
  expect(errors).toEqual([])
  await page.context().close()
})

test('an address written before the application was there is subscribed', async ({ page }) => {
  const errors = watchConsole(page)
  const email = `${randomUUID()}@example.com`
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/main-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  const field = page.getByLabel('Email address for the newsletter')
  await field.pressSequentially(email)
  await field.press('Enter')
  letThrough()
  await expect(page.getByText(`the link we sent to ${email} confirms`)).toBeVisible()
  expect(new URL(page.url()).search, 'the form was not sent as a page').toBe('')
  expect(errors).toEqual([])
})

test('the demo opens from the first press', async ({ page }) => {
  const errors = watchConsole(page)
  await page.goto('/')
  const section = page.locator('#try-it-out')
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button').first().click()
  await expect(section.getByRole('application')).toBeFocused()
  await expect(section.getByRole('application'), 'the canvas is in sight').toBeInViewport({ ratio: 0.9 })
  expect(errors).toEqual([])
})

test('the page keeps its place when the application takes over', async ({ page, browser }) => {
  const whenTakenOver = (at: Page) =>
    at.waitForFunction(() => {
      const link = document.querySelector('main a') ?? {}
      return Object.keys(link).some((key) => key.startsWith('__react'))
    })
  const phone = await openPhone(browser)
  const signs: [string, Page, () => Promise<void>][] = [
    ['hover', page, () => hoverControl(page)],
    ['focus', page, () => page.locator('footer a').last().evaluate((link) => link.focus({ preventScroll: true }))],
    ['tap', phone, () => phone.locator('footer').getByRole('textbox').dispatchEvent('touchstart')],
  ]
  for (const [sign, at, act] of signs) {
    await test.step(sign, async () => {
      await at.goto('/')
      await scrollPage(at, PLACE)
      await act()
      await whenTakenOver(at)
      await at.waitForTimeout(SETTLE_MS)
      expect(await scrollTop(at)).toBe(PLACE)
    })
  }
  await test.step('after a reload, too', async () => {
    await page.reload()
    await expect.poll(() => scrollTop(page), 'the browser restores its own position').toBe(PLACE)
    await scrollPage(page, PLACE + 200)
    await hoverControl(page)
    await whenTakenOver(page)
    await page.waitForTimeout(SETTLE_MS)
    expect(await scrollTop(page)).toBe(PLACE + 200)
  })
  await test.step('and is restored after going back', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click()
    await page.waitForURL('**/contact')
    await expect.poll(() => scrollTop(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  })
  await phone.context().close()
})

test('who is signed in never sees the page of who is not', async ({ page }) => {
  await enterAs(page, { accessToken: readWorld().tokens.OWNER })
  const errors = watchConsole(page)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const text of ['Start Creating Now', '$29']) {
        if (document.querySelector<HTMLElement>('#root')?.innerText.includes(text)) seen.push(text)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello \S/)
  await page.waitForTimeout(SETTLE_MS)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await expectNothingMoved(page)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await page.waitForURL('**/dashboard/projects')
  expect(errors).toEqual([])
})

test('the theme is there before the first picture', async ({ browser }) => {
  for (const [stored, system, shown] of THEMES) {
    const context = await browser.newContext({ colorScheme: system })
    const page = await context.newPage()
    await page.addInitScript((mode) => {
      if (mode !== null) localStorage.setItem('framewright.colorMode', mode)
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        if (document.body) seen.add(document.documentElement.className)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, stored)
    await page.goto('/', { waitUntil: 'networkidle' })
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen).toEqual([shown])
    await context.close()
  }
})
