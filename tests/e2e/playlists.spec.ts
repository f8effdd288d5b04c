import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { mutated } from '../api/projects/projectCalls.ts'
import { makeOrganization, makePerson, makeProject, makeShot } from '../harness/fixtures.ts'
import { dragOnto, enterAs, expectAccessible, pickUp, watchConsole } from './page.ts'

test('shots and boards are gathered in a playlist, put in order and played', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const errors = watchConsole(page)
  const client = clientOf(baseURL ?? '')
  const person = await makePerson(client, 'Olga')
  const { projectId, storyboardId } = await makeProject(client, person, await makeOrganization(client, person))
  for (const name of ['Harbor', 'Gull', 'Storm']) await makeShot(client, person, storyboardId, name)
  const { storyboardVersion } = await mutated<{ storyboardVersion: { id: string } }>(
    client, person, 'makeVersion', { storyboardId, name: 'Pitch' }, 'storyboardVersion { id }',
  )
  await enterAs(page, person)
  const playlists = `/dashboard/projects/${projectId}/playlists`
  const dialog = page.getByRole('dialog')
  const rows = page.getByRole('list', { name: 'Items in order' }).getByRole('listitem')
  const titles = () => rows.getByRole('link').allTextContents()

  await test.step('made from selected shots of a board', async () => {
    await page.goto(`/dashboard/projects/${projectId}/storyboard`)
    for (const position of [1, 3]) await page.getByRole('checkbox', { name: `Select shot ${position}` }).check()
    await page.getByRole('toolbar', { name: 'Selected shots' }).getByRole('button', { name: 'Add to playlist' }).click()
    await dialog.getByLabel('Name of the playlist').fill('Dailies')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByText('2 items added to Dailies')).toBeVisible()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dailies' })).toBeVisible()
    expect(await titles()).toEqual(['SH0010 Harbor', 'SH0030 Storm'])
  })

  await test.step('gets a version of a board', async () => {
    await page.getByRole('button', { name: 'Add board' }).click()
    await dialog.getByLabel('Plays').selectOption('Version 1, Pitch')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(2)).toContainText('Version 1, Pitch')
    await expect(page.getByText('3 items')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('is put in order by the pointer and by keys, and follows others', async () => {
    await dragOnto(page, rows.nth(2).getByRole('button', { name: /^Move/ }), rows.nth(0))
    await expect.poll(titles).toEqual(['Main', 'SH0010 Harbor', 'SH0030 Storm'])
    await rows.nth(0).getByRole('button', { name: /^Move/ }).focus()
    await pickUp(page, 'Main picked up. Position 1 of 3')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Position 2 of 3', { exact: true })).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(titles).toEqual(['SH0010 Harbor', 'Main', 'SH0030 Storm'])
    await mutated(client, person, 'addPlaylistItems', {
      playlistId: page.url().split('/').at(-1), items: [{ subject: { storyboardVersionId: storyboardVersion.id } }],
    })
    await expect(rows).toHaveCount(4)
    await rows.nth(3).getByRole('button', { name: 'Menu of Main' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect(rows).toHaveCount(3)
  })

  await test.step('plays, with the items beside the picture', async () => {
    const stage = page.locator('[data-stage]')
    await page.getByRole('link', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/preview$/)
    await expect.poll(() => stage.getAttribute('data-frame').then(Number)).toBeGreaterThan(2)
    await page.keyboard.press('k')
    await page.keyboard.press('Home')
    const items = page.getByRole('complementary', { name: 'Items' })
    await expect(items.getByRole('button', { name: /^SH0010 Harbor/ })).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('PageDown')
    await expect(stage).toHaveAttribute('data-frame', '48')
    await expect(stage).toHaveAttribute('data-picture', /\/media\/states\//)
    await expect(items.getByRole('button', { name: /^Main/ })).toHaveAttribute('aria-current', 'true')
    await items.getByRole('button', { name: /^SH0030 Storm/ }).click()
    await expect(stage).toHaveAttribute('data-frame', '192')
    await expect(page.locator('[data-caption]')).toContainText('Storm')
    await expectAccessible(page)
  })

  await test.step('is reviewed: decisions stand at the items, also when the review is over', async () => {
    const items = page.getByRole('complementary', { name: 'Items' })
    await items.getByRole('button', { name: 'Start review' }).click()
    const ofStorm = items.getByRole('group', { name: 'Decision on SH0030 Storm' })
    const decide = ofStorm.getByRole('button', { name: 'Changes' })
    await decide.click()
    await expect(decide).toHaveAttribute('aria-pressed', 'true')
    await items.getByLabel('Note on SH0030 Storm').fill('Slower')
    await page.keyboard.press('Enter')
    await page.keyboard.press('PageUp')
    await items.getByRole('group', { name: 'Decision on Main' }).getByRole('button', { name: 'Approve' }).click()
    await expectAccessible(page)
    await items.getByRole('button', { name: 'End review' }).click()
    await expect(items.getByRole('button', { name: 'Start review' })).toBeVisible()
    await expect(items.getByRole('group', { name: /^Decision on/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to Dailies' }).click()
    await expect(rows.filter({ hasText: 'Approved' })).toContainText(['Main'])
    await expect(rows.filter({ hasText: 'Changes' })).toContainText(['SH0030 Storm'])
  })

  await test.step('is renamed, deleted and brought back', async () => {
    const choose = async (name: string, item: string) => {
      await page.getByRole('button', { name: `Menu of ${name}` }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose('Dailies', 'Rename…')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Monday')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible()
    await page.goto(playlists)
    await expectAccessible(page)
    await choose('Monday', 'Delete')
    await expect(page.getByRole('heading', { name: 'No playlists yet' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Monday' })).toBeVisible()
  })
  expect(errors).toEqual([])
})
