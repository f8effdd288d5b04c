import { type Browser, expect, type Page, test } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { lookAt } from './pageLook.ts'
import { type PageWatch, watchPage } from './pageWatch.ts'
import { textsOf } from './publicPages.ts'
import { type Visitor, VISITORS } from './routeTable.ts'
import { hoverControl, scrollPage, scrollTop } from './scrolling.ts'
import { readWorld, type World } from './visitors.ts'
import { planVisits, type Screen, SCREENS, type Visit } from './visits.ts'
import { isFull } from '../harness/full.ts'

const VISIT_LIMIT_MS = 20_000
const HEIGHT = 900
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
    .replaceAll('{project}', isBeginner ? 'Tidewrack' : 'Salt House')
    .replaceAll('{organization}', isBeginner ? 'Kestrel' : 'Kestrel & Pine')
    .replaceAll('{invitation}', world.invitation)
}

async function openBrowser(browser: Browser, visitor: Visitor, { theme, width }: Screen): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT }, colorScheme: theme, reducedMotion: 'reduce',
  })
  const token = visitor === 'signed out' ? null : readWorld().tokens[visitor]
  await context.addInitScript(
    ([accessToken, colorMode]) => {
      if (accessToken) localStorage.setItem('token', accessToken)
      localStorage.setItem('framewright.colorMode', colorMode ?? '')
    },
    [token, theme],
  )
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

async function visit(page: Page, watch: PageWatch, { row, visitor, screen, isLookedAt }: Visit): Promise<void> {
  const world = readWorld()
  const path = fill(row.path ?? row.route, world, visitor)
  const wanted = row.landing(visitor)
  const heading = wanted.heading instanceof RegExp ? wanted.heading : fill(wanted.heading, world, visitor)
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
  if (isLookedAt) {
    found.push(...(await findBarriers(page)))
    await keepPicture(page, row.path ?? row.route)
    await scrollPage(page, SCROLLED)
    const place = await scrollTop(page)
    await hoverControl(page)
    await watch.settle()
    if ((await scrollTop(page)) !== place) found.push(`scrolled from ${place} to ${await scrollTop(page)} by a hover`)
  }
  expect.soft([...found, ...watch.takeProblems()], path).toEqual([])
}

const visits = planVisits(isFull)

for (const visitor of VISITORS) {
  for (const screen of SCREENS) {
    const ofBoth = visits.filter((each) => each.visitor === visitor && each.screen === screen)
    test(`${visitor}, ${screen.theme}, ${screen.width} px: every page is as it should be`, async ({ browser }) => {
      test.setTimeout(ofBoth.length * VISIT_LIMIT_MS)
      const page = await openBrowser(browser, visitor, screen)
      const watch = watchPage(page)
      for (const each of ofBoth) await visit(page, watch, each)
      await page.context().close()
    })
  }
}
