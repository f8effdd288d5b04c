import { expect, type Page, test } from '@playwright/test'
import { storedStrokes } from '../benchmarks/penStrokes.ts'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const surfaceOf = (page: Page) => page.locator('[data-preview]').getByRole('application').first()
const palette = (page: Page) => page.locator('[data-palette]')

test('a color of the palette is drawn with at an opacity, and picked from the picture while it is turned', async ({
  page, baseURL,
}) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const projectId = path.split('/')[3] ?? ''
  const errors = watchConsole(page)
  const create = `mutation ($input: CreateProjectColorsInput!) { createProjectColors(input: $input) { __typename } }`
  const addColor = (name: string, color: string) =>
    client.ask(person, create, { input: { projectId, colors: [{ name, color }] } })
  await addColor('Sea', '#336699')
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(surfaceOf(page)).toBeVisible()
  const box = await surfaceOf(page).boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const drawLine = async (): Promise<void> => {
    await page.mouse.move(middle.x - 100, middle.y)
    await page.mouse.down()
    await page.mouse.move(middle.x + 100, middle.y, { steps: 6 })
    await page.mouse.up()
  }

  await test.step('the palette shows what somebody else adds', async () => {
    await page.getByRole('button', { name: 'Colors of the project' }).click()
    await expect(palette(page).getByRole('button', { name: 'Sea, #336699' })).toBeVisible()
    await addColor('Rust', '#b7410e')
    await expect(palette(page).getByRole('button', { name: 'Rust, #b7410e' })).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await palette(page).getByRole('button', { name: 'Rust, #b7410e' }).click()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    await expect(surfaceOf(page)).toBeVisible()
  })

  let opacity = 1
  await test.step('at about half its opacity', async () => {
    for (let step = 0; step < 6; step++) await page.keyboard.press(']')
    const slider = page.getByRole('slider', { name: 'Brush opacity' })
    await slider.focus()
    for (let step = 0; step < 5; step++) await slider.press('PageDown')
    opacity = Number(await slider.getAttribute('aria-valuenow')) / 100
    expect(Math.abs(opacity - 0.5)).toBeLessThan(0.05)
    await drawLine()
  })

  await test.step('X draws with the color before', async () => {
    await page.keyboard.press('x')
    await page.mouse.move(middle.x - 100, middle.y + 60)
    await page.mouse.down()
    await page.mouse.move(middle.x + 100, middle.y + 60, { steps: 6 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    const drawn = (await storedStrokes(client, person, viewId)).map(({ stroke }) => [stroke.color, stroke.opacity])
    expect(drawn).toEqual([['#b7410e', opacity], ['#000000', opacity]])
  })

  await test.step('Alt picks what is seen: the ink over the paper, also where the view is mirrored', async () => {
    await page.keyboard.press('h')
    await page.keyboard.down('Alt')
    await expect(page.locator('[data-picking]')).toBeVisible()
    await page.mouse.click(middle.x, middle.y)
    await page.keyboard.up('Alt')
    const chosen = page.locator('[data-preview]').getByRole('radio', { name: /#/, checked: true })
    const [, color = ''] = /(#[0-9a-f]{6})/.exec((await chosen.getAttribute('aria-label')) ?? '') ?? []
    const channels = [1, 3, 5].map((place) => parseInt(color.slice(place, place + 2), 16))
    const seen = [0xb7, 0x41, 0x0e].map((channel) => 255 - (255 - channel) * opacity)
    for (const [index, channel] of seen.entries()) expect(Math.abs((channels[index] ?? 0) - channel)).toBeLessThan(2)
  })

  await test.step('the button picks by keys', async () => {
    await page.getByRole('button', { name: 'Eyedropper' }).click()
    const picker = page.getByRole('application', { name: 'Pick a color from the picture' })
    await expect(picker).toBeFocused()
    await expectAccessible(page)
    for (let step = 0; step < 5; step++) await picker.press('ArrowUp')
    await picker.press('Enter')
    await expect(picker).toHaveCount(0)
    await expect(page.getByRole('radio', { name: /#ffffff/ })).toBeChecked()
  })
  expect(errors).toEqual([])
})
