import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { dragOnto, enterAs, expectAccessible, pickUp, watchConsole } from './page.ts'

const FIRST_SHOTS = 6
const DRAG_STEPS = 8
const HELD_BACK_MS = 1000

/** The last digits of the shots' codes, which no move changes, in the board's order. */
const orderOf = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => Number(/SH(\d{4})/.exec(card.textContent)?.[1])),
  )

const expectOrder = (page: Page, order: readonly number[]) => expect.poll(() => orderOf(page)).toEqual(order)

const centerOf = async (place: Locator): Promise<{ x: number; y: number; width: number }> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

test('a board is filled, ordered by mouse and keys, timed and given statuses, and stays so', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), 0)
  await enterAs(page, person)

  const cardAt = (position: number) => page.getByRole('article', { name: `Shot ${position}`, exact: true })
  const tickAt = (position: number) => page.getByRole('checkbox', { name: `Select shot ${position}`, exact: true })
  const handleAt = (position: number) => page.getByRole('button', { name: `Move shot ${position}`, exact: true })
  const statusAt = (position: number) => page.getByRole('button', { name: `Status of shot ${position}:` })
  const lengthAt = (position: number) => page.getByRole('button', { name: `Duration of shot ${position}:` })
  const bar = page.getByRole('toolbar', { name: 'Selected shots' })
  const dialog = page.getByRole('dialog')
  const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click()
  const openMenu = async (position: number) => {
    await cardAt(position).hover()
    await page.getByRole('button', { name: `Menu of shot ${position}`, exact: true }).click()
  }

  await test.step('add frames to an empty board', async () => {
    await page.goto(path)
    await expect(page.getByText('No frames yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Small cards').check({ force: true })
    for (let position = 1; position <= FIRST_SHOTS; position++) {
      await page.getByRole('toolbar', { name: 'Drawing tools' }).getByRole('button', { name: 'Add Frame' }).click()
      await expect(cardAt(position).getByRole('application')).toBeFocused()
    }
    await expect(page.getByText('Shot created successfully').first()).toBeVisible()
    await expect(page.getByText('6 shots · 00:12')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectOrder(page, [10, 20, 30, 40, 50, 60])
  })

  await test.step('choose with Shift, and set one status for all', async () => {
    await cardAt(1).hover()
    await tickAt(1).click()
    await tickAt(3).click({ modifiers: ['Shift'] })
    await expect(bar).toContainText('3 selected')
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Status' }).click()
    await choose('Approved')
    await expect(page.getByText('3 shots updated')).toBeVisible()
    for (const position of [1, 2, 3]) await expect(statusAt(position)).toHaveAccessibleName(/Approved/)
    await expect(statusAt(4)).toHaveAccessibleName(/No status/)
  })

  await test.step('drag them together: Esc brings them back, a drop moves them', async () => {
    const from = await centerOf(handleAt(1))
    const last = await centerOf(cardAt(FIRST_SHOTS))
    const dragToEnd = async () => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(last.x + last.width / 4, last.y, { steps: DRAG_STEPS })
      await expect(handleAt(4)).toBeAttached()
    }
    await dragToEnd()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectOrder(page, [10, 20, 30, 40, 50, 60])
    await expect(bar).toContainText('3 selected')
    await expect.poll(() => centerOf(handleAt(1)), { message: 'the card is back in its place' }).toEqual(from)
    await dragToEnd()
    await page.mouse.up()
    await expectOrder(page, [40, 50, 60, 10, 20, 30])
    await bar.getByRole('button', { name: 'Clear the selection' }).click()
    await expect(bar).toBeHidden()
  })

  await test.step('move one with the keyboard, and one to a position', async () => {
    await handleAt(1).focus()
    await pickUp(page, 'Shot 1 picked up. Position 1 of 6')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Position 2 of 6', { exact: true })).toBeAttached()
    await page.keyboard.press('Space')
    await expectOrder(page, [50, 40, 60, 10, 20, 30])
    await expect(handleAt(2)).toBeFocused()
    await openMenu(6)
    await choose('Move to position…')
    await dialog.getByLabel('New position').fill('1')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expectOrder(page, [30, 50, 40, 60, 10, 20])
  })

  await test.step('duplicate, delete and undo', async () => {
    await openMenu(1)
    await choose('Duplicate')
    await expect(page.getByText('Shot duplicated successfully')).toBeVisible()
    await expect(statusAt(2)).toHaveAccessibleName(/Approved/)
    const [original, copy, ...others] = await orderOf(page)
    expect([original, ...others]).toEqual([30, 50, 40, 60, 10, 20])
    await openMenu(3)
    await choose('Delete')
    await expect(page.getByText('Shot deleted successfully')).toBeVisible()
    await expectOrder(page, [30, copy ?? 0, 40, 60, 10, 20])
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expectOrder(page, [30, copy ?? 0, 50, 40, 60, 10, 20])
  })

  await test.step('type lengths, and read the running time', async () => {
    await lengthAt(1).click()
    await page.getByRole('textbox', { name: 'Duration of shot 1' }).fill('soon')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Seconds or frames, for example')).toBeVisible()
    await page.getByRole('textbox', { name: 'Duration of shot 1' }).fill('3s 12f')
    await page.keyboard.press('Enter')
    await expect(lengthAt(1)).toHaveText('3.5 s')
    await lengthAt(2).click()
    await page.getByRole('textbox', { name: 'Duration of shot 2' }).fill('84f')
    await page.keyboard.press('Enter')
    await expect(lengthAt(2)).toHaveText('3.5 s')
    await expect(page.getByText('7 shots · 00:17')).toBeVisible()
  })

  await test.step('rename, color and delete statuses', async () => {
    await statusAt(3).click()
    await choose('Rough')
    await expect(page.getByText('Shot status updated successfully')).toBeVisible()
    await statusAt(3).click()
    await choose('Edit statuses…')
    let changes = 0
    await page.route('**/graphql', async (route) => {
      const isChange = (route.request().postData() ?? '').includes('StatusRowUpdateMutation')
      // The name is held back: the color chosen after it must not come first.
      if (isChange && (changes += 1) === 1) await pause(HELD_BACK_MS)
      await route.continue()
    })
    await dialog.getByLabel('Name of Rough').fill('Layout')
    await dialog.getByLabel('Name of Rough').press('Enter')
    await dialog.getByRole('button', { name: 'Color of Layout' }).click()
    const panel = page.getByRole('dialog', { name: 'Color of Layout' })
    await panel.getByLabel('Color code').fill('#aa33cc')
    await panel.getByLabel('Color code').press('Enter')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    const names = dialog.getByRole('textbox', { name: /^Name of/ })
    const order = () => names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
    const [first = '', second = '', ...others] = await order()
    const grip = (name: string) => dialog.getByRole('button', { name: `Move ${name}`, exact: true })
    await dragOnto(page, grip(first), grip(second))
    await expect.poll(order).toEqual([second, first, ...others])
    const pickedUp = page.getByText(`${first} picked up. Position 2 of ${others.length + 2}`)
    await grip(first).press('Space')
    await expect(pickedUp).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(page.getByText(`Moving cancelled. ${first} is back in its place`)).toBeAttached()
    await expect(grip(first)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(pickedUp).toBeAttached()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`Position 1 of ${others.length + 2}`)).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(order).toEqual([first, second, ...others])
    await dialog.getByRole('button', { name: 'Delete Approved' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText('4 shots will have no status.')).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Approved is deleted, 4 shots have no status now')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.unroute('**/graphql')
    expect(changes).toBe(2)
    await expect(statusAt(3)).toHaveAccessibleName(/Layout/)
    await expect(statusAt(1)).toHaveAccessibleName(/No status/)
  })

  await test.step('all of it is there after a reload', async () => {
    const order = await orderOf(page)
    await page.reload()
    await expectOrder(page, order)
    await expect(page.getByText('7 shots · 00:17')).toBeVisible()
    await expect(lengthAt(2)).toHaveText('3.5 s')
    await expect(statusAt(1)).toHaveAccessibleName(/No status/)
    await expect(statusAt(3)).toHaveAccessibleName(/Layout/)
    await statusAt(3).click()
    await expect(page.getByRole('menuitem', { name: 'Layout' }).locator('span').first()).toHaveCSS(
      'background-color',
      'rgb(170, 51, 204)',
    )
  })

  expect(errors).toEqual([])
})
