import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { readSelectedOrganization } from '../../lib/selectedOrganization.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { commonMessages } from '../../messages/common.ts'
import { planMessages } from '../../messages/plans.ts'
import { templateMessages } from '../../messages/templates.ts'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import {
  enter, isDisabled, openPage, organizationFor, organizationWithTemplates, press, sent,
} from '../../testing/organizationPage.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

/** What the page said; the corner itself is not drawn here. */
const toasts = recordToasts()

configure({ defaultHidden: true })

const LIMIT = 'The Starter plan allows up to 1 member. There are 3.'

beforeEach(() => {
  toasts.length = 0
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('saves name and description, and rests while the name is blank', async () => {
  const { requests } = await openPage('settings', 'Jonas', {
    OrganizationDetailsFormMutation: ({ input }) => ({
      updateOrganization: { organization: { ...(input as object), id: 'organization_1' } },
    }),
  })
  const name = screen.getByLabelText('Name')
  await userEvent.clear(name)
  await enter(name, '   ')
  expect(isDisabled(screen.getByRole('button', { name: 'Save Changes' }))).toBe(true)
  await enter(name, 'Kestrel & Pine')
  await press('Save Changes')
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Organization updated']))
  expect(sent(requests, 'OrganizationDetailsFormMutation')[0]?.variables).toEqual({
    input: { organizationId: 'organization_1', name: 'Kestrel & Pine', description: 'Short films', expectedVersion: 1 },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Kestrel & Pine' })).toBeTruthy()
})

test('shows the sentence of the server when saving is refused, and keeps what was typed', async () => {
  await openPage('settings', 'Jonas', {
    OrganizationDetailsFormMutation: {
      message: 'Too fast. Try again in a minute.', extensions: { code: 'RATE_LIMITED' },
    },
  })
  await enter(screen.getByLabelText('Name'), ' Pine')
  await press('Save Changes')
  expect(await screen.findByText('Too fast. Try again in a minute.')).toBeTruthy()
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Kestrel Pine')
  expect(screen.getByRole('heading', { level: 1, name: 'Kestrel' })).toBeTruthy()
})

test('a member sees disabled settings with the reason, and no tokens are requested', async () => {
  const { requests } = await openPage('settings', 'Tom')
  expect(isDisabled(screen.getByLabelText('Name'))).toBe(true)
  expect(screen.getByRole('button', { name: 'Save Changes' }).getAttribute('aria-description'))
    .toBe('Only admins and the owner change settings')
  expect(screen.getByRole('button', { name: 'Upload' }).getAttribute('aria-description'))
    .toBe('Only admins and the owner change settings')
  expect(screen.getByText('Service tokens are managed by admins and the owner.')).toBeTruthy()
  expect(sent(requests, 'ServiceTokenSectionQuery')).toHaveLength(0)
})

test('shows the logo, and takes it away', async () => {
  const logo = { __typename: 'Media', id: 'media_1', url: '/media/media_1/w420' }
  const without = { ...organizationFor('Jonas'), version: 2 }
  const { requests } = await openPage('settings', 'Jonas', {
    OrganizationPageQuery: {
      viewer: { __typename: 'User', id: 'user_jonas' }, organization: { ...organizationFor('Jonas'), logo },
    },
    LogoSectionRemoveMutation: { removeOrganizationLogo: { organization: without } },
  })
  expect(screen.getByRole('img', { name: 'Logo of Kestrel' }).getAttribute('src')).toContain(logo.url)
  expect(screen.getByRole('button', { name: 'Replace' })).toBeTruthy()
  await press('Remove logo')
  expect(await screen.findByText('No logo')).toBeTruthy()
  expect(sent(requests, 'LogoSectionRemoveMutation')[0]?.variables).toEqual({
    input: { organizationId: 'organization_1' },
  })
})

test('asks before going down, and shows the limit where the plan was chosen', async () => {
  const { requests } = await openPage('settings', 'Maya', {
    PlanSectionMutation: { message: LIMIT, extensions: { code: 'PLAN_LIMIT' } },
  })
  expect(screen.getByRole('meter', { name: 'Projects' }).getAttribute('aria-valuetext')).toBe('4 of 5')
  expect(screen.getByRole('meter', { name: 'Storage' }).getAttribute('aria-valuetext')).toBe('5 GB of 10 GB')
  await press('Change to Starter')
  const dialog = await screen.findByRole('alertdialog', { name: 'Change to Starter?' })
  expect(sent(requests, 'PlanSectionMutation')).toHaveLength(0)
  await press('Change to Starter', within(dialog))
  expect((await screen.findByText(LIMIT)).closest('[role=alert]')).toBeTruthy()
  expect(screen.getAllByText('Current plan')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Change to Professional' })).toBeNull()
})

test('goes up at once', async () => {
  const { requests } = await openPage('settings', 'Maya', {
    PlanSectionMutation: { changePlan: { organization: { ...organizationFor('Maya'), plan: 'ENTERPRISE' } } },
  })
  expect(screen.getByText(planMessages.noPayment)).toBeTruthy()
  await press('Change to Enterprise')
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['You are on Enterprise now']))
  expect(sent(requests, 'PlanSectionMutation')[0]?.variables).toEqual({
    input: { organizationId: 'organization_1', plan: 'ENTERPRISE' },
  })
})

test('an admin cannot change the plan and sees the reason', async () => {
  await openPage('settings', 'Jonas')
  const change = screen.getByRole('button', { name: 'Change to Enterprise' })
  expect(isDisabled(change)).toBe(true)
  expect(change.getAttribute('aria-description')).toBe('Only the owner changes the plan')
})

test('deletes only when the name was typed, then goes to the list and forgets the organization', async () => {
  const { router } = await openPage('settings', 'Maya', {
    DeleteOrganizationDialogMutation: { deleteOrganization: { deletedOrganizationId: 'organization_1' } },
  })
  await press('Danger Zone')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Organization' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Kestrel?' }))
  expect(isDisabled(dialog.getByRole('button', { name: 'Delete Organization' }))).toBe(true)
  await enter(dialog.getByRole('textbox'), 'Kestrel')
  await press('Delete Organization', dialog)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/organizations'))
  expect(readSelectedOrganization()).toBeNull()
})

