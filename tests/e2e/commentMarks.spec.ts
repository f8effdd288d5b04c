import { expect, type Locator, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { adding } from '../harness/drawings.ts'
import { makeSharedBoard, openAs } from './company.ts'
import { drawIn, expectAccessible, watchConsole } from './page.ts'

const rail = (page: Page): Locator => page.locator('[data-comments]')
const field = (page: Page): Locator => rail(page).getByRole('textbox', { name: 'Write a comment' })
const preview = (page: Page): Locator => page.getByRole('dialog', { name: 'Frame Preview (Editable)' })

interface Thread {
  id: string
  region: { x: number; y: number; width: number; height: number } | null
  comments: { nodes: { strokeCount: number; body: string }[] }
}

test('a note is drawn and framed on its picture, survives a reload, and shows then and now', async ({
  browser, baseURL,
}) => {
  test.setTimeout(240_000)
  const client = clientOf(baseURL ?? '')
  const { owner, path, projectId, shots: [shot] } = await makeSharedBoard(client, 1)
  const viewId = shot?.views[0]?.id ?? ''
  const page = await openAs(browser, owner, path)
  const errors = watchConsole(page)
  const openPreview = async (): Promise<void> => {
    const card = page.getByRole('article', { name: 'Shot 1', exact: true })
    await card.getByRole('button', { name: 'Open the preview of shot 1' }).click()
    await preview(page).getByRole('button', { name: 'Comments', exact: true }).click()
    await expect(field(page)).toBeVisible()
  }

  await test.step('D and Shift+D open the comments of the frame preview and begin to mark', async () => {
    await openPreview()
    await rail(page).getByRole('button', { name: 'Close' }).click()
    await expect(rail(page)).toHaveCount(0)
    await preview(page).focus()
    await page.keyboard.press('Shift+D')
    await expect(page.locator('[data-region-paper]')).toBeFocused()
    await page.keyboard.press('D')
    await expect(page.locator('[data-comment-paper]')).toBeVisible()
    await expect(page.locator('[data-region-paper]')).toHaveCount(0)
    await page.keyboard.press('D')
    await expect(page.locator('[data-comment-paper]')).toHaveCount(0)
    await page.reload()
  })

  await test.step('drawn and framed in the frame preview, and kept', async () => {
    await openPreview()
    await rail(page).getByRole('button', { name: 'Draw', exact: true }).click()
    const paper = page.locator('[data-comment-paper]')
    await expect(paper).toBeVisible()
    await drawIn(page, paper)
    await expect(rail(page).getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled', 'true')
    await rail(page).getByRole('button', { name: 'Area' }).click()
    const area = page.locator('[data-region-paper]')
    await expect(area).toBeFocused()
    const box = await area.boundingBox()
    if (!box) throw new Error('The picture is not on the screen')
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 })
    await page.mouse.up()
    await expect(area.locator('rect')).toHaveCount(2)
    await expectAccessible(page)
    await field(page).fill('This lamp')
    // Esc leaves the area first, then the preview.
    await area.focus()
    await page.keyboard.press('Escape')
    await expect(area).toHaveCount(0)
    await expect(page.locator('[data-region]')).toBeVisible()
    await page.reload()
    await openPreview()
    await expect(field(page)).toHaveValue('This lamp')
    await expect(page.locator('[data-region]')).toBeVisible()
    await rail(page).getByRole('button', { name: 'Send' }).click()
    await expect(rail(page).locator('[data-thread="1"]')).toContainText('With a drawing')
    await expect(page.getByRole('img', { name: 'The area that comment 1 is about' })).toBeVisible()
    await expect(page.locator('[data-comment-marks]')).toBeVisible()
  })

  const { node } = await client.ask<{ node: { threads: { nodes: Thread[] } } }>(
    owner,
    `query ($id: ID!) { node(id: $id) { ... on View { threads(first: 2) { nodes {
      id region { x y width height } comments(first: 2) { nodes { strokeCount body } }
    } } } } }`,
    { id: viewId },
  )
  const [thread] = node.threads.nodes
  expect(thread?.comments.nodes).toEqual([{ strokeCount: 1, body: 'This lamp' }])
  expect(thread?.region?.x).toBeGreaterThan(0)
  expect(thread?.region?.width).toBeGreaterThan(100)

  await test.step('in the player, the picture of then and that of now', async () => {
    const draw = `mutation ($input: AppendViewOpsInput!) { appendViewOps(input: $input) { view { revision } } }`
    await client.ask(owner, draw, { input: { viewId, operations: [adding()] } })
    await page.goto(`/dashboard/projects/${projectId}/preview?thread=${thread?.id}`)
    await expect(page.locator('[data-stage]')).toBeVisible()
    await expect(page.locator('[data-region]')).toBeVisible()
    await page.getByRole('button', { name: 'Then', exact: true }).click()
    await expect(page.locator('[data-then]')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Now', exact: true }).click()
    await expect(page.locator('[data-then]')).toHaveCount(0)
  })

  await test.step('marked by keys in the player, and on a phone without the sheet over the picture', async () => {
    await page.keyboard.press('Shift+D')
    await expect(page.locator('[data-region-paper]')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+ArrowLeft')
    await expect(page.locator('[data-region-paper] rect')).toHaveCount(2)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(rail(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Discard the marks' }).click()
    await expect(rail(page)).toBeVisible()
    await expect(page.locator('[data-region-paper]')).toHaveCount(0)
  })
  expect(errors).toEqual([])
})
