import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const CANVAS_DATA = 'query ($id: ID!) { node(id: $id) { ... on View { canvasData } } }'

interface Line { id: string; text?: string; points: { x: number; y: number }[] }
interface Label { id: string; text: string; align: string; balloon: string }

const surface = (page: Page) => page.locator('[data-label-surface]')
const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the label' })

async function openPreview(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(page.locator('[data-preview]').getByRole('application')).toBeVisible()
}

/** A place of the well, by the part of its width and height. */
async function placeIn(page: Page, x: number, y: number): Promise<[number, number]> {
  const box = await page.locator('[data-preview] canvas[role=application]').boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  return [box.x + box.width * x, box.y + box.height * y]
}

test('a label with a balloon is written, moved, written again, taken back, and is there after a reload', async ({
  page, baseURL,
}) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  const read = async (): Promise<{ lines: Line[]; labels?: Label[] }> => {
    const { node } = await client.ask<{ node: { canvasData: { lines: Line[]; labels?: Label[] } } }>(
      person, CANVAS_DATA, { id: viewId })
    return node.canvasData
  }
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  const leftOf = ({ lines }: { lines: Line[] }): number => Math.min(...(lines[0]?.points ?? []).map(({ x }) => x))
  await enterAs(page, person)
  await openPreview(page, path)

  await test.step('a press writes, and the tail of the balloon is dragged', async () => {
    await page.keyboard.press('t')
    await expect(surface(page)).toBeFocused()
    await page.mouse.click(...await placeIn(page, 0.4, 0.3))
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('You came')
    await page.keyboard.press('Enter')
    await page.keyboard.type('back! 漢')
    await page.getByRole('button', { name: 'Speech balloon' }).click()
    await page.getByRole('button', { name: 'Align center' }).click()
    const tail = await page.locator('[data-label-tail]').boundingBox()
    if (!tail) throw new Error('The balloon has no tail')
    await page.mouse.move(tail.x + tail.width / 2, tail.y + tail.height / 2)
    await page.mouse.down()
    await page.mouse.move(tail.x + 60, tail.y + 40, { steps: 3 })
    await page.mouse.up()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(text(page)).toHaveCount(0)
    await save()
    const { labels, lines } = await read()
    expect(labels).toEqual([{ id: lines[0]?.id, text: 'You came\nback! 漢', align: 'center', balloon: 'speech' }])
  })

  await test.step('it is moved as one line', async () => {
    const before = leftOf(await read())
    await page.keyboard.press('l')
    await page.mouse.click(...await placeIn(page, 0.41, 0.3))
    await expect(page.getByText('1 line selected')).toBeVisible()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText('1 change not saved')).toBeVisible()
    await save()
    expect(leftOf(await read())).toBe(before + 10)
  })

  await test.step('Enter writes it again, as one step of undo', async () => {
    await page.mouse.click(...await placeIn(page, 0.43, 0.3))
    await page.keyboard.press('Enter')
    await expect(text(page)).toHaveValue('You came\nback! 漢')
    await page.keyboard.type('?')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('1 line selected')).toBeVisible()
    await save()
    expect((await read()).labels?.[0]?.text).toBe('You came\nback! 漢?')
    await page.keyboard.press('Control+z')
    await save()
    expect((await read()).labels?.[0]?.text).toBe('You came\nback! 漢')
  })

  await test.step('after a reload, two presses write it again, and a press beside it sets it', async () => {
    await openPreview(page, path)
    await page.keyboard.press('l')
    await page.mouse.click(...await placeIn(page, 0.43, 0.3))
    await expect(page.getByText('1 line selected')).toBeVisible()
    await page.mouse.dblclick(...await placeIn(page, 0.43, 0.3))
    await expect(text(page)).toHaveValue('You came\nback! 漢')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Yes')
    await page.mouse.click(...await placeIn(page, 0.9, 0.05))
    await expect(text(page)).toHaveCount(0)
    await save()
    expect((await read()).labels).toMatchObject([{ text: 'Yes', balloon: 'speech' }])
  })

  await test.step('keys alone write one, and nothing is set where nothing was written', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('t')
    await expect(surface(page)).toBeFocused()
    for (let count = 0; count < 12; count += 1) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(text(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByText('All changes saved')).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Keys')
    await page.keyboard.press('Escape')
    await save()
    expect((await read()).labels?.map((label) => label.text)).toEqual(['Yes', 'Keys'])
  })
  expect(errors).toEqual([])
})
