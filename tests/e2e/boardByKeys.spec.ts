import { expect, test, type Page } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

/** The names of what the Tab key reaches, one after the other, until it leaves the main part of the page. */
async function tabStops(page: Page, from: string): Promise<string[]> {
  const nameOf = () => page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.closest('main')) return ''
    return focused.getAttribute('aria-label') ?? focused.textContent
  })
  await page.getByRole('button', { name: from, exact: true }).focus()
  const names: string[] = []
  for (let name = await nameOf(); name !== '' && names.length < 60; name = await nameOf()) {
    names.push(name)
    await page.keyboard.press('Tab')
  }
  return names
}

async function openBoard(page: Page, baseURL: string | undefined, shots: number) {
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), shots)
  await enterAs(page, person)
  await page.goto(path)
  await expect(page.getByRole('article')).toHaveCount(shots)
}

const cardOf = (page: Page) => (position: number) =>
  page.getByRole('article', { name: `Shot ${position}`, exact: true })

test('a storyboard is worked by the keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const errors = watchConsole(page)
  await openBoard(page, baseURL, 8)
  const cardAt = cardOf(page)
  const draw = (position: number) => cardAt(position).getByRole('button', { name: `Draw in shot ${position}` })
  const menu = page.getByRole('menu')

  await test.step('Tab stops at the controls of one card, then leaves the grid', async () => {
    const stops = await tabStops(page, 'Draw in shot 1')
    const ofCards = stops.filter((name) => /shot \d/i.test(name))
    expect(ofCards.length).toBeGreaterThan(4)
    expect(ofCards.filter((name) => !/shot 1\b/i.test(name))).toEqual([])
    expect(stops).toContain('Add Frame')
  })
  await test.step('arrows, Home and End lead from card to card, and Tab goes on from there', async () => {
    await draw(1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(draw(2)).toBeFocused()
    await expect(cardAt(2), 'a ring around the focused card').toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('End')
    await expect(draw(8)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(cardAt(8).locator('[data-open-preview]')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(draw(1)).toHaveCount(1)
    await expect(cardAt(1).locator(':focus')).toHaveCount(1)
  })
  await test.step('Enter draws, and the pen is moved by arrows', async () => {
    await draw(1).focus()
    await page.keyboard.press('Enter')
    await expect(cardAt(1).getByRole('application')).toBeFocused()
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect(cardAt(1).getByText('Unsaved changes')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cardAt(1).locator(':focus')).toHaveCount(1)
  })
  await test.step('Space selects, S sets the status, D the length, N adds a frame', async () => {
    await draw(2).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('toolbar', { name: 'Selected shots' })).toContainText('1 selected')
    await page.keyboard.press('Escape')
    await draw(2).focus()
    await page.keyboard.press('s')
    await expect(menu).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(cardAt(2).getByRole('button', { name: /^Status of shot 2: (?!No status)/ })).toBeVisible()
    await draw(2).focus()
    await page.keyboard.press('d')
    await page.keyboard.type('3.5')
    await page.keyboard.press('Enter')
    await expect(cardAt(2).getByText('3.5 s')).toBeVisible()
    await draw(2).focus()
    await page.keyboard.press('n')
    await expect(page.getByRole('article')).toHaveCount(9)
    await expect(cardAt(3).getByRole('application')).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('O opens the preview, whose texts are reached by Tab, and Esc comes back', async () => {
    await draw(4).focus()
    await page.keyboard.press('o')
    const preview = page.getByRole('dialog')
    await expect(preview).toBeVisible()
    const dialogue = preview.getByRole('textbox', { name: 'Dialogue of shot 4' })
    const isReached = () => dialogue.evaluate((field) => field.matches(':focus'))
    for (let presses = 0; presses < 40 && !(await isReached()); presses += 1) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('ADA\nHush.')
    // The first leaves the field, which saves it.
    await page.keyboard.press('Escape')
    await expect(dialogue).not.toBeFocused()
    await expect(preview).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await expect(cardAt(4).getByText('ADA — Hush.')).toBeVisible()
    await expect(cardAt(4).locator(':focus')).toHaveCount(1)
  })
  await test.step('P plays', async () => {
    await draw(2).focus()
    await page.keyboard.press('p')
    await expect(page).toHaveURL(/\/preview\?/)
  })
  expect(errors).toEqual([])
})

test('scenes are made, renamed, moved, collapsed and removed on the board', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const errors = watchConsole(page)
  await openBoard(page, baseURL, 6)
  const cardAt = cardOf(page)
  const headings = () => page.locator('main').getByRole('heading', { level: 2 }).allTextContents()
  const codes = () => page.getByText(/^SH\d{4}$/).allTextContents()
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text })

  async function makeScene(position: number, heading: string): Promise<void> {
    await cardAt(position).hover()
    await cardAt(position).getByRole('button', { name: `Menu of shot ${position}` }).click()
    await page.getByRole('menuitem', { name: 'New scene here…' }).click()
    const dialog = page.getByRole('dialog', { name: `New scene at shot ${position}` })
    await dialog.getByLabel('Heading').fill(heading)
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  async function chooseOf(heading: string, command: string): Promise<void> {
    await page.getByRole('button', { name: `Menu of the scene ${heading}` }).click()
    await page.getByRole('menuitem', { name: command }).click()
  }

  await makeScene(1, 'INT. HALL - DAY')
  await makeScene(3, 'EXT. PIER - DUSK')
  await makeScene(5, 'INT. BOAT - NIGHT')
  expect(await headings()).toEqual(['INT. HALL - DAY', 'EXT. PIER - DUSK', 'INT. BOAT - NIGHT'])
  await expect(page.locator('[data-scene]').nth(1)).toContainText('2 shots')
  await expectAccessible(page)

  await chooseOf('EXT. PIER - DUSK', 'Rename…')
  await page.getByRole('dialog').getByLabel('Heading').fill('EXT. QUAY - DUSK')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(headings).toEqual(['INT. HALL - DAY', 'EXT. QUAY - DUSK', 'INT. BOAT - NIGHT'])

  await chooseOf('INT. BOAT - NIGHT', 'Move up')
  await expect.poll(headings).toEqual(['INT. HALL - DAY', 'INT. BOAT - NIGHT', 'EXT. QUAY - DUSK'])
  await expect.poll(codes).toEqual(['SH0010', 'SH0020', 'SH0050', 'SH0060', 'SH0030', 'SH0040'])
  await toast('Scene moved').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(codes).toEqual(['SH0010', 'SH0020', 'SH0030', 'SH0040', 'SH0050', 'SH0060'])

  await chooseOf('EXT. QUAY - DUSK', 'Remove, keep the shots')
  await expect.poll(headings).toEqual(['INT. HALL - DAY', 'INT. BOAT - NIGHT'])
  await expect(page.locator('[data-scene]').first()).toContainText('4 shots')
  await toast('Scene removed').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(headings).toEqual(['INT. HALL - DAY', 'EXT. QUAY - DUSK', 'INT. BOAT - NIGHT'])

  await page.getByRole('button', { name: 'Collapse the scene EXT. QUAY - DUSK' }).click()
  await expect(cardAt(3)).toBeHidden()
  await expect(cardAt(5)).toBeVisible()
  await page.reload()
  await expect(cardAt(5)).toBeVisible()
  await expect(cardAt(3)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Expand the scene EXT. QUAY - DUSK' })).toBeVisible()
  await expectAccessible(page)
  expect(errors).toEqual([])
})
