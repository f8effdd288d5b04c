import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'
import { dragInPreview, previewSurface } from './previewFrame.ts'

const CANVAS = 'query ($id: ID!) { node(id: $id) { ... on View { canvasData } } }'

interface Line {
  points: { x: number; y: number }[]
  brushColor: string
  brushRadius: number
  opacity?: number
}

test('lines are selected, moved, colored, copied to the next frame and removed, and undo brings them back', async ({
  page, baseURL,
}) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = '', nextId = ''] } = await makeBoard(client, 2)
  const errors = watchConsole(page)
  const linesOf = async (id: string): Promise<Line[]> => {
    const { node } = await client.ask<{ node: { canvasData: { lines: Line[] } } }>(person, CANVAS, { id })
    return node.canvasData.lines
  }
  const upperLine = async (): Promise<number> =>
    Math.min(...(await linesOf(viewId)).map(({ points: [first] }) => first?.y ?? 0))
  const tool = page.getByRole('button', { name: 'Select', exact: true })
  const bar = page.getByRole('toolbar', { name: 'Selected lines' })
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(previewSurface(page)).toBeVisible()
  await dragInPreview(page, [[0.2, 0.2], [0.8, 0.2]])
  await dragInPreview(page, [[0.2, 0.8], [0.8, 0.8]])

  await test.step('what is drawn around is selected, and moves with the pointer', async () => {
    await page.keyboard.press('l')
    await expect(tool).toHaveAttribute('aria-pressed', 'true')
    await expect(bar).toContainText('Draw around lines, or tap one')
    await dragInPreview(page, [[0.1, 0.1], [0.9, 0.1], [0.9, 0.3], [0.1, 0.3]])
    await expect(bar).toContainText('1 line selected')
    await expectAccessible(page)
    await dragInPreview(page, [[0.4, 0.2], [0.4, 0.3], [0.4, 0.4]])
    await save()
    const heights = (await linesOf(viewId)).map(({ points: [first] }) => Math.round((first?.y ?? 0) / 24))
    expect(heights.toSorted()).toEqual([4, 8])
  })

  await test.step('it gets a color, steps by keys, and undo takes one after the other back', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'Give the lines the color of the brush' }).click()
    await save()
    const moved = await upperLine()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await save()
    expect(moved - (await upperLine())).toBeCloseTo(2)
  })

  await test.step('sliders change how it looks, in one step each', async () => {
    const looks = async (): Promise<(number | undefined)[]> => {
      await save()
      return (await linesOf(viewId)).flatMap(({ opacity }) => opacity ?? [])
    }
    const slider = bar.getByRole('slider', { name: 'Opacity' })
    const thumb = await slider.boundingBox()
    if (!thumb) throw new Error('The slider is not on the screen')
    const middle = thumb.y + thumb.height / 2
    await page.mouse.move(thumb.x + thumb.width / 2, middle)
    await page.mouse.down()
    await page.mouse.move(thumb.x - 20, middle, { steps: 3 })
    await page.mouse.move(thumb.x - 30, middle, { steps: 3 })
    await page.mouse.up()
    const [opacity = 1] = await looks()
    expect(opacity).toBeLessThan(0.7)
    await slider.press('ArrowLeft')
    expect(await looks()).toEqual([Math.round(opacity * 100 - 1) / 100])
    await page.keyboard.press('Control+z')
    expect(await looks()).toEqual([opacity])
    await page.keyboard.press('Control+z')
    expect(await looks()).toEqual([])
  })

  await test.step('lines are cut at the outline, which one step of undo takes back', async () => {
    await dragInPreview(page, [[0.3, 0.35], [0.6, 0.35], [0.6, 0.45], [0.3, 0.45]])
    const cut = page.getByRole('button', { name: 'Cut lines at the outline' })
    await cut.click()
    await expect(cut).toHaveCount(0)
    await expect(bar).toContainText('1 line selected')
    await save()
    expect(await linesOf(viewId)).toHaveLength(4)
    await page.keyboard.press('Control+z')
    await save()
    expect(await linesOf(viewId)).toHaveLength(2)
  })

  await test.step('all of it is copied to the next frame', async () => {
    await page.keyboard.press('Control+a')
    await expect(bar).toContainText('2 lines selected')
    await page.getByRole('button', { name: 'Copy to the next frame' }).click()
    await expect(page.getByText('Shot 2').first()).toBeVisible()
    await save()
    expect(await linesOf(nextId)).toHaveLength(2)
    expect(await linesOf(viewId)).toHaveLength(2)
  })

  await test.step('it is removed, undo brings it back, and Esc leaves one thing after the other', async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(bar).toContainText('Draw around lines, or tap one')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+a')
    await expect(bar).toContainText('2 lines selected')
    await page.keyboard.press('Escape')
    await expect(bar).toContainText('Draw around lines, or tap one')
    await page.keyboard.press('Escape')
    await expect(tool).toHaveAttribute('aria-pressed', 'false')
    await expect(previewSurface(page)).toBeVisible()
    await save()
    expect(await linesOf(nextId)).toHaveLength(2)
  })

  await test.step('keys draw around lines, too', async () => {
    await page.keyboard.press('l')
    await previewSurface(page).focus()
    const go = async (key: string, times: number): Promise<void> => {
      for (let step = 0; step < times; step++) await page.keyboard.press(key)
    }
    await go('ArrowUp', 15)
    await go('ArrowLeft', 26)
    await page.keyboard.press('Enter')
    await go('ArrowRight', 52)
    await go('ArrowDown', 15)
    await go('ArrowLeft', 52)
    await page.keyboard.press('Enter')
    await expect(bar).toContainText('1 line selected')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('1 change not saved')).toBeVisible()
  })
  expect(errors).toEqual([])
})
