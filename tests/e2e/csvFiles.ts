import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './page.ts'

/** What a page exports and imports, as its menu says it. */
export type CsvPart = 'Shots' | 'Assets' | 'Casting' | 'Tasks'

async function choose(page: Page, part: CsvPart, command: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('group', { name: part }).getByRole('menuitem', { name: command }).click()
}

/** Exports a part of the project; answers the text of the file. */
export async function exportCsv(page: Page, part: CsvPart): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), choose(page, part, 'Export CSV')])
  expect(download.suggestedFilename()).toMatch(new RegExp(`-${part.toLowerCase()}\\.csv$`))
  return readFile(await download.path(), 'utf8')
}

/** Exports a part of the project and imports the file again: none of its rows would change anything. */
export async function expectSameAfterImport(page: Page, part: CsvPart, rowCount: number): Promise<void> {
  const text = await exportCsv(page, part)
  await choose(page, part, 'Import CSV…')
  const dialog = page.getByRole('dialog', { name: `Import ${part.toLowerCase()}` })
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: `${part}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text),
  })
  const plan = page.getByRole('heading', { level: 1, name: `${part}.csv` })
  await expect(plan).toBeVisible()
  await expect(page.getByRole('group', { name: 'Show items' }).getByRole('button')).toHaveText([
    `All ${rowCount}`, `Unchanged ${rowCount}`,
  ])
  await expectAccessible(page)
  await page.goBack()
  await expect(plan).toBeHidden()
}
