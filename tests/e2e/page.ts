import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { findBarriers } from './barriers.ts'

/** Finds nothing wrong with the page by WCAG 2.2 AA, as far as axe can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page), page.url()).toEqual([])
}

/** Fails the test when the page logs an error or breaks its Content-Security-Policy. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

/** Picks up what has the focus with Space; answers when the keys that move it are heard. */
export async function pickUp(page: Page, announcement: string): Promise<void> {
  await page.keyboard.press('Space')
  await expect(page.getByText(announcement)).toBeAttached()
  // The keys are listened to from the page's next timer on, which a busy machine runs after the next key.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** How to sign in to the demo studio of the server under test. */
export function demoSignIn(): { email: string; password: string } {
  const folder = process.env['JOURNEY_DATA_DIR'] ?? ''
  return JSON.parse(readFileSync(join(folder, 'demo-sign-in.json'), 'utf8')) as { email: string; password: string }
}

/** Signs somebody in without the sign-in page. */
export async function enterAs(page: Page, { accessToken }: { accessToken: string }): Promise<void> {
  // What the server answers least for.
  await page.goto('/livez')
  await page.evaluate((token) => localStorage.setItem('token', token), accessToken)
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/signin')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/dashboard/organizations')
}

/** The card of the shot that has a code, wherever it is. */
export const cardOf = (page: Page, code: string): Locator =>
  page.getByRole('article').filter({ has: page.getByText(code, { exact: true }) })

/** Drags something onto something else with the mouse, as slowly as a hand does. */
export async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('What is dragged, or where to, is not on the screen')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.mouse.up()
}

/** Draws a zigzag across a frame with the mouse. */
export async function drawIn(page: Page, frame: Locator): Promise<void> {
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.2, 0.7))
  await page.mouse.down()
  for (let step = 1; step <= 24; step++) await page.mouse.move(...at(0.2 + step * 0.025, step % 2 ? 0.3 : 0.7))
  await page.mouse.up()
}
