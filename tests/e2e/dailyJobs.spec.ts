import { expect, test, type Page } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { drawIn, expectAccessible, watchConsole } from './page.ts'

type Counting = Window & { presses: number }

/** Counts presses of the pointer and of keys, but for what is typed into a field. */
function countPresses(): void {
  const counting = window as unknown as Counting
  counting.presses = 0
  const count = ({ target, isTrusted }: Event): void => {
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isTrusted && !isTyped) counting.presses += 1
  }
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, count, { capture: true })
}

/** Does a job and expects it to have taken so many presses. */
async function job(page: Page, name: string, presses: number, work: () => Promise<void>): Promise<void> {
  await test.step(name, async () => {
    await page.evaluate(() => Object.assign(window, { presses: 0 }))
    await work()
    expect(await page.evaluate(() => (window as unknown as Counting).presses), name).toBe(presses)
  })
}

test('the daily jobs of a board take one press each, a status two, and drawing the stroke alone', async ({
  page, baseURL,
}) => {
  test.setTimeout(120_000)
  const errors = watchConsole(page)
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), 2)
  await page.addInitScript(countPresses)
  await page.goto('/signin')
  await page.evaluate((secret) => localStorage.setItem('token', secret), person.accessToken)
  await page.goto(path)
  const cards = page.getByRole('article')
  const cardAt = (position: number) => page.getByRole('article', { name: `Shot ${position}`, exact: true })
  const codes = () => page.getByText(/^SH\d{4}$/).allTextContents()
  await expect(cards).toHaveCount(2)

  await job(page, 'draw in a frame', 1, async () => {
    await drawIn(page, cardAt(1).locator('[data-frame]'))
    await expect(cardAt(1).getByText('Unsaved changes')).toBeVisible()
  })
  await job(page, 'add a frame', 1, async () => {
    await page.getByRole('toolbar', { name: 'Drawing tools' }).getByRole('button', { name: 'Add Frame' }).click()
    await expect(cardAt(3).getByRole('application')).toBeFocused()
  })
  await cardAt(1).getByRole('button', { name: 'Draw in shot 1' }).focus()
  await job(page, 'insert a frame', 1, async () => {
    await page.keyboard.press('n')
    await expect(cardAt(2).getByRole('application')).toBeFocused()
    await expect.poll(codes).toEqual(['SH0010', 'SH0015', 'SH0020', 'SH0030'])
  })
  await job(page, 'insert a frame with the mouse', 1, async () => {
    await cardAt(3).getByRole('button', { name: 'Insert a frame after shot 3' }).click()
    await expect(cards).toHaveCount(5)
    await expect(cardAt(4).getByRole('application')).toBeFocused()
  })
  await cardAt(2).getByRole('button', { name: 'Draw in shot 2' }).focus()
  await expectAccessible(page)
  await job(page, 'change a status', 2, async () => {
    await page.keyboard.press('s')
    await page.getByRole('menuitem', { name: 'Approved' }).click()
    await expect(cardAt(2).getByText('Approved')).toBeVisible()
  })
  await job(page, 'change a duration', 1, async () => {
    await page.keyboard.press('d')
    await page.keyboard.type('3.5')
    await page.keyboard.press('Enter')
    await expect(cardAt(2).getByText('3.5 s')).toBeVisible()
  })
  await job(page, 'go to another card and select it', 2, async () => {
    await cardAt(2).getByRole('button', { name: 'Draw in shot 2' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(cardAt(1).getByRole('button', { name: 'Draw in shot 1' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('toolbar', { name: 'Selected shots' })).toContainText('1 selected')
  })
  await job(page, 'play from a shot', 1, async () => {
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/\/preview\?/)
    await expect(page.getByRole('button', { name: 'Pause (Space)' })).toBeVisible()
  })
  expect(errors).toEqual([])
})
