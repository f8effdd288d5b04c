import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { adding } from '../harness/drawings.ts'
import { makeSharedBoard, openAs } from './company.ts'
import { expectAccessible, watchConsole } from './page.ts'

const DRAW = `mutation ($input: AppendViewOpsInput!) { appendViewOps(input: $input) { view { revision } } }`
const KEEP = `mutation ($input: MakeVersionInput!) { makeVersion(input: $input) { storyboardVersion { id } } }`
const SAY = `mutation ($input: StartThreadInput!) { startThread(input: $input) { thread { id } } }`
const LINES = `query ($id: ID!) { node(id: $id) { ... on View { canvasData } } }`

const bar = (page: Page) => page.locator('[data-history-bar]')

test('a drawing is looked through step by step, goes back to one, and forward again', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const client = clientOf(baseURL ?? '')
  const { owner, guest, path, storyboardId, shots: [shot] } = await makeSharedBoard(client, 1)
  const viewId = shot?.views[0]?.id ?? ''
  const draw = (person: typeof owner) => client.ask(person, DRAW, { input: { viewId, operations: [adding()] } })
  const linesOf = async () => {
    const { node } = await client.ask<{ node: { canvasData: { lines: unknown[] } } }>(owner, LINES, { id: viewId })
    return node.canvasData.lines.length
  }
  await draw(owner)
  await client.ask(owner, KEEP, { input: { storyboardId, name: 'Pitch' } })
  await draw(guest)
  await client.ask(guest, SAY, { input: { subject: { viewId }, body: 'Softer' } })
  await draw(guest)
  const page = await openAs(browser, owner, path)
  const errors = watchConsole(page)

  await test.step('from mark to mark', async () => {
    await page.getByRole('article', { name: 'Shot 1', exact: true })
      .getByRole('button', { name: 'Open the preview of shot 1' }).click()
    await page.getByRole('button', { name: 'History' }).click()
    await expect(bar(page)).toContainText('Step 3 of 3')
    await expect(bar(page).locator('[data-history-mark]')).toHaveCount(2)
    await expect(page.locator('[data-history]')).toHaveCount(0)
    const previous = bar(page).getByRole('button', { name: 'Previous version, comment or decision' })
    await previous.click()
    await expect(bar(page)).toContainText('Step 2 of 3 · Comment 1')
    await previous.click()
    await expect(bar(page)).toContainText('Step 1 of 3 · Version 1, Pitch')
    await expect(page.getByRole('img', { name: 'The drawing at step 1 of 3' })).toBeVisible()
    await expectAccessible(page)
    await bar(page).getByRole('slider').press('ArrowLeft')
    await expect(bar(page)).toContainText('Step 0 of 3')
    await bar(page).getByRole('slider').press('ArrowRight')
  })

  await test.step('back to there, and undone, with the strokes of others', async () => {
    await bar(page).getByRole('button', { name: 'Back to here' }).click()
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(linesOf).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.poll(linesOf).toBe(3)
  })

  await test.step('the shot as it is now is approved', async () => {
    const decisions = page.getByRole('region', { name: 'Decisions' })
    await decisions.getByRole('button', { name: 'Approve…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve SH0010?' })
    await expect(dialog.getByText(/^Seal [0-9a-f]{16}$/)).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(decisions).toContainText('Olga approved this shot')
  })

  await test.step('on a phone, and Esc leaves the history, not the preview', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'History' }).click()
    await expect(bar(page)).toContainText('Step 5 of 5')
    // Nothing of what stands at a step is cut.
    const place = bar(page).getByRole('status')
    await place.evaluate((element) => element.append(' · Version 12, The second pitch with all of the new storm'))
    expect(await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await place.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(20)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  expect(errors).toEqual([])
})
