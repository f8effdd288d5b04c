import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, PASSWORD, type Person } from '../harness/fixtures.ts'
import { isFull } from '../harness/full.ts'
import { makeSharedBoard } from './company.ts'
import { interfere } from './interference.ts'
import { drawIn } from './page.ts'

const SIGN_OUT = 'mutation { signOut(input: {}) { endedSessions } }'
const PRESS_TIMEOUT_MS = 5_000
const DESCRIPTION = 'Feature animation, from boards to layout.'

/** Fills in the sign-in page that is open. */
async function enter(page: Page, { email }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Ends the session of a page on the server, unknown to the page. */
async function endSession(page: Page, url: string): Promise<void> {
  const accessToken = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await clientOf(url).ask({ accessToken }, SIGN_OUT, {})
}

/** Presses Save after the session ended. A request of the page itself may lead to the sign-in page before. */
async function saveAfterTheEnd(page: Page, save: Locator): Promise<void> {
  await save.click({ timeout: PRESS_TIMEOUT_MS }).catch(() => undefined)
  await page.waitForURL('**/signin?next=**')
}

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

test('a form keeps what was typed when its page is left, and when the session ends, for its person alone', async ({
  page, baseURL,
}) => {
  test.setTimeout(120_000)
  const { owner, guest, organizationId, path } = await makeSharedBoard(clientOf(baseURL ?? ''), 0)
  const settings = `/dashboard/organizations/${organizationId}?tab=settings`
  const description = page.getByRole('main').getByLabel('Description')
  const save = page.getByRole('main').getByRole('button', { name: 'Save Changes' })
  const kept = page.getByText('What you typed before is still here.')
  await page.goto('/signin')
  await enter(page, owner)
  await page.waitForURL('**/dashboard/organizations')
  await page.goto(settings)

  await test.step('Back, a link and a closed tab', async () => {
    await description.fill(DESCRIPTION)
    await page.getByRole('complementary').getByRole('link', { name: 'Projects' }).click()
    await page.waitForURL('**/dashboard/projects')
    await page.goBack()
    await expect(description).toHaveValue(DESCRIPTION)
    await expect(kept).toBeVisible()
    const tab = await page.context().newPage()
    await tab.goto(settings)
    await expect(tab.getByRole('main').getByLabel('Description')).toHaveValue(DESCRIPTION)
    await tab.close()
  })

  await test.step('a dialog that is closed by Esc keeps it, and Cancel discards it', async () => {
    const name = page.getByRole('dialog').getByLabel('Name', { exact: true })
    for (const [key, value] of [['Escape', 'Avocet'], ['Cancel', '']] as const) {
      await page.goto('/dashboard/organizations?new')
      await name.fill('Avocet')
      if (key === 'Escape') await page.keyboard.press(key)
      else await page.getByRole('dialog').getByRole('button', { name: key }).click()
      await expect(name).toBeHidden()
      await page.getByRole('button', { name: 'Create Organization' }).click()
      await expect(name).toHaveValue(value)
      await expect(name).toBeFocused()
    }
    await page.goto(settings)
    await expect(description).toHaveValue(DESCRIPTION)
  })

  await test.step('a pasted script and a token that is not made yet', async () => {
    const dialog = page.getByRole('dialog')
    for (const [address, button, label, text] of [
      [path, 'Import script', 'or paste the script', 'INT. MARSH - DAY'],
      [settings, 'Create Token', 'Name', 'Render farm'],
    ] as const) {
      await page.goto(address)
      const opener = page.getByRole('button', { name: button }).first()
      await opener.click()
      await dialog.getByLabel(label).fill(text)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await opener.click()
      await expect(dialog.getByLabel(label)).toHaveValue(text)
      await expect(dialog.getByText('What you typed before is still here.')).toBeVisible()
    }
    // A request after the end of the session leads to the sign-in page before anything is pressed.
    await page.goto(settings, { waitUntil: 'networkidle' })
  })

  await test.step('a session that ends', async () => {
    await endSession(page, baseURL ?? '')
    await saveAfterTheEnd(page, save)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await enter(page, owner)
    await page.waitForURL(`**${settings}`)
    await expect(description).toHaveValue(DESCRIPTION)
  })

  await test.step('another person gets none of it', async () => {
    // Signing in loads no page: without another load, requests of the settings would still be on their way.
    await page.goto(settings, { waitUntil: 'networkidle' })
    await endSession(page, baseURL ?? '')
    await saveAfterTheEnd(page, save)
    await enter(page, guest)
    await page.waitForURL(`**${settings}`)
    await expect(description).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(DESCRIPTION)
  })
})

test('strokes drawn as the session ends are saved after signing in again', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const client = clientOf(baseURL ?? '')
  const { owner, storyboardId, path } = await makeSharedBoard(client, 1)
  // The refused save is the autosave: the full run waits its minute.
  if (!isFull) await page.addInitScript(() => localStorage.setItem('framewright.autosave', 'at-once'))
  await page.goto(`/signin?next=${encodeURIComponent(path)}`)
  await enter(page, owner)
  await page.waitForURL(`**${path}`)
  await page.getByRole('button', { name: 'Draw in shot 1' }).click()
  const frame = page.getByRole('article', { name: 'Shot 1' }).getByRole('application')
  await expect(frame).toBeVisible()
  // Refusing other requests too could lead to the sign-in page before anything is drawn.
  const { refuse } = await interfere(page)
  refuse('appendViewOpsMutation', { code: 'UNAUTHENTICATED' })
  await drawIn(page, frame)
  await page.waitForURL('**/signin?next=**')
  await enter(page, owner)
  await page.waitForURL(`**${path}`)
  const saved = async () => {
    interface Answer { node: { shots: { nodes: { views: { canvasData: { lines: object[] } }[] }[] } } }
    const shots = 'shots { nodes { views { canvasData } } }'
    const query = `query ($id: ID!) { node(id: $id) { ... on Storyboard { ${shots} } } }`
    const { node } = await client.ask<Answer>(owner, query, { id: storyboardId })
    return node.shots.nodes[0]?.views[0]?.canvasData.lines.length ?? 0
  }
  await expect.poll(saved, { timeout: 20_000 }).toBe(1)
})

