import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { importMessages } from '../../messages/imports.ts'
import { openProject, projectOf } from '../../testing/openProject.tsx'

const words = importMessages

const importOf = (number: number, change: object = {}) => ({
  __typename: 'Import', id: `import_${number}`, status: 'READY', fileName: `recut-${number}.otio`,
  createdAt: '2026-10-04T09:00:00.000Z', requestedBy: { __typename: 'User', id: 'user_1', name: 'Maya' },
  counts: [{ change: 'RETIMED', count: 4, acceptedCount: 3 }, { change: 'UNCHANGED', count: 9, acceptedCount: 9 }],
  ...change,
})

const listOf = (nodes: object[], hasNextPage = false) => ({
  imports: {
    __typename: 'ImportConnection', edges: nodes.map((node, index) => ({ cursor: `${index}`, node })),
    pageInfo: { hasNextPage, endCursor: '1' },
  },
})

test('the imports of a project lead to their plans, with what they change and whose they are', async () => {
  const discarded = importOf(3, { status: 'DISCARDED' })
  await openProject(projectOf(listOf([importOf(1), importOf(2, { status: 'APPLIED', requestedBy: null }), discarded])))
  const rows = within(await screen.findByRole('list', { name: words.listTitle })).getAllByRole('listitem')
  expect(rows).toHaveLength(2)
  const [first, second] = rows.map((row) => within(row))
  expect(first?.getByRole('link', { name: 'recut-1.otio' }).getAttribute('href'))
    .toBe('/dashboard/projects/project_1/imports/import_1')
  expect(first?.getByText(words.statuses['READY'] ?? '')).toBeTruthy()
  expect(first?.getByText(words.accepted(3, 4))).toBeTruthy()
  expect(first?.getByText(words.by('Maya'))).toBeTruthy()
  expect(second?.getByText(words.statuses['APPLIED'] ?? '')).toBeTruthy()
})

test('a project without imports says how to begin', async () => {
  await openProject(projectOf())
  expect(await screen.findByText(words.listEmpty)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.action }))
  expect(await screen.findByRole('dialog', { name: words.title })).toBeTruthy()
})

test('who may not change the project may not import', async () => {
  await openProject(projectOf({ viewerCanEdit: false }))
  const button = await screen.findByRole('button', { name: words.action })
  expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true)
})
