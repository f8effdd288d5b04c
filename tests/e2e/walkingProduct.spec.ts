import { expect, test } from '@playwright/test'
import { cardOf, demoSignIn, drawIn, expectAccessible, pickUp, signIn, watchConsole } from './page.ts'

/** Pixels that are neither white nor transparent in the picture a card shows. */
const inkOf = (source: string) =>
  new Promise<number>((resolve, reject) => {
    const image = new Image()
    image.onerror = () => reject(new Error(`The picture does not load: ${source}`))
    image.onload = () => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let ink = 0
      for (let index = 0; index < pixels.length; index += 4) if ((pixels[index] ?? 255) < 128) ink += 1
      resolve(ink)
    }
    image.src = source
  })

test('a newcomer draws, orders and tracks a shot of the demo studio and finds it all after a reload', async ({
  page,
}) => {
  const errors = watchConsole(page)
  await page.goto('/')
  await signIn(page, demoSignIn())
  await expect(page.getByRole('heading', { name: 'Kestrel & Pine' })).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByText('Salt House').first()).toBeVisible()
  await page.goto('/dashboard/projects')
  await page.getByRole('link', { name: /Salt House/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Salt House' }).first()).toBeVisible()
  await page.getByRole('link', { name: /Storyboard/ }).first().click()
  await expect(page).toHaveTitle('Project Storyboard · Salt House · Dashboard | Framewright')
  await expect(page.getByRole('article', { name: 'Shot 1', exact: true })).toBeVisible()

  await test.step('draw, and take a stroke back', async () => {
    await page.getByRole('button', { name: 'Add Frame' }).first().click()
    await expect(page.getByText('Shot created successfully')).toBeVisible()
    const card = cardOf(page, 'SH0130')
    const canvas = card.getByLabel('Shot 13, View 1, drawing')
    await canvas.scrollIntoViewIfNeeded()
    await drawIn(page, canvas)
    await expect(card.getByText('Unsaved changes. Wait 1 min or click here to save changes')).toBeVisible()
    await drawIn(page, canvas)
    await page.keyboard.press('Control+z')
    await card.getByRole('button', { name: 'click here' }).click()
    await expect(card.getByText('Unsaved changes')).toBeHidden()
    await expect(card.getByText('Saving changes...')).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('move it by the keyboard to the first place', async () => {
    const handle = cardOf(page, 'SH0130').getByRole('button', { name: 'Move shot 13' })
    await handle.focus()
    await pickUp(page, 'Shot 13 picked up. Position 13 of 13')
    for (let place = 12; place >= 1; place--) {
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByText(`Position ${place} of 13`, { exact: true })).toBeAttached()
    }
    await page.keyboard.press('Space')
    await expect(cardOf(page, 'SH0130')).toHaveAccessibleName('Shot 1')
  })

  await test.step('drag it by the mouse to the second place', async () => {
    const handle = page.getByRole('button', { name: 'Move shot 1', exact: true })
    // Hovering waits until the card has come to rest.
    await handle.hover()
    const from = await handle.boundingBox()
    const to = await page.getByRole('article', { name: 'Shot 2', exact: true }).boundingBox()
    if (!from || !to) throw new Error('The cards are not on the screen')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y + 10, { steps: 4 })
    await page.mouse.move(to.x + to.width * 0.75, to.y + to.height / 2, { steps: 12 })
    await page.mouse.up()
    await expect(cardOf(page, 'SH0130')).toHaveAccessibleName('Shot 2')
  })

  await test.step('change its status', async () => {
    await cardOf(page, 'SH0130').getByRole('button', { name: 'Status of shot 2: No status' }).click()
    await page.getByRole('menuitem', { name: 'Approved' }).click()
    await expect(page.getByText('Shot status updated successfully')).toBeVisible()
  })

  await test.step('find it all there after a reload', async () => {
    await page.reload()
    const card = cardOf(page, 'SH0130')
    await expect(card).toHaveAccessibleName('Shot 2')
    await expect(card.getByText('Approved')).toBeVisible()
    const picture = card.locator('img').first()
    await expect(picture).toBeVisible()
    const ink = await page.evaluate(inkOf, (await picture.getAttribute('src')) ?? '')
    expect(ink).toBeGreaterThan(200)
  })
  expect(errors).toEqual([])
})

const SCRIPT = `Title: Two Rooms

INT. KITCHEN - NIGHT

Ada pours the tea.

ADA
You came back.

The cup stays where it is.

EXT. MARSH - DAWN

Mist over the channel.
`

test('somebody new signs up and makes a board from a screenplay', async ({ page }) => {
  const errors = watchConsole(page)
  await page.goto('/signup')
  await page.getByLabel('Full name').fill('Nora Vik')
  await page.getByLabel('Email').fill(`nora-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('a marsh at dawn')
  await page.getByLabel('Confirm password').fill('a marsh at dawn')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard/organizations')
  await expectAccessible(page)

  await test.step('name a studio and a project, start, and draw: one press beyond the forms', async () => {
    await page.getByLabel('Studio or team').fill('Vik Films')
    await page.getByLabel('First project').fill('Three Rooms')
    await page.getByRole('button', { name: 'Start drawing' }).click()
    await page.waitForURL('**/storyboard')
    const frame = page.getByRole('article', { name: 'Shot 1', exact: true }).getByRole('application')
    await expect(frame).toBeFocused()
    await drawIn(page, frame)
    await expect(page.getByText('Unsaved changes. Wait 1 min or click here to save changes')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await page.getByRole('link', { name: 'Vik Films' }).first().click()
  await expect(page.getByRole('heading', { name: 'Vik Films', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'New Project' }).first().click()
  const project = page.getByRole('dialog')
  await project.getByLabel('Project Name').fill('Two Rooms')
  await project.getByRole('button', { name: 'Create Project' }).click()
  await page.waitForURL('**/storyboard')
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Import script…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(SCRIPT)
  await dialog.getByRole('button', { name: /plan/i }).click()
  await expect(page.getByRole('list', { name: 'Plan of the import' })).toContainText('INT. KITCHEN - NIGHT')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Apply / }).click()
  await page.getByRole('link', { name: 'Open the storyboard' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(page.getByRole('article', { name: 'Shot 2', exact: true })).toContainText('Ada pours the tea.')

  await page.getByRole('article', { name: 'Shot 3', exact: true }).hover()
  await page.getByRole('button', { name: 'Menu of shot 3' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  // The import offers its own.
  const deleted = page.getByRole('status').filter({ hasText: 'Shot deleted' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
  expect(errors).toEqual([])
})
