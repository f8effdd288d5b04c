import { expect, type Page, test } from '@playwright/test'
import { storedStrokes } from '../benchmarks/penStrokes.ts'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'
import { penInPreview, previewSurface } from './previewFrame.ts'

/** A line across the frame, at a share of its height. */
const drawWithPen = (page: Page, height: number): Promise<void> => penInPreview(page, [0.1, height], [0.9, height])

test('a frame is drawn with pencil, marker and soft brush, which stay with the person', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  const openPreview = () => page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  const kind = page.getByRole('button', { name: 'How the brush draws' })
  await enterAs(page, person)
  await page.goto(path)
  await openPreview()
  await expect(previewSurface(page)).toBeVisible()

  await page.keyboard.press('p')
  await drawWithPen(page, 0.2)
  await page.keyboard.press('k')
  await drawWithPen(page, 0.4)
  await kind.click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Soft brush (S)' }).click()
  await drawWithPen(page, 0.6)
  await page.keyboard.press('i')
  await drawWithPen(page, 0.8)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('All changes saved')).toBeVisible()
  const drawn = (await storedStrokes(client, person, viewId)).map(({ stroke: { brush, radius, points: [first] } }) =>
    [brush, radius, first?.altitude, first?.azimuth])
  expect(drawn).toEqual([
    ['pencil', 3, 40, 270], ['marker', 8, 40, 270], ['soft', 16, undefined, undefined],
    [undefined, 2, undefined, undefined],
  ])

  await page.keyboard.press('p')
  await page.reload()
  if (!(await kind.isVisible())) await openPreview()
  await kind.hover()
  await expect(page.getByRole('tooltip')).toHaveText('How the brush draws: Pencil')
  expect(errors).toEqual([])
})
