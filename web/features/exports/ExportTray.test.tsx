import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { exportMessages } from '../../messages/exports.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach, withEvents } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { ExportTray } from './ExportTray.tsx'

/** Listeners of the server's events. */
const told: (() => void)[] = []
vi.mock('./followExports.ts', () => ({
  followExports: (_environment: object, _projectId: string, onEvent: () => void) => {
    told.push(onEvent)
    return () => {}
  },
}))

const words = exportDialogMessages
const FILE = 'SALT-MAIN.pdf'

const exportOf = (change: object = {}) => ({
  __typename: 'ProjectExport', id: 'export_1', status: 'RUNNING', format: 'PDF', stage: 'painting', unitsDone: 9,
  unitsTotal: 20, fileName: FILE, bytes: null, failure: null, project: { __typename: 'Project', id: 'project_1' },
  ...change,
})

function open(...answers: object[]) {
  let current = answers[0] ?? exportOf()
  const requests = answerEach({
    useTrayExportsQuery: () => ({ viewerExports: [current] }),
    exportChangesCancelMutation: withEvents(
      { cancelExport: { projectExport: exportOf({ status: 'CANCELED' }) } }, ['export.canceled', 'export_1'],
    ),
    exportChangesRetryMutation: withEvents(
      { retryExport: { projectExport: { __typename: 'ProjectExport', id: 'export_2' } } },
      ['export.queued', 'export_2'],
    ),
    downloadExportQuery: { node: { __typename: 'ProjectExport', id: 'export_1', downloadUrl: '/media/exports/1' } },
  })
  startEnvironment()
  renderAt('/', <ExportTray />)
  const becomes = (next: object) => {
    current = next
    for (const tell of told) tell()
  }
  return { requests, becomes }
}

beforeEach(() => {
  told.length = 0
  localStorage.clear()
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    disconnect() {}
  })
})
afterEach(() => vi.restoreAllMocks())

test('an export shows its stage and share, then its file, which leaves the tray once it is downloaded', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { becomes } = open()
  expect(await screen.findByText(words.progress('Painting', 45))).toBeTruthy()
  await waitFor(() => expect(told).toHaveLength(1))
  becomes(exportOf({ status: 'DONE', bytes: 2_097_152 }))
  expect(await screen.findByText(words.ready('2 MB'))).toBeTruthy()
  fireEvent.click(screen.getByLabelText(exportMessages.downloadNamed(FILE)))
  await waitFor(() => expect(screen.queryByLabelText(words.tray)).toBeNull())
})

test('one that ended before this browser saw it stays out of the tray', async () => {
  const { requests } = open(exportOf({ status: 'DONE', bytes: 1 }))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByLabelText(words.tray)).toBeNull()
})

test('it is canceled; a failed one says why and is tried again', async () => {
  const { requests, becomes } = open()
  fireEvent.click(await screen.findByLabelText(words.cancelNamed(FILE)))
  const isSent = () => requests.some(({ operationName }) => operationName === 'exportChangesCancelMutation')
  await waitFor(() => expect(isSent()).toBe(true))
  const failure = { reason: 'EXPORT_DISK_FULL', params: {}, message: 'The disk is full.' }
  becomes(exportOf({ status: 'FAILED', failure }))
  expect(await screen.findByText('The disk is full.')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(words.tryAgainNamed(FILE)))
  await waitFor(() => expect(screen.queryByText('The disk is full.')).toBeNull())
})
