import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'

const SHOTS = 4

const card = (page: Page, position: number): Locator =>
  page.getByRole('article', { name: `Shot ${position}`, exact: true })

test('a shot that flies back to its place is pressed again at once', async ({ page, baseURL }) => {
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), SHOTS)
  await page.goto('/signin')
  await page.evaluate((token) => localStorage.setItem('token', token), person.accessToken)
  await page.goto(path)
  await expect(card(page, SHOTS)).toBeVisible()
  const code = await card(page, 1).getByText(/^SH\d{4}$/).first().textContent()
  // A shot is held by what is under its frame.
  const home = await card(page, 1).getByText(/^SH\d{4}$/).first().boundingBox()
  const last = await card(page, SHOTS).boundingBox()
  if (!home || !last) throw new Error('A shot is not on the screen')
  const dragToEnd = async (): Promise<void> => {
    await page.mouse.move(home.x + home.width / 2, home.y + home.height / 2)
    await page.mouse.down()
    await page.mouse.move(last.x + last.width * 0.75, last.y + last.height / 2, { steps: 8 })
  }
  await dragToEnd()
  await expect(card(page, SHOTS).getByText(code ?? '', { exact: true })).toBeAttached()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await dragToEnd()
  await expect(card(page, SHOTS).getByText(code ?? '', { exact: true })).toBeAttached()
  await page.mouse.up()
  await expect(card(page, 1).getByText(code ?? '', { exact: true })).toBeHidden()
  await expect(card(page, SHOTS).getByText(code ?? '', { exact: true })).toBeVisible()
})
