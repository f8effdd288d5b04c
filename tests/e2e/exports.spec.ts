import { readFile } from 'node:fs/promises'
import { expect, test, type Locator } from '@playwright/test'
import { mutated } from '../api/projects/projectCalls.ts'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const NAME = 'Client review'

/** The pages of a PDF, by its page tree. */
const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

const SHOTS = 2
/** The frames of a new shot at 24 fps. */
const FRAMES = 48

/** The pictures of an MP4, by the first table of the sizes of its samples (ISO/IEC 14496-12, `stsz`). */
const framesOf = (mp4: Buffer) => mp4.readUInt32BE(mp4.indexOf('stsz') + 12)

test('two clicks lead from the board to the PDF of a preset, three to an MP4', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const errors = watchConsole(page)
  const { person, path } = await makeBoard(client, SHOTS)
  const projectId = path.split('/')[3]
  const pdf = { layout: 'ONE_PER_PAGE', isCoverIncluded: false, resolution: 72 }
  await mutated(client, person, 'createExportPreset', { projectId, name: NAME, as: { pdf } }, 'preset { id }')
  await enterAs(page, person)
  await page.goto(path)
  let clicks = 0
  const click = async (target: Locator): Promise<void> => {
    clicks += 1
    await target.click()
  }
  const dialog = page.getByRole('dialog', { name: /^Export/ })
  const open = page.getByRole('button', { name: 'Export', exact: true })

  await test.step('the preset is chosen once, and shows its pages', async () => {
    await open.click()
    await dialog.getByRole('radiogroup').getByText(NAME, { exact: true }).click()
    await expect(dialog.getByRole('img', { name: /^Page/ })).toBeVisible()
    await expect(dialog.getByText(/of 2$/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
  })

  await test.step('from then on: open, export', async () => {
    await click(open)
    await expect(dialog.getByRole('radio', { name: NAME })).toBeChecked()
    await click(dialog.getByRole('button', { name: 'Export', exact: true }))
    await expect(dialog).toBeHidden()
    expect(clicks).toBe(2)
  })

  await test.step('the tray keeps the file through a reload, and downloads it', async () => {
    const tray = page.getByRole('region', { name: 'Exports' })
    await expect(tray).toBeVisible()
    await page.reload()
    const download = tray.getByRole('button', { name: /^Download/ })
    await expect(download).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
    const [file] = await Promise.all([page.waitForEvent('download'), click(download)])
    expect(pagesOf(await readFile(await file.path()))).toBe(SHOTS)
    await expect(tray).toBeHidden()
  })

  await test.step('a film takes three: open, video, export', async () => {
    clicks = 0
    await click(open)
    await click(dialog.getByRole('radiogroup').getByText('Video', { exact: true }))
    await click(dialog.getByRole('button', { name: 'Export', exact: true }))
    await expect(dialog).toBeHidden()
    expect(clicks).toBe(3)
    const download = page.getByRole('button', { name: /^Download .*\.mp4$/ })
    await expect(download).toBeVisible({ timeout: 60_000 })
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
    const bytes = await readFile(await file.path())
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp')
    expect(framesOf(bytes)).toBe(SHOTS * FRAMES)
  })

  await test.step('on a phone, export is in the menu of the board', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('banner').getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Export…' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Format', exact: true })).toHaveValue('video')
    await page.keyboard.press('Escape')
    if (size) await page.setViewportSize(size)
  })

  await test.step('keys: on the board, for printing, and in the sequence preview', async () => {
    await page.keyboard.press('Control+Shift+E')
    await expect(dialog.getByRole('radio', { name: 'Video' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Control+p')
    await expect(dialog.getByRole('radio', { name: 'PDF' })).toBeChecked()
    await page.keyboard.press('Escape')
    await page.goto(path.replace('/storyboard', '/preview'))
    await expect(page.locator('[data-stage]')).toBeVisible()
    for (let frame = 0; frame < 3; frame++) await page.keyboard.press('.')
    await page.keyboard.press('e')
    await expect(dialog.getByRole('button', { name: 'Export', exact: true })).toBeEnabled()
    // A film is shown from the playhead on.
    await dialog.getByRole('radiogroup').getByText('Video', { exact: true }).click()
    await expect(dialog.getByText(/^4 of /)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Exports' })).toBeVisible()
  })
  expect(errors).toEqual([])
})
