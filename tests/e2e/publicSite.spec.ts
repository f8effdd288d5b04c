import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { linkMailedTo } from './mails.ts'
import { expectAccessible, watchConsole } from './page.ts'

test('the landing page draws a board', async ({ page }) => {
  const errors = watchConsole(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See the film before you shoot it.')
  await expect(page.getByText(/^00:1\d\.\d \/ 00:18\.0$/)).toBeVisible()
  await expect(page.locator('main canvas:visible')).toBeVisible()
  const clock = page.getByText(/\/ 00:18\.0$/)
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Pause the drawing' }).click()
  await expect(page.getByRole('button', { name: 'Play the drawing' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a message is sent, and one that cannot be sent stays', async ({ page }) => {
  await page.goto('/contact')
  const fields = { Name: 'Ada', Email: `${randomUUID()}@example.com`, Subject: 'Schools', Message: 'Do you teach?' }
  const main = page.getByRole('main')
  for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(main.getByText('Network error. Please check your internet connection and try again.')).toBeVisible()
  await expect(main.getByLabel('Message', { exact: true })).toHaveValue(fields.Message)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(main.getByText('Thank you for your message! We will get back to you soon.')).toBeVisible()
  await expect(main.getByLabel('Message', { exact: true })).toHaveValue('')
  await expectAccessible(page)
})

test('the newsletter begins with a click in a mail and ends with one', async ({ page }) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/about')
  await page.getByLabel('Email address for the newsletter').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(/Check your email/)).toBeVisible()
  await page.goto(await linkMailedTo(email, /^Confirm/))
  await page.getByRole('button', { name: 'Confirm subscription' }).click()
  await expect(page.getByText(`${email} gets the newsletter from now on.`)).toBeVisible()
  await expectAccessible(page)
  await page.goto(await linkMailedTo(email, /^You are subscribed/, '/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText(`${email} gets no newsletter any more.`)).toBeVisible()
  await expectAccessible(page)
})

test('on a phone the menu leads on and closes with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  // The whole application loads first, beside other journeys.
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
})
