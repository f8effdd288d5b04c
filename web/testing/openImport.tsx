import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { storeToken } from '../lib/session.ts'
import { ImportPage } from '../pages/imports/ImportPage.tsx'
import { importPageLoader } from '../pages/imports/importPageLoader.ts'
import { startEnvironment } from '../relay/environment.ts'
import { EnvironmentProvider } from '../relay/EnvironmentProvider.tsx'
import { AppProvider } from '../ui/AppProvider.tsx'
import { answerEach } from './fakeServer.ts'

const PATH = '/dashboard/projects/project_1/imports/import_1'

/** An item as the API answers it. */
export const itemOf = (id: string, change: string, name: string, choice = 'ACCEPT') => ({
  __typename: 'ImportItem', id, change, choice, name, sourceLine: 2, isDoubtful: false, reasons: [],
  changes: [{ change, field: 'Nb Frames', from: '48', to: '36' }], subjectType: 'Shot', subjectId: null, subject: null,
})

/** The items of the import, and how many there are of each effect. */
export const ITEMS = [itemOf('item_1', 'RETIMED', 'MAIN/SH0010'), itemOf('item_2', 'REFUSED', 'MAIN/SH0020')]
export const COUNTS = [
  { change: 'RETIMED', count: 1, acceptedCount: 1 }, { change: 'REFUSED', count: 1, acceptedCount: 1 },
]

/** An import as the API answers it. */
export function importOf(change: object = {}) {
  return {
    __typename: 'Import', id: 'import_1', status: 'READY', reader: 'CSV', fileName: 'recut.csv', bytes: 2_048,
    options: { kind: 'SHOTS' }, storyboard: null, digest: 'a1',
    requestedBy: { __typename: 'User', id: 'user_1', name: 'Maya' },
    failure: null, encodings: [], warnings: [], counts: COUNTS, columns: [], columnChoices: [], timeline: [],
    versions: [], appliedAt: null, undoneAt: null, expiresAt: '2026-12-05T09:00:00.000Z',
    project: { __typename: 'Project', id: 'project_1' },
    items: {
      edges: ITEMS.map((node) => ({ cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'item_2' },
    },
    ...change,
  }
}

/** Opens the page of an import whose server answers so; returns the requests. */
export function openImport(shown: object | null, answers: Parameters<typeof answerEach>[0] = {}, canEdit = true) {
  const requests = answerEach({
    ImportPageQuery: {
      project: {
        __typename: 'Project', id: 'project_1', name: 'Salt House', access: 'ORGANIZATION', isArchived: false,
        viewerCanEdit: canEdit, organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel' },
      },
      node: shown,
    },
    ...answers,
  })
  const routes = [
    { path: '/dashboard/projects/:projectId/imports/:importId', element: <ImportPage />, loader: importPageLoader },
  ]
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
  const router = createMemoryRouter(routes, { initialEntries: [PATH] })
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  return requests
}
