import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const LAYERS = `query ($id: ID!) { node(id: $id) { ... on View {
  layers { key name opacity isHidden isLocked strokeCount }
} } }`

interface Layer {
  key: string
  name: string
  opacity: number
  isHidden: boolean
  isLocked: boolean
  strokeCount: number
}

const surfaceOf = (page: Page) => page.locator('[data-preview]').getByRole('application')
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Layers' }).getByRole('listitem')

/** A line from left to right, at a share of the frame's height. */
async function draw(page: Page, height: number): Promise<void> {
  const box = await surfaceOf(page).boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  const y = box.y + box.height * height
  await page.mouse.move(box.x + box.width * 0.1, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, y, { steps: 5 })
  await page.mouse.up()
}

async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(surfaceOf(page)).toBeVisible()
}

test('a frame is drawn on layers that are hidden, locked, moved and undone, and is the same tomorrow', async ({
  page, baseURL,
}) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = '', nextId = ''] } = await makeBoard(client, 2)
  const errors = watchConsole(page)
  const stored = async (id = viewId): Promise<Layer[]> =>
    (await client.ask<{ node: { layers: Layer[] } }>(person, LAYERS, { id })).node.layers
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  await enterAs(page, person)
  await page.goto(path)
  await openPreview(page)

  await test.step('two layers of the storyboard set', async () => {
    await expect(page.getByText('One sheet so far. Add a layer, or use the storyboard set.')).toBeVisible()
    await page.getByRole('button', { name: 'Use the storyboard set' }).click()
    await expect(rowsOf(page)).toHaveText(['Notes', 'Ink', 'Pencil', 'Tone', 'Fill', /^Reference/])
    await draw(page, 0.2)
    await page.keyboard.press('3')
    await draw(page, 0.4)
    await save()
    const counts = new Map((await stored()).map(({ key, strokeCount }) => [key, strokeCount]))
    expect([counts.get('ink'), counts.get('tone')]).toEqual([1, 1])
    await expectAccessible(page)
  })

  await test.step('a locked layer takes no ink, and neither does a hidden one', async () => {
    await page.getByRole('button', { name: 'Lock Tone' }).click()
    await draw(page, 0.6)
    await expect(page.getByText('Tone is locked')).toBeVisible()
    await page.getByRole('button', { name: 'Draw on Ink' }).click()
    await page.getByRole('button', { name: 'Hide Ink' }).click()
    await draw(page, 0.6)
    await expect(page.getByText('Ink is hidden')).toBeVisible()
    await page.getByRole('button', { name: 'Show Ink' }).click()
  })

  await test.step('the order is a step of undo, by keys and by the menu', async () => {
    await page.getByRole('button', { name: 'Draw on Ink' }).press('Alt+ArrowDown')
    await expect(rowsOf(page)).toHaveText(['Notes', 'Pencil', 'Ink', 'Tone', 'Fill', /^Reference/])
    await page.keyboard.press('Control+z')
    await expect(rowsOf(page)).toHaveText(['Notes', 'Ink', 'Pencil', 'Tone', 'Fill', /^Reference/])
    await page.getByRole('button', { name: 'Menu of Ink' }).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    await expect(rowsOf(page)).toHaveText(['Ink', 'Notes', 'Pencil', 'Tone', 'Fill', /^Reference/])
  })

  await test.step('a name, and a layer that is cleared alone', async () => {
    await page.getByRole('button', { name: 'Draw on Ink' }).press('F2')
    await page.getByRole('textbox', { name: 'Name of Ink' }).fill('Lines')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Menu of Tone' }).click()
    await page.getByRole('menuitem', { name: 'Clear layer' }).click()
    await save()
    await expect.poll(async () => (await stored()).filter(({ strokeCount }) => strokeCount > 0).map(({ name }) => name))
      .toEqual(['Lines'])
  })

  await test.step('a layer is copied to the next frame, with its name', async () => {
    await page.getByRole('button', { name: 'Menu of Lines' }).click()
    await page.getByRole('menuitem', { name: 'Copy to the next frame' }).click()
    await expect(page.getByText('Lines copied to the next frame')).toBeVisible()
    const copied = (await stored(nextId)).filter(({ strokeCount }) => strokeCount > 0)
    expect(copied.map(({ key, name }) => [key, name])).toEqual([['ink', 'Lines']])
  })

  await test.step('the same tomorrow', async () => {
    await page.reload()
    await openPreview(page)
    await expect(rowsOf(page)).toHaveText(['Lines', 'Notes', 'Pencil', 'Tone', 'Fill', /^Reference/])
    await expect(page.getByRole('button', { name: 'Unlock Tone' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Draw on Lines' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('on a phone, in place of the views', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('region', { name: 'Layers' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Layers', exact: true }).click()
    await expect(rowsOf(page)).toHaveCount(6)
    await expect(page.getByText('Views')).toHaveCount(0)
    await expectAccessible(page)
  })
  expect(errors).toEqual([])
})

test('strokes on a layer outlive a killed tab', async ({ context, page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  await enterAs(page, person)
  await page.goto(path)
  await openPreview(page)
  await page.keyboard.press('5')
  await draw(page, 0.3)
  await draw(page, 0.5)
  await expect(page.getByText('2 changes not saved')).toBeVisible()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A page that is gone does not answer.
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  const later = await context.newPage()
  await later.goto(path)
  await expect.poll(async () => {
    const { node } = await client.ask<{ node: { layers: Layer[] } }>(person, LAYERS, { id: viewId })
    return node.layers.map(({ key, strokeCount }) => [key, strokeCount])
  }, { timeout: 30_000 }).toEqual([['ink', 2]])
})
