import { expect, test, type Page } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { press, tabTo, undoInToast } from './keys.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, pickUp, watchConsole } from './page.ts'

/** The names of what the Tab key reaches, one after the other, until it leaves the main part of the page. */
async function tabStops(page: Page): Promise<string[]> {
  const nameOf = () => page.evaluate(() => {
    const focused = document.activeElement
    if (!focused?.closest('main')) return ''
    return focused.getAttribute('aria-label') ?? focused.textContent
  })
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

test('a storyboard is drawn, ordered and played by the keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  await openBoard(page, baseURL, 8)
  const cardAt = cardOf(page)
  const draw = (position: number) => cardAt(position).getByRole('button', { name: `Draw in shot ${position}` })
  const menu = page.getByRole('menu')
  const expectIn = (position: number) => expect(cardAt(position).locator(':focus')).toHaveCount(1)
  const codes = () => page.getByText(/^SH\d{4}$/).allTextContents()
  /** Leads from the card that has the focus to the frame of another one. */
  const goTo = async (position: number): Promise<void> => {
    await tabTo(page, page.locator('[data-draw]:not([tabindex="-1"])'), 'Shift+Tab')
    await press(page, 'Home')
    for (let at = 1; at <= position; at += 1) {
      // A key that comes before the frame with the focus would lead from the same card again.
      await expect(draw(at)).toBeFocused()
      if (at < position) await press(page, 'ArrowRight')
    }
  }

  await test.step('Tab stops at the controls of one card, then leaves the grid', async () => {
    await tabTo(page, draw(1))
    const stops = await tabStops(page)
    const ofCards = stops.filter((name) => /shot \d/i.test(name))
    expect(ofCards.length).toBeGreaterThan(4)
    expect(ofCards.filter((name) => !/shot 1\b/i.test(name))).toEqual([])
    expect(stops).toContain('Add Frame')
  })
  await test.step('arrows, Home and End lead from card to card, and Tab goes on from there', async () => {
    await goTo(2)
    await expect(cardAt(2), 'a ring around the focused card').toHaveCSS('outline-style', 'solid')
    await press(page, 'End')
    await expect(draw(8)).toBeFocused()
    await press(page, 'Tab')
    await expect(cardAt(8).locator('[data-open-preview]')).toBeFocused()
    await press(page, 'Home')
    await expectIn(1)
  })
  await test.step('Enter draws, the pen is moved by arrows, and Ctrl+Z undoes a line', async () => {
    await goTo(1)
    await press(page, 'Enter')
    await expect(cardAt(1).getByRole('application')).toBeFocused()
    await press(page, 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter')
    await expect(cardAt(1).getByText('Unsaved changes')).toBeVisible()
    const redo = page.getByRole('toolbar', { name: 'Drawing tools' }).getByRole('button', { name: 'Redo' })
    await expect(redo).toBeDisabled()
    await press(page, 'Control+z')
    await expect(redo).toBeEnabled()
    await press(page, 'Escape')
    await expectIn(1)
  })
  await test.step('Space selects, S sets the status, D the duration, N adds a frame', async () => {
    await goTo(2)
    await press(page, 'Space')
    await expect(page.getByRole('toolbar', { name: 'Selected shots' })).toContainText('1 selected')
    await press(page, 'Escape', 's')
    await expect(menu).toBeVisible()
    await press(page, 'ArrowDown', 'Enter')
    await expect(cardAt(2).getByRole('button', { name: /^Status of shot 2: (?!No status)/ })).toBeVisible()
    await expectIn(2)
    await press(page, 'd')
    await page.keyboard.type('3.5')
    await press(page, 'Enter')
    await expect(cardAt(2).getByText('3.5 s')).toBeVisible()
    await expectIn(2)
    await press(page, 'n')
    await expect(page.getByRole('article')).toHaveCount(9)
    await expect(cardAt(3).getByRole('application')).toBeFocused()
    await press(page, 'Escape')
    await expectIn(3)
  })
  await test.step('a card is carried by its number', async () => {
    const before = await codes()
    await tabTo(page, page.getByRole('button', { name: 'Move shot 3', exact: true }))
    await pickUp(page, 'Shot 3 picked up. Position 3 of 9')
    await press(page, 'ArrowRight')
    await expect(page.getByText('Position 4 of 9', { exact: true })).toBeAttached()
    await press(page, 'Space')
    const moved = before.toSpliced(2, 1).toSpliced(3, 0, ...before.slice(2, 3))
    await expect.poll(codes).toEqual(moved)
    await expect(page.getByRole('button', { name: 'Move shot 4', exact: true })).toBeFocused()
  })
  await test.step('a deleted card comes back by Undo, and the focus stays among the cards', async () => {
    const before = await codes()
    await goTo(4)
    await press(page, 'Space', 'Delete')
    await expect(page.getByRole('article')).toHaveCount(8)
    await undoInToast(page, 'Shot deleted successfully')
    await expect.poll(codes).toEqual(before)
    await expect(page.locator('[data-card] :focus')).toHaveCount(1)
  })
  await test.step('O opens the preview, whose texts are reached by Tab, and Esc comes back', async () => {
    await goTo(4)
    await press(page, 'o')
    const preview = page.getByRole('dialog')
    await expect(preview).toBeVisible()
    const dialogue = preview.getByRole('textbox', { name: 'Dialogue of shot 4' })
    await tabTo(page, dialogue)
    await page.keyboard.type('ADA\nHush.')
    // The first leaves the field, which saves it.
    await press(page, 'Escape')
    await expect(dialogue).not.toBeFocused()
    await expect(preview).toBeVisible()
    await press(page, 'Escape')
    await expect(preview).toBeHidden()
    await expect(cardAt(4).getByText('ADA — Hush.')).toBeVisible()
    await expectIn(4)
  })
  await test.step('P plays; keys step, seek and change a length, and lead back', async () => {
    await press(page, 'p')
    await expect(page).toHaveURL(/\/preview\?/)
    const playhead = page.getByRole('slider', { name: 'Playhead' })
    const frame = async () => Number(await page.locator('[data-stage]').getAttribute('data-frame'))
    const start = 3 * 48
    await expect.poll(frame).toBeGreaterThan(start)
    await press(page, 'k', 'Home')
    await expect(playhead).toHaveAttribute('aria-valuenow', '0')
    await press(page, 'ArrowRight', '.')
    await expect(playhead).toHaveAttribute('aria-valuenow', '49')
    await tabTo(page, playhead)
    await press(page, 'PageUp', 'ArrowRight')
    await expect(playhead).toHaveAttribute('aria-valuenow', '74')
    await press(page, 'Home')
    const handle = page.getByRole('slider', { name: 'Duration of shot 1', exact: true })
    await tabTo(page, handle)
    await press(page, 'Shift+ArrowRight')
    await expect(handle).toHaveAttribute('aria-valuenow', '58')
    await undoInToast(page, 'Shot 1 is 58 frames long')
    await expect(handle).toHaveAttribute('aria-valuenow', '48')
    await expect(handle).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Play (Space)' }), 'Shift+Tab')
    await press(page, 'Space')
    await expect.poll(frame).toBeGreaterThan(2)
    await press(page, 'Space')
    await expect(page.getByRole('button', { name: 'Play (Space)' })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: /^Back to/ }), 'Shift+Tab')
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/storyboard/)
    await expect(page.locator('[data-card] :focus')).toHaveCount(1)
  })
  expect(errors).toEqual([])
})

test('scenes are made, renamed, moved, collapsed and removed on the board', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
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
