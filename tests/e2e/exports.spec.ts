import { readFile } from 'node:fs/promises'
import { expect, test, type Locator } from '@playwright/test'
import { mutated } from '../api/projects/projectCalls.ts'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { expectAccessible, watchConsole } from './page.ts'

const NAME = 'Client review'

/** The pages of a PDF, by its page tree. */
const pagesOf = (pdf: Buffer) => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

test('a preset takes two clicks from the board to its PDF, and a third downloads it', async ({ page, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const errors = watchConsole(page)
  const { person, path } = await makeBoard(client, 4)
  const projectId = path.split('/')[3]
  const pdf = { layout: 'ONE_PER_PAGE', isCoverIncluded: false, resolution: 72 }
  await mutated(client, person, 'createExportPreset', { projectId, name: NAME, as: { pdf } }, 'preset { id }')
  await page.goto('/signin')
  await page.evaluate((secret) => localStorage.setItem('token', secret), person.accessToken)
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
    await expect(dialog.getByText(/of 4$/)).toBeVisible()
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
    expect(pagesOf(await readFile(await file.path()))).toBe(4)
    await expect(tray).toBeHidden()
  })

  await test.step('keys: on the board, for printing, and in the sequence preview', async () => {
    await page.keyboard.press('Control+Shift+E')
    await expect(dialog.getByRole('radio', { name: NAME })).toBeChecked()
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
    // With the button, a film takes three clicks: open, video, export. It is shown from the playhead on.
    await dialog.getByRole('radiogroup').getByText('Video', { exact: true }).click()
    await expect(dialog.getByText(/^4 of /)).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Exports' })).toBeVisible()
  })
  expect(errors).toEqual([])
})
