import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../messages.ts'
import { openProject, projectOf } from '../../testing/openProject.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

/** What the page said; the corner itself, which outlives a test, is not drawn here. */
const toasts = recordToasts()

const words = messages.exports
const FILE = 'SALT-2026-11-21.jsonl'

afterEach(() => {
  toasts.length = 0
  localStorage.clear()
  vi.restoreAllMocks()
})

function exportOf(change: object = {}) {
  return {
    __typename: 'ProjectExport', id: 'export_1', status: 'DONE', fileName: FILE, rowsWritten: 1_234, rowsTotal: 1_234,
    bytes: 2_097_152, failure: null, createdAt: '2026-10-04T09:00:00.000Z', expiresAt: '2026-10-05T09:00:00.000Z',
    ...change,
  }
}

const listOf = (...nodes: object[]) => ({ exports: { __typename: 'ProjectExportConnection', nodes } })
const running = exportOf({ status: 'RUNNING', rowsWritten: 617, bytes: null, expiresAt: null })
const exportButton = () => screen.findByRole('button', { name: words.action })

test('an export is asked for, shows how far it is, and is then there to download', async () => {
  const answers = [exportOf({ status: 'RUNNING', rowsWritten: 900, bytes: null, expiresAt: null }), exportOf()]
  const { requests } = await openProject(projectOf(), {
    ProjectExportsMutation: { exportProject: { project: projectOf(listOf(running)) } },
    useExportProgressQuery: () => ({ node: answers.shift() ?? exportOf() }),
  })
  expect(screen.getByText(words.empty)).toBeTruthy()
  await userEvent.click(await exportButton())
  expect(await screen.findByText(words.rows(617, 1_234))).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: words.progress(FILE) }).getAttribute('aria-valuenow')).toBe('50')
  expect((await exportButton()).getAttribute('aria-description')).toBe(words.isRunning)
  expect(screen.queryByRole('button', { name: words.downloadNamed(FILE) })).toBeNull()
  const sent = requests.find(({ operationName }) => operationName === 'ProjectExportsMutation')
  expect(sent?.variables).toEqual({ input: { projectId: 'project_1' } })
  const options = { timeout: 8_000 }
  expect(await screen.findByText(words.rows(900, 1_234), {}, options)).toBeTruthy()
  expect(await screen.findByRole('button', { name: words.downloadNamed(FILE) }, options)).toBeTruthy()
  expect(screen.getByText('2 MB')).toBeTruthy()
  expect(await exportButton()).toHaveProperty('disabled', false)
})

test('a download takes an address made now', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const address = '/media/exports/export_1?expires=1&signature=x'
  await openProject(projectOf(listOf(exportOf())), {
    downloadExportQuery: { node: { __typename: 'ProjectExport', id: 'export_1', downloadUrl: address } },
  })
  await userEvent.click(await screen.findByRole('button', { name: words.downloadNamed(FILE) }))
  await waitFor(() => expect(click).toHaveBeenCalledOnce())
  expect((click.mock.instances[0] as unknown as HTMLAnchorElement).getAttribute('href')).toBe(address)
})

test('a file that is not kept any more says so', async () => {
  await openProject(projectOf(listOf(exportOf())), { downloadExportQuery: { node: null } })
  await userEvent.click(await screen.findByRole('button', { name: words.downloadNamed(FILE) }))
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({ type: 'error', title: words.downloadFailed, description: words.isGone })
})

test('a failed export says why, and a refused one too', async () => {
  const message = 'The file could not be written. Export the project again.'
  const failure = { reason: 'EXPORT_NOT_WRITTEN', params: {}, message }
  await openProject(projectOf(listOf(exportOf({ status: 'FAILED', failure, bytes: null }))), {
    ProjectExportsMutation: { message: 'Too many attempts.', extensions: { code: 'RATE_LIMITED' } },
  })
  expect(await screen.findByText(message)).toBeTruthy()
  await userEvent.click(await exportButton())
  await waitFor(() => expect(toasts).toHaveLength(1))
  expect(toasts[0]).toMatchObject({ type: 'error', title: words.failed })
})
