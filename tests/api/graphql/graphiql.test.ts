import { type Browser, chromium, type Page } from '@playwright/test'
import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '../../../server/graphql/examples.ts'
import { schema } from '../../../server/schema.ts'
import { findBarriers } from '../../e2e/barriers.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { chromiumOptions } from '../../harness/chromium.ts'
import { clearing, draw } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Studio } from '../../harness/fixtures.ts'

const PATIENCE_MS = 20_000

describe('GraphiQL', () => {
  let app: TestApp
  let studio: Studio
  let viewId: string
  let browser: Browser

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
    viewId = (await makeShot(app, studio.member, studio.storyboardId)).views[0]?.id ?? ''
    browser = await chromium.launch(chromiumOptions())
  })
  afterAll(async () => {
    await browser.close()
    await app.stop()
  })

  async function open(query = '', colorScheme: 'light' | 'dark' = 'light') {
    const page = await browser.newPage({ colorScheme })
    const troubles: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && troubles.push(message.text())))
    page.on('pageerror', (error) => void troubles.push(error.message))
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(app.url)) troubles.push(request.url())
    })
    await page.addInitScript((token) => localStorage.setItem('token', token), studio.member.accessToken)
    const response = await page.goto(`${app.url}/graphql${query}`)
    return { page, troubles, headers: response?.headers() ?? {} }
  }
  const run = async (page: Page) => page.getByRole('button', { name: /execute query/i }).click({ timeout: PATIENCE_MS })
  const tabs = (page: Page) => page.locator('.graphiql-tab-button')
  const currentTabs = (page: Page) => tabs(page).evaluateAll((buttons) =>
    buttons.flatMap((button, place) => (button.ariaCurrent === 'true' ? [place] : [])))
  const answer = (page: Page, text: RegExp | string) =>
    page.locator('.graphiql-response').getByText(text).first().waitFor({ timeout: PATIENCE_MS })

  it('opens with examples, sends the session along and needs no other host', async () => {
    const { page, troubles, headers } = await open()
    expect(headers['content-security-policy']).toMatch(/script-src 'nonce-/)
    await tabs(page).first().waitFor({ timeout: PATIENCE_MS })
    expect(await tabs(page).count()).toBe(EXAMPLES.length)
    await tabs(page).first().click()
    await expect.poll(() => currentTabs(page), { timeout: PATIENCE_MS }).toEqual([0])
    await run(page)
    await answer(page, 'SALT-HOUSE')
    expect(troubles).toEqual([])
    await page.close()
  }, 90_000)

  it('follows a subscription', async () => {
    const subscription = `subscription { viewOps(viewId: "${viewId}", after: "0") { seq kind } }`
    const { page } = await open(`?query=${encodeURIComponent(subscription)}`)
    await draw(app, studio.member, viewId, [clearing()])
    await run(page)
    await answer(page, 'CLEAR')
    await page.close()
  }, 90_000)

  it.each([['light', 'rgb(255, 254, 250)'], ['dark', 'rgb(22, 24, 29)']] as const)(
    'is in the colors of the product, and everybody can read it, in the %s theme',
    async (colorScheme, panel) => {
      const { page } = await open('', colorScheme)
      await tabs(page).first().waitFor({ timeout: PATIENCE_MS })
      const look = await page.locator('.graphiql-container').first().evaluate((element) => {
        const { backgroundColor, fontFamily } = getComputedStyle(element)
        return [backgroundColor, fontFamily.split(',')[0]]
      })
      expect(look).toEqual([panel, '"Inter Variable"'])
      expect(await findBarriers(page)).toEqual([])
      await page.close()
    },
    90_000,
  )

  it('has examples that fit the schema', () => {
    for (const { query } of EXAMPLES) expect(validate(schema, parse(query)), query).toEqual([])
  })
})
