import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { projectAccessMessages } from '../../messages/projectAccess.ts'
import { projectApproverMessages } from '../../messages/projectApprovers.ts'
import { openProject, organizationOf, projectOf } from '../../testing/openProject.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

const toasts = recordToasts()

configure({ defaultHidden: true })
const words = projectAccessMessages
const STUDIO = 'Kestrel & Pine'

const memberOf = (number: number, role: string, name: string) => ({
  __typename: 'Member', id: `member_${number}`, role, user: { __typename: 'User', id: `user_${number}`, name },
})

const ChosenMembersQuery = {
  organization: {
    ...organizationOf(1, STUDIO),
    members: { nodes: [memberOf(1, 'OWNER', 'Olga'), memberOf(2, 'MEMBER', 'Mina'), memberOf(3, 'VIEWER', 'Vera')] },
  },
}

test('a project is limited to chosen members; the owner always sees it', async () => {
  const limited = projectOf({ access: 'CHOSEN', version: 2, chosenMembers: [{ __typename: 'Member', id: 'member_3' }] })
  const { requests } = await openProject(projectOf(), {
    ChosenMembersQuery, ProjectAccessDialogMutation: { setProjectAccess: { project: limited } },
  })
  expect(await screen.findByText(words.everyone(STUDIO))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.changeLabel }))
  const dialog = within(await screen.findByRole('dialog', { name: words.title }))
  expect(dialog.getByRole('button', { name: words.action })).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('radio', { name: words.choices.CHOSEN(STUDIO) }))
  const owner = await dialog.findByRole('checkbox', { name: /Olga/ })
  expect([owner.hasAttribute('disabled'), (owner as HTMLInputElement).checked]).toEqual([true, true])
  await userEvent.click(dialog.getByRole('checkbox', { name: /Mina/ }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /Vera/ }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /Mina/ }))
  await userEvent.click(dialog.getByRole('button', { name: words.action }))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain(words.limitedTo(1)))
  const sent = requests.find(({ operationName }) => operationName === 'ProjectAccessDialogMutation')
  expect(sent?.variables['input']).toMatchObject({
    projectId: 'project_1', access: 'CHOSEN', memberIds: ['member_3'], expectedVersion: 1,
  })
  expect(await screen.findByText(words.chosen(1))).toBeTruthy()
})

test('who does not administer the project learns why the button rests', async () => {
  await openProject(projectOf({ viewerCanAdminister: false }))
  const button = await screen.findByRole('button', { name: words.changeLabel })
  expect([button.hasAttribute('disabled'), button.getAttribute('aria-description')]).toEqual([true, words.forbidden])
})

test('members are named who approve versions besides the owner and the admins', async () => {
  const approvers = projectApproverMessages
  const named = projectOf({ version: 2, approvers: [{ __typename: 'Member', id: 'member_2' }] })
  const { requests } = await openProject(projectOf(), {
    ChosenMembersQuery, ProjectApproversDialogMutation: { setProjectApprovers: { project: named } },
  })
  expect(await screen.findByText(approvers.count(0))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: approvers.changeLabel }))
  const dialog = within(await screen.findByRole('dialog', { name: approvers.title }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Mina/ }))
  await userEvent.click(dialog.getByRole('button', { name: approvers.action }))
  await waitFor(() => expect(toasts.map(({ title }) => title)).toContain(approvers.changed(1)))
  const sent = requests.find(({ operationName }) => operationName === 'ProjectApproversDialogMutation')
  expect(sent?.variables['input']).toEqual({ projectId: 'project_1', memberIds: ['member_2'], expectedVersion: 1 })
  expect(await screen.findByText(approvers.count(1))).toBeTruthy()
})
