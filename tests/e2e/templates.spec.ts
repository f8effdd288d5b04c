import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

test('a project is saved as a template, from which another starts; templates are renamed and deleted', async ({
  page, baseURL,
}) => {
  const errors = watchConsole(page)
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), 3)
  await enterAs(page, person)
  const dialog = page.getByRole('dialog')

  await page.goto(path.replace('/storyboard', ''))
  await page.getByRole('button', { name: 'Save as template…' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Commercial')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('30 seconds')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText('Commercial is saved as a template')).toBeVisible()

  await page.goto('/dashboard/projects?new')
  await dialog.getByRole('textbox', { name: 'Project Name' }).fill('Spring spot')
  await dialog.getByLabel('Start from').selectOption('Commercial')
  await expect(dialog.getByText('1 board, 3 shots, 5 statuses')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL(/\/storyboard$/)
  await expect(page.getByRole('article')).toHaveCount(3)

  await page.goto('/dashboard/organizations')
  await page.getByRole('link', { name: 'Kestrel' }).first().click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  const templates = page.locator('section', { has: page.getByRole('heading', { name: 'Project templates' }) })
  const choose = async (name: string, item: string) => {
    await templates.getByRole('button', { name: `Menu of the template ${name}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await expect(templates.getByText(/^Saved by Olga/)).toBeVisible()
  await expectAccessible(page)
  await choose('Commercial', 'Rename…')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Spot')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(templates.getByText('Spot', { exact: true })).toBeVisible()
  await choose('Spot', 'Delete…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click()
  await expect(templates.getByText('No templates yet')).toBeVisible()
  expect(errors).toEqual([])
})
