import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { messages } from '../../messages.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { organizationOf, projectOf } from '../../testing/openProject.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { OverviewPage } from './OverviewPage.tsx'
import { overviewPageLoader } from './overviewPageLoader.ts'

configure({ defaultHidden: true })

startEnvironment()
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const words = messages.firstRun
const toasts = recordToasts()
const NONE = { totalCount: 0, nodes: [] }
const kestrel = {
  ...organizationOf(1, 'Kestrel & Pine'), description: '', projectCount: { totalCount: 0 },
  memberCount: { totalCount: 1 },
}

/** Opens the overview of somebody who belongs to nothing, and fills the first card. */
async function openFirstRun(project: unknown) {
  let organizations: object = NONE
  storeToken('fw_secret', { remember: true })
  const requests = answerEach({
    chosenOrganizationQuery: () => ({ organizations }),
    OverviewPageQuery: () => ({
      viewer: { __typename: 'User', id: 'user_1', name: 'Ida Reyes' }, organizations, organization: kestrel,
      recentProjects: { nodes: [] },
    }),
    FirstRunOrganizationMutation: () => {
      organizations = { totalCount: 1, nodes: [kestrel] }
      return { createOrganization: { organization: kestrel } }
    },
    projectChangesCreateMutation: () => project,
  })
  const page = renderPage('/dashboard', <OverviewPage />, overviewPageLoader)
  const start = await screen.findByRole('button', { name: words.start })
  expect(start).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByLabelText(words.studio), ' Kestrel & Pine ')
  await userEvent.type(screen.getByLabelText(words.project), 'Salt House')
  await userEvent.click(start)
  const inputOf = (name: string) => requests.find(({ operationName }) => operationName === name)?.variables['input']
  return { ...page, inputOf }
}

test('somebody new names a studio and a project, and is on its board', async () => {
  const console_ = vi.spyOn(console, 'error')
  const { location, inputOf } = await openFirstRun({ createProject: { project: projectOf() } })
  await waitFor(() => expect(location()).toBe('/dashboard/projects/project_1/storyboard'))
  expect(inputOf('FirstRunOrganizationMutation')).toEqual({ name: 'Kestrel & Pine' })
  expect(inputOf('projectChangesCreateMutation')).toEqual({ organizationId: 'organization_1', name: 'Salt House' })
  expect(console_).not.toHaveBeenCalled()
})

test('a project that is refused leaves the new studio open, with the reason', async () => {
  const { location } = await openFirstRun({ message: 'Not now.', extensions: { code: 'PLAN_LIMIT' } })
  await waitFor(() => expect(location()).toBe('/dashboard/organizations/organization_1'))
  expect(toasts).toMatchObject([{ title: words.projectFailed, description: 'Not now.' }])
})
