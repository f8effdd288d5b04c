import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const CAMERA = `query ($id: ID!) { node(id: $id) { ... on View {
  camera { start { x y width angle } end { x y width angle } easing holdStart holdEnd } } } }`

interface Frame { x: number; y: number; width: number; angle: number }
interface Move { start: Frame; end: Frame; easing: string; holdStart: number; holdEnd: number }

const rectangle = (page: Page, name: 'Start' | 'End') =>
  page.getByRole('application', { name: `${name} of the camera move` })

/** Drags what a rectangle is held by: its middle, or a handle. */
async function drag(page: Page, name: 'Start' | 'End', at: string, right: number, down: number): Promise<void> {
  const box = await rectangle(page, name).locator(at).boundingBox()
  if (!box) throw new Error('The rectangle is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right, y + down, { steps: 4 })
  await page.mouse.up()
}

test('a camera move is made with the pointer, played in place, taken back, and removed', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  const read = async (): Promise<Move | null> => {
    const { node } = await client.ask<{ node: { camera: Move | null } }>(person, CAMERA, { id: viewId })
    return node.camera
  }
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(page.locator('[data-preview]').getByRole('application')).toBeVisible()

  await test.step('a move is added and its end dragged, scaled and turned', async () => {
    await page.keyboard.press('c')
    await page.getByRole('button', { name: 'Add a camera move' }).click()
    await expect(rectangle(page, 'End')).toBeFocused()
    await expectAccessible(page)
    await drag(page, 'End', 'polygon >> nth=0', 60, 20)
    await drag(page, 'End', 'circle >> nth=2', 30, 20)
    await drag(page, 'End', 'circle >> nth=0', 40, 0)
    await save()
    const camera = await read()
    expect(camera?.start).toEqual({ x: 210, y: 120, width: 420, angle: 0 })
    expect(camera?.end.x).toBeGreaterThan(215)
    expect(camera?.end.width).toBeLessThan(290)
    expect(camera?.end.angle).toBeGreaterThan(2)
  })

  await test.step('it plays in place', async () => {
    await page.getByRole('button', { name: 'Play the move' }).click()
    await expect(rectangle(page, 'End')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Play the move' })).toBeVisible()
    await page.getByRole('button', { name: 'Show the rectangles' }).click()
    await expect(rectangle(page, 'End')).toBeVisible()
  })

  await test.step('undo takes one step after the other back, and it is removed', async () => {
    await page.keyboard.press('Control+z')
    await save()
    expect((await read())?.end.angle).toBe(0)
    await page.getByRole('button', { name: 'No camera move' }).click()
    await save()
    expect(await read()).toBeNull()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Camera', exact: true })).toHaveAttribute('aria-pressed', 'false')
  })
  expect(errors).toEqual([])
})
