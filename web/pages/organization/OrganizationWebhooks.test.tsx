import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { inFields } from '../../testing/fakeServer.ts'
import { enter, openPage, press, sent } from '../../testing/organizationPage.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

/** What the page said; the corner itself is not drawn here. */
const toasts = recordToasts()

configure({ defaultHidden: true })

beforeEach(() => {
  toasts.length = 0
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

const PAGE_INFO = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }

const hookOf = (name: string, more: object = {}) => ({
  __typename: 'Webhook', id: `webhook_${name.toLowerCase()}`, name, url: 'https://hooks.example.com/farm', types: [],
  isTextLeftOut: false,
  state: 'ACTIVE', failingSince: null, disabledAt: null, disabledFailure: null, createdAt: '2026-01-02T10:00:00Z',
  version: 1, project: null, ...more,
})

const edgeOf = (node: { id: string }) => ({ __typename: 'WebhookEdge', cursor: node.id, node })

const sectionWith = (...hooks: { id: string }[]) => ({
  projectEventTypes: [
    { type: 'shot.created', description: 'A shot was added.' },
    { type: 'shot.moved', description: 'It took another place.' },
    { type: 'view.drawn', description: 'Somebody drew in it.' },
  ],
  organizationEventTypes: [{ type: 'member.added', description: 'A member was added.' }],
  organization: {
    __typename: 'Organization', id: 'organization_1', projects: { nodes: [{ id: 'project_1', name: 'Salt House' }] },
    webhooks: { edges: hooks.map(edgeOf), pageInfo: PAGE_INFO },
  },
})

test('adds a webhook for what was chosen, and shows its secret this once', async () => {
  const { requests } = await openPage('settings', 'Jonas', {
    WebhookSectionQuery: sectionWith(),
    WebhookEditorCreateMutation: { createWebhook: { secret: 'whsec_abc', webhookEdge: edgeOf(hookOf('Farm')) } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add Webhook' }))
  const dialog = await screen.findByRole('dialog', { name: 'New webhook' })
  const submit = within(dialog).getByRole('button', { name: 'Add Webhook' })
  await userEvent.click(submit)
  expect(await within(dialog).findByText('Address is required')).toBeTruthy()
  await enter(within(dialog).getByLabelText('Name'), 'Farm')
  await enter(within(dialog).getByLabelText('Address'), 'https://hooks.example.com/farm')
  await userEvent.click(within(dialog).getByLabelText('Only these'))
  await userEvent.click(within(dialog).getByLabelText('shot.moved'))
  await userEvent.click(within(dialog).getByLabelText('Drawing'))
  await userEvent.click(within(dialog).getByLabelText('Members'))
  // Events of the organization are not for the webhook of one project.
  await userEvent.selectOptions(within(dialog).getByLabelText('Project', { selector: 'select' }), 'Salt House')
  expect(within(dialog).queryByLabelText('Members')).toBeNull()
  await userEvent.click(submit)
  expect(await screen.findByDisplayValue('whsec_abc')).toBeTruthy()
  expect(sent(requests, 'WebhookEditorCreateMutation')[0]?.variables['input']).toEqual({
    organizationId: 'organization_1', projectId: 'project_1', name: 'Farm', url: 'https://hooks.example.com/farm',
    types: ['shot.moved', 'view'], isTextLeftOut: false,
  })
  await press('Done')
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_abc')).toBeNull())
  expect(within(screen.getByRole('list', { name: 'Webhooks' })).getByText('Farm')).toBeTruthy()
})

test('shows at the field why an address is refused', async () => {
  await openPage('settings', 'Jonas', {
    WebhookSectionQuery: sectionWith(hookOf('Farm')),
    WebhookEditorUpdateMutation: {
      message: 'The address is not a public one',
      extensions: { code: 'INVALID_INPUT', fields: inFields({ url: 'The address is not a public one' }) },
    },
  })
  await chooseFromMenu(await screen.findByRole('button', { name: 'Actions for Farm' }), 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit webhook' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }))
  expect(await within(dialog).findByText('The address is not a public one')).toBeTruthy()
})

test('shows why a webhook is disabled, and enables it again', async () => {
  const message = 'Every delivery failed for a day'
  const disabledFailure = { reason: 'DELIVERIES_FAILING', params: {}, message }
  const off = hookOf('Farm', { state: 'DISABLED', disabledAt: '2026-02-02T10:00:00Z', disabledFailure })
  await openPage('settings', 'Jonas', {
    WebhookSectionQuery: sectionWith(off),
    WebhookListEnableMutation: { enableWebhook: { webhook: hookOf('Farm') } },
  })
  expect(await screen.findByText(message)).toBeTruthy()
  await chooseFromMenu(await screen.findByRole('button', { name: 'Actions for Farm' }), 'Switch on')
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Farm is on. What it missed is sent now']))
  expect(screen.queryByText(message)).toBeNull()
})

test('shows what was delivered, and sends again what failed', async () => {
  const delivery = {
    __typename: 'WebhookDelivery', id: 'delivery_1', type: 'shot.moved', seq: 12, status: 'FAILED', attempts: 10,
    responseStatus: 500, milliseconds: 31, answer: 'No room',
    failure: { reason: 'RECEIVER_ANSWERED', params: { status: 500 }, message: 'Answered 500' },
    createdAt: '2026-02-02T10:00:00Z', nextAttemptAt: null,
    project: { __typename: 'Project', id: 'project_1', name: 'Salt House' },
  }
  const { requests } = await openPage('settings', 'Jonas', {
    WebhookSectionQuery: sectionWith(hookOf('Farm')),
    DeliveriesDialogQuery: {
      node: {
        __typename: 'Webhook', __isNode: 'Webhook', id: 'webhook_farm',
        deliveries: { edges: [{ cursor: 'a', node: delivery }], pageInfo: PAGE_INFO }, failed: { totalCount: 1 },
      },
    },
    DeliveriesDialogMutation: { redeliverWebhook: { count: 1, webhook: hookOf('Farm') } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Deliveries of Farm' }))
  expect(await screen.findByText('Answered 500')).toBeTruthy()
  expect(screen.getByText('Salt House #12')).toBeTruthy()
  await press('Send shot.moved again')
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['1 delivery is on the way']))
  expect(sent(requests, 'DeliveriesDialogMutation')[0]?.variables).toEqual({
    input: { webhookId: 'webhook_farm', deliveryIds: ['delivery_1'] },
  })
  await waitFor(() => expect(sent(requests, 'DeliveriesDialogQuery')).toHaveLength(2))
})

test('a member sees who manages them, and none are requested', async () => {
  const { requests } = await openPage('settings', 'Tom')
  expect(screen.getByText('Webhooks are managed by admins and the owner.')).toBeTruthy()
  expect(sent(requests, 'WebhookSectionQuery')).toHaveLength(0)
})
