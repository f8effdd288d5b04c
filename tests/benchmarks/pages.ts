import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../harness/chromium.ts'
import type { Client } from '../harness/client.ts'
import type { Person } from '../harness/fixtures.ts'
import { makeDrawnBoard } from './board.ts'
import { type Ratio, ratioOfPairs, repeated } from './measure.ts'
import { scriptOf } from './scripts.ts'

const SMALL = 10
const LARGE = 1_000
const OPENINGS = repeated(11, 3)
const VIEWPORT = { width: 1440, height: 900 }
const LATENCY_MS = 40
const SLOWDOWN = 4
const FIRST_PICTURE = 1.2
const STORYBOARD_SHARE = 0.75

const DASHBOARD = ['dashboard/dashboardLoader.ts', 'dashboard/DashboardLayout.tsx']
const PROJECT = [...DASHBOARD, 'dashboard/projectNavigationLoader.ts', 'dashboard/ProjectFrame.tsx']
const SITE = ['public/publicLayoutLoader.ts', 'public/PublicLayout.tsx']

/** Each route's frame, its page, and the kilobytes of script it had before anything came after the first picture. */
const ROUTES: readonly (readonly [name: string, frame: readonly string[], page: string, before: number])[] = [
  ['storyboard', PROJECT, 'storyboard/StoryboardPage', 604.8],
  ['task board', PROJECT, 'tasks/TaskBoardPage', 496.0],
  ['breakdown', PROJECT, 'breakdown/BreakdownPage', 475.3],
  ['assets of a project', PROJECT, 'assets/AssetsPage', 502.7],
  ['activity', PROJECT, 'projectActivity/ProjectActivityPage', 468.6],
  ['project', PROJECT, 'project/ProjectPage', 488.7],
  ['overview', DASHBOARD, 'overview/OverviewPage', 444.8],
  ['projects', DASHBOARD, 'projects/ProjectsPage', 453.7],
  ['tasks of an organization', DASHBOARD, 'organizationTasks/OrganizationTasksPage', 450.8],
  ['organization', DASHBOARD, 'organization/OrganizationPage', 542.7],
  ['organizations', DASHBOARD, 'organizations/OrganizationsPage', 471.7],
  ['user settings', DASHBOARD, 'userSettings/UserSettingsPage', 476.4],
  ['sign in', [], 'signIn/SignInPage', 359.8],
  ['about', SITE, 'about/AboutPage', 372.9],
]

/** What is fetched for a page before it can be drawn: the application, the route's modules and all they import. */
function scriptOfRoute(frame: readonly string[], page: string): number {
  const [noun = '', name = ''] = page.split('/')
  const loader = `${noun}/${name.charAt(0).toLowerCase()}${name.slice(1)}Loader.ts`
  return scriptOf(`pages/${page}.tsx`, ['application.tsx', ...[...frame, loader].map((path) => `pages/${path}`)])
}

function measureScripts(): Ratio[] {
  return ROUTES.map(([name, frame, page, before]) => {
    const kilobytes = scriptOfRoute(frame, page)
    return {
      name: `script before the first picture, ${name}, to ${before} kB before`, value: kilobytes / before,
      bound: name === 'storyboard' ? STORYBOARD_SHARE : 1, detail: `${kilobytes.toFixed(1)} kB in gzip`,
    }
  })
}

/** In the page: when the first picture of a card is on the screen, as often as there was none before. */
function watchPictures(): void {
  const marks = window as unknown as { firstPicture?: number }
  const look = (): void => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('article[data-shot] img')]
    if (pictures.length === 0) delete marks.firstPicture
    else if (pictures.some(({ complete, naturalWidth }) => complete && naturalWidth > 0)) {
      marks.firstPicture ??= performance.now()
    }
    requestAnimationFrame(look)
  }
  look()
}

const firstPicture = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { firstPicture?: number }).firstPicture ?? false)
    .then((found) => found.jsonValue() as Promise<number>)

/** Milliseconds to the first picture of a board: opened by its address, and from the page of its project. */
async function openBoard(url: string, person: Person, path: string): Promise<{ cold: number; inApp: number }> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const context = await browser.newContext({ viewport: VIEWPORT })
    await context.addInitScript(`
      var __name = (named) => named;
      localStorage.setItem('token', ${JSON.stringify(person.accessToken)});
      (${watchPictures.toString()})();
    `)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(url + path)
    const cold = await firstPicture(page)
    await page.goto(url + path.replace('/storyboard', ''))
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Storyboard' })
    await link.waitFor()
    await page.waitForLoadState('networkidle')
    const start = await page.evaluate(() => performance.now())
    await link.click()
    return { cold, inApp: (await firstPicture(page)) - start }
  } finally {
    await browser.close()
  }
}

/** What script each route needs, and when the first picture of small and large boards is there. */
export async function measurePages(client: Client, person: Person, organizationId: string): Promise<Ratio[]> {
  const small = await makeDrawnBoard(client, person, organizationId, SMALL)
  const large = await makeDrawnBoard(client, person, organizationId, LARGE)
  const times = { small: [] as { cold: number; inApp: number }[], large: [] as { cold: number; inApp: number }[] }
  for (let opening = 0; opening < OPENINGS; opening++) {
    times.small.push(await openBoard(client.url, person, small))
    times.large.push(await openBoard(client.url, person, large))
  }
  const figure = (name: string, way: 'cold' | 'inApp') =>
    ratioOfPairs(
      `first picture of ${LARGE} shots to ${SMALL}, ${name}`, FIRST_PICTURE,
      times.large.map((time) => time[way]), times.small.map((time) => time[way]),
    )
  return [...measureScripts(), figure('by its address', 'cold'), figure('from the project', 'inApp')]
}
