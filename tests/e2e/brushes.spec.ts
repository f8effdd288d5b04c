import { expect, type Page, test } from '@playwright/test'
import { storedStrokes } from '../benchmarks/penStrokes.ts'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

/** A pen's line across a frame that is pressed harder and harder, at a share of the frame's height. */
async function drawWithPen(page: Page, height: number): Promise<void> {
  const box = await page.locator('[data-preview]').getByRole('application').boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  const session = await page.context().newCDPSession(page)
  const steps = 20
  for (let step = 0; step <= steps; step++) {
    const type = step === 0 ? 'mousePressed' : step === steps ? 'mouseReleased' : 'mouseMoved'
    await session.send('Input.dispatchMouseEvent', {
      type, x: box.x + box.width * (0.1 + (0.8 * step) / steps), y: box.y + box.height * height,
      force: 0.2 + (0.7 * step) / steps, tiltX: 0, tiltY: -50, pointerType: 'pen', button: 'left',
      buttons: step === steps ? 0 : 1, clickCount: 1,
    })
  }
  await session.detach()
}

test('a frame is drawn with pencil, marker and soft brush, which stay with the person', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  const openPreview = () => page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  const kind = page.getByRole('button', { name: 'How the brush draws' })
  await enterAs(page, person)
  await page.goto(path)
  await openPreview()
  await expect(page.locator('[data-preview]').getByRole('application')).toBeVisible()

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
