import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { PASSWORD } from '../harness/fixtures.ts'
import { chooseByKeys, press, tabTo, undoInToast } from './keys.ts'
import { makeBoard } from './newBoard.ts'
import { expectAccessible, watchConsole } from './page.ts'

test('scenes are made and worked with by the keyboard alone, from signing in on', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  const { person } = await makeBoard(clientOf(baseURL ?? ''), 6)
  const cardAt = (position: number) => page.getByRole('article', { name: `Shot ${position}`, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  await test.step('sign in and open the last board', async () => {
    await page.goto('/signin')
    await tabTo(page, page.getByLabel('Email'))
    await page.keyboard.type(person.email)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type(PASSWORD)
    await press(page, 'Enter')
    await page.waitForURL('**/dashboard/organizations')
    await tabTo(page, page.getByRole('link', { name: 'Continue drawing' }))
    await press(page, 'Enter')
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  const makeScene = async (position: number, heading: string): Promise<void> => {
    await tabTo(page, page.locator('[data-draw]:not([tabindex="-1"])'))
    await press(page, 'Home')
    await expect(button('Draw in shot 1')).toBeFocused()
    for (let at = 1; at < position; at += 1) await press(page, 'ArrowRight')
    await tabTo(page, button(`Menu of shot ${position}`))
    await press(page, 'Enter')
    await chooseByKeys(page, 'New scene here…')
    await expect(page.getByRole('dialog').getByLabel('Heading')).toBeFocused()
    await page.keyboard.type(heading)
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await test.step('make two scenes', async () => {
    await makeScene(1, 'INT. HALL - DAY')
    await makeScene(4, 'EXT. PIER - DUSK')
  })
  await test.step('collapse and expand a scene, and move and rename it', async () => {
    const fold = button(/^(Collapse|Expand) the scene EXT\. PIER - DUSK$/)
    await tabTo(page, fold, 'Shift+Tab')
    await press(page, 'Enter')
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(cardAt(4)).toBeHidden()
    await expect(fold).toBeFocused()
    await press(page, 'Enter')
    await expect(cardAt(4)).toBeVisible()
    await tabTo(page, button('Menu of the scene EXT. PIER - DUSK'))
    await press(page, 'Enter')
    await chooseByKeys(page, 'Move up')
    const codes = () => page.getByText(/^SH\d{4}$/).allTextContents()
    await expect.poll(codes).toEqual(['SH0040', 'SH0050', 'SH0060', 'SH0010', 'SH0020', 'SH0030'])
    await expect(button('Menu of the scene EXT. PIER - DUSK')).toBeFocused()
    await press(page, 'Enter')
    await chooseByKeys(page, 'Rename…')
    await expect(page.getByRole('dialog').getByLabel('Heading')).toBeFocused()
    await press(page, 'Control+a')
    await page.keyboard.type('EXT. QUAY - DUSK')
    await press(page, 'Enter')
    await expect(page.getByRole('heading', { name: 'EXT. QUAY - DUSK' })).toBeVisible()
    await expect(button('Menu of the scene EXT. QUAY - DUSK')).toBeFocused()
  })
  await test.step('remove it, and take that back in the toast', async () => {
    await press(page, 'Enter')
    await chooseByKeys(page, 'Remove, keep the shots')
    await expect(page.getByRole('heading', { name: 'EXT. QUAY - DUSK' })).toBeHidden()
    await undoInToast(page, 'Scene removed')
    await expect(page.getByRole('heading', { name: 'EXT. QUAY - DUSK' })).toBeVisible()
    await tabTo(page, button('Menu of the scene EXT. QUAY - DUSK'))
    await expectAccessible(page)
  })
  expect(errors).toEqual([])
})
