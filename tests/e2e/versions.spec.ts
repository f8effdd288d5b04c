import { expect, test, type Page } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { adding, draw, makeStroke } from '../harness/drawings.ts'
import { makeOrganization, makePerson, makeProject, makeShot } from '../harness/fixtures.ts'
import { anyPicture, bytesOf, giveImage } from '../harness/images.ts'
import { giveSoundtrack, wavOf } from '../harness/sounds.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

/** How much of the canvas is of the ink of what only the second side has. */
const inkShare = (page: Page) => page.getByRole('img', { name: 'Overlay of shot 1' }).evaluate((canvas) => {
  if (!(canvas instanceof HTMLCanvasElement)) return 0
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 2] ?? 0) - (pixels[at] ?? 0) > 40) count += 1
  }
  return count / (width * height)
})

test('a version is saved, looked at, played and compared after the board changed, named and deleted', async ({
  page, baseURL,
}) => {
  test.setTimeout(120_000)
  const errors = watchConsole(page)
  const client = clientOf(baseURL ?? '')
  const person = await makePerson(client, 'Olga')
  const { projectId, storyboardId } = await makeProject(client, person, await makeOrganization(client, person))
  const { id: shotId, views: [view] } = await makeShot(client, person, storyboardId)
  await makeShot(client, person, storyboardId)
  // Light, so that ink shows on it.
  const light = anyPicture({ width: 840, height: 480 }).linear(0.3, 178).png()
  await giveImage(client, person, view?.id ?? '', await bytesOf(light))
  await giveSoundtrack(client, person, storyboardId, wavOf(4))
  const describe = (description: string) => client.ask(
    person, 'mutation ($input: UpdateShotsInput!) { updateShots(input: $input) { shots { id } } }',
    { input: { shots: [{ shotId, description }] } },
  )
  await describe('A gull lands')
  await enterAs(page, person)
  const versions = `/dashboard/projects/${projectId}/versions`

  await test.step('saved from the menu of the board', async () => {
    await page.goto(`/dashboard/projects/${projectId}/storyboard`)
    await page.getByRole('button', { name: 'More actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save version…' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Pitch')
    await page.getByRole('dialog').getByRole('button', { name: 'Save version' }).click()
    await expect(page.getByText('Version 1 saved')).toBeVisible()
  })

  await test.step('shows the board as it was', async () => {
    await describe('It flies off')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Version 1, / })).toBeVisible()
    const card = page.getByRole('article', { name: 'Shot 1', exact: true })
    await expect(card).toContainText('A gull lands')
    const picture = card.getByRole('img', { name: /^Drawing of shot 1/ })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Look at shot 1' }).click()
    await expect(page.getByRole('dialog')).toContainText('A gull lands')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog')).toContainText('Shot 2')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Look at shot 2' })).toBeFocused()
  })

  await test.step('plays', async () => {
    const stage = page.locator('[data-stage]')
    await page.getByRole('link', { name: 'Play', exact: true }).click()
    await expect(page).toHaveURL(/\/versions\/version_[0-9a-z]+\/preview$/)
    await expect.poll(() => stage.getAttribute('data-frame').then(Number)).toBeGreaterThan(2)
    await page.keyboard.press('k')
    await page.keyboard.press('Home')
    await expect(stage).toHaveAttribute('data-frame', '0')
    await expect(stage).toHaveAttribute('data-picture', /\/media\/states\//)
    await expect(page.locator('[data-caption]')).toContainText('A gull lands')
    await expect(page.locator('[data-sound-lane]')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /^Version 1, / })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to version 1' }).click()
  })

  await test.step('is compared with the board today', async () => {
    await draw(client, person, view?.id ?? '', [adding([makeStroke({ color: '#000000', radius: 6 })])])
    await page.getByRole('link', { name: 'Compare', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Shot 1' })).toBeVisible()
    const kinds = page.getByRole('group', { name: 'Kinds of changes' })
    await expect(kinds.getByRole('button')).toHaveText(['All 1', 'Redrawn 1', 'New text 1'])
    await expect(page.getByRole('img', { name: /^Drawing of shot 1/ })).toHaveCount(2)
    const text = page.getByRole('region', { name: 'Description' })
    await expect(text.getByRole('deletion')).toHaveText('A gull lands')
    await expect(text.getByRole('insertion')).toHaveText('It flies off')
    await describe('It circles')
    await expect(text.getByRole('insertion')).toHaveText('It circles')
    await expectAccessible(page)
    await page.keyboard.press('2')
    const slider = page.getByRole('slider', { name: 'Wipe between the pictures' })
    const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 4, y + height / 2)
    await page.mouse.up()
    await expect(slider).toHaveValue('25')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('[data-wiped]')).toHaveCSS('clip-path', 'inset(0px 76% 0px 0px)')
    await expectAccessible(page)
    await page.keyboard.press('3')
    await expect(page.getByRole('img', { name: 'Overlay of shot 1' })).toHaveAttribute('aria-busy', 'false')
    const share = await inkShare(page)
    expect(share).toBeGreaterThan(0.005)
    expect(share).toBeLessThan(0.1)
    await page.getByRole('button', { name: 'Swap the sides' }).click()
    await expect(text.getByRole('insertion')).toHaveText('A gull lands')
    await page.goBack()
    await page.goBack()
  })

  await test.step('comes back, and the board of today too', async () => {
    const board = await page.context().newPage()
    await board.goto(`/dashboard/projects/${projectId}/storyboard`)
    const card = board.getByRole('article', { name: 'Shot 1', exact: true })
    await expect(card).toContainText('It circles')
    await page.getByRole('button', { name: 'Bring back…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox', { name: 'Names and texts 1 shot' })).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Bring back' }).click()
    await expect(page.getByText('Version 1 is back')).toBeVisible()
    await expect(card).toContainText('A gull lands')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The storyboard is as it was before')).toBeVisible()
    await expect(card).toContainText('It circles')
    await board.close()
  })

  await test.step('is named and deleted', async () => {
    await page.getByRole('link', { name: 'All versions' }).click()
    await expect(page).toHaveURL(versions)
    await expectAccessible(page)
    const menu = page.getByRole('button', { name: 'Menu of version 1' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Name and note…' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Sent to Ana')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: 'Sent to Ana' })).toBeVisible()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete version' }).click()
    await expect(page.getByText('Version 1 deleted')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sent to Ana' })).toHaveCount(0)
  })
  expect(errors).toEqual([])
})
