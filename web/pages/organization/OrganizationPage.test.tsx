import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { readSelectedOrganization } from '../../lib/selectedOrganization.ts'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { inFields } from '../../testing/fakeServer.ts'
import {
  confirm, enter, invitationOf, isDisabled, memberOf, openPage, organizationFor, press, rowOf, sent,
} from '../../testing/organizationPage.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

/** What the page said; the corner itself is not drawn here. */
const toasts = recordToasts()

// Tests query the text of the page: jsdom takes long to compute accessible names.
configure({ defaultHidden: true })

const chooseFor = async (name: string, item: string) =>
  chooseFromMenu(await screen.findByRole('button', { name: `Actions for ${name}` }), item)

beforeEach(() => {
  toasts.length = 0
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('asks before removing somebody, takes them off the list and says so', async () => {
  const { requests } = await openPage('members', 'Maya', {
    MemberQuestionDialogRemoveMutation: {
      removeMember: { deletedMemberId: 'member_tom', organization: organizationFor('Maya') },
    },
  })
  await press('Remove', within(await rowOf('tom@kestrel.studio')))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Tom?' })
  expect(sent(requests, 'MemberQuestionDialogRemoveMutation')).toHaveLength(0)
  await confirm('Remove', dialog)
  await waitFor(() => expect(screen.queryByText('tom@kestrel.studio')).toBeNull())
  expect(toasts.map(({ title }) => title)).toEqual(['Tom was removed'])
})

test('a refused removal says why where it was asked and keeps the member', async () => {
  await openPage('members', 'Maya', {
    MemberQuestionDialogRemoveMutation: { message: 'You may not do this', extensions: { code: 'FORBIDDEN' } },
  })
  await press('Remove', within(await rowOf('tom@kestrel.studio')))
  const dialog = await screen.findByRole('alertdialog')
  await confirm('Remove', dialog)
  expect(await within(dialog).findByText('You may not do this')).toBeTruthy()
  expect(screen.getByText('tom@kestrel.studio')).toBeTruthy()
})

test('lists what a member created and offers to revoke it with the removal', async () => {
  const things = (...names: string[]) => names.map((name) => ({ __typename: 'Thing', id: name, name }))
  const { requests } = await openPage('members', 'Maya', {
    useMachineAccessQuery: {
      node: {
        __typename: 'Member', id: 'member_tom', createdServiceTokens: things('Farm', 'Nightly'),
        createdWebhooks: things('Chat'),
      },
    },
    MemberQuestionDialogRemoveMutation: {
      removeMember: { deletedMemberId: 'member_tom', organization: organizationFor('Maya') },
    },
  })
  await press('Remove', within(await rowOf('tom@kestrel.studio')))
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove Tom?' })
  expect(await within(dialog).findByText('Tom created 2 service tokens and 1 webhook')).toBeTruthy()
  for (const name of ['Farm', 'Nightly', 'Chat']) expect(within(dialog).getByText(name)).toBeTruthy()
  expect((within(dialog).getByRole('checkbox', { name: 'Revoke them' }) as HTMLInputElement).checked).toBe(true)
  await confirm('Remove', dialog)
  await waitFor(() => expect(screen.queryByText('tom@kestrel.studio')).toBeNull())
  expect(sent(requests, 'MemberQuestionDialogRemoveMutation')[0]?.variables).toMatchObject({
    input: { memberId: 'member_tom', revokeMachineAccess: true },
  })
})

test('offers no Remove for the owner, who cannot leave either and sees the reason', async () => {
  await openPage('members', 'Maya')
  const row = within(await rowOf('maya@kestrel.studio'))
  expect(row.queryByRole('button', { name: 'Remove' })).toBeNull()
  const leave = row.getByRole('button', { name: 'Leave' })
  expect(isDisabled(leave)).toBe(true)
  expect(leave.getAttribute('aria-description')).toContain('owner')
})

test('a member cannot manage people and sees the reason, but can leave', async () => {
  const { router } = await openPage('members', 'Tom', {
    LeaveOrganizationDialogMutation: {
      leaveOrganization: { deletedMemberId: 'member_tom', leftOrganizationId: 'organization_1' },
    },
  })
  const remove = within(await rowOf('jonas@kestrel.studio')).getByRole('button', { name: 'Remove' })
  expect(isDisabled(remove)).toBe(true)
  expect(remove.getAttribute('aria-description')).toBe('Only admins and the owner manage members')
  expect(isDisabled(screen.getByRole('button', { name: 'Add Member' }))).toBe(true)
  expect(readSelectedOrganization()).toBe('organization_1')
  await press('Leave', within(await rowOf('tom@kestrel.studio')))
  await press('Leave', within(await screen.findByRole('alertdialog', { name: 'Leave Kestrel?' })))
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/organizations'))
  expect(readSelectedOrganization()).toBeNull()
})

test('changes a role at once and takes it back when the server refuses', async () => {
  const { requests } = await openPage('members', 'Maya', {
    MemberActionsMutation: { message: 'No', extensions: { code: 'FORBIDDEN' } },
  })
  await chooseFor('Tom', 'Make Admin')
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['The role could not be changed']))
  const [request] = sent(requests, 'MemberActionsMutation')
  expect(request?.variables).toEqual({ input: { memberId: 'member_tom', role: 'ADMIN' } })
  expect(within(await rowOf('tom@kestrel.studio')).getAllByText('MEMBER')).not.toHaveLength(0)
})

