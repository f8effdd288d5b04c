import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { devices, expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeSharedBoard, openAs } from './company.ts'
import { expectAccessible, watchConsole } from './page.ts'

const SOON = { timeout: 20_000 }
/** The most script that the page of guests loads before it shows a link, compressed. */
const MOST_SCRIPT_BYTES = 120 * 1024

const folder = new URL('../../dist/web/', import.meta.url)

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

test('the page of guests loads little script, and neither Chakra, Relay, a router nor Pixi', () => {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const walk = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name) || name.includes('/fr/')) return
    seen.add(name)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next)
  }
  walk('review.html')
  const files = [...seen].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'))
  const scripts = files.map((file) => readFileSync(new URL(file, folder)))
  const bytes = scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
  expect(bytes).toBeLessThan(MOST_SCRIPT_BYTES)
  expect(bytes).toBeGreaterThan(10 * 1024)
  expect(scripts.map(String).join('\n')).not.toMatch(/chakra|relay-runtime|RelayModernEnvironment|PixiJS|useNavigate/)
  expect(existsSync(new URL('review.html', folder))).toBe(true)
})

/** Draws a line over the picture with the mouse. */
async function drawLine(page: Page): Promise<void> {
  const box = await page.locator('.stage canvas').boundingBox()
  if (!box) throw new Error('There is no picture')
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.6, { steps: 8 })
  await page.mouse.up()
}

