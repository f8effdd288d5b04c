import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken, storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach, inFields } from '../../testing/fakeServer.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { UserSettingsPage } from './UserSettingsPage.tsx'
import { userSettingsPageLoader } from './userSettingsPageLoader.ts'


const CREATED = '2026-11-01T10:00:00.000Z'
const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

function connectionOf(nodes: { id: string }[]) {
  const edges = nodes.map((node) => ({ __typename: 'AccessTokenEdge', cursor: node.id, node }))
  return { __typename: 'AccessTokenConnection', edges, pageInfo }
}

function sessionOf(id: string, device: string, isCurrent: boolean) {
  return { __typename: 'AccessToken', id, device, isCurrent, createdAt: CREATED, lastUsedAt: CREATED }
}

function tokenOf(id: string, name: string, isExpired: boolean) {
  return {
    __typename: 'AccessToken', id, name, last4: 'x9Qa', scopes: ['READ'], project: null, createdAt: CREATED,
    lastUsedAt: null, expiresAt: null, isExpired,
  }
}

const PROJECT = {
  __typename: 'Project', id: 'project_1', name: 'Salt House',
  organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel & Pine' },
}

const PAGE = {
  viewer: {
    __typename: 'User', id: 'user_1', name: 'Maya Okafor', email: 'maya@kestrel.studio', isEmailVerified: true,
    pictureUrl: null,
    sessions: connectionOf([sessionOf('t1', 'Safari on iOS', false), sessionOf('t2', 'Chrome on macOS', true)]),
    personalTokens: connectionOf([tokenOf('t3', 'Render farm', false), tokenOf('t4', 'Old laptop', true)]),
    notificationSettings: null,
  },
  recentProjects: { __typename: 'ProjectConnection', nodes: [PROJECT] },
  sendsMail: true,
}

type Answers = Parameters<typeof answerEach>[0]

async function openSection(section: string, answers: Answers = {}) {
  const sent = answerEach({ UserSettingsPageQuery: PAGE, ...answers })
  renderPage(`/dashboard/user-settings?section=${section}`, <UserSettingsPage />, userSettingsPageLoader)
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  return { sent, inputs: (name: string) => sent.filter((one) => one.operationName === name).map(inputOf) }
}

const inputOf = ({ variables }: { variables: Record<string, unknown> }) => variables['input']
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))

startEnvironment()
beforeEach(() => {
  // Signing in starts with an empty store.
  storeToken('fw_secret', { remember: true })
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('saves the name, and the address cannot be changed', async () => {
  const { inputs } = await openSection('profile', {
    ProfileFormMutation: { updateProfile: { user: { id: 'user_1', name: 'Maya O.' } } },
  })
  const name = await screen.findByLabelText('Name')
  expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true)
  await userEvent.clear(name)
  await press('Save Changes')
  expect(screen.getByText('Name is required')).toBeTruthy()
  await userEvent.type(name, ' Maya O. ')
  await press('Save Changes')
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(inputs('ProfileFormMutation')).toEqual([{ name: 'Maya O.' }])
})

test('says that the profile could not be saved', async () => {
  await openSection('profile', { ProfileFormMutation: { message: 'x', extensions: { code: 'INTERNAL' } } })
  await screen.findByLabelText('Name')
  await press('Save Changes')
  expect(await screen.findByText('Failed to update profile')).toBeTruthy()
})

test.each([
  ['mails', true, 'The link is in the mail we sent you.'],
  ['its log', false, 'This server sends no mail: the link is in its log.'],
])('tokens wait for the verified address, whose link is in %s', async (_, sendsMail, where) => {
  const viewer = { ...PAGE.viewer, isEmailVerified: false }
  const { sent } = await openSection('tokens', { UserSettingsPageQuery: { ...PAGE, viewer, sendsMail } })
  expect(await screen.findByText(`Verify your email address before you create a token. ${where}`)).toBeTruthy()
  const asked = sent.length
  await press('Create Token')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent).toHaveLength(asked)
})

async function fillPasswords(current: string, next: string, confirmation: string) {
  if (current) await userEvent.type(screen.getByLabelText('Current password'), current)
  if (next) await userEvent.type(screen.getByLabelText('New password'), next)
  if (confirmation) await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation)
  await press('Update Password')
}

