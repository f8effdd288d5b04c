import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { breakdownMessages, castingMessages } from '../../messages/casting.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { boardOf, boardsOf, projectOf } from '../../testing/openProject.tsx'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { BreakdownPage } from './BreakdownPage.tsx'
import { breakdownPageLoader } from './breakdownPageLoader.ts'

configure({ defaultHidden: true })
const words = breakdownMessages
const BOARD_ID = 'storyboard_01hzzzzzzzzzzzzzzzzzzzzzzz'

// Nothing has a size here, and the table draws only what fits into it.
beforeEach(() => void vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(570))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const assetOf = (name: string, type: string) => ({
  __typename: 'Asset', id: `asset_${name}`, name, code: name.toUpperCase(), type, thumbnail: null,
})
const ada = assetOf('Ada', 'CHARACTER')
const lamp = assetOf('Lamp', 'PROP')
const kitchen = { __typename: 'Scene', id: 'scene_1', number: '4', heading: 'INT. KITCHEN - NIGHT' }

function shotOf(number: number, cast: readonly [asset: object, occurrences: number][], scene: object | null = null) {
  const nodes = cast.map(([asset, occurrences], index) => ({
    __typename: 'Casting', id: `casting_${number}_${index}`, occurrences, label: '', asset,
  }))
  return {
    __typename: 'Shot', id: `shot_${number}`, code: `SH00${number}0`, name: `Shot ${number}`, description: '',
    frames: 48, scene, views: [], cast: { __typename: 'CastingConnection', nodes },
    storyboard: {
      __typename: 'Storyboard', id: BOARD_ID, name: 'Main', project: { __typename: 'Project', id: 'project_1' },
    },
  }
}

function connectionOf(name: string, nodes: readonly object[]) {
  return {
    __typename: `Project${name}Connection`, totalCount: nodes.length,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    edges: nodes.map((node) => ({ __typename: `Project${name}ConnectionEdge`, cursor: '', node })),
  }
}

const shots = [shotOf(1, [[ada, 1], [lamp, 2]]), shotOf(2, [], kitchen)]
const counts = ['CHARACTER', 'PROP'].map((type) => ({ __typename: 'AssetTypeCount', type, count: 1 }))

async function openBreakdown(search = '', listed: readonly object[] = shots) {
  const boards = boardsOf({ ...boardOf(1, 'Main'), id: BOARD_ID }, boardOf(2, 'Titles'))
  const requests = answerEach({
    BreakdownPageQuery: ({ isByAsset }) => ({
      project: {
        ...projectOf({}, boards), assetCounts: counts,
        ...(isByAsset === true ? {
          assets: connectionOf('Assets', [{
            ...ada, appearances: {
              __typename: 'CastingConnection', totalCount: 2,
              nodes: [1, 2].map((number) => ({
                __typename: 'Casting', id: `casting_${number}`, occurrences: number,
                shot: { __typename: 'Shot', id: `shot_${number}`, duration: 45 },
              })),
            },
          }]),
        } : { shots: connectionOf('Shots', listed) }),
      },
    }),
    castOfShotsQuery: { nodes: [] },
    CastingListQuery: {
      project: { __typename: 'Project', id: 'project_1', assets: connectionOf('Assets', [ada, lamp]) },
    },
  })
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true })
  const router = createMemoryRouter(
    [
      { path: '/dashboard/projects/:projectId/breakdown', loader: breakdownPageLoader, Component: BreakdownPage },
      { path: '*', element: null },
    ],
    { initialEntries: [`/dashboard/projects/project_1/breakdown${search}`] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('search')
  const asked = () => requests.filter(({ operationName }) => operationName === 'BreakdownPageQuery').at(-1)?.variables
  return { asked, address: () => router.state.location.search }
}

const cell = (type: string, shot: string, assets: string) =>
  screen.findByRole('button', { name: words.cell(type, shot, assets) })

test('a row a shot under its scene, a column a type, with how often each asset appears', async () => {
  await openBreakdown()
  const grid = within(await screen.findByRole('grid', { name: words.tableOfShots }))
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    words.shot, words.frames, 'Character', 'Prop',
  ])
  expect(await cell('Character', 'SH0010', 'Ada')).toBeTruthy()
  expect(await cell('Prop', 'SH0010', '2× Lamp')).toBeTruthy()
  expect(await cell('Prop', 'SH0020', '')).toBeTruthy()
  expect(grid.getByText('INT. KITCHEN - NIGHT')).toBeTruthy()
})

test('the arrow keys lead through the cells, past headings, and Enter opens the cast of the shot', async () => {
  await openBreakdown()
  const first = await cell('Character', 'SH0010', 'Ada')
  expect(first.tabIndex).toBe(0)
  first.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  const last = await cell('Prop', 'SH0020', '')
  await waitFor(() => expect(document.activeElement).toBe(last))
  expect([first.tabIndex, last.tabIndex]).toEqual([-1, 0])
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: castingMessages.title('SH0020') })).toBeTruthy()
})

test('search and board are kept in the address and asked of the server', async () => {
  const { asked, address } = await openBreakdown()
  await userEvent.type(screen.getByLabelText(words.searchShots, { selector: 'input' }), 'ada')
  await waitFor(() => expect(address()).toBe('?search=ada'))
  await userEvent.selectOptions(screen.getByLabelText(words.board), 'Main')
  await waitFor(() => expect(address()).toBe(`?search=ada&board=${BOARD_ID}`))
  await waitFor(() => expect(asked()).toMatchObject({ shotSearch: 'ada', storyboardIds: [BOARD_ID], isByAsset: false }))
})

test('by asset it says in how many shots each is, how often, and how long they run', async () => {
  const { asked } = await openBreakdown('?by=assets')
  const row = (await screen.findByText('Ada')).closest('[role=row]') as HTMLElement
  expect(within(row).getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
    'Character', '2', '3', '01:30',
  ])
  const link = within(row).getByRole('link')
  expect(link.getAttribute('href')).toBe('/dashboard/projects/project_1/assets?asset=asset_Ada')
  expect(asked()).toMatchObject({ isByAsset: true, shotSearch: null })
})

test('where nothing is found the search can be cleared', async () => {
  const { address } = await openBreakdown('?search=nobody', [])
  expect(await screen.findByText(words.nothingFoundLine('nobody'))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.clearSearch }))
  await waitFor(() => expect(address()).toBe(''))
})
