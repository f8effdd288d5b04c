import { expect, type Page, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeBoard } from './newBoard.ts'
import { enterAs, expectAccessible, watchConsole } from './page.ts'

const COUNT = 'query ($id: ID!) { node(id: $id) { ... on View { strokeCount } } }'

const surfaceOf = (page: Page) => page.locator('[data-preview]').getByRole('application')

async function draw(page: Page): Promise<void> {
  const box = await surfaceOf(page).boundingBox()
  if (!box) throw new Error('The frame is not on the screen')
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.3, { steps: 5 })
  await page.mouse.up()
}

test('a drawing is saved as a template, used in a frame and undone at once, and new frames begin with it', async ({
  page, baseURL,
}) => {
  const client = clientOf(baseURL ?? '')
  const { person, path, viewIds: [, nextId = ''] } = await makeBoard(client, 2)
  const errors = watchConsole(page)
  const countIn = async (id: string): Promise<number> =>
    (await client.ask<{ node: { strokeCount: number } }>(person, COUNT, { id })).node.strokeCount
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  }
  const open = () => page.getByRole('button', { name: 'Frame templates', exact: true }).click()
  await enterAs(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
  await expect(surfaceOf(page)).toBeVisible()
  await draw(page)
  await draw(page)

  await test.step('the drawing is saved as a template', async () => {
    await open()
    await page.getByRole('textbox', { name: 'Name of the new template' }).fill('Grid')
    await page.getByRole('button', { name: 'Save as template' }).click()
    await expect(page.getByRole('button', { name: 'Grid', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await test.step('the next frame takes it, and one undo takes it back', async () => {
    await page.getByRole('button', { name: 'Next shot' }).click()
    await expect(page.getByText('Shot 2').first()).toBeVisible()
    await open()
    await page.getByRole('button', { name: 'Grid', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'false')
    await save()
    expect(await countIn(nextId)).toBe(2)
    await page.keyboard.press('Control+z')
    await save()
    expect(await countIn(nextId)).toBe(0)
  })

  await test.step('new frames begin with it', async () => {
    await open()
    await page.getByRole('button', { name: 'Edit templates' }).click()
    const star = page.getByRole('button', { name: 'Begin new frames with Grid' })
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page)
    const { project } = await client.ask<{ project: { storyboards: { nodes: { id: string }[] } } }>(
      person, 'query ($id: ID!) { project(by: { id: $id }) { storyboards(first: 1) { nodes { id } } } }',
      { id: path.split('/')[3] },
    )
    const storyboardId = project.storyboards.nodes[0]?.id
    const { createShots } = await client.ask<{ createShots: { shots: { views: { strokeCount: number }[] }[] } }>(
      person, `mutation ($input: CreateShotsInput!) {
        createShots(input: $input) { shots { views { strokeCount } } }
      }`, { input: { storyboardId, shots: [{}] } },
    )
    expect(createShots.shots[0]?.views[0]?.strokeCount).toBe(2)
  })
  expect(errors).toEqual([])
})
