import { type Browser, expect, type Page, test } from '@playwright/test'
import { findBarriers, findColorBarriers, waitForAnimations } from './barriers.ts'
import { lookAt } from './pageLook.ts'
import { type PageWatch, watchPage } from './pageWatch.ts'
import { textsOf } from './publicPages.ts'
import { type Visitor, VISITORS } from './routeTable.ts'
import { hoverControl, scrollPage, scrollTop } from './scrolling.ts'
import { readWorld, type World } from './visitors.ts'
import { planVisits, type Visit } from './visits.ts'
import { isFull } from '../harness/full.ts'

const VISIT_LIMIT_MS = 20_000
const HEIGHT = 900
const WIDTHS = [360, 768, 1440]
/** Distance from the top at which pages are used, in CSS pixels. */
const SCROLLED = 3_000

// Every visit leaves a picture; a recording of each beside it would cost as much as the visits.
test.use({ trace: 'off', screenshot: 'off' })
test.describe.configure({ mode: 'parallel' })

/** A text of the table as it reads in somebody's world. */
function fill(text: string, world: World, visitor: Visitor): string {
  const isBeginner = visitor === 'beginner'
  const place = isBeginner ? world.empty : world.demo
  return text
    .replaceAll(':organizationId', place.organizationId)
    .replaceAll(':projectId', place.projectId)
    .replaceAll(':versionId', place.versionId)
    .replaceAll(':playlistId', place.playlistId)
    .replaceAll(':importId', place.importId)
    .replaceAll('{version}', 'Version 1')
    .replaceAll('{playlist}', 'Dailies')
    .replaceAll('{project}', isBeginner ? 'Tidewrack' : 'Salt House')
    .replaceAll('{organization}', isBeginner ? 'Kestrel' : 'Kestrel & Pine')
    .replaceAll('{invitation}', world.invitation)
}

/** A page of somebody, which takes any screen. */
async function openBrowser(browser: Browser, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const token = visitor === 'signed out' ? null : readWorld().tokens[visitor]
  await context.addInitScript((accessToken) => {
    if (accessToken) localStorage.setItem('token', accessToken)
  }, token)
  return context.newPage()
}

async function keepPicture(page: Page, path: string): Promise<void> {
  const name = `${path.replaceAll(/\W+/g, ' ').trim().replaceAll(' ', '-') || 'index'}.jpg`
  const picture = test.info().outputPath(name)
  // Once in a thousand pictures Chromium waits for a frame that never comes; the next one does.
  const take = () => page.screenshot({ path: picture, type: 'jpeg', quality: 60, fullPage: isFull, timeout: 20_000 })
  await take().catch(take)
  await test.info().attach(name, { path: picture, contentType: 'image/jpeg' })
}

/** Looks at a page closely: what keeps people out, how it looks, and whether it holds still when it is scrolled. */
async function lookClosely(page: Page, watch: PageWatch, { row, screen }: Visit): Promise<string[]> {
  const found = await findBarriers(page)
  await keepPicture(page, row.path ?? row.route)
  // The full run comes in the other theme too.
  if (!isFull) {
    const other = screen.theme === 'light' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme: other })
    await page.locator(`html.${other}`).waitFor()
    found.push(...(await findColorBarriers(page)).map((barrier) => `in ${other}: ${barrier}`))
  }
  await scrollPage(page, SCROLLED)
  const place = await scrollTop(page)
  await hoverControl(page)
  await watch.settle()
  if ((await scrollTop(page)) !== place) found.push(`scrolled from ${place} to ${await scrollTop(page)} by a hover`)
  await scrollPage(page, 0)
  for (const width of WIDTHS.filter((other) => other !== screen.width)) {
    await page.setViewportSize({ width, height: HEIGHT })
    await waitForAnimations(page)
    await watch.settle()
    found.push(...(await lookAt(page)).map((problem) => `at ${width} px: ${problem}`))
  }
  return found
}

async function visit(page: Page, watch: PageWatch, each: Visit): Promise<void> {
  const { row, visitor, screen, isLookedAt } = each
  const world = readWorld()
  const path = fill(row.path ?? row.route, world, visitor)
  const wanted = row.landing(visitor)
  const heading = wanted.heading instanceof RegExp ? wanted.heading : fill(wanted.heading, world, visitor)
  await page.setViewportSize({ width: screen.width, height: HEIGHT })
  await page.emulateMedia({ colorScheme: screen.theme })
  await page.goto(path)
  // Both are there when the page is, and not before.
  await expect.soft(page, path).toHaveTitle(`${fill(wanted.title, world, visitor)} | Framewright`)
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(heading)
  await expect.soft(page.locator('.chakra-skeleton'), path).toHaveCount(0)
  await watch.settle()
  const { pathname, search } = new URL(page.url())
  const end = pathname + search
  expect.soft(end, path).toBe(wanted.path ? fill(wanted.path, world, visitor) : path)
  await expect.soft(page.locator(`html.${screen.theme}`), path).toBeAttached()
  const found = await lookAt(page)
  const said = await page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' '))
  const texts = end === path ? textsOf(path, visitor !== 'signed out') : []
  for (const text of texts) if (!said.includes(text)) found.push(`no "${text}"`)
  if (isLookedAt) found.push(...(await lookClosely(page, watch, each)))
  expect.soft([...found, ...watch.takeProblems()], path).toEqual([])
}

/** How many visits one test makes, so that both workers have some to the end. */
const VISITS_A_TEST = 12

for (const visitor of VISITORS) {
  const visits = planVisits(isFull).filter((each) => each.visitor === visitor)
  for (let from = 0; from < visits.length; from += VISITS_A_TEST) {
    const part = visits.slice(from, from + VISITS_A_TEST)
    test(`${visitor}: every page is as it should be, from visit ${from + 1} on`, async ({ browser }) => {
      test.setTimeout(part.length * VISIT_LIMIT_MS)
      const page = await openBrowser(browser, visitor)
      const watch = watchPage(page)
      for (const each of part) await visit(page, watch, each)
      await page.context().close()
    })
  }
}
