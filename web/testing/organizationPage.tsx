import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect } from 'vitest'
import { OrganizationPage } from '../pages/organization/OrganizationPage.tsx'
import { organizationPageLoader } from '../pages/organization/organizationPageLoader.ts'
import { EnvironmentProvider } from '../relay/EnvironmentProvider.tsx'
import { AppProvider } from '../ui/AppProvider.tsx'
import { answerEach, type SentRequest } from './fakeServer.ts'

type Answers = Parameters<typeof answerEach>[0]
type Rights = { isOwner?: boolean; isAdmin?: boolean }

const PAGE_INFO = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
const USAGE = {
  projects: 4, projectLimit: 5, members: 3, memberLimit: 10, viewers: 0, viewerLimit: 50, storageBytes: 5 * 1024 ** 3,
  storageLimitBytes: 10 * 1024 ** 3,
}

/** A member as the API answers it to somebody with these rights. */
export function memberOf(name: string, role: string, { isOwner = false, isAdmin = isOwner }: Rights) {
  const id = name.toLowerCase()
  return {
    __typename: 'Member', id: `member_${id}`, role, lastActiveAt: null,
    viewerCanChangeRole: isOwner && role !== 'OWNER',
    viewerCanRemove: role === 'MEMBER' ? isAdmin : isOwner && role === 'ADMIN',
    viewerCanTransferOwnership: isOwner && role !== 'OWNER',
    user: { __typename: 'User', id: `user_${id}`, name, pictureUrl: null, email: `${id}@kestrel.studio` },
  }
}

/** An invitation that has expired. */
export function invitationOf(email: string) {
  return {
    __typename: 'Invitation', id: 'invitation_1', email, role: 'MEMBER', sentAt: '2026-01-02T10:00:00Z',
    expiresAt: '2026-01-09T10:00:00Z', isExpired: true,
    invitedBy: { __typename: 'User', id: 'user_maya', name: 'Maya' },
  }
}

/** The organization as Maya (its owner), Jonas (ADMIN) or Tom (MEMBER) sees it. */
export function organizationFor(viewer: 'Maya' | 'Jonas' | 'Tom') {
  const isOwner = viewer === 'Maya'
  const isAdmin = viewer !== 'Tom'
  const rights = { isOwner, isAdmin }
  const members = [
    memberOf('Maya', 'OWNER', rights), memberOf('Jonas', 'ADMIN', rights), memberOf('Tom', 'MEMBER', rights),
  ]
  return {
    __typename: 'Organization', id: 'organization_1', name: 'Kestrel', description: 'Short films', plan: 'PROFESSIONAL',
    version: 1, logo: null, viewerCanCreateProjects: true, viewerCanAdminister: isAdmin, viewerCanChangePlan: isOwner,
    viewerCanDelete: isOwner, viewerCanLeave: !isOwner, usage: { __typename: 'OrganizationUsage', ...USAGE },
    memberCount: { totalCount: 3 }, projectCount: { totalCount: 0 },
    projects: { edges: [], pageInfo: PAGE_INFO },
    members: { totalCount: 3, edges: members.map((node) => ({ cursor: node.id, node })), pageInfo: PAGE_INFO },
    invitations: { edges: [{ cursor: 'one', node: invitationOf('suda@kestrel.studio') }], pageInfo: PAGE_INFO },
  }
}

/** Organization_1 with templates of projects. */
export const organizationWithTemplates = (...templates: { id: string }[]) => ({
  __typename: 'Organization', id: 'organization_1',
  projectTemplates: { edges: templates.map((node) => ({ cursor: node.id, node })), pageInfo: PAGE_INFO },
})

/** Organization_1 without open invitation links. */
const NO_LINKS = {
  __typename: 'Organization', id: 'organization_1', invitationLinks: { edges: [], pageInfo: PAGE_INFO },
}
const NO_MACHINES = { node: { __typename: 'Member', createdServiceTokens: [], createdWebhooks: [] } }

/** Opens the page of organization_1 on a tab, as one of its three people. */
export async function openPage(tab: string, viewer: 'Maya' | 'Jonas' | 'Tom', answers: Answers = {}) {
  const page = {
    viewer: { __typename: 'User', id: `user_${viewer.toLowerCase()}` }, organization: organizationFor(viewer),
  }
  const tokens = {
    organization: {
      __typename: 'Organization', id: 'organization_1', projects: { nodes: [] },
      serviceTokens: { edges: [], pageInfo: PAGE_INFO },
    },
  }
  const webhooks = {
    projectEventTypes: [],
    organizationEventTypes: [],
    organization: {
      __typename: 'Organization', id: 'organization_1', projects: { nodes: [] },
      webhooks: { edges: [], pageInfo: PAGE_INFO },
    },
  }
  const requests = answerEach({
    OrganizationPageQuery: page, useMachineAccessQuery: NO_MACHINES, ServiceTokenSectionQuery: tokens,
    TemplateSectionQuery: { organization: organizationWithTemplates() },
    WebhookSectionQuery: webhooks, InvitationLinksQuery: { organization: NO_LINKS }, ...answers,
  })
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/organizations/:organizationId', element: <OrganizationPage />, hydrateFallbackElement: <i />,
        loader: organizationPageLoader, shouldRevalidate: () => false,
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/dashboard/organizations/organization_1?tab=${tab}`] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('tab', { name: 'Settings' })
  return { requests, router }
}

/** The requests of one operation. */
export const sent = (requests: SentRequest[], name: string) =>
  requests.filter(({ operationName }) => operationName === name)
/** The row of the table that holds an e-mail address. */
export const rowOf = async (email: string) => (await screen.findByText(email)).closest('tr') as HTMLElement
/** Presses the button of a question that waits until it knows what it asks. */
export async function confirm(name: string, dialog: HTMLElement): Promise<void> {
  const button = within(dialog).getByRole('button', { name })
  await waitFor(() => expect(isDisabled(button)).toBe(false))
  await userEvent.click(button)
}
/** Presses a button by its name. */
export const press = (name: string, within_: ReturnType<typeof within> = screen) =>
  userEvent.click(within_.getByRole('button', { name }))

/** Whether a button or field is at rest. */
export const isDisabled = (element: HTMLElement) => (element as HTMLButtonElement).disabled

/** Puts a text at the end of a field at once; typing it would draw the page again for every letter. */
export async function enter(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
