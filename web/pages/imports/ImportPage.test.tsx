import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { importMessages } from '../../messages/imports.ts'
import { withEvents } from '../../testing/fakeServer.ts'
import { COUNTS, importOf, itemOf, ITEMS, openImport } from '../../testing/openImport.tsx'

const words = importMessages

test('a refused item keeps all from being applied until it is rejected', async () => {
  const rejected = { ...importOf(), counts: [COUNTS[0], { change: 'REFUSED', count: 1, acceptedCount: 0 }] }
  const requests = openImport(importOf(), {
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
  openImport(importOf(), {
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

test('a clip that nobody knows is a shot that is searched by its code and chosen', async () => {
  const shotOf = (code: string) => ({
    __typename: 'Shot', id: `shot_${code}`, code, name: '', description: 'Waves',
    views: [{ __typename: 'View', id: `view_${code}`, revision: 1, thumbnailUrl: `/${code}.webp`, image: null }],
  })
  const change = { change: 'UNMATCHED', field: 'shot', from: 'SH0020', to: 'clip' }
  const clip = {
    ...itemOf('item_1', 'UNMATCHED', 'clip', 'REJECT'), subjectId: 'shot_SH0020', subject: shotOf('SH0020'),
    changes: [change],
  }
  const cut = {
    reader: 'CUT', options: { gaps: 'DROP', matches: [{ clip: 7, shot: 'SH0070' }] },
    storyboard: { __typename: 'Storyboard', id: 'storyboard_1' },
    counts: [{ change: 'UNMATCHED', count: 1, acceptedCount: 0 }],
    items: { edges: [{ cursor: '1', node: clip }], pageInfo: { hasNextPage: false, endCursor: '1' } },
  }
  const requests = openImport(importOf(cut), {
    ShotForClipQuery: ({ search, hasShot }) => ({
      project: {
        __typename: 'Project', id: 'project_1',
        shots: {
          nodes: ['SH0010', 'SH0020', 'SH0030'].filter((code) => code.includes(String(search ?? ''))).map(shotOf),
        },
      },
      ...(hasShot ? { found: shotOf('SH0020') } : {}),
    }),
    importChangesUpdateMutation: ({ input }) => {
      const { as } = input as { as: { cut: object } }
      return { updateImport: { import: importOf({ ...cut, status: 'QUEUED', options: as.cut }) } }
    },
  })
  const picture = (await screen.findByRole('listitem')).querySelector('img')
  expect(picture?.getAttribute('src')).toBe('/SH0020.webp')
  await userEvent.click(screen.getByRole('button', { name: words.shotChoice('clip', null) }))
  const asked = await screen.findByRole('dialog', { name: words.shotOf('clip') })
  const proposed = await within(asked).findByRole('button', { name: `SH0020${words.proposed}` })
  expect(within(asked).getAllByRole('button')[0]).toBe(proposed)
  expect(within(asked).getByRole('button', { name: words.newShot })).toBeTruthy()
  await userEvent.type(within(asked).getByRole('searchbox'), '30')
  const found = await within(asked).findByRole('button', { name: /SH0030/ })
  await waitFor(() => expect(within(asked).getAllByRole('button')).toEqual([found]))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(await screen.findByText(words.reading('recut.csv'))).toBeTruthy()
  expect(screen.getByRole('button', { name: words.shotChoice('clip', 'SH0030') })).toBeTruthy()
  expect(requests.at(-1)?.variables).toEqual({
    input: {
      importId: 'import_1',
      as: { cut: { gaps: 'DROP', matches: [{ clip: 7, shot: 'SH0070' }, { clip: 2, shot: 'SH0030' }] } },
    },
  })
})

test('fields have names, lengths are frames, and a place that is not told is another one', async () => {
  const changes = [
    { change: 'MOVED', field: 'position', from: '', to: '' },
    { change: 'RETIMED', field: 'frames', from: '48', to: '1' },
    { change: 'RETEXTED', field: 'Mood', from: 'grim', to: '' },
  ]
  const item = { ...itemOf('item_1', 'MOVED', 'MAIN/SH0010'), changes }
  const items = { edges: [{ cursor: '1', node: item }], pageInfo: { hasNextPage: false, endCursor: '1' } }
  openImport(importOf({ items }))
  const row = await screen.findByRole('checkbox', { name: /SH0010/ })
  const length = words.fieldChange(words.fields['frames'] ?? '', '48 frames', '1 frame')
  expect(row.closest('label')?.getAttribute('aria-label')).toContain(length)
  const fields = within(row.closest('li') ?? document.body).getAllByRole('listitem')
  const texts = fields.map(({ textContent }) => textContent)
  expect(texts).toEqual([
    `${words.fields['position']}${words.elsewhere}`, `${words.fields['frames']}48 frames1 frame`,
    `Moodgrim${words.empty}`,
  ])
})

test('a file in an unknown encoding is read again in the chosen one', async () => {
  const failure = { reason: 'FILE_ENCODING_UNKNOWN', params: {}, message: 'The file is not UTF-8.' }
  const encodings = [{ encoding: 'WINDOWS_1252', lines: ['Séquence,Nom'] }]
  const requests = openImport(importOf({ status: 'REFUSED', digest: null, counts: [], failure, encodings }), {
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
  const requests = openImport(applied, {
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
  openImport(importOf(), {}, false)
  const box = await screen.findByRole('checkbox', { name: /SH0010/ })
  expect((box as HTMLInputElement).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: words.discard })).toBeNull()
})

test('an import that is gone says so', async () => {
  openImport(null)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: words.goneTitle })).toBeTruthy())
})
