import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makePerson } from '../harness/fixtures.ts'
import { makeSharedBoard, openAs } from './company.ts'

const DELETE = `mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { deletedProjectId } }`
const LEAVE = `mutation ($input: LeaveOrganizationInput!) { leaveOrganization(input: $input) { __typename } }`
const CHANGE_ROLE = `mutation ($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { __typename } }`
const SOON = { timeout: 20_000 }

test('a role that somebody else changes shows on the open page with what it allows', async ({ browser, baseURL }) => {
  test.setTimeout(120_000)
  const client = clientOf(baseURL ?? '')
  const { owner, guest, memberId, organizationId } = await makeSharedBoard(client, 0)
  const page = await openAs(browser, guest, `/dashboard/organizations/${organizationId}?tab=members`)
  const add = page.getByRole('button', { name: 'Add Member' })
  await expect(add).toBeDisabled(SOON)
  await client.ask(owner, CHANGE_ROLE, { input: { memberId, role: 'ADMIN' } })
  await expect(add).toBeEnabled(SOON)
  await client.ask(owner, CHANGE_ROLE, { input: { memberId, role: 'MEMBER' } })
  await expect(add).toBeDisabled(SOON)
  await page.context().close()
})

test('the sidebar names a new organization at once, and one the viewer was added to or left elsewhere', async ({
  browser, baseURL,
}) => {
  test.setTimeout(120_000)
  const client = clientOf(baseURL ?? '')
  const nina = await makePerson(client, 'Nina')
  const page = await openAs(browser, nina, '/dashboard/organizations')
  const sidebar = page.getByRole('complementary')
  const main = page.getByRole('main')
  const create = main.getByRole('button', { name: 'Create Organization' })
  let count = 0
  for (const name of ['Heron', 'Avocet']) {
    await test.step(`create ${name}`, async () => {
      await create.click()
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name)
      await page.getByRole('dialog').getByRole('button', { name: 'Create Organization' }).click()
      count += 1
      await expect(sidebar.getByRole('button', { name: `Switch organization: ${name}` })).toBeVisible()
      await expect(sidebar.getByRole('link', { name: 'Organizations' })).toContainText(String(count))
      await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible()
      await sidebar.getByRole('link', { name: 'Organizations' }).click()
      await expect(main.getByRole('link', { name })).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
    })
  }
  await test.step('join and leave an organization elsewhere', async () => {
    const { organizationId } = await makeSharedBoard(client, 0, nina)
    await expect(sidebar.getByRole('link', { name: 'Organizations' })).toContainText('3', SOON)
    await expect(main.getByRole('link', { name: 'Kestrel' })).toBeVisible()
    await client.ask(nina, LEAVE, { input: { organizationId } })
    await expect(sidebar.getByRole('link', { name: 'Organizations' })).toContainText('2', SOON)
    await expect(main.getByRole('link', { name: 'Kestrel' })).toBeHidden()
  })
  await page.context().close()
})

test('a project that somebody else deletes says who did', async ({ browser, baseURL }) => {
  const client = clientOf(baseURL ?? '')
  const { owner, guest, projectId, path } = await makeSharedBoard(client, 1)
  const page = await openAs(browser, guest, path)
  await expect(page.getByRole('article', { name: 'Shot 1' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await client.ask(owner, DELETE, { input: { projectId } })
  await expect(page.getByText('Olga deleted Salt House')).toBeVisible(SOON)
  await page.waitForURL('**/dashboard/projects')
  await expect(page.getByText('You no longer have access to this project')).toBeHidden()
  await page.context().close()
})