test('asks for all three passwords and for two equal ones', async () => {
  const { inputs } = await openSection('password')
  await screen.findByLabelText('Current password')
  await fillPasswords('', '', '')
  expect(screen.getByText('Current password is required')).toBeTruthy()
  expect(screen.getByText('New password is required')).toBeTruthy()
  await fillPasswords('old old old', 'eight888', 'eight889')
  expect(screen.getByText('New passwords do not match')).toBeTruthy()
  expect(inputs('PasswordFormMutation')).toEqual([])
})

test('changes the password and clears the fields', async () => {
  const { inputs } = await openSection('password', {
    PasswordFormMutation: { changePassword: { deletedTokenIds: ['t1'] } },
  })
  await screen.findByLabelText('Current password')
  await fillPasswords('old old old', 'eight888', 'eight888')
  expect(await screen.findByText('Password updated successfully')).toBeTruthy()
  expect(inputs('PasswordFormMutation')).toEqual([{ currentPassword: 'old old old', newPassword: 'eight888' }])
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
  }
})

test('puts a wrong current password beside its field', async () => {
  const fields = inFields({ currentPassword: 'The current password is not right' })
  await openSection('password', {
    PasswordFormMutation: { message: 'Not valid', extensions: { code: 'INVALID_INPUT', fields } },
  })
  await screen.findByLabelText('Current password')
  await fillPasswords('wrong wrong', 'eight888', 'eight888')
  expect(await screen.findByText('The current password is not right')).toBeTruthy()
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'eight888')
})

test('lists this device first and revokes another', async () => {
  const { sent } = await openSection('sessions', { useRevokeTokenMutation: { revokeToken: { deletedTokenId: 't1' } } })
  const rows = within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent.includes('This device'))).toEqual([true, false])
  await press('Revoke the session on Safari on iOS')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  expect(sent.at(-1)?.variables).toMatchObject({ input: { tokenId: 't1' } })
})

test('signs out all other sessions after asking, with the tokens when wished', async () => {
  const { inputs } = await openSection('sessions', {
    RevokeOthersDialogMutation: { revokeOtherSessions: { deletedTokenIds: ['t1', 't3', 't4'] } },
  })
  await screen.findByRole('list', { name: 'Sessions' })
  await press('Sign out all other sessions')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByLabelText('Revoke my access tokens too'))
  await userEvent.click(dialog.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  expect(inputs('RevokeOthersDialogMutation')).toEqual([{ includePersonalTokens: true }])
})

