import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { organizationOf } from '../../testing/openProject.tsx'
import { renderPage } from '../../testing/renderPage.tsx'
import { OverviewPage } from './OverviewPage.tsx'
import { overviewPageLoader } from './overviewPageLoader.ts'

configure({ defaultHidden: true })

startEnvironment()
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const NONE = { totalCount: 0, nodes: [] }
const kestrel = {
  ...organizationOf(1, 'Kestrel & Pine'), description: '', projectCount: { totalCount: 0 },
  memberCount: { totalCount: 1 },
}

test('somebody new makes an organization before a project', async () => {
  const console_ = vi.spyOn(console, 'error')
  let organizations: object = NONE
  storeToken('fw_secret', { remember: true })
  const requests = answerEach({
    chosenOrganizationQuery: () => ({ organizations }),
    OverviewPageQuery: () => ({
      viewer: { __typename: 'User', id: 'user_1', name: 'Ida Reyes' }, organizations, organization: kestrel,
      recentProjects: { nodes: [] },
    }),
    CreateOrganizationDialogMutation: () => {
      organizations = { totalCount: 1, nodes: [kestrel] }
      return { createOrganization: { organizationEdge: { cursor: '', node: kestrel } } }
    },
  })
  renderPage('/dashboard', <OverviewPage />, overviewPageLoader)
  await userEvent.click(await screen.findByRole('button', { name: 'Create Organization' }))
  expect(screen.queryByRole('heading', { name: 'Recent Projects' })).toBeNull()
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Name'), 'Kestrel & Pine')
  await userEvent.click(dialog.getByRole('button', { name: 'Create Organization' }))
  expect(await screen.findByRole('heading', { name: 'Recent Projects' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kestrel & Pine' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(requests.find(({ operationName }) => operationName === 'CreateOrganizationDialogMutation')?.variables)
    .toMatchObject({ input: { name: 'Kestrel & Pine' } })
  expect(console_).not.toHaveBeenCalled()
})
