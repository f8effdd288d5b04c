import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { exportMessages } from '../../messages/exports.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { openProject, projectOf } from '../../testing/openProject.tsx'
import { recordToasts } from '../../testing/recordToasts.ts'

/** What the page said; the corner itself, which outlives a test, is not drawn here. */
const toasts = recordToasts()

const words = exportMessages
const FILE = 'SALT-2026-11-21.jsonl'

afterEach(() => {
  toasts.length = 0
  localStorage.clear()
  vi.restoreAllMocks()
})

function exportOf(change: object = {}) {
  return {
    __typename: 'ProjectExport', id: 'export_1', status: 'DONE', fileName: FILE, format: 'DATA', stage: null,
    unitsDone: 1_234, unitsTotal: 1_234,
    bytes: 2_097_152, failure: null, createdAt: '2026-10-04T09:00:00.000Z', expiresAt: '2026-10-05T09:00:00.000Z',
    ...change,
  }
}

const listOf = (...nodes: object[]) => ({ exports: { __typename: 'ProjectExportConnection', nodes } })
const running = exportOf({ status: 'RUNNING', unitsDone: 617, bytes: null, expiresAt: null })

test('an export shows its progress, then its download', async () => {
  const answers = [exportOf({ status: 'RUNNING', unitsDone: 900, bytes: null, expiresAt: null }), exportOf()]
  await openProject(projectOf(listOf(running)), {
    useExportProgressQuery: () => ({ node: answers.shift() ?? exportOf() }),
  })
  expect(await screen.findByText(words.rows(617, 1_234))).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: exportDialogMessages.progressOf(FILE) })
  expect(bar.getAttribute('aria-valuenow')).toBe('50')
  expect(screen.queryByRole('button', { name: words.downloadNamed(FILE) })).toBeNull()
  const options = { timeout: 8_000 }
  expect(await screen.findByText(words.rows(900, 1_234), {}, options)).toBeTruthy()
  expect(await screen.findByRole('button', { name: words.downloadNamed(FILE) }, options)).toBeTruthy()
  expect(screen.getByText('2 MB')).toBeTruthy()
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

test('a failed export says why', async () => {
  const message = 'The file could not be written. Export the project again.'
  const failure = { reason: 'EXPORT_NOT_WRITTEN', params: {}, message }
  await openProject(projectOf(listOf(exportOf({ status: 'FAILED', failure, bytes: null }))))
  expect(await screen.findByText(message)).toBeTruthy()
})

test('a viewer finds the button at rest, with the reason', async () => {
  await openProject(projectOf({ viewerCanExport: false }))
  const button = await screen.findByRole('button', { name: words.action })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(button.getAttribute('aria-description')).toBe(projectFrameMessages.exportForbidden)
})
