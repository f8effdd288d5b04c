import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scriptMessages } from '../../messages/scripts.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ImportScriptDialog } from './ImportScriptDialog.tsx'

configure({ defaultHidden: true })
const words = scriptMessages
const dialog = <ImportScriptDialog projectId="project_1" boardId="storyboard_1" onClosed={() => undefined} />
const started = { importChangesStartMutation: { startImport: { import: { __typename: 'Import', id: 'import_1' } } } }
const sent = {
  input: { projectId: 'project_1', into: { storyboardId: 'storyboard_1' }, as: { script: {} }, file: null },
}

test('uploads a file of any name as a script and leads to its plan', async () => {
  const requests = answerEach(started)
  const { location } = renderAt('/', dialog)
  await userEvent.upload(await screen.findByLabelText(words.chooseFile), new File(['INT. MARSH'], 'marsh.txt'))
  await waitFor(() => expect(location()).toBe('/dashboard/projects/project_1/imports/import_1'))
  expect(requests.map(({ variables }) => variables)).toEqual([sent])
})

test('uploads pasted text, and asks for it when there is none', async () => {
  const requests = answerEach(started)
  const { location } = renderAt('/', dialog)
  await userEvent.click(await screen.findByRole('button', { name: words.read }))
  expect(await screen.findByText(words.empty)).toBeTruthy()
  expect(requests).toEqual([])
  await userEvent.type(screen.getByLabelText(words.orPaste), 'INT. MARSH - DAY')
  await userEvent.click(screen.getByRole('button', { name: words.read }))
  await waitFor(() => expect(location()).toBe('/dashboard/projects/project_1/imports/import_1'))
  expect(requests.map(({ variables }) => variables)).toEqual([sent])
})
