import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'
import { dragInPreview, previewSurface } from './previewFrame.ts'

const CANVAS = 'query ($id: ID!) { node(id: $id) { ... on View { canvasData } } }'

interface Line {
  points: { x: number; y: number }[]
  brushColor: string
  fill?: true
}

test('shapes are drawn, areas are filled up to the lines or by their outline, and open ones only when asked', async ({
  page, baseURL,
}) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  const linesOf = async (): Promise<Line[]> => {
    const { node } = await client.ask<{ node: { canvasData: { lines: Line[] } } }>(person, CANVAS, { id: viewId })
    return node.canvasData.lines
  }
  const tools = page.getByRole('toolbar', { name: 'Drawing tools of the preview' })
  const save = async (): Promise<void> => {
    const button = page.getByRole('button', { name: 'Save Changes' })
    if (await button.isEnabled()) await button.click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  const areas = async (): Promise<Line[]> => {
    await save()
    return (await linesOf()).filter(({ fill }) => fill)
  }
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(previewSurface(page)).toBeVisible()

  await test.step('a drag draws the shape that was chosen', async () => {
    await page.keyboard.press('u')
    await expect(page.getByRole('button', { name: 'Shapes', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await dragInPreview(page, [[0.3, 0.3], [0.7, 0.7]])
    await page.getByRole('button', { name: 'Shape', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Block arrow' }).click()
    await dragInPreview(page, [[0.1, 0.9], [0.5, 0.9]])
    await save()
    const [rectangle, arrow] = await linesOf()
    expect(rectangle?.points.map(({ x, y }) => [Math.round(x / 42), Math.round(y / 24)])).toEqual([
      [3, 3], [3, 3], [7, 3], [7, 3], [7, 7], [7, 7], [3, 7], [3, 7], [3, 3], [3, 3],
    ])
    expect(arrow).toMatchObject({ fill: true, points: { length: 7 } })
    await expectAccessible(page)
  })

  await test.step('a press fills the area up to the lines, and another one gives it a color', async () => {
    await page.keyboard.press('b')
    await page.keyboard.press('g')
    await expect(page.getByRole('slider', { name: 'Close gaps' })).toBeVisible()
    await dragInPreview(page, [[0.5, 0.5]])
    await expect.poll(async () => (await areas()).length).toBe(2)
    const [, filled] = await areas()
    const xs = (filled?.points ?? []).map(({ x }) => x / 420)
    expect(Math.min(...xs)).toBeCloseTo(0.3, 1)
    expect(Math.max(...xs)).toBeCloseTo(0.7, 1)
    await tools.getByRole('radio', { name: 'Red pencil' }).check()
    await dragInPreview(page, [[0.5, 0.5]])
    await expect.poll(async () => new Set((await areas()).map(({ brushColor }) => brushColor)).size).toBe(2)
    expect(await areas()).toHaveLength(2)
  })

  await test.step('a drag fills what it goes around', async () => {
    await dragInPreview(page, [[0.8, 0.1], [0.95, 0.1], [0.95, 0.3], [0.8, 0.3]])
    await expect.poll(async () => (await areas()).length).toBe(3)
  })

  await test.step('an open area asks first, and undo takes one after the other back', async () => {
    await dragInPreview(page, [[0.1, 0.1]])
    await expect(page.getByText('This area is open.')).toBeVisible()
    expect(await areas()).toHaveLength(3)
    await page.getByRole('button', { name: 'Fill anyway' }).click()
    await expect.poll(async () => (await areas()).length).toBe(4)
    await previewSurface(page).focus()
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await areas()).length).toBe(3)
  })
  expect(errors).toEqual([])
})
