import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeSharedBoard, openAs } from './company.ts'
import { drawIn, expectAccessible, watchConsole } from './page.ts'

const SOON = { timeout: 20_000 }

test('a board is reviewed shot by shot, sealed and reported', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const { owner, guest, path, projectId } = await makeSharedBoard(clientOf(baseURL ?? ''), 2)
  const olga = await openAs(browser, owner, path)
  const errors = watchConsole(olga)

  await test.step('decisions are given a status of the project', async () => {
    await olga.getByRole('button', { name: 'Status of shot 1:' }).click()
    await olga.getByRole('menuitem', { name: 'Edit statuses…' }).click()
    const dialog = olga.getByRole('dialog', { name: 'Statuses' })
    await dialog.getByLabel('Approved', { exact: true }).selectOption('Approved')
    await expect(dialog.getByLabel('Approved', { exact: true })).toHaveValue(/^status_/)
    await expectAccessible(olga)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await olga.goto(`/dashboard/projects/${projectId}/preview`)
  const rail = olga.locator('[data-comments]')
  const decision = rail.getByRole('group', { name: 'Decision on Shot 1' })

  await test.step('a review is started beside the picture, and each shot is decided on', async () => {
    await olga.getByRole('button', { name: 'Comments', exact: true }).click()
    await rail.getByRole('button', { name: 'Start review' }).click()
    await decision.getByRole('button', { name: 'Approve' }).click()
    await expect(decision.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-pressed', 'true')
    await expect(olga.getByRole('region', { name: 'Review together' })).toContainText('You lead the review')
    await expectAccessible(olga)
  })

  await test.step('a colleague follows, and sees the decision', async () => {
    const mina = await openAs(browser, guest, `/dashboard/projects/${projectId}/preview`)
    await expect(mina.getByRole('region', { name: 'Review together' })).toContainText('Following Olga', SOON)
    await mina.getByRole('button', { name: 'Comments', exact: true }).click()
    const seen = mina.locator('[data-comments]').getByRole('group', { name: 'Decision on Shot 1' })
    await expect(seen.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-pressed', 'true', SOON)
    await expect(mina.getByRole('region', { name: 'Review together' })).toContainText('Following Olga')
    // Comments and marks of one's own leave the player with the leader.
    await mina.locator('main').focus()
    await mina.keyboard.press('M')
    await expect(mina.locator('[data-comments]').getByRole('textbox', { name: 'Write a comment' })).toBeFocused()
    await mina.locator('main').focus()
    await mina.keyboard.press('Shift+D')
    const area = mina.locator('[data-region-paper]')
    await expect(area).toBeFocused()
    await mina.keyboard.press('Enter')
    await mina.keyboard.press('ArrowLeft')
    await expect(area.locator('rect')).toHaveCount(2)
    await mina.keyboard.press('D')
    const paper = mina.locator('[data-comment-paper]')
    await expect(paper).toBeVisible()
    await drawIn(mina, paper)
    await expect(mina.locator('[data-comments]').getByRole('button', { name: 'Undo' }))
      .not.toHaveAttribute('aria-disabled', 'true')
    await expect(mina.getByRole('region', { name: 'Review together' })).toContainText('Following Olga')
    await mina.keyboard.press('D')
    await expect(paper).toHaveCount(0)
    // What the leader draws is seen as it is drawn.
    await olga.locator('main').focus()
    await olga.keyboard.press('D')
    const leading = olga.locator('[data-comment-paper]')
    await expect(leading).toBeVisible()
    await expect(mina.locator('[data-wet-marks]')).toHaveCount(0)
    await drawIn(olga, leading)
    await expect(mina.locator('[data-wet-marks]')).toBeVisible(SOON)
    await olga.getByRole('button', { name: 'Discard the marks' }).click()
    await mina.context().close()
  })

  await test.step('the leader seals what was approved', async () => {
    await rail.getByRole('button', { name: 'Seal the approval of 1 shot' }).click()
    const dialog = olga.getByRole('dialog', { name: 'Approve version 1?' })
    await expect(dialog.getByText(/^Seal [0-9a-f]{16}/)).toBeVisible({ timeout: 20_000 })
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(rail.getByText('Approval sealed')).toBeVisible(SOON)
  })

  await test.step('a report is made, and the review ends', async () => {
    await rail.getByRole('button', { name: 'Make a report' }).click()
    await expect(olga.getByText('Export ready')).toBeVisible({ timeout: 30_000 })
    await rail.getByRole('button', { name: 'End review' }).click()
    await expect(decision).toHaveCount(0)
    await olga.goto(path)
    await expect(olga.getByRole('button', { name: 'Status of shot 1:' })).toHaveAccessibleName(/Approved/, SOON)
  })
  expect(errors).toEqual([])
})
