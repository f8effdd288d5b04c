import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { importMessages } from '../../messages/imports.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { answerEach, withEvents } from '../../testing/fakeServer.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { ImportPage } from './ImportPage.tsx'
import { importPageLoader } from './importPageLoader.ts'

const words = importMessages
const PATH = '/dashboard/projects/project_1/imports/import_1'

const itemOf = (id: string, change: string, name: string, choice = 'ACCEPT') => ({
  __typename: 'ImportItem', id, change, choice, name, sourceLine: 2, isDoubtful: false, reasons: [],
  changes: [{ field: 'Nb Frames', from: '48', to: '36' }],
})
const ITEMS = [itemOf('item_1', 'RETIMED', 'MAIN/SH0010'), itemOf('item_2', 'REFUSED', 'MAIN/SH0020')]
const COUNTS = [
  { change: 'RETIMED', count: 1, acceptedCount: 1 }, { change: 'REFUSED', count: 1, acceptedCount: 1 },
]

function importOf(change: object = {}) {
  return {
    __typename: 'Import', id: 'import_1', status: 'READY', reader: 'CSV', fileName: 'recut.csv', bytes: 2_048,
    options: { kind: 'SHOTS' }, digest: 'a1', requestedBy: { __typename: 'User', id: 'user_1', name: 'Maya' },
    failure: null, encodings: [], warnings: [], counts: COUNTS, columns: [], versions: [], appliedAt: null,
    undoneAt: null, expiresAt: '2026-12-05T09:00:00.000Z', project: { __typename: 'Project', id: 'project_1' },
    items: {
      edges: ITEMS.map((node) => ({ cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'item_2' },
    },
    ...change,
  }
}

function openPage(shown: object | null, answers: Parameters<typeof answerEach>[0] = {}, canEdit = true) {
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
  const router = createMemoryRouter(routes, { initialEntries: [PATH] })
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  return requests
}

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('a refused item keeps all from being applied until it is rejected', async () => {
  const rejected = { ...importOf(), counts: [COUNTS[0], { change: 'REFUSED', count: 1, acceptedCount: 0 }] }
  const requests = openPage(importOf(), {
    importChangesChooseMutation: { chooseImportItems: { import: rejected } },
  })
  expect(await screen.findByText(words.impossible(1))).toBeTruthy()
  expect(screen.getByRole('button', { name: words.apply(2) }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /SH0020/ }))
  expect((await screen.findByRole('button', { name: words.apply(1) })).hasAttribute('disabled')).toBe(false)
  expect(requests.at(-1)?.variables).toEqual({
    input: { importId: 'import_1', choice: 'REJECT', itemIds: ['item_2'] },
  })
  expect((screen.getByRole('checkbox', { name: /SH0020/ }) as HTMLInputElement).checked).toBe(false)
})

test('one effect alone is shown, and stays so when somebody chooses', async () => {
  const [retimed, refused] = ITEMS
  const edgesOf = (item: object | undefined) =>
    ({ edges: [{ cursor: '1', node: item }], pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: '1' } })
  const rejected = { ...importOf(), counts: [COUNTS[0], { change: 'REFUSED', count: 1, acceptedCount: 0 }] }
  openPage(importOf(), {
    ImportViewRefetchQuery: ({ changes }) => ({ node: importOf(changes ? { items: edgesOf(refused) } : {}) }),
    importChangesChooseMutation: withEvents(
      { chooseImportItems: { import: rejected } }, ['import.chosen', 'import_1'],
    ),
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Refused/ }))
  await waitFor(() => expect(screen.queryByText(retimed?.name ?? '')).toBeNull())
  await userEvent.click(screen.getByRole('checkbox', { name: /SH0020/ }))
  expect(await screen.findByRole('button', { name: words.apply(1) })).toBeTruthy()
  expect(screen.queryByText(retimed?.name ?? '')).toBeNull()
})

test('a file in an unknown encoding is read again in the chosen one', async () => {
  const failure = { reason: 'FILE_ENCODING_UNKNOWN', params: {}, message: 'The file is not UTF-8.' }
  const encodings = [{ encoding: 'WINDOWS_1252', lines: ['Séquence,Nom'] }]
  const requests = openPage(importOf({ status: 'REFUSED', digest: null, counts: [], failure, encodings }), {
    importChangesUpdateMutation: { updateImport: { import: importOf({ status: 'QUEUED', digest: null, counts: [] }) } },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Séquence,Nom/ }))
  expect(await screen.findByText(words.reading('recut.csv'))).toBeTruthy()
  expect(requests.map(({ variables }) => variables)).toContainEqual({
    input: { importId: 'import_1', as: { csv: { kind: 'SHOTS', encoding: 'WINDOWS_1252' } } },
  })
})

test('an undo that meets later changes asks whether to undo the rest', async () => {
  const applied = importOf({ status: 'APPLIED', appliedAt: '2026-11-28T09:00:00.000Z' })
  const conflict = { message: 'Changed since the import: MAIN/SH0010.', extensions: { code: 'CONFLICT' } }
  const done = { undoImport: { import: importOf({ status: 'UNDONE', undoneAt: '2026-11-28T10:00:00.000Z' }) } }
  const requests = openPage(applied, {
    importChangesUndoMutation: ({ input }) =>
      ((input as { keepChanged: boolean }).keepChanged ? done : conflict),
  })
  await userEvent.click(await screen.findByRole('button', { name: words.undo }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/Changed since the import/)).toBeTruthy()
  await userEvent.click(within(question).getByRole('button', { name: words.undoRest }))
  expect(await screen.findByText(words.undoneTitle)).toBeTruthy()
  expect(requests.at(-1)?.variables).toEqual({ input: { importId: 'import_1', keepChanged: true } })
})

test('who may only look sees the plan at rest', async () => {
  openPage(importOf(), {}, false)
  const box = await screen.findByRole('checkbox', { name: /SH0010/ })
  expect((box as HTMLInputElement).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: words.discard })).toBeNull()
})

test('an import that is gone says so', async () => {
  openPage(null)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: words.goneTitle })).toBeTruthy())
})