test('makes a token, shows its secret once and lists it', async () => {
  const edge = { __typename: 'AccessTokenEdge', cursor: 'c', node: tokenOf('t9', 'Nightly export', false) }
  const { inputs } = await openSection('tokens', {
    PersonalTokensMutation: { createPersonalToken: { secret: 'fw_once', tokenEdge: edge } },
  })
  await screen.findByText('Render farm')
  await press('Create Token')
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create Token' }))
  expect(dialog.getByText('Name is required')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Name'), 'Nightly export')
  await userEvent.click(dialog.getByRole('checkbox', { name: /^read/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create Token' }))
  expect(dialog.getByText('Choose at least one')).toBeTruthy()
  await userEvent.click(dialog.getByRole('checkbox', { name: /^write/ }))
  await userEvent.selectOptions(dialog.getByLabelText('Expires'), 'Never')
  await userEvent.selectOptions(dialog.getByLabelText('Limited to'), 'project_1')
  await userEvent.click(dialog.getByRole('button', { name: 'Create Token' }))
  const secret = await screen.findByDisplayValue('fw_once')
  expect(secret).toHaveProperty('readOnly', true)
  expect(inputs('PersonalTokensMutation')).toEqual([
    { name: 'Nightly export', scopes: ['READ', 'WRITE'], expiresAt: null, projectId: 'project_1' },
  ])
  await press('Done')
  await waitFor(() => expect(screen.queryByDisplayValue('fw_once')).toBeNull())
  expect(screen.getByText('Nightly export')).toBeTruthy()
})

test('makes a token with scopes by resource and lists them shortly', async () => {
  const scopes = ['TASKS_READ', 'SHOTS_READ', 'SHOTS_WRITE', 'ORGANIZATION_ADMIN']
  const node = { ...tokenOf('t9', 'Chat', false), scopes }
  const { inputs } = await openSection('tokens', {
    PersonalTokensMutation: {
      createPersonalToken: { secret: 'fw_once', tokenEdge: { __typename: 'AccessTokenEdge', cursor: 'c', node } },
    },
  })
  await screen.findByText('Render farm')
  await press('Create Token')
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'Chat')
  await userEvent.click(dialog.getByRole('button', { name: 'Choose by resource' }))
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name })
  await userEvent.click(box('Tasks: Write'))
  await waitFor(() => expect(box('Tasks: Read').checked).toBe(true))
  await userEvent.click(box('Tasks: Read'))
  await waitFor(() => expect(box('Tasks: Write').checked).toBe(false))
  await userEvent.click(dialog.getByRole('button', { name: 'Create Token' }))
  expect(dialog.getByText('Choose at least one')).toBeTruthy()
  for (const name of ['Tasks: Read', 'Shots: Write', 'Organization: Write']) {
    await userEvent.click(box(name))
    await waitFor(() => expect(box(name).checked).toBe(true))
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Create Token' }))
  await screen.findByDisplayValue('fw_once')
  expect(inputs('PersonalTokensMutation')).toMatchObject([{ name: 'Chat', scopes }])
  await press('Done')
  for (const text of ['read: Tasks', 'write: Shots', 'write: Organization']) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
})

test('keeps the dialog and says why a token was refused', async () => {
  await openSection('tokens', {
    PersonalTokensMutation: {
      message: 'Not valid', extensions: { code: 'INVALID_INPUT', fields: inFields({ name: 'Name is too long' }) },
    },
  })
  await screen.findByText('Render farm')
  await press('Create Token')
  const dialog = within(await screen.findByRole('dialog', { name: 'New access token' }))
  await userEvent.type(dialog.getByLabelText('Name'), 'Nightly export')
  await userEvent.click(dialog.getByRole('button', { name: 'Create Token' }))
  expect(await dialog.findByText('Name is too long')).toBeTruthy()
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Nightly export')
})

test('marks an expired token and revokes it after asking', async () => {
  await openSection('tokens', { useRevokeTokenMutation: { revokeToken: { deletedTokenId: 't4' } } })
  expect(await screen.findByText('Expired')).toBeTruthy()
  await press('Revoke Old laptop')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByText('Old laptop')).toBeNull())
  expect(screen.getByText('Render farm')).toBeTruthy()
})

test('remembers the theme', async () => {
  await openSection('appearance')
  await userEvent.click(await screen.findByRole('radio', { name: /Paper/ }))
  await waitFor(() => expect(document.documentElement.classList.contains('light')).toBe(true))
  expect(localStorage.getItem('framewright.colorMode')).toBe('light')
})

test('deletes the account after its password, says why not where it was asked, and signs out', async () => {
  let isOwner = true
  const refusal = { message: 'You own organizations: Kestrel.', extensions: { code: 'CONFLICT' } }
  const { inputs } = await openSection('profile', {
    DeleteAccountMutation: () => (isOwner ? refusal : { deleteAccount: { deletedUserId: 'user_1' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Danger Zone', hidden: true }))
  await press('Delete my account')
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?', hidden: true })
  const confirm = within(dialog).getByRole('button', { name: 'Delete my account', hidden: true }) as HTMLButtonElement
  expect(confirm.disabled).toBe(true)
  await userEvent.type(within(dialog).getByLabelText('Your password'), 'secret')
  await userEvent.click(confirm)
  expect(await within(dialog).findByText('You own organizations: Kestrel.')).toBeTruthy()
  expect(readToken()).not.toBeNull()
  isOwner = false
  await userEvent.click(confirm)
  await waitFor(() => expect(readToken()).toBeNull())
  expect(inputs('DeleteAccountMutation')).toEqual([{ password: 'secret' }, { password: 'secret' }])
})

test('frames a chosen picture, and shows it', async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => undefined })
  const user = { __typename: 'User', id: 'user_1', version: 2, pictureUrl: '/media/people/user_1/1' }
  const { inputs } = await openSection('profile', { ProfilePictureSetMutation: { setProfilePicture: { user } } })
  const input = await screen.findByLabelText('Picture file')
  await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }))
  await screen.findByRole('dialog', { name: 'Frame your picture', hidden: true })
  await press('Save picture')
  await screen.findByRole('button', { name: 'Remove picture', hidden: true })
  expect(inputs('ProfilePictureSetMutation')).toEqual([{ image: null, crop: { left: 0.5, top: 0.5, size: 1 } }])
})