test('a sign-in without a page to return to leads to the organizations, and never to another site', async ({
  page, baseURL,
}) => {
  const nina = await makePerson(clientOf(baseURL ?? ''), 'Nina')
  await page.goto('/signin?next=https%3A%2F%2Fexample.com')
  await enter(page, nina)
  await page.waitForURL('**/dashboard/organizations')
  expect(addressOf(page)).toBe('/dashboard/organizations')
})

test('every page says at once that it is offline, and what failed meanwhile comes back by itself', async ({
  page, baseURL,
}) => {
  const banner = page.locator('[data-offline]').filter({ visible: true })
  const client = clientOf(baseURL ?? '')
  const nina = await makePerson(client, 'Nina')
  for (const name of ['Avocet', 'Heron']) await makeOrganization(client, nina, { name })
  const open = (name: string) => page.getByRole('main').getByRole('link', { name }).click()
  await page.goto('/signin')
  await enter(page, nina)
  await page.waitForURL('**/dashboard/organizations')
  await page.waitForLoadState('networkidle')
  await test.step('in the dashboard', async () => {
    // The code of the page comes with the first one, and the data of the second does not.
    await open('Avocet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avocet')
    await page.goBack()
    await page.context().setOffline(true)
    await expect(banner).toContainText('You are offline', { timeout: 2_000 })
    await open('Heron')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.context().setOffline(false)
    await expect(banner).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heron')
    await expect(page.getByRole('alert')).toBeHidden()
  })
  await page.evaluate(() => localStorage.clear())
  for (const path of ['/', '/contact', '/signin']) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.context().setOffline(true)
      await expect(banner).toContainText('You are offline', { timeout: 2_000 })
      await page.context().setOffline(false)
      await expect(banner).toBeHidden()
    })
  }
})
