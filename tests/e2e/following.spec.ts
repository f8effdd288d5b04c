import { expect, type Page, test } from '@playwright/test'
import { mutated } from '../api/projects/projectCalls.ts'
import { clientOf } from '../harness/client.ts'
import { makeSharedBoard, openAs } from './company.ts'
import { drawIn, expectAccessible, watchConsole } from './page.ts'
import { framesApart, shownFrames, watchFrames } from './shownFrames.ts'

const SOON = { timeout: 20_000 }
const frameOf = (page: Page) => page.locator('[data-stage]').getAttribute('data-frame').then(Number)
const together = (page: Page) => page.getByRole('region', { name: 'Review together' })

test('two people go through a playlist in step', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const client = clientOf(baseURL ?? '')
  const { owner, guest, projectId, storyboardId } = await makeSharedBoard(client, 6)
  const { playlist } = await mutated<{ playlist: { id: string } }>(
    client, owner, 'createPlaylist',
    { projectId, name: 'Dailies', items: [{ subject: { storyboardId } }, { subject: { storyboardId } }] },
    'playlist { id }',
  )
  const path = `/dashboard/projects/${projectId}/playlists/${playlist.id}/preview`
  const olga = await openAs(browser, owner, path)
  const errors = watchConsole(olga)
  const mina = await openAs(browser, guest, path)
  const inStep = () => expect.poll(async () => await frameOf(mina) - await frameOf(olga), SOON).toBe(0)

  // What is measured is following, not how long a page takes to load.
  for (const page of [olga, mina]) await expect(page.locator('[data-stage]')).toBeVisible({ timeout: 30_000 })

  await test.step('one starts a review, the page of the other follows', async () => {
    await olga.getByRole('complementary', { name: 'Items' }).getByRole('button', { name: 'Start review' }).click()
    await expect(together(mina)).toContainText('Following Olga', SOON)
    await expect(together(olga)).toContainText('You lead the review, 1 person follows', SOON)
    await expectAccessible(olga)
    await expectAccessible(mina)
  })

  await test.step('both play, pause and go to other frames together', async () => {
    for (const page of [olga, mina]) await watchFrames(page)
    await olga.keyboard.press('Space')
    await expect.poll(() => frameOf(mina), SOON).toBeGreaterThan(24)
    const from = Date.now()
    await olga.waitForTimeout(3_000)
    const apart = framesApart(await shownFrames(olga), await shownFrames(mina), { from, to: Date.now() - 100 })
    expect(apart.toSorted((one, other) => one - other)[Math.floor(apart.length / 2)]).toBeLessThanOrEqual(2)
    await olga.keyboard.press('Space')
    await inStep()
    await olga.keyboard.press('PageDown')
    await inStep()
    await olga.keyboard.press('ArrowRight')
    await inStep()
    expect(await frameOf(mina)).toBeGreaterThan(144)
  })

  await test.step('deciding goes on following, a press of one’s own ends it, and there is a way back', async () => {
    const items = mina.getByRole('complementary', { name: 'Items' })
    await items.getByRole('group', { name: 'Decision on Main' }).getByRole('button', { name: 'Approve' }).click()
    await expect(together(mina)).toContainText('Following Olga')
    await mina.keyboard.press('Home')
    await expect(together(mina)).toContainText('Olga leads the review')
    await expect(together(olga)).toHaveText('You lead the review', SOON)
    await olga.keyboard.press('ArrowRight')
    expect(await frameOf(mina)).toBe(0)
    await expectAccessible(mina)
    await together(mina).getByRole('button', { name: 'Back to Olga' }).click()
    await inStep()
  })

  await test.step('what the leader marks is seen as it is drawn, on the same item', async () => {
    await olga.locator('main').focus()
    await olga.keyboard.press('D')
    const paper = olga.locator('[data-comment-paper]')
    await expect(paper).toBeVisible()
    await inStep()
    await drawIn(olga, paper)
    await expect(mina.locator('[data-wet-marks]')).toBeVisible(SOON)
    await olga.getByRole('button', { name: 'Discard the marks' }).click()
    await olga.keyboard.press('Escape')
    await expect(paper).toHaveCount(0)
  })

  await test.step('one person takes the notes, and the other reads them', async () => {
    const rail = (page: Page) => page.getByRole('complementary', { name: 'Items' })
    await expect(rail(mina).getByText('Olga takes the notes')).toBeVisible()
    await rail(mina).getByRole('button', { name: 'Take notes' }).click()
    await rail(mina).getByRole('textbox', { name: 'New note' }).fill('The gull is late')
    await rail(mina).getByLabel('For', { exact: true }).fill('Olga')
    await rail(mina).getByRole('button', { name: 'Add note' }).click()
    await expect(rail(olga).getByRole('list', { name: 'Notes on Main' })).toContainText('for Olga', SOON)
    await expect(rail(olga).getByText('Mina takes the notes')).toBeVisible(SOON)
    await expect(together(mina)).toContainText('Following Olga')
  })

  await test.step('when the leader is gone it pauses, and somebody else takes the lead', async () => {
    await olga.keyboard.press('Home')
    await olga.keyboard.press('Space')
    await expect.poll(() => frameOf(mina), SOON).toBeGreaterThan(4)
    expect(errors).toEqual([])
    await olga.context().close()
    await expect(together(mina)).toContainText('Nobody leads the review', { timeout: 15_000 })
    await expect(mina.getByRole('button', { name: 'Play (Space)' })).toBeVisible()
    await together(mina).getByRole('button', { name: 'Take the lead' }).click()
    await expect(together(mina)).toHaveText('You lead the review', SOON)
  })
  await mina.context().close()
})
