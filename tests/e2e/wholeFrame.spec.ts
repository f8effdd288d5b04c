import { createCanvas } from '@napi-rs/canvas'
import { expect, type Locator, test } from '@playwright/test'
import { initializeCanvas, type Layer, readPsd } from 'ag-psd'
import { unzipped } from '../api/exports/exportFormats.ts'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, watchConsole } from './page.ts'
import { dragInPreview, penInPreview, previewSurface } from './previewFrame.ts'

const LAYERS = `query ($id: ID!) { node(id: $id) { ... on View { camera { start { width } }
  layers { key strokeCount } canvasData } } }`
const CREATE_EXPORT = `mutation ($input: CreateExportInput!) { createExport(input: $input) { projectExport { id } } }`
const READ_EXPORT = `query ($id: ID!) { node(id: $id) { ... on ProjectExport { status downloadUrl } } }`
const PSD_WIDTH = 840

interface DrawnView {
  camera: object | null
  layers: { key: string; strokeCount: number }[]
  canvasData: { labels?: { text: string }[] }
}

/** Corners of a rectangle that is inked line by line. */
const CORNERS = [[0.3, 0.35], [0.7, 0.35], [0.7, 0.75], [0.3, 0.75], [0.3, 0.35]] as const

/** Share of the pixels of a layer in a Photoshop file that have ink. */
function inkOf({ imageData, children = [] }: Layer): number {
  const { data = [] } = imageData ?? {}
  const inked = Array.from(data).filter((value, index) => index % 4 === 3 && value > 0).length
  return children.reduce((sum, child) => sum + inkOf(child), inked)
}

/** What the player's stage shows, as bytes of a picture. */
const pictureOf = async (stage: Locator): Promise<string> => (await stage.screenshot()).toString('base64')

