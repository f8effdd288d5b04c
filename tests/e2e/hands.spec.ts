import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { drawIn, enterAs, expectAccessible, watchConsole } from './page.ts'

const surfaceOf = (page: Page) => page.locator('[data-preview]').getByRole('application')
const toolsOf = (page: Page) => page.locator('[data-preview]').getByRole('toolbar', { name: 'Drawing tools' })
const tool = (page: Page, name: string) => toolsOf(page).getByRole('button', { name, exact: true })

async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(surfaceOf(page)).toBeVisible()
}

/** A pointer at places of the frame, as shares of it: no driver of browsers has pens. */
async function point(
  page: Page, type: string, x: number, y: number, init: Partial<PointerEventInit> = {},
): Promise<void> {
  await surfaceOf(page).evaluate((surface, { kind, across, down, more }) => {
    const { left, top, width, height } = surface.getBoundingClientRect()
    surface.dispatchEvent(new PointerEvent(kind, {
      bubbles: true, cancelable: true, pointerId: 7, pointerType: 'pen', pressure: 0.5,
      clientX: left + width * across, clientY: top + height * down, ...(JSON.parse(more) as PointerEventInit),
    }))
  }, { kind: type, across: x, down: y, more: JSON.stringify(init) })
}

/** Whether fingers draw in this browser, as it is stored; `stored` sets it. */
const fingerDrawing = (page: Page, stored: string | null = null): Promise<string | null> =>
  page.evaluate((next) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('fingerDrawing')) ?? ''
    if (next !== null) localStorage.setItem(key, next)
    return localStorage.getItem(key)
  }, stored)

test('keys that a person changed are theirs on another machine, in tooltips and in the drawing', async ({
  page, browser, baseURL,
}) => {
  const client = clientOf(baseURL ?? '')
  const { person, path } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  await enterAs(page, person)
  await page.goto(path)
  await expect(page.getByRole('article', { name: 'Shot 1' })).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

  await test.step('the sheet listens, names a clash and saves', async () => {
    await page.keyboard.press('?')
    await sheet.getByRole('button', { name: 'Change: Eraser' }).click()
    await page.keyboard.press('Control+w')
    await expect(sheet.getByText('Ctrl+W belongs to the browser')).toBeVisible()
    await page.keyboard.press('n')
    await expect(sheet.getByText('N stands for “Insert a frame after the card”')).toBeVisible()
    await expectAccessible(page)
    const saved = page.waitForResponse((response) =>
      response.request().postData()?.includes('useShortcutChange') === true)
    await sheet.getByRole('button', { name: 'Use it here instead' }).click()
    expect((await saved).ok()).toBe(true)
    await expect(sheet.getByText('No keys')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  await test.step('another machine has them', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await context.newPage()
    await enterAs(other, person)
    await other.goto(path)
    await drawIn(other, other.getByRole('article', { name: 'Shot 1' }).locator('[data-draw]'))
    const eraser = other.getByRole('toolbar').getByRole('button', { name: 'Eraser' })
    await other.keyboard.press('e')
    await expect(eraser).toHaveAttribute('aria-pressed', 'false')
    await other.keyboard.press('n')
    await expect(eraser).toHaveAttribute('aria-pressed', 'true')
    await eraser.hover()
    await expect(other.getByRole('tooltip')).toHaveText('Eraser (N)')
    await context.close()
  })
  expect(errors).toEqual([])
})

test('the left hand has its tools on the right, and a pen its quick menu', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  await enterAs(page, person)
  await page.goto('/dashboard/user-settings?section=appearance')
  await page.getByText('Tools on the right of the frame').click()
  await expect(page.getByRole('status').filter({ hasText: 'Hand that draws: Left.' })).toBeAttached()
  await page.goto(path)
  await openPreview(page)
  const frame = await surfaceOf(page).boundingBox()
  const tools = await toolsOf(page).boundingBox()
  expect(tools?.x).toBeGreaterThan((frame?.x ?? 0) + (frame?.width ?? 0))

  await test.step('a mark of the pen’s button acts, and leaves no line', async () => {
    const button = { button: 2, buttons: 2 }
    await point(page, 'pointerdown', 0.5, 0.5, button)
    await point(page, 'pointermove', 0.4, 0.7, { buttons: 2 })
    await point(page, 'pointerup', 0.4, 0.7, button)
    await expect(tool(page, 'Eraser')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('menu', { name: 'Quick menu' })).toHaveCount(0)
    await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  const menu = page.getByRole('menu', { name: 'Quick menu' })
  await test.step('a pen that rests opens it', async () => {
    await point(page, 'pointerdown', 0.5, 0.5, { buttons: 1 })
    await expect(menu.getByRole('menuitem').first()).toBeVisible()
    await point(page, 'pointerup', 0.5, 0.5)
    await expect(menu.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('once a pen has drawn, a finger moves the view', async () => {
    const choice = page.getByRole('button', { name: 'Draw with fingers' })
    await expect(choice).toBeVisible()
    await page.keyboard.press('b')
    const off = await fingerDrawing(page)
    await choice.click()
    const touch = { pointerType: 'touch', pointerId: 9, buttons: 1 }
    // Nearer to the pen, it would be the palm.
    await page.waitForTimeout(1_100)
    await point(page, 'pointerdown', 0.2, 0.2, touch)
    await point(page, 'pointermove', 0.5, 0.5, touch)
    await point(page, 'pointerup', 0.5, 0.5, touch)
    await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Control+z')
    await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
    await fingerDrawing(page, off)
    await point(page, 'pointerdown', 0.2, 0.2, touch)
    await point(page, 'pointermove', 0.5, 0.5, touch)
    await point(page, 'pointerup', 0.5, 0.5, touch)
    await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('keys choose in it', async () => {
    await page.keyboard.press('q')
    await expectAccessible(page)
    await menu.getByRole('menuitem', { name: 'Last brush' }).click()
    await expect(tool(page, 'Eraser')).toHaveAttribute('aria-pressed', 'true')
  })
  expect(errors).toEqual([])
})
