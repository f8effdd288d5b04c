import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { anyPng } from '../harness/images.ts'
import { expectSameAfterImport, exportCsv } from './csvFiles.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const SHOTS = 3

const said = (page: Page, text: string): Promise<void> => expect(page.getByText(text).first()).toBeVisible()

/** Fills the form of a new asset and sends it; `more` fills what not every asset has. */
async function createAsset(
  page: Page,
  { name, type }: { name: string; type: string },
  more: (form: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: 'Create New Asset' }).first().click()
  const form = page.getByRole('dialog', { name: 'Create New Asset' })
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Type', { exact: true }).selectOption(type)
  await more(form)
  await form.getByRole('button', { name: 'Create', exact: true }).click()
  await said(page, `${name} is ready`)
  await expect(form).toBeHidden()
}

test('a cast is built, cast into shots, followed through what a change touches, and kept as CSV', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  const { person, path } = await makeBoard(clientOf(baseURL ?? ''), SHOTS)
  const project = path.replace('/storyboard', '')
  await enterAs(page, person)

  const dialog = page.getByRole('dialog')
  const openAsset = async (name: string): Promise<Locator> => {
    await page.getByRole('link', { name, exact: true }).click()
    const drawer = page.getByRole('dialog', { name })
    await expect(drawer.getByRole('region', { name: 'Impact' })).toBeVisible()
    return drawer
  }
  const openMenu = async (position: number): Promise<void> => {
    await page.getByRole('article', { name: `Shot ${position}`, exact: true }).hover()
    await page.getByRole('button', { name: `Menu of shot ${position}`, exact: true }).click()
  }
  const choose = (name: string): Promise<void> => page.getByRole('menuitem', { name, exact: true }).click()

  await test.step('create assets, one with facts and a picture', async () => {
    await page.goto(`${project}/assets`)
    await said(page, 'No assets yet')
    await expectAccessible(page)
    await createAsset(page, { name: '  Ada  ', type: 'Character' }, async (form) => {
      await form.getByLabel('Name', { exact: true }).fill('   ')
      await expect(form.getByText('Name is required')).toBeVisible()
      await expect(form.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
      await form.getByLabel('Name', { exact: true }).fill('  Ada  ')
      await form.getByLabel('Thumbnail file').setInputFiles({
        name: 'ada.png', mimeType: 'image/png', buffer: Buffer.from(await anyPng()),
      })
      await form.getByRole('button', { name: 'Add field' }).click()
      await form.getByLabel('Name of field 1').fill('Height')
      await form.getByLabel('Kind of field 1').selectOption('Number')
      await form.getByLabel('Value of field 1').fill('tall')
      await expect(form.getByText('Enter a number')).toBeVisible()
      await form.getByLabel('Value of field 1').fill('1.72')
      await expectAccessible(page)
    })
    await createAsset(page, { name: 'Lantern', type: 'Prop' })
    await createAsset(page, { name: 'Harbour', type: 'Environment' })
    const drawer = await openAsset('Ada')
    await expect(drawer.getByRole('img', { name: 'Thumbnail of Ada' })).toBeVisible()
    await expect(drawer.getByRole('term')).toHaveText('Height')
    await expect(drawer.getByRole('definition')).toHaveText('1.72')
    await expect(drawer.getByText('A change touches nothing else yet.')).toBeVisible()
  })

  await test.step('say that Ada uses the lantern; the lantern is then used by her', async () => {
    const drawer = page.getByRole('dialog', { name: 'Ada' })
    await drawer.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Edit Asset' })
    const addUse = async (): Promise<void> => {
      await form.getByLabel('Relationship').selectOption('Uses')
      await form.getByRole('combobox', { name: 'Target asset' }).fill('lant')
      await form.getByRole('option', { name: 'Lantern' }).click()
      await form.getByRole('button', { name: 'Add', exact: true }).click()
    }
    await addUse()
    await expect(form.getByRole('button', { name: 'Remove: Uses Lantern' })).toBeVisible()
    await addUse()
    await expect(form.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Close' }).click()
    await expect(form).toBeHidden()
    await drawer.getByRole('list', { name: 'Dependencies' }).getByRole('link', { name: 'Lantern' }).click()
    const row = page.getByRole('dialog', { name: 'Lantern' }).getByRole('list', { name: 'Dependencies' })
    await expect(row.getByRole('listitem')).toContainText(['Used byAda'])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('cast into one shot from its menu, and into others from the selection', async () => {
    await page.goto(path)
    await openMenu(1)
    await choose('Casting…')
    await dialog.getByRole('button', { name: 'Add Ada', exact: true }).click()
    await dialog.getByRole('button', { name: 'Ada once more' }).click()
    await dialog.getByLabel('Label of Ada').fill('as a child')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Cast of Shot 1 saved')
    await page.getByRole('article', { name: 'Shot 2', exact: true }).hover()
    await page.getByRole('checkbox', { name: 'Select shot 2', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select shot 3', exact: true }).click({ modifiers: ['Shift'] })
    await page.getByRole('toolbar', { name: 'Selected shots' }).getByRole('button', { name: 'Casting…' }).click()
    await dialog.getByRole('button', { name: 'Add Lantern to all' }).click()
    await dialog.getByRole('button', { name: 'Add Harbour to all' }).click()
    await expect(dialog.getByText('in all 2', { exact: true })).toHaveCount(2)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Cast of 2 shots saved')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Clear the selection' }).click()
    await expect(page.getByRole('button', { name: 'Cast of shot 3: 2 assets' })).toBeVisible()
  })

  await test.step('make a task for a shot from its menu', async () => {
    await openMenu(3)
    await choose('New task…')
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Light the lantern')
    await expect(dialog.getByRole('button', { name: /^Remove .*SH0030$/ })).toBeVisible()
    await dialog.getByRole('button', { name: 'Create Task' }).click()
    await said(page, 'Task created')
    await expectSameAfterImport(page, 'Shots', SHOTS)
  })

  await test.step('see what a change to the lantern touches: her, all shots, the task', async () => {
    await page.goto(`${project}/assets`)
    const drawer = await openAsset('Lantern')
    const impact = drawer.getByRole('region', { name: 'Impact' })
    await expect(impact).toContainText('A change touches 1 asset, 3 shots, 1 task, 00:06 of screen time')
    for (const [part, rows] of [['Assets', ['Ada']], ['Shots', ['SH0010', 'SH0020', 'SH0030']]] as const) {
      await impact.getByRole('button', { name: part }).click()
      await expect(impact.getByRole('listitem').filter({ visible: true })).toContainText([...rows])
      await impact.getByRole('button', { name: part }).click()
    }
    await impact.getByRole('button', { name: 'Tasks' }).click()
    await expect(impact.getByRole('listitem').filter({ visible: true })).toContainText(['Light the lantern'])
    await expectAccessible(page)
  })

  await test.step('cast it into another shot from its drawer', async () => {
    const drawer = page.getByRole('dialog', { name: 'Lantern' })
    await drawer.getByRole('button', { name: 'Add to shots…' }).click()
    const adding = page.getByRole('dialog', { name: 'Add Lantern to shots' })
    await expect(adding.getByRole('button', { name: 'already in' })).toHaveCount(2)
    await adding.getByRole('button', { name: /SH0010/ }).click()
    await adding.getByRole('button', { name: 'Add to 1 shot' }).click()
    await said(page, 'Lantern added to 1 shot')
    await expect(drawer.getByRole('list', { name: 'In shots' }).getByRole('listitem')).toHaveCount(SHOTS)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expectSameAfterImport(page, 'Assets', 3)
  })

  await test.step('read the breakdown by shot and by asset', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Breakdown' }).click()
    const cells = page.getByRole('grid', { name: 'Shots and their cast' }).getByRole('button')
    await expect(cells.filter({ hasText: 'Ada' })).toHaveAccessibleName(/Character in .*SH0010: 2× Ada/)
    await expect(cells.filter({ hasText: 'Lantern' })).toHaveCount(SHOTS)
    await expectSameAfterImport(page, 'Casting', 6)
    expect(await exportCsv(page, 'Casting')).toContain(',Character,Ada,2,as a child')
    await page.getByRole('button', { name: 'Assets', exact: true }).click()
    const row = page.getByRole('grid', { name: 'Assets and where they appear' }).getByRole('row', { name: 'Lantern' })
    await expect(row.getByRole('gridcell')).toHaveText(['Prop', '3', '3', '00:06'])
    await expectAccessible(page)
    await page.reload()
    await expect(row.getByRole('gridcell')).toHaveText(['Prop', '3', '3', '00:06'])
  })

  await test.step('find the cast in the library of the organization', async () => {
    await page.goto('/dashboard/assets')
    await expect(page.getByRole('link', { name: 'Harbour', exact: true })).toBeVisible()
  })

  expect(errors).toEqual([])
})
