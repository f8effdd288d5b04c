import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { csvMessages } from '../../messages/csv.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ImportCsvDialog } from './ImportCsvDialog.tsx'

configure({ defaultHidden: true })

test('names the columns of its kind, uploads a file as one of it, and leads to the plan', async () => {
  const onClosed = vi.fn()
  const requests = answerEach({
    importChangesStartMutation: { startImport: { import: { __typename: 'Import', id: 'import_1' } } },
  })
  const { location } = renderAt('/', <ImportCsvDialog projectId="project_1" kind="ASSETS" onClosed={onClosed} />)
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Type', 'Name', 'Description',
  ])
  await userEvent.upload(screen.getByLabelText(csvMessages.chooseFile), new File(['Type,Name'], 'assets.txt'))
  await waitFor(() => expect(location()).toBe('/dashboard/projects/project_1/imports/import_1'))
  expect(onClosed).toHaveBeenCalledOnce()
  expect(requests.map(({ variables }) => variables)).toEqual([
    { input: { projectId: 'project_1', into: null, as: { csv: { kind: 'ASSETS' } }, file: null } },
  ])
})