test('handing over says that the owner becomes an admin', async () => {
  await openPage('members', 'Maya')
  await chooseFor('Jonas', 'Make owner…')
  const dialog = await screen.findByRole('alertdialog', { name: 'Make Jonas the owner?' })
  expect(dialog.textContent).toContain('you become an Admin')
})

test('revokes an invitation that has expired', async () => {
  await openPage('members', 'Jonas', {
    InvitationRowRevokeMutation: {
      revokeInvitation: { deletedInvitationId: 'invitation_1', organization: organizationFor('Jonas') },
    },
  })
  const row = within(await rowOf('suda@kestrel.studio'))
  expect(row.getByText('Expired')).toBeTruthy()
  await press('Revoke', row)
  await press('Revoke', within(await screen.findByRole('alertdialog')))
  await waitFor(() => expect(screen.queryByText('suda@kestrel.studio')).toBeNull())
})

async function openAddDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Member' }))
  return within(await screen.findByRole('dialog', { name: 'Add Member' }))
}

test('adds somebody with an account at once, as a member unless said otherwise', async () => {
  const { requests } = await openPage('members', 'Maya', {
    AddMemberDialogMutation: {
      addMember: {
        memberEdge: { __typename: 'MemberEdge', cursor: 'emil',
          node: memberOf('Emil', 'MEMBER', { isOwner: true }) },
        invitationEdge: null, organization: organizationFor('Maya'),
      },
    },
  })
  const dialog = await openAddDialog()
  expect(isDisabled(dialog.getByRole('button', { name: 'Add Member' }))).toBe(true)
  await enter(dialog.getByLabelText('Email'), '   ')
  expect(isDisabled(dialog.getByRole('button', { name: 'Add Member' }))).toBe(true)
  await enter(dialog.getByLabelText('Email'), 'emil@kestrel.studio ')
  await press('Add Member', dialog)
  expect(await screen.findByText('emil@kestrel.studio')).toBeTruthy()
  const [request] = sent(requests, 'AddMemberDialogMutation')
  expect(request?.variables['input']).toEqual({
    organizationId: 'organization_1', email: 'emil@kestrel.studio', role: 'MEMBER',
  })
  expect(toasts.map(({ title }) => title)).toEqual(['Emil is a member now'])
})

