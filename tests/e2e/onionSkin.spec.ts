import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { adding, draw, makeStroke } from '../harness/drawings.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'
import { previewSurface } from './previewFrame.ts'

/** Heights of the lines of three shots, as shares of the frame. */
const HEIGHTS = [0.2, 0.5, 0.8] as const
const FRAME = { width: 420, height: 240 }

const lineAt = (height: number) => makeStroke({
  color: '#000000', radius: 8,
  points: [0.1, 0.5, 0.9].map((share) => ({ x: share * FRAME.width, y: height * FRAME.height })),
})

/** Red, green and blue of the paper under the strokes in the middle of a line. */
const paperAt = (page: Page, height: number): Promise<number[]> =>
  previewSurface(page).evaluate((surface, share) => {
    const paper = surface.parentElement?.querySelector('canvas')
    const pixel = paper?.getContext('2d')?.getImageData(paper.width / 2, Math.round(paper.height * share), 1, 1).data
    return [...(pixel ?? [])].slice(0, 3)
  }, height)

const expectTint = (page: Page, height: number, tint: 'blue' | 'red' | 'none'): Promise<void> =>
  expect.poll(async () => {
    const [red = 0, green = 0, blue = 0] = await paperAt(page, height)
    if (red === 255 && green === 255 && blue === 255) return 'none'
    return blue > red + 20 ? 'blue' : red > blue + 20 ? 'red' : `${red} ${green} ${blue}`
  }).toBe(tint)

test('frames before and after shine through in their colors, and stay in the browser', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds } = await makeBoard(client, HEIGHTS.length)
  for (const [index, height] of HEIGHTS.entries()) {
    await draw(client, person, viewIds[index] ?? '', [adding([lineAt(height)])])
  }
  const errors = watchConsole(page)
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Open the preview of shot 2' }).click()
    await expect(previewSurface(page)).toBeVisible()
  }
  await enterAs(page, person)
  await page.goto(path)
  await open()
  await expectTint(page, HEIGHTS[0], 'none')
  await page.keyboard.press('o')
  await expectTint(page, HEIGHTS[0], 'blue')
  await expectTint(page, HEIGHTS[2], 'none')

  await page.getByRole('combobox', { name: 'After, red' }).selectOption('1 frame')
  await expectTint(page, HEIGHTS[2], 'red')
  const strength = page.getByRole('slider', { name: 'Strength' })
  const [before = 0] = await paperAt(page, HEIGHTS[0])
  await strength.focus()
  await page.keyboard.press('End')
  await expect.poll(async () => (await paperAt(page, HEIGHTS[0]))[0]).toBeLessThan(before)
  await expectAccessible(page)

  await page.reload()
  await open()
  await expectTint(page, HEIGHTS[0], 'blue')
  await expectTint(page, HEIGHTS[2], 'red')
  await page.keyboard.press('o')
  await expectTint(page, HEIGHTS[0], 'none')
  expect(errors).toEqual([])
})
