import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, watchConsole } from './page.ts'

const TASKS = 24
/** Longer than a finger must rest before it picks up, in milliseconds. */
const HOLD_MS = 400

const card = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `Task ${number}`, exact: true })

const column = (page: Page, status: string): Locator => page.getByRole('region', { name: new RegExp(`^${status}, `) })

async function centerOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function openBoard(page: Page, baseURL: string | undefined): Promise<void> {
  const client = clientOf(baseURL ?? '')
  const { person, path } = await makeBoard(client, 0)
  const projectId = path.split('/')[3]
  for (let number = 1; number <= TASKS; number++) {
    await client.ask(person, `mutation ($input: CreateTasksInput!) { createTasks(input: $input) { tasks { id } } }`, {
      input: { projectId, tasks: [{ title: `Task ${number}` }] },
    })
  }
  await enterAs(page, person)
  await page.goto(path.replace('/storyboard', '/tasks'))
  await expect(card(page, 1)).toBeVisible()
  // The bell comes with the banner, which moves the columns down.
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
}

test('a card that flies back is pressed again at once, and a press alone opens it', async ({ page, baseURL }) => {
  const errors = watchConsole(page)
  await openBoard(page, baseURL)
  const home = await centerOf(card(page, 2))
  const done = await centerOf(column(page, 'Done'))
  const inReview = await centerOf(column(page, 'In Review'))
  await page.mouse.move(home.x, home.y)
  await page.mouse.down()
  await page.mouse.move(done.x, done.y, { steps: 4 })
  await expect(page.getByText('Drop here').filter({ visible: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.mouse.move(home.x, home.y)
  await page.mouse.down()
  await page.mouse.move(inReview.x, inReview.y, { steps: 4 })
  await expect(page.getByText('Drop here').filter({ visible: true })).toBeVisible()
  await page.mouse.up()
  await expect(column(page, 'In Review').getByRole('article', { name: 'Task 2', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await card(page, 3).click()
  await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible()
  expect(errors).toEqual([])
})

test('a column scrolls while a card is held at its edge', async ({ page, baseURL }) => {
  await openBoard(page, baseURL)
  const start = await centerOf(card(page, 1))
  const box = await column(page, 'To Do').boundingBox()
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 40, { steps: 4 })
  await page.mouse.move(start.x, (box?.y ?? 0) + (box?.height ?? 0) - 60, { steps: 4 })
  await expect(card(page, TASKS)).toBeInViewport({ ratio: 0.5, timeout: 20_000 })
  await page.mouse.up()
  await expect(page.getByText(/^Task 1 dropped\. To Do, position \d\d of 24$/)).toBeAttached()
})

test('a finger that rests picks up, one that does not scrolls', async ({ page, baseURL }) => {
  await openBoard(page, baseURL)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const from = await centerOf(card(page, 2))
  const to = await centerOf(column(page, 'Blocked'))
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: from.x, y: from.y - 60 }])
  await page.waitForTimeout(HOLD_MS)
  await expect(page.getByText(/picked up/)).not.toBeAttached()
  await touch('touchEnd', [])

  const again = await centerOf(card(page, 2))
  await touch('touchStart', [again])
  await expect(page.getByText('Task 2 picked up. To Do, position 2 of 24')).toBeAttached()
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [{ x: again.x + (to.x - again.x) * share, y: again.y + (to.y - again.y) * share }])
  }
  await expect(page.getByText('Blocked, position 1 of 1')).toBeAttached()
  await touch('touchEnd', [])
  await expect(column(page, 'Blocked').getByRole('article', { name: 'Task 2', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
