import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeOrganization, makePerson, makeProject } from '../harness/fixtures.ts'
import { inFull } from '../harness/full.ts'
import { enterAs, watchConsole } from './page.ts'
import { lookAt } from './pageLook.ts'

/** As long as a name may be, without a place to break it. */
const NAME = 'Salzhaus'.repeat(25)
const DESCRIPTION = 'A keeper waits for the tide. '.repeat(345).trim()
const LINE_HEIGHT = 24
/** What pushes at neither end pushes hardly between. */
const WIDTHS = inFull([390, 768, 1440], [390, 1440])
const patiently = expect.configure({ soft: true, timeout: 3_000 })

test('names of 200 letters and texts of 10,000 push no page, and blank is no name', async ({ page, baseURL }) => {
  const errors = watchConsole(page)
  const client = clientOf(baseURL ?? '')
  const person = await makePerson(client, 'Olga')
  const texts = { name: NAME, description: DESCRIPTION }
  await client.ask(person, `mutation { updateProfile(input: { name: "${NAME}" }) { user { id } } }`, {})
  const organizationId = await makeOrganization(client, person, texts)
  const { projectId, storyboardId } = await makeProject(client, person, organizationId, NAME)
  const { createAssets, makeVersion } = await client.ask<{
    createAssets: { assets: [{ id: string }] }
    makeVersion: { storyboardVersion: { id: string } }
  }>(
    person,
    `mutation ($project: UpdateProjectInput!, $board: CreateStoryboardInput!, $statuses: CreateShotStatusesInput!,
      $shots: CreateShotsInput!, $assets: CreateAssetsInput!, $tasks: CreateTasksInput!, $version: MakeVersionInput!) {
      updateProject(input: $project) { project { id } }
      createStoryboard(input: $board) { storyboard { id } }
      createShotStatuses(input: $statuses) { statuses { id } }
      createShots(input: $shots) { shots { id } }
      createAssets(input: $assets) { assets { id } }
      createTasks(input: $tasks) { tasks { id } }
      makeVersion(input: $version) { storyboardVersion { id } }
    }`,
    {
      project: { projectId, ...texts }, board: { projectId, ...texts }, shots: { storyboardId, shots: [texts] },
      statuses: { projectId, statuses: [{ name: NAME, color: '#aa33cc' }] },
      assets: { projectId, assets: [{ type: 'CHARACTER', ...texts }] },
      version: { storyboardId, name: NAME, note: DESCRIPTION.slice(0, 5_000) },
      tasks: {
        projectId,
        tasks: [{ title: NAME, description: DESCRIPTION, status: 'TODO', assigneeIds: [person.id] }],
      },
    },
  )
  await enterAs(page, person)

  const organization = `/dashboard/organizations/${organizationId}`
  const project = `/dashboard/projects/${projectId}`
  const paths = [
    '/dashboard', '/dashboard/organizations', organization, `${organization}?tab=members`,
    `${organization}?tab=settings`, `${organization}?tab=activity`, '/dashboard/projects', '/dashboard/assets',
    '/dashboard/tasks', '/dashboard/user-settings', project, `${project}/storyboard`, `${project}/preview`,
    `${project}/assets`, `${project}/assets?asset=${createAssets.assets[0].id}`,
    `${project}/tasks`, `${project}/breakdown`, `${project}/activity`, `${project}/versions?board=${storyboardId}`,
    `${project}/versions/${makeVersion.storyboardVersion.id}`,
    `${project}/versions/${makeVersion.storyboardVersion.id}/preview`,
  ]
  const look = async (name: string): Promise<void> => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // Cards glide to their places when a board gets another width.
    const message = `${name} at ${page.viewportSize()?.width ?? 0} px`
    await patiently.poll(() => lookAt(page), { message }).toEqual([])
  }
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('main').getByText(NAME).first()).toBeAttached()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await look(path)
    }
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${project}/storyboard`)
    await page.getByRole('button', { name: 'Open the preview of shot 1' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('frame preview')
    await page.goto(`${project}/tasks`)
    await page.locator('main').getByText(NAME).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('task')
  }

  for (const path of [organization, project]) {
    await page.goto(path)
    const description = page.locator('main').getByText('A keeper waits').first()
    const heightOf = async () => (await description.boundingBox())?.height ?? 0
    expect(await heightOf()).toBeLessThan(5 * LINE_HEIGHT)
    await page.getByRole('button', { name: 'Show more' }).first().click()
    expect(await heightOf()).toBeGreaterThan(20 * LINE_HEIGHT)
    await page.getByRole('button', { name: 'Show less' }).click()
    expect(await heightOf()).toBeLessThan(5 * LINE_HEIGHT)
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/dashboard')
  const welcome = page.getByRole('heading', { level: 1 })
  await welcome.hover()
  await expect(welcome).toHaveAttribute('title', new RegExp(`${NAME}$`))

  await page.goto('/dashboard/organizations')
  await page.getByRole('button', { name: 'Create Organization' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('\u200b \u3164')
  await expect(dialog.getByRole('button', { name: 'Create Organization' })).toBeDisabled()
  await dialog.getByLabel('Name').fill('\u200bA')
  await expect(dialog.getByRole('button', { name: 'Create Organization' })).toBeEnabled()
  expect(errors).toEqual([])
})
