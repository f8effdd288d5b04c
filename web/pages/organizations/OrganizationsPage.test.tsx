import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { answerEach } from '../../testing/fakeServer.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { OrganizationsPage } from './OrganizationsPage.tsx'
import { organizationsPageLoader } from './organizationsPageLoader.ts'

configure({ defaultHidden: true })

const connection = (nodes: object[]) => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
})

const KESTREL = {
  __typename: 'Organization', id: 'organization_1', name: 'Kestrel', description: '',
  memberCount: { totalCount: 1 }, projectCount: { totalCount: 2 },
}
const HERON = {
  __typename: 'Tombstone', deletedId: 'organization_2', type: 'ORGANIZATION', label: 'Heron', place: null,
  deletedAt: new Date(Date.now() - 86_400_000).toISOString(),
  purgedAt: new Date(Date.now() + 29 * 86_400_000).toISOString(), deletedByName: 'Maya',
}

async function openPage(deleted: object[]) {
  const requests = answerEach({
    OrganizationsPageQuery: { organizations: connection([KESTREL]), deletedOrganizations: connection(deleted) },
    useRestoreOrganizationMutation: {
      restoreOrganization: { organization: { __typename: 'Organization', id: 'organization_2', name: 'Heron' } },
    },
  })
  const path = '/dashboard/organizations'
  const router = createMemoryRouter(
    [{ path, element: <OrganizationsPage />, hydrateFallbackElement: <i />, loader: organizationsPageLoader }],
    { initialEntries: [path] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('link', { name: 'Kestrel' })
  return requests
}

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('offers deleted organizations to their owner, and reads the page again when one is restored', async () => {
  const requests = await openPage([HERON])
  expect(screen.getByRole('heading', { level: 2, name: 'Deleted organizations' })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toContain('29 days left')
  await userEvent.click(screen.getByRole('button', { name: 'Restore Heron' }))
  await waitFor(() => expect(requests.at(-1)?.operationName).toBe('OrganizationsPageQuery'))
  const restored = requests.find(({ operationName }) => operationName === 'useRestoreOrganizationMutation')
  expect(restored?.variables).toMatchObject({ input: { organizationId: 'organization_2' } })
})

test('says nothing of deleted organizations when there are none', async () => {
  await openPage([])
  expect(screen.queryByRole('heading', { name: 'Deleted organizations' })).toBeNull()
})
