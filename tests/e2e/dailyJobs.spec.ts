import { expect, test, type Page } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { PASSWORD } from '../harness/fixtures.ts'
import { makeBoard } from './newBoard.ts'
import { drawIn, expectAccessible, signIn, watchConsole } from './page.ts'

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

test('each daily job takes one press, a status and an invitation two, and drawing the stroke alone', async ({
  page, baseURL,
}) => {
  test.setTimeout(120_000)
  const errors = watchConsole(page)
  const { person } = await makeBoard(clientOf(baseURL ?? ''), 2)
  await page.addInitScript(countPresses)
  await signIn(page, { email: person.email, password: PASSWORD })
  await job(page, 'open the last board after signing in', 1, async () => {
    await page.getByRole('link', { name: 'Continue drawing' }).click()
    await expect(page).toHaveURL(/\/storyboard$/)
    await expect(page.getByRole('article')).toHaveCount(2)
  })
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
  await job(page, 'move a frame', 1, async () => {
    const handle = page.getByRole('button', { name: 'Move shot 2', exact: true })
    await handle.hover()
    const [from, to] = [await handle.boundingBox(), await cardAt(1).boundingBox()]
    if (!from || !to) throw new Error('The cards are not on the screen')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x - 40, from.y + 10, { steps: 4 })
    await page.mouse.move(to.x + to.width * 0.25, to.y + to.height / 2, { steps: 12 })
    await page.mouse.up()
    await expect.poll(codes).toEqual(['SH0015', 'SH0010', 'SH0020', 'SH0025', 'SH0030'])
  })
  await cardAt(2).getByRole('button', { name: 'Draw in shot 2' }).focus()
  await job(page, 'make a task for a shot, beyond its title', 1, async () => {
    await page.keyboard.press('t')
    const dialog = page.getByRole('dialog', { name: 'Create New Task' })
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: /^Remove .*SH0010$/ })).toBeVisible()
    await page.keyboard.type('Clean up the line')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Task created')).toBeVisible()
    await expect(cardAt(2).getByRole('button', { name: 'Draw in shot 2' })).toBeFocused()
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
  await page.keyboard.press('k')
  await job(page, 'invite somebody, beyond the address', 2, async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused()
    await page.keyboard.type('invite')
    await expect(page.locator('[role=option][data-highlighted]')).toHaveAccessibleName(/Invite people/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Invite people' })
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('mina@example.com')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row', { name: /mina@example\.com/ })).toBeVisible()
  })
  expect(errors).toEqual([])
})

test('the first stroke after signing up takes three presses beyond what is typed', async ({ page }) => {
  const errors = watchConsole(page)
  await page.addInitScript(countPresses)
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Nora Vik')
  await page.getByLabel('Email').fill(`nora-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a marsh at dawn')
  await page.getByLabel('Confirm password').fill('a marsh at dawn')
  await job(page, 'sign up', 1, async () => {
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/dashboard/organizations')
  })
  await page.getByLabel('Studio or team').fill('Vik Films')
  await page.getByLabel('First project').fill('Three Rooms')
  await job(page, 'start and draw', 2, async () => {
    await page.getByRole('button', { name: 'Start drawing' }).click()
    const frame = page.getByRole('article', { name: 'Shot 1', exact: true }).getByRole('application')
    await expect(frame).toBeFocused()
    await drawIn(page, frame)
    await expect(page.getByText('Unsaved changes. Wait 1 min or click here to save changes')).toBeVisible()
  })
  expect(errors).toEqual([])
})
