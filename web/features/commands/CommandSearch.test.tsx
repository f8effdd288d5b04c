import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { rememberPlace } from '../../lib/recentPlaces.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { CommandLayers } from './CommandLayers.tsx'
import { SearchButton } from './SearchButton.tsx'
import { showCommandLayer } from './commandLayer.ts'

const NOTHING = { totalCount: 0, edges: [] }
const found = (node: object, totalCount = 1) => ({ totalCount, edges: [{ node, match: null }] })
const SALT = {
  __typename: 'Project', __isNode: 'Project', id: 'project_1', code: 'SALT', name: 'Salt House',
  organization: { id: 'organization_1', name: 'Kestrel' },
}
const SHOT = {
  __typename: 'Shot', __isNode: 'Shot', id: 'shot_1', code: 'SH0010', name: 'The salt marsh',
  storyboard: { id: 'storyboard_1', name: 'Main', project: { id: 'project_1', name: 'Salt House' } },
}
const FOUND = {
  projects: found(SALT), storyboards: NOTHING, shots: found(SHOT, 120),
  assets: NOTHING, tasks: NOTHING, people: NOTHING,
}
const NONE = { ...FOUND, projects: NOTHING, shots: NOTHING }

function openPage(answers: Parameters<typeof answerEach>[0] = { useFoundCommandsQuery: FOUND }) {
  answerEach({ ShortcutSheetQuery: { acceptsLayers: true }, ...answers })
  return renderAt('/dashboard/here', <><input aria-label="Name" /><SearchButton /><CommandLayers /></>)
}

const field = () => screen.findByRole('combobox', { name: 'Search and commands' })
const options = () => screen.getAllByRole('option')
const highlighted = () => options().find((option) => option.hasAttribute('data-highlighted'))?.textContent

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  showCommandLayer(null)
  localStorage.clear()
  vi.restoreAllMocks()
})

test('Ctrl+K finds a shot, and Enter opens it', async () => {
  const { location } = openPage()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await field(), 'salt')
  const shots = await screen.findByRole('group', { name: /Shots/ })
  expect(shots.textContent).toContain('1 of 120')
  expect(within(shots).getByRole('option').textContent).toContain('The salt marsh')
  expect(highlighted()).toContain('Salt House')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(highlighted()).toContain('The salt marsh'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  expect(location()).toBe('/dashboard/projects/project_1/storyboard?board=storyboard_1&shot=shot_1')
})

test('letters typed before the search is there are in its field', async () => {
  openPage()
  const name = screen.getByRole('textbox', { name: 'Name' })
  name.focus()
  for (const init of [{ key: 'k', ctrlKey: true }, { key: 's' }, { key: 'a' }, { key: 'l' }, { key: 'x' }]) {
    fireEvent.keyDown(name, init)
  }
  fireEvent.keyDown(name, { key: 'Backspace' })
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
  await userEvent.keyboard('t')
  expect(await field()).toHaveProperty('value', 'salt')
  expect(name).toHaveProperty('value', '')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  name.blur()
  await userEvent.keyboard('/')
  expect(await field()).toHaveProperty('value', '')
})

test('a shot that is found by its texts says in which, with the words marked', async () => {
  const match = { field: 'DIALOGUE', text: '…the lamp, she said' }
  openPage({ useFoundCommandsQuery: { ...NONE, shots: { totalCount: 1, edges: [{ node: SHOT, match }] } } })
  await userEvent.keyboard('/')
  await userEvent.type(await field(), 'LAMP')
  const option = await screen.findByRole('option', { name: /The salt marsh/ })
  expect(option.textContent).toContain('Dialogue: …the lamp, she said')
  expect(option.querySelector('mark')?.textContent).toBe('lamp')
})

test('End, Home and Page Down go through what is offered', async () => {
  rememberPlace({ path: '/dashboard/projects/7', title: 'Brick', line: 'Kestrel' })
  openPage()
  await userEvent.click(screen.getAllByRole('button', { name: 'Search and commands' })[0] as HTMLElement)
  await field()
  expect(options()[0]?.textContent).toContain('Brick')
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(highlighted()).toBe(options().at(-1)?.textContent))
  await userEvent.keyboard('{Home}')
  await waitFor(() => expect(highlighted()).toContain('Brick'))
  await userEvent.keyboard('{PageDown}')
  await waitFor(() => expect(highlighted()).toBe(options()[8]?.textContent))
  await userEvent.keyboard('{PageUp}')
  await waitFor(() => expect(highlighted()).toContain('Brick'))
})

test('Enter runs nothing that an earlier text has found', async () => {
  const { location } = openPage({ useFoundCommandsQuery: ({ text }) => (text === 'sa' ? FOUND : NONE) })
  await userEvent.keyboard('/')
  await userEvent.type(await field(), 'sa')
  await screen.findByRole('group', { name: /Shots/ })
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'hotkeys{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
  expect(location()).toBe('/dashboard/here')
})

test('commands are found by what people call them', async () => {
  openPage({ useFoundCommandsQuery: NONE })
  await userEvent.keyboard('/')
  await userEvent.type(await field(), 'hotkeys')
  await userEvent.click(await screen.findByRole('option', { name: /Keyboard shortcuts/ }))
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

test('says when nothing fits, and marks what does as text alone', async () => {
  openPage({ useFoundCommandsQuery: NONE })
  await userEvent.keyboard('/')
  await userEvent.type(await field(), '<b>%_')
  expect((await screen.findAllByText('Nothing found for “<b>%_”')).length).toBeGreaterThan(0)
  expect(screen.queryAllByRole('option')).toEqual([])
})

test('a failed search says so and is made again', async () => {
  const requests = { count: 0 }
  openPage({
    useFoundCommandsQuery: () => {
      requests.count += 1
      if (requests.count === 1) throw new Error('Down')
      return FOUND
    },
  })
  await userEvent.keyboard('/')
  await userEvent.type(await field(), 'salt')
  expect((await screen.findByRole('alert')).textContent).toContain('The search failed.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('group', { name: /Shots/ })).toBeTruthy()
})

test('signs are typed in fields, and are no shortcuts when they are turned off', async () => {
  openPage()
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, '/?')
  expect(name).toHaveProperty('value', '/?')
  expect(screen.queryByRole('dialog')).toBeNull()
  name.blur()
  rememberSetting('singleKeys', 'off')
  await userEvent.keyboard('/?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('{Meta>}k{/Meta}')
  expect(await field()).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('? lists the shortcuts, with the keys of a Mac on a Mac', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  openPage()
  await userEvent.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(sheet.textContent).toContain('⌘')
  expect(within(sheet).getByText('Search and commands')).toBeTruthy()
})
