import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeSharedBoard, openAs } from './company.ts'
import { expectAccessible, watchConsole } from './page.ts'

/** What others do is to be seen within this. */
const SOON = { timeout: 20_000 }

const rail = (page: Page): Locator => page.locator('[data-comments]')
const thread = (page: Page, number: number): Locator => rail(page).locator(`[data-thread="${number}"]`)
const field = (page: Page): Locator => rail(page).getByRole('textbox', { name: 'Write a comment' })
const bubble = (page: Page, position: number): Locator =>
  page.getByRole('article', { name: `Shot ${position}`, exact: true }).locator('[data-comment-bubble]')

test('a note from the player is answered and resolved on the board, live', async ({ browser, baseURL }) => {
  test.setTimeout(240_000)
  const client = clientOf(baseURL ?? '')
  const { owner, guest, path, projectId } = await makeSharedBoard(client, 3)
  const olga = await openAs(browser, owner, path)
  const errors = watchConsole(olga)
  const mina = await openAs(browser, guest, path)
  // The sidebar notes who is signed in, whose drafts are kept.
  await expect(mina.getByRole('article', { name: 'Shot 2', exact: true })).toBeVisible()
  await mina.goto(`/dashboard/projects/${projectId}/preview`)

  await test.step('a comment on a frame, by keys in the player', async () => {
    const clip = mina.getByRole('img', { name: 'Shot 2', exact: true })
    await expect(mina.locator('[data-stage]')).toBeVisible()
    await mina.keyboard.press('ArrowRight')
    await expect(clip).toBeVisible()
    await mina.keyboard.press('Shift+ArrowRight')
    await mina.keyboard.press('m')
    await expect(field(mina)).toBeFocused()
    await expect(rail(mina)).toContainText('At 00:00:02:01')
    await mina.keyboard.type('The lamp is on the wrong side')
    await mina.keyboard.press('Escape')
    await expect(field(mina)).not.toBeFocused()
    await mina.reload()
    await expect(mina.locator('[data-stage]')).toBeVisible()
    await mina.keyboard.press('ArrowRight')
    await expect(clip).toBeVisible()
    await mina.keyboard.press('m')
    await expect(field(mina)).toHaveValue('The lamp is on the wrong side')
    await mina.keyboard.press('Control+Enter')
    await expect(thread(mina, 1)).toContainText('The lamp is on the wrong side')
    await expect(field(mina)).toHaveValue('')
    await expect(mina.locator('[data-mark]')).toHaveCount(1)
    await expectAccessible(mina)
  })

  await test.step('the other sees it come, reads it, and answers', async () => {
    await expect(bubble(olga, 2)).toHaveAccessibleName('Comments on shot 2: 1 open, some unread', SOON)
    await bubble(olga, 2).click()
    await expect(thread(olga, 1)).toContainText('Mina')
    await expect(thread(olga, 1).getByRole('img', { name: 'Unread' })).toHaveCount(0, SOON)
    await expectAccessible(olga)
    await thread(olga, 1).getByRole('button', { name: 'Reply to comment 1' }).click()
    await olga.keyboard.type('Moved it')
    await olga.keyboard.press('Control+Enter')
    await expect(thread(mina, 1)).toContainText('Moved it', SOON)
  })

  await test.step('resolved here, it is resolved there', async () => {
    await thread(olga, 1).getByRole('button', { name: 'Resolve' }).click()
    await expect(rail(olga).getByRole('button', { name: '1 resolved' })).toBeVisible()
    await expect(thread(mina, 1)).toHaveCount(0, SOON)
    await olga.keyboard.press('Escape')
    await expect(bubble(olga, 2)).toHaveCount(0)
  })

  await test.step('the whole board has a rail, filtered', async () => {
    await olga.getByRole('button', { name: 'Comments', exact: true }).click()
    await expect(rail(olga)).toContainText('Nothing said yet.')
    await rail(olga).getByRole('combobox').selectOption({ label: 'All' })
    await expect(thread(olga, 1)).toContainText('SH0020')
    await expectAccessible(olga)
    await rail(olga).getByRole('button', { name: 'Close comments' }).click()
    await expect(olga.getByRole('button', { name: 'Comments', exact: true })).toBeFocused()
  })

  await test.step('on a phone the comments are a sheet that starts closed', async () => {
    await olga.setViewportSize({ width: 390, height: 844 })
    await olga.reload()
    const card = olga.getByRole('article', { name: 'Shot 2', exact: true })
    await card.getByRole('button', { name: 'Open the preview of shot 2' }).click()
    await expect(olga.getByRole('dialog', { name: 'Frame Preview (Editable)' })).toBeVisible()
    await expect(rail(olga)).toHaveCount(0)
    await olga.getByRole('dialog').getByRole('button', { name: 'Comments', exact: true }).click()
    await expect(rail(olga)).toBeVisible()
    await expect(field(olga)).toBeVisible()
    await expectAccessible(olga)
    await rail(olga).getByRole('button', { name: 'Close comments' }).click()
    await expect(rail(olga)).toHaveCount(0)
  })
  expect(errors).toEqual([])
})
