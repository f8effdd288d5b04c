import { expect, test } from '@playwright/test'
import { demoSignIn, expectAccessible, watchConsole } from './page.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the REST calls are shown and can be tried in ${colorScheme} colors`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ colorScheme })
    const errors = watchConsole(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url())
    })
    await page.goto('/api/docs/')
    await expect(page.getByRole('heading', { name: /Framewright REST API/ })).toBeVisible()
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark-mode/ : /^(?!.*dark-mode)/)

    await expectAccessible(page)

    const login = page.locator('#operations-Accounts-login')
    await login.getByRole('button', { name: /auth.login/ }).first().click()
    await expectAccessible(page)
    await login.getByRole('button', { name: 'Try it out' }).click()
    await login.locator('textarea').fill(JSON.stringify(demoSignIn()))
    await login.getByRole('button', { name: 'Execute' }).click()
    await expect(login.locator('.live-responses-table').getByText('accessToken')).toBeVisible()
    await expectAccessible(page)

    expect(errors).toEqual([])
    expect(elsewhere).toEqual([])
    await page.close()
  })
}
