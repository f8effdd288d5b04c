import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const LAYERS = 'query ($id: ID!) { node(id: $id) { ... on View { layers { key strokeCount } } } }'

interface Layer { key: string; strokeCount: number }

async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(page.locator('[data-preview] canvas[role=application]')).toBeVisible()
}

async function askForFrames(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu of Ink' }).click()
  await page.getByRole('menuitem', { name: 'Copy to frames…' }).click()
  await expect(page.getByRole('dialog', { name: 'Copy Ink to frames' })).toBeVisible()
}

test('a layer is copied to all later frames, taken back, and copied to those that are selected', async ({
  page, baseURL,
}) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds } = await makeBoard(client, 4)
  const errors = watchConsole(page)
  const counts = (): Promise<number[]> => Promise.all(viewIds.map(async (id) => {
    const { node } = await client.ask<{ node: { layers: Layer[] } }>(person, LAYERS, { id })
    return node.layers.find(({ key }) => key === 'ink')?.strokeCount ?? 0
  }))
  await enterAs(page, person)
  await page.goto(path)

  await test.step('to all later frames of the board', async () => {
    await openPreview(page)
    await page.getByRole('button', { name: 'Use the storyboard set' }).click()
    const box = await page.locator('[data-preview] canvas[role=application]').boundingBox()
    if (!box) throw new Error('The frame is not on the screen')
    await page.keyboard.press('5')
    await page.mouse.move(box.x + 50, box.y + 50)
    await page.mouse.down()
    await page.mouse.move(box.x + 250, box.y + 90, { steps: 5 })
    await page.mouse.up()
    await askForFrames(page)
    await expectAccessible(page)
    await page.getByText('All later frames of the board (3)').click()
    await page.getByRole('button', { name: 'Copy to 3 frames' }).click()
    await expect(page.getByText('Ink copied to 3 frames')).toBeVisible()
    expect(await counts()).toEqual([1, 1, 1, 1])
  })

  await test.step('Undo takes it back from all of them', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'Ink copied to 3 frames' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(counts).toEqual([1, 0, 0, 0])
  })

  await test.step('to the frames selected on the board', async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-preview]')).toHaveCount(0)
    for (const shot of [2, 4]) await page.getByRole('checkbox', { name: `Select shot ${shot}` }).click()
    await openPreview(page)
    await askForFrames(page)
    await page.getByText('Frames selected on the board (2)').click()
    await page.getByRole('button', { name: 'Copy to 2 frames' }).click()
    await expect(page.getByText('Ink copied to 2 frames')).toBeVisible()
    expect(await counts()).toEqual([1, 1, 0, 1])
  })
  expect(errors).toEqual([])
})