test('says that an invitation was sent, lists it, and empties the fields', async () => {
  const invitation = { ...invitationOf('ines@example.com'), id: 'invitation_2', isExpired: false }
  await openPage('members', 'Maya', {
    AddMemberDialogMutation: {
      addMember: {
        memberEdge: null, invitationEdge: { __typename: 'InvitationEdge', cursor: 'two', node: invitation },
        organization: organizationFor('Maya'),
      },
    },
  })
  const dialog = await openAddDialog()
  await enter(dialog.getByLabelText('Email'), 'ines@example.com')
  await userEvent.click(dialog.getByRole('radio', { name: /^Admin/ }))
  await press('Add Member', dialog)
  expect(within(await rowOf('ines@example.com')).getByText('Pending')).toBeTruthy()
  expect(toasts.map(({ title }) => title)).toEqual(['Invitation sent to ines@example.com'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openAddDialog()
  expect((again.getByLabelText('Email') as HTMLInputElement).value).toBe('')
  expect((again.getByRole('radio', { name: /^Member/ }) as HTMLInputElement).checked).toBe(true)
})

test('shows a refused address at its field and a full plan with the way to Settings', async () => {
  const answers = [
    { message: 'Not valid', extensions: { code: 'INVALID_INPUT', fields: inFields({ email: 'Email is invalid' }) } },
    { message: 'The Starter plan allows up to 1 member.', extensions: { code: 'PLAN_LIMIT' } },
  ]
  await openPage('members', 'Maya', { AddMemberDialogMutation: () => answers.shift() ?? {} })
  const dialog = await openAddDialog()
  await enter(dialog.getByLabelText('Email'), 'ines')
  await press('Add Member', dialog)
  expect(await dialog.findByText('Email is invalid')).toBeTruthy()
  await enter(dialog.getByLabelText('Email'), '@example.com')
  expect(dialog.queryByText('Email is invalid')).toBeNull()
  await press('Add Member', dialog)
  expect(await dialog.findByText('The Starter plan allows up to 1 member.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('link', { name: 'See the plans in Settings' }))
  expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeTruthy()
})

test('invites several people in one role, and names the address that was refused', async () => {
  const { requests } = await openPage('members', 'Maya', {
    InvitePeopleDialogMutation: {
      message: 'This person is a member already',
      extensions: { code: 'CONFLICT', fields: inFields({ 'members.1.email': 'This person is a member already' }) },
    },
  })
  await press('Invite people')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  const button = () => dialog.getByRole('button', { name: /^Invite/ })
  expect(isDisabled(button())).toBe(true)
  await userEvent.type(dialog.getByLabelText('Email addresses'), 'Ada <ada@kestrel.studio>, tom@kestrel.studio')
  await userEvent.click(dialog.getByRole('radio', { name: /Viewer/ }))
  expect(button().textContent).toBe('Invite 2 people')
  await userEvent.click(button())
  expect(await dialog.findByText('tom@kestrel.studio: This person is a member already')).toBeTruthy()
  const [{ variables } = { variables: {} }] = sent(requests, 'InvitePeopleDialogMutation')
  expect(variables).toMatchObject({
    input: {
      organizationId: 'organization_1',
      members: [
        { email: 'ada@kestrel.studio', role: 'VIEWER' }, { email: 'tom@kestrel.studio', role: 'VIEWER' },
      ],
    },
  })
})

test('makes a link in the chosen role, shows it once, and revokes it', async () => {
  const node = {
    __typename: 'InvitationLink', id: 'invitationlink_1', role: 'VIEWER', expiresAt: '2026-12-02T10:00:00Z',
    useLimit: null, useCount: 0,
  }
  const { requests } = await openPage('members', 'Maya', {
    InvitationLinksCreateMutation: {
      createInvitationLink: {
        url: 'https://framewright.test/invitation?token=fw_1', invitationLinkEdge: { cursor: 'one', node },
      },
    },
    InvitationLinksRevokeMutation: { revokeInvitationLink: { deletedInvitationLinkId: node.id } },
  })
  await press('Invite people')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  await userEvent.click(dialog.getByRole('radio', { name: /Viewer/ }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Create link' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Copy the invitation link' }))
  const field = shown.getByLabelText('Link for the role Viewer') as HTMLInputElement
  expect(field.value).toBe('https://framewright.test/invitation?token=fw_1')
  await press('Done', shown)
  await userEvent.click(await dialog.findByRole('button', { name: 'Revoke the link for the role Viewer' }))
  await waitFor(() => expect(dialog.queryByText(/Used 0 times/)).toBeNull())
  expect(toasts.map(({ title }) => title)).toEqual(['The link was revoked'])
  expect(sent(requests, 'InvitationLinksCreateMutation')[0]?.variables).toMatchObject({
    input: { organizationId: 'organization_1', role: 'VIEWER', useLimit: null },
  })
})
