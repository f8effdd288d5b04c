import { expect, type Page, test } from '@playwright/test'
import { isFull } from '../harness/full.ts'
import { findColorBarriers } from './barriers.ts'
import { demoSignIn, expectAccessible, watchConsole } from './page.ts'

const LOGIN = '#operations-Accounts-login'

test.use({ colorScheme: 'dark' })

/** Hundreds of calls look alike: of each chapter some are enough, and the one that is tried. */
const keepSomeCalls = (page: Page) =>
  page.evaluate((kept) => {
    for (const chapter of document.querySelectorAll('.opblock-tag-section')) {
      for (const call of [...chapter.querySelectorAll('.opblock')].slice(4)) if (!call.matches(kept)) call.remove()
    }
  }, LOGIN)

test('the REST calls are shown and can be tried, in dark and light colors', async ({ page, baseURL }) => {
  const errors = watchConsole(page)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { name: /Framewright REST API/ })).toBeVisible()
  const darkPage = page.locator('html.dark-mode')
  const expectReadable = async (): Promise<void> => {
    await expect(darkPage).toBeAttached()
    expect(await findColorBarriers(page), 'dark').toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(darkPage).toHaveCount(0)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
  }
  const login = page.locator(LOGIN)
  await expect(login).toBeVisible()
  if (!isFull) await keepSomeCalls(page)
  await expectReadable()

  await login.getByRole('button', { name: /auth.login/ }).first().click()
  await expectReadable()
  await login.getByRole('button', { name: 'Try it out' }).click()
  await login.locator('textarea').fill(JSON.stringify(demoSignIn()))
  await login.getByRole('button', { name: 'Execute' }).click()
  await expect(login.locator('.live-responses-table').getByText('accessToken')).toBeVisible()
  await expectReadable()

  expect(errors).toEqual([])
  expect(elsewhere).toEqual([])
})
