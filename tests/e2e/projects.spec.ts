import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { waitForAnimations } from './barriers.ts'
import { dragOnto, expectAccessible, watchConsole } from './page.ts'

/** Signs somebody new up and makes two organizations and a project with two shots, all through the API. */
async function startStudio(page: Page): Promise<{ projectId: string }> {
  await page.goto('/signin')
  return page.evaluate(async (email) => {
    const ask = async (query: string, variables: object, token?: string) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      })
      const { data, errors } = (await response.json()) as { data: never; errors?: unknown }
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    }
    const input = { name: 'Olga', email, password: 'correct horse battery' }
    const { signUp } = (await ask(`mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }`, {
      input,
    })) as { signUp: { accessToken: string } }
    const token = signUp.accessToken
    const organize = (name: string) =>
      ask(
        `mutation ($name: String!) { createOrganization(input: { name: $name }) { organization { id } } }`,
        { name },
        token,
      ) as Promise<{ createOrganization: { organization: { id: string } } }>
    const { createOrganization } = await organize('Kestrel')
    await organize('Pine')
    const { createProject } = (await ask(
      `mutation ($id: ID!) { createProject(input: { organizationId: $id, name: "Salt House", code: "SALT" }) {
        project { id storyboard { id } } } }`,
      { id: createOrganization.organization.id },
      token,
    )) as { createProject: { project: { id: string; storyboard: { id: string } } } }
    const { id, storyboard } = createProject.project
    for (let shot = 0; shot < 2; shot++) {
      const create = `mutation ($id: ID!) { createShots(input: { storyboardId: $id, shots: [{}] }) { shots { id } } }`
      await ask(create, { id: storyboard.id }, token)
    }
    localStorage.setItem('token', token)
    return { projectId: id }
  }, `olga-${randomUUID().slice(0, 8)}@example.com`)
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))

async function openDangerZone(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Danger Zone/ }).click()
  await waitForAnimations(page)
}

test('a project is edited, timed, boarded, archived, reset, transferred and deleted, each with a way back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const errors = watchConsole(page)
  const { projectId } = await startStudio(page)
  const address = `/dashboard/projects/${projectId}`

  await test.step('edit it, and count at another rate', async () => {
    await page.goto(address)
    await page.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Project Name').fill('Salt Marsh')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('heading', { name: 'Salt Marsh', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Change the frame rate' }).click()
    await dialogOf(page).getByRole('combobox').selectOption({ label: '25 fps' })
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: /Change/ }).click()
    await expect(page.getByText('25 fps').first()).toBeVisible()
  })

  await test.step('limit it to chosen members', async () => {
    await page.getByRole('button', { name: 'Change who sees the project' }).click()
    await dialogOf(page).getByText('Chosen members', { exact: true }).click()
    await expect(dialogOf(page).getByRole('checkbox')).toBeChecked()
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Owner and admins', { exact: true })).toBeVisible()
    const lockIn = (place: Locator) => place.getByRole('img', { name: 'Limited to chosen members' })
    await expect(lockIn(page.getByRole('main'))).toBeVisible()
    const switcher = page.getByRole('button', { name: 'Switch project: Salt Marsh, Limited to chosen members' })
    await switcher.click()
    await expect(lockIn(page.getByRole('dialog', { name: 'Switch project' }))).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a second board opens where it was opened last', async () => {
    await page.getByRole('button', { name: 'New Board' }).click()
    await dialogOf(page).getByLabel('Board Name').fill('Titles')
    await dialogOf(page).getByRole('button', { name: 'Create Board' }).click()
    await expect(page.getByRole('link', { name: /Titles/ }).first()).toBeVisible()
    await expectAccessible(page)
    const boards = page.getByRole('list', { name: 'Boards of this project' }).getByRole('link')
    await expect(boards.last()).toHaveText('Titles')
    await dragOnto(page, page.getByRole('button', { name: 'Move Titles' }), boards.first())
    await expect(boards.first()).toHaveText('Titles')
    await page.reload()
    await expect(boards.first()).toHaveText('Titles')
    await boards.first().click()
    const switcher = page.getByRole('button', { name: 'Board: Titles' })
    await expect(switcher).toBeVisible()
    await page.goto(`${address}/storyboard`)
    await expect(switcher).toBeVisible()
    const locks = page.getByRole('banner').getByRole('img', { name: 'Limited to chosen members' })
    await expect(locks.filter({ visible: true })).toHaveCount(1)
  })

  await test.step('archive it and restore it', async () => {
    await page.goto(address)
    await openDangerZone(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Archive/ }).click()
    await expect(page.getByText('This project is archived and read-only').first()).toBeVisible()
    await page.goto(`${address}/storyboard?board=`)
    await expect(page.getByText('This project is archived and read-only').first()).toBeVisible()
    await page.goto('/dashboard/projects')
    await expect(page.getByRole('link', { name: /Salt Marsh/ })).toBeHidden()
    await page.goto(address)
    await page.getByRole('button', { name: /^Restore/ }).first().click()
    await expect(page.getByText('This project is archived and read-only')).toBeHidden()
  })

  await test.step('reset it, and undo that from the activity page', async () => {
    await openDangerZone(page)
    await page.getByRole('button', { name: /^Reset/ }).click()
    await expect(dialogOf(page).getByText(/2 storyboards with 2 shots/)).toBeVisible()
    await dialogOf(page).getByRole('textbox').fill('Salt Marsh')
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('Salt Marsh was reset')).toBeVisible()
    await page.goto(`${address}/activity`)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText('Salt Marsh has its boards and assets back')).toBeVisible()
    await page.goto(address)
    await expect(page.getByRole('link', { name: /Titles/ }).first()).toBeVisible()
  })

  await test.step('transfer it', async () => {
    await openDangerZone(page)
    await page.getByRole('button', { name: /^Transfer/ }).click()
    await dialogOf(page).getByRole('combobox').selectOption({ label: 'Pine' })
    await expect(dialogOf(page).getByText('2 boards with 2 shots')).toBeVisible()
    await expectAccessible(page)
    await dialogOf(page).getByRole('button', { name: 'Transfer' }).click()
    await expect(page.getByText('Salt Marsh belongs to Pine now')).toBeVisible()
  })

  await test.step('delete it, and take that back', async () => {
    await page.goto(address)
    await openDangerZone(page)
    await page.getByRole('button', { name: /^Delete/ }).click()
    await expect(
      dialogOf(page).getByText(
        'Are you sure you want to delete this project? This action cannot be undone.',
      ),
    ).toBeVisible()
    await dialogOf(page).getByRole('textbox').fill('Salt Marsh')
    await dialogOf(page).getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/dashboard/projects')
    await expect(page.getByRole('link', { name: /Salt Marsh/ })).toBeHidden()
    await page.waitForLoadState('networkidle')
    const warnings = page.getByText(/You no longer have access|deleted Salt Marsh/)
    await expect(warnings, 'the own deletion has one toast, the one with Undo').toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: /Salt Marsh/ }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('img', { name: 'Limited to chosen members' })).toBeVisible()
  })

  expect(errors).toEqual([])
})
