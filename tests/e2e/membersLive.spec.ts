import { expect, test } from '@playwright/test'
import { clientOf } from '../harness/client.ts'
import { makeSharedBoard, openAs } from './company.ts'

const CHANGE_ROLE = `mutation ($input: ChangeMemberRoleInput!) { changeMemberRole(input: $input) { __typename } }`
const SOON = { timeout: 15_000 }

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
