import { expect, type Page, test } from '@playwright/test'
import { storedStrokes } from '../benchmarks/penStrokes.ts'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

/** How far from where it belongs a line may begin and end, in pixels of the drawing: the brush is on a rope. */
const NEAR = 6

const surfaceOf = (page: Page) => page.locator('[data-preview]').getByRole('application')
const chipOf = (page: Page) => page.getByRole('button', { name: /^Set the view straight/ })

test('a frame is mirrored, turned and drawn on, and its ink lies under the pen', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(surfaceOf(page)).toBeVisible()
  const box = await surfaceOf(page).boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  let middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const width = 420
  const scale = box.width / width
  /** Drags by CSS pixels from the middle of the frame. */
  const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
    await page.mouse.move(middle.x + from[0], middle.y + from[1])
    await page.mouse.down()
    await page.mouse.move(middle.x + to[0], middle.y + to[1], { steps: 8 })
    await page.mouse.up()
  }
  const lines = async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    return (await storedStrokes(client, person, viewId)).map(({ stroke: { points } }) => {
      const [first, last] = [points[0], points.at(-1)]
      return { x: (last?.x ?? 0) - (first?.x ?? 0), y: (last?.y ?? 0) - (first?.y ?? 0), startX: first?.x ?? 0 }
    })
  }
  const near = (value: number, wanted: number) => expect(Math.abs(value - wanted), `${value}`).toBeLessThan(NEAR)

  await test.step('mirrored by its key', async () => {
    await page.keyboard.press('h')
    await expect(chipOf(page)).toHaveText('0° · Mirrored')
    await drag([100, 0], [200, 50])
    const [line] = await lines()
    near(line?.startX ?? 0, width / 2 - 100 / scale)
    near(line?.x ?? 0, -100 / scale)
    near(line?.y ?? 0, 50 / scale)
    await chipOf(page).click()
    await expect(chipOf(page)).toHaveCount(0)
  })

  await test.step('turned by a drag with its key, and by buttons', async () => {
    await page.keyboard.down('r')
    await drag([150, 0], [0, 150])
    await page.keyboard.up('r')
    await expect(chipOf(page)).toHaveText('90°')
    await page.getByRole('button', { name: 'Turn left' }).first().click()
    await page.getByRole('button', { name: 'Turn right' }).first().click()
    await expect(chipOf(page)).toHaveText('90°')
    await drag([0, 0], [0, 100])
    const line = (await lines()).at(-1)
    near(line?.x ?? 0, 100 / scale)
    near(line?.y ?? 0, 0)
    await expectAccessible(page)
  })

  await test.step('drawn on where it is zoomed', async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await drag([0, 0], [100, 0])
    const line = (await lines()).at(-1)
    near(line?.x ?? 0, 0)
    near(line?.y ?? 0, -100 / scale / 1.25)
  })

  await test.step('an area is marked for a comment where it is seen', async () => {
    await page.locator('[data-preview]').focus()
    await page.keyboard.press('Shift+D')
    const paper = page.locator('[data-region-paper]')
    await expect(paper).toBeFocused()
    // The comments stand beside the frame now.
    const place = await paper.boundingBox()
    if (place) middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 }
    await drag([0, -40], [80, 40])
    const area = await paper.locator('rect').first().boundingBox()
    near((area?.x ?? 0) - middle.x, 0)
    near(area?.width ?? 0, 80)
  })
  expect(errors).toEqual([])
})