test('a whole frame is drawn and labeled, plays, and leaves in layers', async ({ page, baseURL }) => {
  test.setTimeout(360_000)
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [viewId = '', nextId = ''] } = await makeBoard(client, 2)
  const errors = watchConsole(page)
  const read = async (id: string): Promise<DrawnView> =>
    (await client.ask<{ node: DrawnView }>(person, LAYERS, { id })).node
  const inkedLayers = async (id: string): Promise<string[]> =>
    (await read(id)).layers.filter(({ strokeCount }) => strokeCount > 0).map(({ key }) => key)
  const save = async (): Promise<void> => {
    const button = page.getByRole('button', { name: 'Save Changes' })
    // What takes a while, such as a fill, may come after the press.
    await expect(async () => {
      if (await button.isEnabled()) await button.click()
      await expect(page.getByText('All changes saved')).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
  }
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(previewSurface(page)).toBeVisible()
  await page.getByRole('button', { name: 'Use the storyboard set' }).click()

  await test.step('rough on pencil, then ink', async () => {
    await page.keyboard.press('4')
    await page.keyboard.press('p')
    await penInPreview(page, [0.2, 0.3], [0.8, 0.8])
    await penInPreview(page, [0.8, 0.3], [0.2, 0.8])
    await page.keyboard.press('5')
    await page.keyboard.press('i')
    for (const [index, corner] of CORNERS.slice(1).entries()) await penInPreview(page, CORNERS[index] ?? corner, corner)
  })

  await test.step('tone of the marker, which multiplies, and a filled area under the lines', async () => {
    await page.keyboard.press('3')
    await page.keyboard.press('k')
    await penInPreview(page, [0.1, 0.85], [0.9, 0.85])
    await page.keyboard.press('2')
    await page.keyboard.press('g')
    await page.getByRole('toolbar', { name: 'Drawing tools of the preview' })
      .getByRole('radio', { name: 'Red pencil' }).check()
    await dragInPreview(page, [[0.5, 0.45]])
    await expect.poll(async () => {
      await save()
      return inkedLayers(viewId)
    }).toEqual(['fill', 'tone', 'pencil', 'ink'])
  })

  await test.step('an arrow on the notes', async () => {
    await page.keyboard.press('6')
    await page.keyboard.press('u')
    await page.getByRole('button', { name: 'Shape', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Arrow', exact: true }).click()
    await dragInPreview(page, [[0.15, 0.2], [0.4, 0.2]])
    await save()
    expect(await inkedLayers(viewId)).toContain('notes')
  })

  await test.step('a label in a balloon', async () => {
    await page.keyboard.press('t')
    await expect(page.locator('[data-label-surface]')).toBeFocused()
    await dragInPreview(page, [[0.75, 0.15]])
    await expect(page.getByRole('textbox', { name: 'Text of the label' })).toBeFocused()
    await page.keyboard.type('Not the keys!')
    await page.getByRole('button', { name: 'Speech balloon' }).click()
    await page.keyboard.press('Escape')
    await save()
    expect((await read(viewId)).canvasData.labels?.map(({ text }) => text)).toEqual(['Not the keys!'])
  })

  await test.step('a camera move', async () => {
    await page.keyboard.press('b')
    await page.keyboard.press('c')
    await page.getByRole('button', { name: 'Add a camera move' }).click()
    await page.getByRole('application', { name: 'End of the camera move' }).press('ArrowRight')
    await page.keyboard.press('c')
    await save()
    expect((await read(viewId)).camera).not.toBeNull()
  })

  await test.step('the background goes on in the next frame', async () => {
    await page.getByRole('button', { name: 'Menu of Fill' }).click()
    await page.getByRole('menuitem', { name: 'Copy to the next frame' }).click()
    await expect(page.getByText('Fill copied to the next frame')).toBeVisible()
    expect(await inkedLayers(nextId)).toEqual(['fill'])
  })

  await test.step('it plays, and its picture moves', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Play', exact: true }).click()
    const stage = page.locator('[data-stage]')
    await expect.poll(() => stage.getAttribute('data-frame').then(Number)).toBeGreaterThan(2)
    await page.keyboard.press('k')
    await page.keyboard.press('Home')
    await expect(stage).toHaveAttribute('data-frame', '0')
    const first = await pictureOf(stage)
    for (let frame = 0; frame < 30; frame++) await page.keyboard.press('.')
    await expect(stage).toHaveAttribute('data-frame', '30')
    await expect.poll(() => pictureOf(stage)).not.toBe(first)
  })

  await test.step('a Photoshop file has its layers', async () => {
    const projectId = /projects\/([^/]+)/.exec(path)?.[1]
    const { createExport: { projectExport: { id } } } = await client.ask<{
      createExport: { projectExport: { id: string } }
    }>(person, CREATE_EXPORT, { input: { projectId, as: { psd: { width: PSD_WIDTH } } } })
    let file = ''
    await expect.poll(async () => {
      const { node } = await client.ask<{ node: { status: string; downloadUrl: string } }>(person, READ_EXPORT, { id })
      file = node.downloadUrl
      return node.status
    }, { timeout: 60_000 }).toBe('DONE')
    const zip = await (await page.request.get(new URL(file, baseURL).href)).body()
    const psd = [...unzipped(zip)].find(([name]) => name.startsWith('0001'))?.[1]
    initializeCanvas(createCanvas as never)
    const { width, children = [] } = readPsd(psd ?? Buffer.alloc(0), { useImageData: true })
    expect(width).toBe(PSD_WIDTH)
    const drawn = children.find(({ name }) => name === 'Drawing')?.children ?? []
    const layers = drawn.filter(({ name }) => name !== 'Reference')
    expect(layers.map(({ name, blendMode, opacity }) => [name, blendMode, opacity])).toEqual([
      ['Fill', 'normal', 1], ['Tone', 'multiply', 1], ['Pencil', 'normal', 1], ['Ink', 'normal', 1],
      ['Notes', 'normal', 1],
    ])
    expect(layers.filter((layer) => inkOf(layer) < 100).map(({ name }) => name)).toEqual([])
  })
  expect(errors).toEqual([])
})
