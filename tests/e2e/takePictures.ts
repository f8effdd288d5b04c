import { join } from 'node:path'
import { devices, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { clientOf } from '../harness/client.ts'
import { readWorld } from './visitors.ts'

/** For the README. */
const DOCUMENTATION = 'docs/pictures'
const DOCUMENTATION_WIDTH = 1_440
const LANDING = 'web/ui/landing/pictures'
/** As wide as the landing page shows them on a dense screen. */
const LANDING_WIDTH = 1_664
/** The part of a page that phones show instead, in CSS pixels: a bit wider than the phone, so that it can be read. */
const NEAR = { width: 448, height: 336 }
const WEBP = { quality: 82, effort: 6, smartSubsample: true }
const AVIF = { quality: 46, effort: 4 }

type Theme = 'light' | 'dark'

test.use({
  viewport: { width: 1_440, height: 900 }, deviceScaleFactor: 1.5, contextOptions: { reducedMotion: 'reduce' },
})

/** Opens an address as the owner of the demo studio, and waits until all of it is there. */
async function open(page: Page, path: string, theme: Theme, ready: (page: Page) => Locator): Promise<void> {
  const { tokens, demo } = readWorld()
  await page.addInitScript(
    ([token, colorMode]) => {
      localStorage.setItem('token', token ?? '')
      localStorage.setItem('framewright.colorMode', colorMode ?? '')
      for (const place of ['', '.board']) localStorage.setItem(`framewright.sidebarOpen${place}`, 'false')
    },
    [tokens.OWNER, theme],
  )
  await page.goto(path.replace(':projectId', demo.projectId))
  await expect(ready(page)).toBeVisible()
  await expect(page.locator('.chakra-skeleton')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const pictures = page.locator('img').filter({ visible: true })
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
}

const keepWebp = async (page: Page, name: string, width = DOCUMENTATION_WIDTH) =>
  sharp(await page.screenshot())
    .resize({ width, withoutEnlargement: true })
    .webp(WEBP)
    .toFile(join(DOCUMENTATION, `${name}.webp`))

const keepAvif = async (page: Page, name: string) =>
  sharp(await page.screenshot()).resize({ width: LANDING_WIDTH }).avif(AVIF).toFile(join(LANDING, `${name}.avif`))

/** The part of the page that begins a bit above and left of something, for phones. */
async function keepNearAvif(page: Page, name: string, from: Locator): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error(`${name}: it is not on the screen`)
  const clip = { x: Math.max(0, box.x - 14), y: Math.max(0, box.y - 5), ...NEAR }
  await sharp(await page.screenshot({ clip })).avif(AVIF).toFile(join(LANDING, `${name}Near.avif`))
}

const headed = (name: string) => (page: Page) => page.getByRole('heading', { name }).first()
const shot = (position: number) => (page: Page) => page.getByRole('article', { name: `Shot ${position}`, exact: true })

const PROJECT = '/dashboard/projects/:projectId'

test('the board', async ({ page }) => {
  await open(page, `${PROJECT}/storyboard`, 'dark', shot(4))
  await keepWebp(page, 'storyboard')
  await keepAvif(page, 'storyboard')
  await keepNearAvif(page, 'storyboard', shot(1)(page))
})

test('a frame', async ({ page }) => {
  await open(page, `${PROJECT}/storyboard`, 'light', shot(2))
  await page.getByRole('button', { name: 'Open the preview of shot 2' }).click()
  const preview = page.getByRole('dialog', { name: 'Frame Preview (Editable)' })
  await expect(preview.getByRole('application')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await keepWebp(page, 'frame')
})

test('the tasks', async ({ page }) => {
  await open(page, `${PROJECT}/tasks`, 'dark', (at) => at.getByRole('article').first())
  await keepWebp(page, 'tasks')
  await keepAvif(page, 'tasks')
  await keepNearAvif(page, 'tasks', page.getByRole('region', { name: /^In Progress, / }))
})

test('the breakdown', async ({ page }) => {
  await open(page, `${PROJECT}/breakdown`, 'light', headed('Breakdown'))
  await keepWebp(page, 'breakdown')
})

test('the breakdown at night', async ({ page }) => {
  await open(page, `${PROJECT}/breakdown`, 'dark', headed('Breakdown'))
  await keepAvif(page, 'breakdown')
  await keepNearAvif(page, 'breakdown', page.getByRole('grid').or(page.getByRole('table')).first())
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 1.5 })

  test('the board of a phone', async ({ page }) => {
    await open(page, `${PROJECT}/storyboard`, 'dark', shot(1))
    await keepWebp(page, 'phone')
  })
})

