import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { expectSameAfterImport } from './csvFiles.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, pickUp, watchConsole } from './page.ts'

const DRAG_STEPS = 8
const BLOCK = 'Block the scene'
const ANIMATE = 'Animate the walk'
const LIGHT = 'Light the harbour'
const COMPOSITE = 'Composite the shot'

const said = (page: Page, text: string): Promise<void> => expect(page.getByText(text).first()).toBeVisible()

const centerOf = async (place: Locator): Promise<{ x: number; y: number; height: number }> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height }
}

test('tasks are made for shots, wait for each other, and move by mouse and keys where they stay', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), 2)
  await enterAs(page, person)

  const dialog = page.getByRole('dialog', { name: /^(Create New|Edit) Task$/ })
  const column = (status: string): Locator => page.getByRole('region', { name: new RegExp(`^${status}, `) })
  const card = (title: string): Locator => page.getByRole('article', { name: title, exact: true })
  const handle = (title: string): Locator => page.getByRole('button', { name: `Move ${title}`, exact: true })
  const titlesIn = (status: string): Promise<(string | null)[]> =>
    column(status).getByRole('article').evaluateAll((cards) =>
      // The place of a card on the page says nothing: its row stands where its style moves it.
      cards
        .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((each) => each.getAttribute('aria-label')),
    )
  const expectColumn = (status: string, titles: readonly string[]): Promise<void> =>
    expect.poll(() => titlesIn(status), { message: status }).toEqual(titles)
  const announced = (sentence: string): Promise<void> =>
    expect(page.getByText(sentence, { exact: true })).toBeAttached()
  const waitFor = async (title: string): Promise<void> => {
    const tasks = dialog.getByRole('region', { name: /^Waits for these tasks/ })
    await tasks.getByRole('button', { name: title }).first().click()
  }

  await test.step('quick add, one after the other', async () => {
    await page.goto(path.replace('/storyboard', '/tasks'))
    await expect(page.getByText('Drop tasks here')).toHaveCount(5)
    await expectAccessible(page)
    await column('To Do').getByRole('button', { name: 'Add task' }).click()
    const title = page.getByRole('textbox', { name: 'Title of a new task in To Do' })
    await title.press('Enter')
    await said(page, 'Title is required')
    for (const [place, wanted] of [BLOCK, ANIMATE, LIGHT].entries()) {
      await title.fill(`  ${wanted} `)
      await title.press('Enter')
      await expect(column('To Do').getByRole('article')).toHaveCount(place + 1)
    }
    await title.press('Escape')
    await expectColumn('To Do', [BLOCK, ANIMATE, LIGHT])
  })

  await test.step('a task for a shot, for somebody, with a day, that waits for another', async () => {
    await page.getByRole('button', { name: 'Create New Task' }).click()
    await dialog.getByRole('textbox', { name: 'Title' }).fill(COMPOSITE)
    await dialog.getByLabel('Priority').selectOption('High')
    await dialog.getByLabel('Due date', { exact: true }).fill('2035-05-04')
    await dialog.getByRole('button', { name: 'Assignee: Unassigned' }).click()
    await page.getByRole('button', { name: person.name, exact: true }).click()
    await dialog.getByLabel('Find a shot by code, name or description').fill('sh0020')
    const shots = dialog.getByRole('region', { name: /^Related shots/ })
    await expect(shots.getByRole('button', { name: /SH0010/ })).toBeHidden()
    await shots.getByRole('button', { name: /SH0020/ }).click()
    await expect(shots.getByRole('button', { name: /^Remove .*SH0020$/ })).toBeVisible()
    await waitFor(ANIMATE)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create Task' }).click()
    await said(page, 'Task created')
    await expect(card(COMPOSITE)).toContainText(`Blocked by ${ANIMATE}`)
    await expect(card(COMPOSITE)).toContainText('4 May 2035')
    await expect(card(COMPOSITE).getByLabel('High priority').or(card(COMPOSITE).getByText('High'))).toBeVisible()
  })

  await test.step('a wait in a circle is refused, with the chain', async () => {
    await card(ANIMATE).click()
    await waitFor(COMPOSITE)
    await expect(dialog.getByRole('alert')).toContainText(`${ANIMATE} cannot wait for ${COMPOSITE}`)
    await expect(dialog.getByRole('button', { name: `Remove ${COMPOSITE}` })).toBeHidden()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await card(LIGHT).click()
    await waitFor(BLOCK)
    await dialog.getByRole('button', { name: 'Update Task' }).click()
    await expect(card(LIGHT)).toContainText(`Blocked by ${BLOCK}`)
    await expectAccessible(page)
  })

  await test.step('drag with the mouse: Esc brings the card back, a drop moves it', async () => {
    const before = [BLOCK, ANIMATE, LIGHT, COMPOSITE]
    await expectColumn('To Do', before)
    const drag = async (title: string, to: { x: number; y: number }): Promise<void> => {
      const from = await centerOf(card(title).getByRole('heading'))
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: DRAG_STEPS })
      await expect(page.getByText('Drop here').filter({ visible: true })).toBeVisible()
    }
    const inProgress = await centerOf(column('In Progress'))
    await drag(ANIMATE, inProgress)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await announced(`Moving cancelled. ${ANIMATE} is back in its place`)
    await expectColumn('To Do', before)
    await expectColumn('In Progress', [])
    await drag(ANIMATE, inProgress)
    await page.mouse.up()
    await expectColumn('In Progress', [ANIMATE])
    const first = await centerOf(card(BLOCK))
    await drag(COMPOSITE, { x: first.x, y: first.y - first.height / 2 })
    await page.mouse.up()
    await expectColumn('To Do', [COMPOSITE, BLOCK, LIGHT])
  })

  await test.step('move with the keyboard: Esc brings the card back, Space drops it', async () => {
    const carry = async (): Promise<void> => {
      await handle(LIGHT).focus()
      await pickUp(page, `${LIGHT} picked up. To Do, position 3 of 3`)
      await page.keyboard.press('ArrowRight')
      await announced('In Progress, position 2 of 2')
      await page.keyboard.press('ArrowUp')
      await announced('In Progress, position 1 of 2')
    }
    await carry()
    await page.keyboard.press('Escape')
    await announced(`Moving cancelled. ${LIGHT} is back in its place`)
    await expectColumn('To Do', [COMPOSITE, BLOCK, LIGHT])
    await expectColumn('In Progress', [ANIMATE])
    await carry()
    await page.keyboard.press('Space')
    await announced(`${LIGHT} dropped. In Progress, position 1 of 2`)
    await expectColumn('In Progress', [LIGHT, ANIMATE])
    await expectColumn('To Do', [COMPOSITE, BLOCK])
    await expect(handle(LIGHT)).toBeFocused()
  })

  await test.step('nothing waits for what is done', async () => {
    await card(ANIMATE).hover()
    await page.getByRole('button', { name: `Menu of ${ANIMATE}` }).click()
    await page.getByRole('menuitem', { name: 'Move to Done' }).click()
    await expectColumn('Done', [ANIMATE])
    await expect(card(COMPOSITE).getByText('Blocked by')).toBeHidden()
    await expect(card(LIGHT)).toContainText(`Blocked by ${BLOCK}`)
  })

  await test.step('all of it is there after a reload, and in the file', async () => {
    await page.reload()
    await expectColumn('To Do', [COMPOSITE, BLOCK])
    await expectColumn('In Progress', [LIGHT])
    await expectColumn('Done', [ANIMATE])
    await expect(card(LIGHT)).toContainText(`Blocked by ${BLOCK}`)
    await expectSameAfterImport(page, 'Tasks', 4)
  })

  await test.step('somebody finds their own tasks across projects', async () => {
    await page.goto('/dashboard/tasks')
    await said(page, COMPOSITE)
    await expect(page.getByText(BLOCK)).toBeHidden()
  })

  expect(errors).toEqual([])
})