const SPOT = {
  __typename: 'ProjectTemplate', id: 'template_1', name: 'Spot', note: '30 seconds', version: 3, statusCount: 5,
  boardCount: 2, sceneCount: 0, shotCount: 24, taskCount: 12, createdAt: '2026-01-02T10:00:00Z',
  createdBy: { __typename: 'User', id: 'user_tom', name: 'Tom' }, viewerCanEdit: true,
}

test('templates are listed with what they hold, renamed and deleted by who may', async () => {
  const words = templateMessages
  const other = { ...SPOT, id: 'template_2', name: 'Series', viewerCanEdit: false }
  const { requests } = await openPage('settings', 'Tom', {
    TemplateSectionQuery: { organization: organizationWithTemplates(SPOT, other) },
    templateChangesUpdateMutation: { updateProjectTemplate: { template: { ...SPOT, name: 'Spots', version: 4 } } },
    templateChangesDeleteMutation: { deleteProjectTemplate: { deletedTemplateId: 'template_1' } },
  })
  expect(await screen.findAllByText('2 boards, 24 shots, 5 statuses, 12 tasks')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: words.menu('Series') })).toBeNull()
  await chooseFromMenu(screen.getByRole('button', { name: words.menu('Spot') }), words.edit)
  const dialog = within(await screen.findByRole('dialog', { name: words.editTitle }))
  await enter(dialog.getByLabelText(words.name), 's')
  await press(commonMessages.save, dialog)
  expect(await screen.findByText('Spots')).toBeTruthy()
  expect(sent(requests, 'templateChangesUpdateMutation')[0]?.variables).toEqual({
    input: { templateId: 'template_1', name: 'Spots', note: '30 seconds', expectedVersion: 3 },
  })
  await chooseFromMenu(screen.getByRole('button', { name: words.menu('Spots') }), words.delete)
  await press(words.deleteAction, within(await screen.findByRole('alertdialog', { name: words.deleteTitle('Spots') })))
  await waitFor(() => expect(screen.queryByText('Spots')).toBeNull())
  expect(screen.getByText('Series')).toBeTruthy()
})