test('a client answers, and the board says what changed since', async ({ page, browser, baseURL }) => {
  const board = `${PROJECT}/storyboard`
  await open(page, board, 'light', shot(1))
  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Share for review…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share for review' })
  await dialog.getByLabel('Title').fill('Salt and Light: first cut')
  await dialog.getByLabel('For', { exact: true }).fill('Gina Gale')
  await dialog.getByText('Approve, or ask for changes').click()
  await dialog.getByLabel('Email', { exact: true }).fill('gina@example.com')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByRole('dialog', { name: 'Link created' }).getByRole('textbox').inputValue()

  const phone = await browser.newContext({ ...devices['Pixel 7'], deviceScaleFactor: 1.5, baseURL: baseURL ?? '' })
  const guest = await phone.newPage()
  const { pathname, hash } = new URL(address)
  await guest.goto(pathname + hash)
  await guest.getByLabel('Name').fill('Gina')
  await guest.getByRole('button', { name: 'Open' }).click()
  const strip = guest.locator('.strip button')
  await expect(strip.first()).toBeVisible()
  for (const each of await strip.all()) await each.click()
  await strip.nth(2).click()
  await guest.getByRole('button', { name: 'Draw on the picture' }).click()
  const box = await guest.locator('.stage canvas').boundingBox()
  if (!box) throw new Error('There is no picture')
  const turns = Array.from({ length: 25 }, (_, step) => step / 24 * 2 * Math.PI)
  const place = (turn: number): [number, number] =>
    [box.x + box.width * (0.62 + 0.14 * Math.cos(turn)), box.y + box.height * (0.45 + 0.24 * Math.sin(turn))]
  await guest.mouse.move(...place(0))
  await guest.mouse.down()
  for (const turn of turns) await guest.mouse.move(...place(turn))
  await guest.mouse.up()
  await guest.getByRole('textbox', { name: 'Your comment' }).fill('Could this be closer to her?')
  await guest.getByRole('button', { name: 'Send' }).click()
  await expect(guest.locator('.thread')).toContainText('Could this be closer')
  await guest.evaluate(() => window.scrollTo(0, 0))
  const picture = guest.locator('.stage img')
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(840)
  await keepWebp(guest, 'guest')

  await guest.getByRole('button', { name: 'Approve' }).click()
  const approval = guest.getByRole('dialog', { name: 'Approve this version?' })
  await approval.getByLabel('Note').fill('Lovely. Go ahead.')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await expect(guest.getByText('You approved version')).toBeVisible()
  await phone.close()

  const { tokens, demo } = readWorld()
  const client = clientOf(baseURL ?? '')
  const owner = { accessToken: tokens.OWNER }
  const { project } = await client.ask<{ project: { storyboard: { shots: { nodes: { id: string }[] } } } }>(
    owner, 'query ($id: ID!) { project(by: { id: $id }) { storyboard { shots(first: 2) { nodes { id } } } } }',
    { id: demo.projectId },
  )
  const shotId = project.storyboard.shots.nodes[1]?.id
  await client.ask(owner, 'mutation ($input: UpdateShotsInput!) { updateShots(input: $input) { __typename } }', {
    input: { shots: [{ shotId, description: 'She looks up. The light turns.' }] },
  })
  await open(page, board, 'light', shot(1))
  await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('Changed since')
  await keepWebp(page, 'approval')
})
