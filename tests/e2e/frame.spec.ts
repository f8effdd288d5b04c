import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Client, clientOf } from '../harness/client.ts'
import { anyPng } from '../harness/images.ts'
import { makeBoard, type NewBoard } from './newBoard.ts'
import { dragOnto, drawIn, enterAs, expectAccessible, watchConsole } from './page.ts'

/** How many lines the server has of the first view, and whether it has an image. */
async function stored(client: Client, { person, viewIds }: NewBoard): Promise<{ lines: number; hasImage: boolean }> {
  const { node } = await client.ask<{ node: { canvasData: { lines: object[] }; image: object | null } }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on View { canvasData image { id } } } }`,
    { id: viewIds[0] },
  )
  const { lines } = node.canvasData
  return { lines: lines.length, hasImage: node.image !== null }
}

/** Color and size of the lines the server has of the first view. */
async function storedInk(client: Client, { person, viewIds }: NewBoard): Promise<string[]> {
  const { node } = await client.ask<{ node: { canvasData: { lines: { brushColor: string; brushRadius: number }[] } } }>(
    person,
    `query ($id: ID!) { node(id: $id) { ... on View { canvasData } } }`,
    { id: viewIds[0] },
  )
  const { lines } = node.canvasData
  return lines.map(({ brushColor, brushRadius }) => `${brushColor} ${brushRadius}`)
}

/** Drags the mouse from a place on a frame, in pixels from its corner, to its middle. */
async function dragFrom(page: Page, frame: Locator, x: number, y: number): Promise<void> {
  const box = await frame.boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  await page.mouse.move(box.x + x, box.y + y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  await page.mouse.up()
}

const shotOf = (page: Page, position: number): Locator => page.getByRole('article', { name: `Shot ${position}` })
const said = (page: Page, text: string): Promise<void> => expect(page.getByText(text).first()).toBeVisible()
const namesOf = (tabs: Locator): Promise<(string | null)[]> =>
  tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-label')))

test('a frame is drawn in, saved, undone, given a picture and views, and edited in its preview', async ({
  page,
  baseURL,
}) => {
  const errors = watchConsole(page)
  const client = clientOf(baseURL ?? '')
  const board = await makeBoard(client, 2)
  await enterAs(page, board.person)
  await page.goto(board.path)
  const shot = shotOf(page, 1)
  const undo = page.getByRole('toolbar').getByRole('button', { name: 'Undo' })
  const redo = page.getByRole('toolbar').getByRole('button', { name: 'Redo' })
  const unsaved = shot.getByText('Unsaved changes. Wait 1 min or click here to save changes')
  const save = async (): Promise<void> => {
    await shot.getByText('click here').click()
    await expect(unsaved.or(shot.getByText('Saving changes...'))).toBeHidden()
  }

  const red = page.getByRole('radio', { name: 'Red pencil' })
  const size = page.getByRole('slider', { name: 'Brush Size:' })

  await test.step('the first press draws with the chosen brush; a click saves', async () => {
    await red.check({ force: true })
    for (let radius = 2; radius < 8; radius++) await size.press('ArrowRight')
    await drawIn(page, shot.locator('[data-draw]'))
    await expect(unsaved).toBeVisible()
    await drawIn(page, shot.getByRole('application'))
    await save()
    expect(await storedInk(client, board)).toEqual(['#e5484d 8', '#e5484d 8'])
    await expectAccessible(page)
  })

  await test.step('undo and redo', async () => {
    await expect(redo).toBeDisabled()
    await undo.click()
    await expect(unsaved).toBeVisible()
    await undo.click()
    await redo.click()
    await save()
    expect(await stored(client, board)).toEqual({ lines: 1, hasImage: false })
  })

  await test.step('after a reload it is there, with the brush, and undo still works', async () => {
    await page.reload()
    await expect(shot.getByRole('img', { name: 'Drawing of shot 1, View 1' })).toBeVisible()
    await expect(red).toBeChecked()
    const tick = shot.getByRole('checkbox', { name: 'Select shot 1' })
    await tick.click()
    await expect(tick).toBeChecked()
    await tick.click()
    await dragFrom(page, shot.locator('[data-draw]'), 16, 16)
    await expect(unsaved).toBeVisible()
    await expect(page.getByRole('toolbar', { name: 'Selected shots' })).toBeHidden()
    await save()
    expect(await storedInk(client, board)).toEqual(['#e5484d 8', '#e5484d 8'])
    await undo.click()
    await undo.click()
    await redo.click()
    await save()
    expect(await stored(client, board)).toEqual({ lines: 1, hasImage: false })
  })

  await shot.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  const preview = page.getByRole('dialog', { name: 'Frame Preview (Editable)' })
  const tabs = preview.getByRole('tab')

  await test.step('a background image', async () => {
    const file = preview.getByLabel('Background image file')
    await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('Not a picture at all') })
    await said(page, 'Only image files are allowed. Please select a valid image file.')
    await expect(preview.getByRole('button', { name: 'Remove background' })).toBeDisabled()
    await file.setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: Buffer.from(await anyPng()) })
    await said(page, 'Image uploaded successfully')
    expect(await stored(client, board)).toEqual({ lines: 1, hasImage: true })
    await expectAccessible(page)
    await preview.getByRole('button', { name: 'Remove background' }).click()
    await said(page, 'Image deleted successfully')
    expect(await stored(client, board)).toEqual({ lines: 1, hasImage: false })
  })

  await test.step('views', async () => {
    await preview.getByRole('button', { name: 'Add view' }).click()
    await said(page, 'Shot view created successfully')
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await tabs.nth(1).dblclick()
    await preview.getByRole('textbox', { name: 'Name of View 2' }).fill('   ')
    await page.keyboard.press('Enter')
    await expect(tabs.nth(1)).toHaveAccessibleName('View 2')
    await tabs.nth(1).press('F2')
    await preview.getByRole('textbox', { name: 'Name of View 2' }).fill('  Close up ')
    await page.keyboard.press('Enter')
    await said(page, 'Shot view updated successfully')
    await preview.getByRole('button', { name: 'Menu of Close up' }).click()
    await page.getByRole('menuitem', { name: 'Move left' }).click()
    await said(page, 'View order updated successfully')
    expect(await namesOf(tabs)).toEqual(['Close up', 'View 2'])
    await dragOnto(page, tabs.first(), tabs.last())
    await expect.poll(() => namesOf(tabs)).toEqual(['View 1', 'Close up'])
    await preview.getByRole('button', { name: 'Menu of Close up' }).click()
    await page.getByRole('menuitem', { name: 'Delete view' }).click()
    await expect(tabs).toHaveCount(1)
    await expect(tabs).toHaveAttribute('aria-selected', 'true')
    const deleted = page.getByRole('status').filter({ hasText: 'Shot view deleted successfully' })
    await deleted.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => namesOf(tabs)).toEqual(['View 1', 'Close up'])
  })

  await test.step('drawing and writing in the preview', async () => {
    await tabs.first().click()
    const saved = preview.getByText('All changes saved')
    await expect(saved).toBeVisible()
    const zoomIn = preview.getByRole('button', { name: 'Zoom in' })
    await zoomIn.click()
    await page.keyboard.down(' ')
    await dragFrom(page, preview.getByRole('application'), 40, 40)
    await page.keyboard.up(' ')
    await expect(preview.getByText('125%')).toBeVisible()
    await expect(saved).toBeVisible()
    await zoomIn.press(' ')
    await preview.getByText('156%').click()
    await expect(preview.getByRole('button', { name: '100%' })).toBeVisible()
    await drawIn(page, preview.getByRole('application'))
    await expect(preview.getByText('1 change not saved')).toBeVisible()
    await preview.getByRole('textbox', { name: 'Description of shot 1' }).fill('Ada waits.')
    await expect(preview.getByText('2 changes not saved')).toBeVisible()
    await preview.getByRole('button', { name: 'Save Changes' }).click()
    await expect(preview.getByText('All changes saved')).toBeVisible()
    expect(await stored(client, board)).toEqual({ lines: 2, hasImage: false })
    await preview.getByRole('button', { name: 'Close' }).last().click()
    await expect(preview).toBeHidden()
    await expect(shot.getByRole('button', { name: 'Open the preview of shot 1' })).toBeFocused()
    await page.reload()
    await expect(shot.getByText('Ada waits.')).toBeVisible()
    await expect(shot.getByRole('tab', { name: 'Close up' })).toBeVisible()
  })

  expect(errors).toEqual([])
})

test('a line drawn while the code of the drawing is on its way is kept', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const board = await makeBoard(client, 1)
  let letCodeCome = (): void => undefined
  const drawn = new Promise<void>((resolve) => (letCodeCome = resolve))
  await page.route('**/assets/ActiveDrawing-*.js', (route) => drawn.then(() => route.continue()))
  await enterAs(page, board.person)
  await page.goto(board.path)
  const shot = shotOf(page, 1)
  await shot.getByRole('button', { name: 'Draw in shot 1' }).press('Enter')
  await drawIn(page, shot.locator('[data-frame]'))
  await expect(shot.getByRole('application')).toBeHidden()
  letCodeCome()
  await shot.getByText('click here').click()
  await expect.poll(() => stored(client, board)).toEqual({ lines: 1, hasImage: false })
})
