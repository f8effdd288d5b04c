import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { importMessages } from '../../messages/imports.ts'
import { importOf, itemOf, openImport } from '../../testing/openImport.tsx'

const words = importMessages

afterEach(() => vi.restoreAllMocks())

const pageOf = (...nodes: object[]) => ({
  edges: nodes.map((node, index) => ({ cursor: `${index}`, node })), pageInfo: { hasNextPage: false, endCursor: null },
})

const readAgain = (change: object) => ({
  importChangesUpdateMutation: { updateImport: { import: importOf({ ...change, status: 'QUEUED' }) } },
})

test('a press on a shot of the strip leads to its item', async () => {
  const span = { framesBefore: 24, framesAfter: 24 }
  const cut = {
    reader: 'CUT', fileName: 'recut.otio', options: {},
    items: pageOf(itemOf('item_1', 'RETIMED', 'MAIN/SH0010'), itemOf('item_2', 'MOVED', 'MAIN/SH0020')),
    timeline: [
      { itemId: 'item_1', change: 'RETIMED', placeBefore: 1, ...span, framesAfter: 48 },
      { itemId: 'item_2', change: 'MOVED', placeBefore: 2, ...span },
    ],
  }
  openImport(importOf(cut))
  expect(await screen.findByText(words.stripAfter(words.frames(72)))).toBeTruthy()
  const scroll = vi.fn()
  Element.prototype.scrollIntoView = scroll
  const strip = document.querySelector('[data-cut-strip]')
  expect(strip?.getAttribute('aria-hidden')).toBe('true')
  expect(strip?.querySelectorAll('[data-kind]')).toHaveLength(2)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 720, 60))
  const coords = { clientX: 500, clientY: 55 }
  await userEvent.pointer({ keys: '[MouseLeft]', target: strip ?? document.body, coords })
  await waitFor(() => expect(scroll).toHaveBeenCalledOnce())
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /SH0020/ }))
})

test('a column is read otherwise, and the rest of the options stays', async () => {
  const table = {
    columns: [
      { header: 'Scene', use: 'IGNORED', as: null, samples: ['A', 'B'] },
      { header: 'Name', use: 'KNOWN', as: 'Name', samples: ['SH0010'] },
    ],
    columnChoices: [
      { use: 'KNOWN', as: 'Sequence' }, { use: 'KNOWN', as: 'Name' }, { use: 'TASK_TYPE', as: null },
      { use: 'IGNORED', as: null },
    ],
    options: { kind: 'SHOTS', columns: [{ header: 'Mood', use: 'IGNORED', as: '' }] },
  }
  const requests = openImport(importOf(table), readAgain(table))
  await userEvent.click(await screen.findByText(words.columns(1, 2)))
  const choice = screen.getByRole('combobox', { name: words.useOf('Scene') })
  expect(within(choice).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
    ['Sequence (Board)', 'Name', 'Tasks', 'Not read'])
  await userEvent.selectOptions(choice, words.readAs('Board', 'Sequence'))
  await waitFor(() => expect(requests.map(({ variables }) => variables)).toContainEqual({
    input: {
      importId: 'import_1',
      as: {
        csv: {
          kind: 'SHOTS',
          columns: [{ header: 'Mood', use: 'IGNORED', as: '' }, { header: 'Scene', use: 'KNOWN', as: 'Sequence' }],
        },
      },
    },
  }))
})

test('another track forgets the shots that were chosen for clips, and only lists have a rate', async () => {
  const options = { gaps: 'DROP', matches: [{ clip: 1, shot: 'SH0010' }] }
  const cut = { reader: 'CUT', fileName: 'recut.xml', options }
  const requests = openImport(importOf(cut), readAgain(cut))
  await userEvent.click(await screen.findByText(words.options))
  expect(screen.queryByRole('combobox', { name: words.frameRate })).toBeNull()
  expect((screen.getByRole('combobox', { name: words.gaps }) as HTMLSelectElement).value).toBe('DROP')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: words.trackLabel }), words.track(2))
  await waitFor(() => expect(requests.map(({ variables }) => variables)).toContainEqual({
    input: { importId: 'import_1', as: { cut: { gaps: 'DROP', matches: [], track: 2 } } },
  }))
})

test('who may only look cannot change how a list is read', async () => {
  openImport(importOf({ reader: 'CUT', fileName: 'recut.edl', options: {} }), {}, false)
  await userEvent.click(await screen.findByText(words.options))
  const rate = screen.getByRole('combobox', { name: words.frameRate })
  expect((rate as HTMLSelectElement).disabled).toBe(true)
})

test('a view has its picture, and what is new has none', async () => {
  const subject = { __typename: 'View', id: 'view_1', thumbnailUrl: '/view_1.webp' }
  const items = pageOf(
    { ...itemOf('item_1', 'REPLACED', 'MAIN/SH0010 a'), subjectType: 'View', subjectId: 'view_1', subject },
    { ...itemOf('item_2', 'ADDED', 'MAIN/SH0020 b'), subjectType: 'View' },
  )
  openImport(importOf({ items }))
  const boxes = await screen.findAllByRole('checkbox')
  const pictures = boxes.map((box) => box.closest('li')?.querySelector('img')?.getAttribute('src'))
  expect(pictures).toEqual(['/view_1.webp', undefined])
})
