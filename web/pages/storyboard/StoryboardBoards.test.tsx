import { configure, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { PageSlotsContext } from '../../features/shell/pageSlots.ts'
import { boardVariables, rememberBoard } from '../../lib/lastBoard.ts'
import { storeToken } from '../../lib/session.ts'
import { boardMessages } from '../../messages/boards.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach, type SentRequest } from '../../testing/fakeServer.ts'
import { boardOf, boardsOf, projectOf } from '../../testing/openProject.tsx'
import { AppProvider } from '../../ui/AppProvider.tsx'
import { StoryboardPage } from './StoryboardPage.tsx'
import { storyboardPageLoader } from './storyboardPageLoader.ts'

configure({ defaultHidden: true })
const PATH = '/dashboard/projects/project_1/storyboard'

afterEach(() => localStorage.clear())

function TopBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <PageSlotsContext value={{ header: place, actions: place }}><header ref={setPlace} />{children}</PageSlotsContext>
  )
}

/** An id of the form the address is checked for. */
const idOf = (number: number) => `storyboard_${String(number).padStart(26, '0')}`
const main = { ...boardOf(1, 'Main'), id: idOf(1) }
const titles = {
  ...boardOf(2, 'Titles'), id: idOf(2),
  scripts: [
    { __typename: 'Script', id: 'script_1', title: 'Salt House', authors: 'Nia Brand' },
    { __typename: 'Script', id: 'script_2', title: null, authors: null },
  ],
}

function openable(board: object) {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const shots = { __typename: 'ShotConnection', totalCount: 0, edges: [], pageInfo }
  return {
    scripts: [], openThreadCount: 0, unreadThreadCount: 0, ...board, revision: 1, shots,
    project: { __typename: 'Project', id: 'project_1' },
  }
}

/** Opens the page of a project with two boards; which of them is there is asked by id. */
async function openStoryboard(search = '', change: object = {}) {
  const requests = answerEach({
    BoardApprovalsQuery: ({ boardId: id }) => ({ board: { __typename: 'Storyboard', id, approvals: { edges: [] } } }),
    StoryboardPageQuery: ({ boardId, hasBoard }) => {
      const board = [main, titles].find(({ id }) => id === boardId)
      return {
        viewer: { __typename: 'User', id: 'user_1' },
        project: { ...projectOf(change, boardsOf(main, titles)), statuses: [], storyboard: openable(main) },
        ...(hasBoard === true ? { board: board ? openable(board) : null } : {}),
      }
    },
  })
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true })
  const router = createMemoryRouter(
    [
      { path: '/dashboard/projects/:projectId/storyboard', loader: storyboardPageLoader, Component: StoryboardPage },
      { path: '*', element: null },
    ],
    { initialEntries: [`${PATH}${search}`] },
  )
  render(
    <AppProvider>
      <EnvironmentProvider>
        <TopBar><RouterProvider router={router} /></TopBar>
      </EnvironmentProvider>
    </AppProvider>,
  )
  return { requests, address: () => router.state.location.pathname + router.state.location.search }
}

/** Those for the page: what was decided about a board is read beside it. */
const pageRequests = (requests: readonly SentRequest[]) =>
  requests.filter(({ operationName }) => operationName === 'StoryboardPageQuery')

const remembered = () => boardVariables({ projectId: 'project_1' }, new URLSearchParams()).boardId || null

test('opens the first board and remembers it', async () => {
  await openStoryboard()
  await waitFor(() => expect(remembered()).toBe(main.id))
})

test('opens the board of the address with one request', async () => {
  const { requests } = await openStoryboard(`?board=${titles.id}`)
  await waitFor(() => expect(remembered()).toBe(titles.id))
  expect(pageRequests(requests).map(({ variables }) => variables)).toEqual([
    { projectId: 'project_1', boardId: titles.id, hasBoard: true },
  ])
})

test('names the script of a board as its title page does', async () => {
  await openStoryboard(`?board=${titles.id}`)
  expect(await screen.findByText(/ · Salt House by Nia Brand$/)).toBeTruthy()
})

test('opens the board that was opened last here', async () => {
  rememberBoard('project_1', titles.id)
  const { requests } = await openStoryboard()
  await screen.findByText(storyboardMessages.emptyTitle)
  expect(pageRequests(requests)).toHaveLength(1)
  await waitFor(() => expect(remembered()).toBe(titles.id))
})

test('a board that is gone gives way to the first one', async () => {
  rememberBoard('project_1', idOf(9))
  const { address } = await openStoryboard(`?board=${idOf(9)}`)
  await waitFor(() => expect(remembered()).toBe(main.id))
  expect(address()).toBe(PATH)
  expect(await screen.findByText(storyboardMessages.emptyTitle)).toBeTruthy()
})

test('the switcher leads to another board', async () => {
  const { address } = await openStoryboard()
  await chooseFromMenu(await screen.findByRole('button', { name: boardMessages.switcher('Main') }), /Titles/)
  expect(await screen.findByRole('button', { name: boardMessages.switcher('Titles') })).toBeTruthy()
  expect(address()).toBe(`${PATH}?board=${titles.id}`)
  await waitFor(() => expect(remembered()).toBe(titles.id))
})

test('an archived project shows its board with the banner and nothing to change it with', async () => {
  await openStoryboard('', { isArchived: true, viewerCanEdit: false })
  expect(await screen.findByText(projectFrameMessages.archived)).toBeTruthy()
  expect(screen.queryByRole('button', { name: storyboardMessages.addFrame })).toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(screen.getByText(storyboardMessages.emptyReadOnly)).toBeTruthy()
  expect(screen.queryByText(storyboardMessages.importScript)).toBeNull()
})
