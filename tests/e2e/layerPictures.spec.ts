import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { colored, psdOf } from '../harness/psds.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const VIEW = 'query ($id: ID!) { node(id: $id) { ... on View { thumbnailUrl layers { key imageUrl } } } }'

interface Read { node: { thumbnailUrl: string; layers: { key: string; imageUrl: string | null }[] } }

/** A blue picture of the ratio of the frame. */
const blue = () => sharp({ create: { width: 840, height: 480, channels: 3, background: '#2050e0' } }).png().toBuffer()

type Color = readonly [red: number, green: number, blue: number]

async function colorIn(picture: Buffer, x: number, y: number): Promise<Color> {
  const image = sharp(picture)
  const { width, height } = await image.metadata()
  const at = { left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 }
  const [red = 0, green = 0, strong = 0] = await image.removeAlpha().extract(at).raw().toBuffer()
  return [red, green, strong]
}

const isBlue = ([red, , strong]: Color): boolean => red < 120 && strong > 200
const isWhite = (color: Color): boolean => color.every((value) => value > 245)

/** The color of the frame as it is seen, at a share of its sides. */
const seen = async (page: Page, x: number, y: number): Promise<Color> => {
  const frame = page.locator('[data-preview]').getByRole('application').locator('..')
  return colorIn(await frame.screenshot(), x, y)
}

async function menuOf(page: Page, layer: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Menu of ${layer}` }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

test('a picture is put on a layer, drawn over, placed, undone, and painted alike', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = ''] } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  const read = async () => (await client.ask<Read>(person, VIEW, { id: viewId })).node
  const painted = async (x: number, y: number): Promise<Color> =>
    colorIn(await (await page.request.get(`${baseURL}${(await read()).thumbnailUrl}`)).body(), x, y)
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(page.locator('[data-preview]').getByRole('application')).toBeVisible()
  await page.getByRole('button', { name: 'Use the storyboard set' }).click()

  await test.step('a file becomes the picture of a layer', async () => {
    await page.getByRole('button', { name: 'Menu of Ink' }).click()
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'), page.getByRole('menuitem', { name: 'Reference picture…' }).click(),
    ])
    await chooser.setFiles({ name: 'blue.png', mimeType: 'image/png', buffer: await blue() })
    await expect.poll(async () => isBlue(await seen(page, 0.2, 0.2))).toBe(true)
    await expect.poll(async () => isBlue(await painted(0.2, 0.2))).toBe(true)
  })

  await test.step('an eraser takes ink and leaves the picture, also while it is wet', async () => {
    const box = await page.locator('[data-preview]').getByRole('application').boundingBox()
    if (!box) throw new Error('The frame is not on the screen')
    const line = async (isHeld = false): Promise<void> => {
      await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.5)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.5, { steps: 6 })
      if (!isHeld) await page.mouse.up()
    }
    await page.keyboard.press('i')
    await line()
    await page.mouse.move(0, 0)
    await expect.poll(async () => isBlue(await seen(page, 0.5, 0.5))).toBe(false)
    await page.keyboard.press('e')
    await line(true)
    await expect.poll(async () => isBlue(await seen(page, 0.5, 0.5))).toBe(true)
    await page.mouse.up()
    await expect.poll(async () => isBlue(await seen(page, 0.5, 0.5))).toBe(true)
  })

  await test.step('it is placed by hand and by numbers, and Escape ends that', async () => {
    await menuOf(page, 'Ink', 'Place picture')
    const picture = page.getByRole('button', { name: 'The picture that is being placed' })
    await expect(picture).toBeFocused()
    await expectAccessible(page)
    const size = page.getByRole('spinbutton', { name: 'Size in percent' })
    await size.fill('50')
    await size.press('Enter')
    await expect.poll(async () => isWhite(await seen(page, 0.15, 0.5))).toBe(true)
    const box = await picture.boundingBox()
    if (!box) throw new Error('The picture is not on the screen')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    const left = page.getByRole('spinbutton', { name: 'Middle from the left' })
    await expect.poll(async () => Math.abs(Number(await left.inputValue()) - 315)).toBeLessThan(4)
    await picture.press('ArrowUp')
    await expect(page.getByRole('spinbutton', { name: 'Middle from the top' })).toHaveValue('119')
    await page.keyboard.press('Escape')
    await expect(picture).toBeHidden()
    await expect(page.locator('[data-preview]')).toBeVisible()
  })

  await test.step('each placement is one step of undo, and the server paints the same', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => isBlue(await seen(page, 0.3, 0.3))).toBe(true)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
    await expect.poll(async () => isBlue(await painted(0.3, 0.3))).toBe(true)
    expect(isWhite(await painted(0.15, 0.5))).toBe(true)
  })

  await test.step('it is taken away', async () => {
    await menuOf(page, 'Ink', 'Remove picture')
    await expect.poll(async () => isWhite(await seen(page, 0.4, 0.4))).toBe(true)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(async () => (await read()).layers.every(({ imageUrl }) => imageUrl === null)).toBe(true)
  })
  expect(errors).toEqual([])
})

test('the layers of a Photoshop file become layers over what was drawn, as one step', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { person, path } = await makeBoard(client, 1)
  const errors = watchConsole(page)
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(page.locator('[data-preview]').getByRole('application')).toBeVisible()
  const choose = async (buffer: Buffer): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Import a Photoshop file' }).click(),
    ])
    await chooser.setFiles({ name: 'frame.psd', mimeType: 'image/vnd.adobe.photoshop', buffer })
  }

  await test.step('a file that is none is refused by name', async () => {
    await choose(Buffer.from('8BPS'))
    await expect(page.getByText('The file is not a Photoshop file. Select a .psd file.')).toBeVisible()
  })

  await test.step('layers come with their names, and go with one undo', async () => {
    const blue = [32, 80, 224, 255] as const
    await choose(Buffer.from(psdOf(colored('Sky', blue), colored('Ink', [20, 20, 20, 255], { width: 20 }))))
    await expect(page.getByRole('button', { name: 'Draw on Sky' })).toBeVisible()
    await expect.poll(async () => isBlue(await seen(page, 0.7, 0.5))).toBe(true)
    await expect.poll(async () => isBlue(await seen(page, 0.1, 0.5))).toBe(false)
    await page.locator('[data-preview]').getByRole('application').focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(async () => isWhite(await seen(page, 0.7, 0.5))).toBe(true)
    await expect(page.getByRole('button', { name: 'Draw on Sky' })).toBeHidden()
  })
  expect(errors).toEqual([])
})
