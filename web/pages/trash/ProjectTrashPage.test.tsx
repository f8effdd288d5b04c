import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { answerEach } from '../../testing/fakeServer.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { ProjectTrashPage } from './ProjectTrashPage.tsx'
import { projectTrashPageLoader } from './projectTrashPageLoader.ts'

configure({ defaultHidden: true })

const PATH = '/dashboard/projects/project_1/trash'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const SHOT = {
  __typename: 'Tombstone', deletedId: 'shot_1', type: 'SHOT', label: 'SH0010', place: 'Main', deletedAt: inDays(-28.7),
  purgedAt: inDays(1.3), deletedByName: 'Maya',
}

function trashOf(nodes: object[], values: object = {}) {
  return {
    project: {
      __typename: 'Project', id: 'project_1', name: 'Salt House', isArchived: false, viewerCanEdit: true,
      organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel' },
      trash: {
        edges: nodes.map((node, index) => ({ cursor: String(index), node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
      },
      ...values,
    },
  }
}

async function openPage(address: string, answers: Parameters<typeof answerEach>[0]) {
  const requests = answerEach(answers)
  const router = createMemoryRouter(
    [
      {
        path: '/dashboard/projects/:projectId/trash', element: <ProjectTrashPage />, hydrateFallbackElement: <i />,
        loader: projectTrashPageLoader,
      },
    ],
    { initialEntries: [address] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Trash of Salt House' })
  return { requests, router }
}

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('lists what was deleted with the days left, and restores it', async () => {
  const { requests } = await openPage(PATH, {
    ProjectTrashPageQuery: trashOf([SHOT]),
    shotChangesRestoreMutation: { restoreShots: { shots: [], shotEdges: [], storyboard: null } },
  })
  const row = screen.getByRole('listitem')
  expect(row.textContent).toContain('SH0010')
  expect(row.textContent).toContain('Main')
  expect(row.textContent).toContain('Deleted by Maya')
  expect(row.textContent).toContain('1 day left')
  await userEvent.click(screen.getByRole('button', { name: 'Restore SH0010' }))
  await waitFor(() => expect(requests.at(-1)?.operationName).toBe('shotChangesRestoreMutation'))
})

test('asks for one type, which stays in the address', async () => {
  const { requests, router } = await openPage(`${PATH}?type=asset`, { ProjectTrashPageQuery: trashOf([]) })
  expect(requests[0]?.variables).toMatchObject({ types: ['ASSET'] })
  expect(screen.getByRole('heading', { name: 'Nothing of this type' })).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Everything')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ types: null }))
  await screen.findByRole('heading', { name: 'The trash is empty' })
})

test('says why nothing can be restored in an archived project', async () => {
  await openPage(PATH, { ProjectTrashPageQuery: trashOf([SHOT], { isArchived: true, viewerCanEdit: false }) })
  const button = screen.getByRole('button', { name: 'Restore SH0010' })
  expect(button.getAttribute('aria-description')).toContain('archived')
})