test('a client on a phone opens a link, watches, draws and comments; the team answers; the link ends', async ({
  browser, baseURL,
}) => {
  test.setTimeout(180_000)
  const client = clientOf(baseURL ?? '')
  const { owner, path, shots } = await makeSharedBoard(client, 3)
  for (const { views: [view] } of shots) await draw(client, owner, view?.id ?? '', [adding()])
  const olga = await openAs(browser, owner, path)

  const url = await test.step('the member shares the board', async () => {
    await olga.getByRole('button', { name: 'More actions', exact: true }).click()
    await olga.getByRole('menuitem', { name: 'Share for review…' }).click()
    const dialog = olga.getByRole('dialog', { name: 'Share for review' })
    await dialog.getByLabel('Title').fill('The pitch')
    await dialog.getByLabel('Password', { exact: true }).fill('lighthouse')
    await dialog.getByLabel('For', { exact: true }).fill('Gina Gale')
    await dialog.getByText('See only their own comments').click()
    await dialog.getByText('Approve, or ask for changes').click()
    await expect(dialog.getByText('give the name and the address')).toBeVisible()
    await dialog.getByLabel('Email', { exact: true }).fill('gina@example.com')
    await expect(dialog.getByText('No links yet.')).toBeVisible()
    await expectAccessible(olga)
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const created = olga.getByRole('dialog', { name: 'Link created' })
    await expect(created.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
    const address = await created.getByRole('textbox', { name: 'Link' }).inputValue()
    await expectAccessible(olga)
    await created.getByRole('button', { name: 'Done' }).click()
    await expect(dialog.getByText('The pitch')).toBeVisible()
    await expect(dialog.getByText('not opened yet')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    return new URL(address)
  })

  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL: baseURL ?? '' })
  const gina = await phone.newPage()
  const errors = watchConsole(gina)

  await test.step('a link without its secret opens nothing, and no page of it is listed or kept', async () => {
    const answer = await gina.goto(url.pathname)
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer',
    })
    await expect(gina.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  })

  await test.step('the guest gives a name and the password', async () => {
    await gina.goto(`${url.pathname}${url.hash}`)
    await gina.reload()
    await expect(gina).toHaveTitle('Framewright')
    for (const [label, value] of [['Password', 'windmill'], ['Password', 'lighthouse'], ['Name', 'Gina']] as const) {
      await gina.getByLabel(label).fill(value)
      await expectAccessible(gina)
      await gina.getByRole('button', { name: 'Open' }).click()
      if (value === 'windmill') await expect(gina.getByRole('alert')).toHaveText('The password is wrong.')
    }
    await expect(gina.getByRole('heading', { name: 'The pitch' })).toBeVisible()
    await expectAccessible(gina)
  })

  await test.step('watches it', async () => {
    await gina.getByRole('button', { name: 'Play' }).click()
    await expect(gina.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(gina.locator('.strip [aria-current="true"]')).toHaveAccessibleName(/SH0020/, SOON)
    await gina.getByRole('button', { name: 'Pause' }).click()
  })

  await test.step('draws on the second shot, marks an area and comments; the draft survives a reload', async () => {
    await gina.getByRole('button', { name: 'Draw on the picture' }).click()
    await drawLine(gina)
    await expect(gina.getByText('1 line', { exact: true })).toBeVisible()
    await gina.getByRole('button', { name: 'Mark an area of the picture' }).click()
    await drawLine(gina)
    await expect(gina.getByText('Area', { exact: true })).toBeVisible()
    await expectAccessible(gina)
    await gina.getByRole('textbox', { name: 'Your comment' }).fill('The lamp is on the wrong side')
    await gina.reload()
    await expect(gina.getByRole('textbox', { name: 'Your comment' })).toHaveValue('The lamp is on the wrong side')
    await gina.getByRole('button', { name: /^SH0020/ }).click()
    await expect(gina.getByText('1 line', { exact: true })).toBeVisible()
    await gina.getByRole('button', { name: 'Send' }).click()
    await expect(gina.locator('.thread')).toContainText('The lamp is on the wrong side')
    await expect(gina.getByRole('img', { name: 'Area of the comment of Gina' })).toBeVisible()
    await expect(gina.getByRole('textbox', { name: 'Your comment' })).toHaveValue('')
  })

  await test.step('the team sees it on the shot, marked as of a guest, and answers', async () => {
    const bubble = olga.getByRole('article', { name: 'Shot 2', exact: true }).locator('[data-comment-bubble]')
    await expect(bubble).toBeVisible(SOON)
    await bubble.click()
    const thread = olga.locator('[data-comments] [data-thread="1"]')
    await expect(thread).toContainText('Gina')
    await expect(thread).toContainText('Guest')
    await expect(thread).toContainText('Of the guests of The pitch, only Gina reads this thread.')
    await thread.getByRole('button', { name: '#1' }).click()
    await expect(olga.locator('[data-comment-marks]')).toHaveCount(1, SOON)
    await expect(olga.locator('[data-region]')).toHaveCount(1)
    await expectAccessible(olga)
    await thread.getByRole('button', { name: 'Reply to comment 1' }).click()
    await olga.keyboard.type('Moved it')
    await olga.keyboard.press('Control+Enter')
    await expect(gina.locator('.thread')).toContainText('Moved it', SOON)
  })

  await test.step('the team asks the guest in a thread of its own', async () => {
    await olga.getByRole('combobox', { name: 'Who reads it' }).selectOption('Gina (The pitch, version 1)')
    await expect(olga.getByText('Only Gina and the team read it.')).toBeVisible()
    await olga.getByRole('textbox', { name: 'Write a comment' }).fill('Is the rain too loud?')
    await expectAccessible(olga)
    await olga.getByRole('button', { name: 'Ask', exact: true }).click()
    const asked = olga.locator('[data-comments] [data-thread="2"]')
    await expect(asked).toContainText('Of the guests of The pitch, only Gina reads this thread.')
    const question = gina.locator('.thread').filter({ hasText: 'Is the rain too loud?' })
    await expect(question).toContainText('Question for you', SOON)
    await expectAccessible(gina)
  })

  await test.step('the guest approves once half was seen, and the team sees what changed since', async () => {
    await olga.goto(path)
    await gina.reload()
    await expect(gina.getByText('Watch at least half of the shots, then decide.')).toBeVisible()
    await gina.getByRole('button', { name: /^SH0020/ }).click()
    await gina.getByRole('button', { name: 'Approve' }).click()
    const dialog = gina.getByRole('dialog', { name: 'Approve this version?' })
    await expect(dialog.getByText(/^Seal [\da-f]{16}$/)).toBeVisible(SOON)
    await expectAccessible(gina)
    await dialog.getByLabel('Note').fill('Go ahead')
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(gina.getByText('You approved version 1')).toBeVisible()
    const decisions = olga.getByRole('region', { name: 'Decisions' })
    await expect(decisions).toHaveText('Gina approved version 1', SOON)
    const mark = olga.getByRole('article', { name: 'Shot 3', exact: true }).locator('[data-approval-mark]')
    await expect(mark).toHaveAccessibleName('Gina approved this shot')
    await draw(client, owner, shots[2]?.views[0]?.id ?? '', [adding()])
    await expect(decisions).toContainText('Changed since: drawing', SOON)
    await expect(mark).toHaveAccessibleName('Changed since Gina approved: drawing')
    await expectAccessible(olga)
  })

  await test.step('the guest deletes another comment while it is new', async () => {
    await gina.getByRole('textbox', { name: 'Your comment' }).fill('Never mind')
    await gina.getByRole('button', { name: 'Send' }).click()
    const never = gina.locator('.thread').filter({ hasText: 'Never mind' })
    await never.getByRole('button', { name: 'Delete' }).click()
    // Nothing lies below the field at the bottom.
    await gina.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectAccessible(gina)
    await never.getByRole('button', { name: 'Delete' }).click()
    await expect(never).toHaveCount(0)
  })

  await test.step('a second guest of the link, who reads French, sees none of it', async () => {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR', baseURL: baseURL ?? '' })
    const other = await context.newPage()
    await other.goto(`${url.pathname}${url.hash}`)
    for (const [label, value] of [['Mot de passe', 'lighthouse'], ['Nom', 'Hugo']] as const) {
      await other.getByLabel(label).fill(value)
      await other.getByRole('button', { name: 'Ouvrir' }).click()
    }
    await other.getByRole('button', { name: /^SH0020/ }).click()
    await expect(other.getByText('Pas encore de commentaires.')).toBeVisible()
    await expect(other.locator('.thread')).toHaveCount(0)
    await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
    await expectAccessible(other)
    await other.context().close()
  })

  await test.step('the list of links has the visits; a revoked link ends', async () => {
    await olga.keyboard.press('Escape')
    await olga.goto(path)
    await olga.getByRole('button', { name: 'More actions', exact: true }).click()
    await olga.getByRole('menuitem', { name: 'Share for review…' }).click()
    const dialog = olga.getByRole('dialog', { name: 'Share for review' })
    await expect(dialog.getByText('2 guests')).toBeVisible()
    await dialog.getByText('2 guests').click()
    await expect(dialog.getByText('Gina', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Menu of the link The pitch' }).click()
    await olga.getByRole('menuitem', { name: 'Revoke…' }).click()
    await olga.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
    await expect(gina.getByRole('heading', { name: 'This link has ended' })).toBeVisible(SOON)
    await expectAccessible(gina)
  })
  expect(errors).toEqual([])
})
