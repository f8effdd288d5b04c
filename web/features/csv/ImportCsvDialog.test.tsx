import { configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { commonMessages } from '../../messages/common.ts'
import { csvMessages } from '../../messages/csv.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'
import { ImportCsvDialog } from './ImportCsvDialog.tsx'

const toasts = recordToasts()

configure({ defaultHidden: true })
const words = csvMessages
const TEXT = 'Type,Name\nProp,Lamp\n'

beforeEach(() => void (toasts.length = 0))

const lamp = { line: 2, outcome: 'CREATE', name: 'Lamp', failures: [], changes: [] }
const ada = {
  line: 3, outcome: 'CHANGE', name: 'Ada', failures: [],
  changes: [{ column: 'Description', from: '', to: 'The daughter' }],
}
const nameless = { reason: 'TEXT_REQUIRED', params: { label: 'Name' }, message: 'Name is required' }
const nobody = { line: 4, outcome: 'REFUSE', name: '', failures: [nameless], changes: [] }

function planOf(rows: readonly { outcome: string }[], endCursor: string | null = null) {
  const count = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  return {
    createCount: count('CREATE'), changeCount: count('CHANGE'), skipCount: count('SKIP'), refuseCount: count('REFUSE'),
    ignoredColumns: [] as string[],
    rows: { nodes: rows, pageInfo: { endCursor, hasNextPage: endCursor !== null } },
  }
}

type Plan = object | ((variables: Record<string, unknown>) => object)

const IMPORTED = {
  importCsv: {
    plan: { createCount: 1, changeCount: 1 },
    project: { __typename: 'Project', id: 'project_1', shotCount: 0, updatedAt: '2026-10-04T09:00:00.000Z' },
  },
}

const decoded = (text: string) => ({ decodedText: { text, choices: [] } })
const undecoded = { decodedText: { text: null, choices: [{ encoding: 'SHIFT_JIS', lines: ['Prop,ランプ'] }] } }
let answeredText: (encoding: unknown) => object

beforeEach(() => void (answeredText = () => decoded(TEXT)))

function openDialog(plan: Plan, imported: object = IMPORTED) {
  const onImported = vi.fn()
  const answer = typeof plan === 'function' ? plan as (variables: Record<string, unknown>) => object : () => plan
  const requests = answerEach({
    decodeTextFileQuery: ({ encoding }) => answeredText(encoding),
    csvPlanQuery: (variables) => {
      const made = answer(variables)
      return 'message' in made ? made : { project: { csvPlan: made } }
    },
    ImportCsvDialogMutation: imported,
  })
  renderAt('/', (
    <ImportCsvDialog projectId="project_1" kind="ASSETS" onClosed={() => undefined} onImported={onImported} />
  ))
  return { requests, onImported }
}

const choose = async (text = TEXT) =>
  userEvent.upload(await screen.findByLabelText(words.chooseFile), new File([text], 'assets.csv', { type: 'text/csv' }))

test('a file is compared row by row; what changes says from what to what; then it is imported', async () => {
  const { requests, onImported } = openDialog(planOf([lamp, ada]))
  await choose()
  expect(await screen.findByText('Lamp')).toBeTruthy()
  expect(screen.getByTitle(words.change('Description', '', 'The daughter'))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.import(2) }))
  await waitFor(() => expect(onImported).toHaveBeenCalled())
  expect(requests.at(-1)?.variables).toEqual({ input: { projectId: 'project_1', kind: 'ASSETS', text: TEXT } })
  expect(toasts).toMatchObject([{ title: words.importedTitle('Assets'), description: words.imported(1, 1) }])
})

test('while a row is refused nothing can be imported, and it says why; rows are narrowed by outcome', async () => {
  const { requests } = openDialog(({ outcomes }) => ({
    ...planOf([lamp, nobody]), ...(outcomes ? { rows: planOf([nobody]).rows } : {}),
  }))
  await choose()
  expect(await screen.findByText('Name is required')).toBeTruthy()
  expect(screen.getByRole('button', { name: words.import(1) })).toHaveProperty('disabled', true)
  expect(screen.getByText(words.refusedTitle(1))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: `${words.outcomes.REFUSE} 1` }))
  await waitFor(() => expect(screen.queryByText('Lamp')).toBeNull())
  expect(requests.at(-1)?.variables).toMatchObject({ outcomes: ['REFUSE'], after: null })
})

test('columns that are not read are named', async () => {
  openDialog({ ...planOf([lamp]), ignoredColumns: ['Episode', 'Modeling'] })
  await choose()
  expect(await screen.findByText(words.ignoredColumns(['Episode', 'Modeling']))).toBeTruthy()
  expect(screen.getByRole('button', { name: words.import(1) })).toHaveProperty('disabled', false)
})

test('more rows come page by page', async () => {
  const { requests } = openDialog(({ after }) => (after === null ? planOf([lamp], 'one') : planOf([ada])))
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: commonMessages.showMore }))
  expect(await screen.findByText('Ada')).toBeTruthy()
  expect(screen.getByText('Lamp')).toBeTruthy()
  expect(requests.at(-1)?.variables).toMatchObject({ after: 'one' })
})

test('a file that cannot be read says so and another can be chosen', async () => {
  openDialog({ message: 'The column Name is missing', extensions: { code: 'INVALID_INPUT' } })
  answeredText = () => decoded(' \n')
  await choose(' \n')
  expect(await screen.findByText(words.empty)).toBeTruthy()
  answeredText = () => decoded('Type\nProp\n')
  await choose('Type\nProp\n')
  expect(await screen.findByText('The column Name is missing')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: commonMessages.cancel }))
  expect(await screen.findByLabelText(words.chooseFile)).toBeTruthy()
})

test('the encoding of a file that is not UTF-8 is chosen by its lines', async () => {
  const { requests } = openDialog(planOf([lamp]))
  answeredText = (encoding) => (encoding === null ? undecoded : decoded(TEXT))
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: /Shift_JIS.*ランプ/ }))
  expect(await screen.findByText('Lamp')).toBeTruthy()
  expect(requests.map(({ variables }) => variables['encoding'])).toEqual([null, 'SHIFT_JIS', undefined])
  expect(requests.at(-1)?.variables).toMatchObject({ text: TEXT })
})

test('when the project has changed since, nothing is imported and the rows are compared again', async () => {
  const { requests, onImported } = openDialog(planOf([lamp]), {
    message: 'Row 2: Lamp is there already', extensions: { code: 'CONFLICT' },
  })
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: words.import(1) }))
  expect(await screen.findByText(`${words.planChanged} Row 2: Lamp is there already`)).toBeTruthy()
  expect(onImported).not.toHaveBeenCalled()
  await waitFor(() => expect(requests.at(-1)?.operationName).toBe('csvPlanQuery'))
})
