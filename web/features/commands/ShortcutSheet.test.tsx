import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { readSetting, rememberSetting } from '../../lib/deviceSettings.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { placesOf, ShortcutSheet } from './ShortcutSheet.tsx'

afterEach(() => localStorage.clear())

function openSheet() {
  const requests = answerEach({
    ShortcutSheetQuery: { acceptsLayers: true },
    useShortcutChangeMutation: { changeShortcuts: { user: { id: 'user_1', shortcuts: [] } } },
  })
  renderAt('/dashboard/projects/project_1/storyboard', <ShortcutSheet onClose={() => undefined} />)
  const changes = () => requests.filter(({ operationName }) => operationName === 'useShortcutChangeMutation')
    .map(({ variables }) => (variables['input'] as { changes: unknown }).changes)
  return { changes }
}

const change = async (name: string) => userEvent.click(await screen.findByRole('button', { name: `Change: ${name}` }))
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent).join(' ')

test('listens, refuses what others need, and sends the keys to the account', async () => {
  const { changes } = openSheet()
  await change('Brush')
  expect(said()).toContain('Press the new keys')
  fireEvent.keyDown(document.body, { key: 'w', ctrlKey: true })
  expect(said()).toContain('Ctrl+W belongs to the browser')
  fireEvent.keyDown(document.body, { key: 'Enter' })
  expect(said()).toContain('Enter is needed to move through the page')
  fireEvent.keyDown(document.body, { key: 'F2' })
  expect(said()).toContain('F2 always stands for “Rename the view”')
  expect(changes()).toEqual([])
  fireEvent.keyDown(document.body, { key: 'Y' })
  await waitFor(() => expect(changes()).toEqual([[{ name: 'drawing.pen', keys: ['Y'] }]]))
  expect(said()).toContain('Brush: Y')
  await change('Eraser')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByText(/Press the new keys/)).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('names a clash, and takes the key over when that is wished', async () => {
  const { changes } = openSheet()
  await change('Brush')
  fireEvent.keyDown(document.body, { key: 'n' })
  expect(said()).toContain('N stands for “Insert a frame after the card”')
  expect(changes()).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Use it here instead' }))
  await waitFor(() => expect(changes()).toEqual([[
    { name: 'drawing.pen', keys: ['N'] }, { name: 'board.insert', keys: [] },
  ]]))
})

test('shows changed keys, sets back one, and all', async () => {
  rememberSetting('shortcuts', JSON.stringify({ 'drawing.pen': ['W'], 'board.open': [] }))
  const { changes } = openSheet()
  const drawing = await screen.findByRole('region', { name: 'Drawing in a frame' })
  expect(within(drawing).getByText('W')).toBeTruthy()
  expect(screen.getByText('No keys')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Set back: Brush' }))
  await waitFor(() => expect(changes()).toEqual([[{ name: 'drawing.pen', keys: null }]]))
  await userEvent.click(screen.getByRole('button', { name: 'Set all back' }))
  await waitFor(() => expect(changes()[1]).toEqual([
    { name: 'drawing.pen', keys: null }, { name: 'board.open', keys: null },
  ]))
  expect(readSetting('shortcuts')).not.toBeNull()
})

test('lists brushes and layers only where drawings have layers', async () => {
  openSheet()
  const layers = await screen.findByRole('region', { name: 'Layers of the frame preview' })
  expect(within(layers).getByText('Draw on Reference')).toBeTruthy()
  const board = '/dashboard/projects/project_1/storyboard'
  expect(placesOf(board, true)).toEqual(expect.arrayContaining(['preview', 'brushes', 'layers']))
  expect(placesOf(board, false)).toContain('preview')
  expect(placesOf(board, false).filter((place) => ['brushes', 'layers'].includes(place))).toEqual([])
})
