import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { messages } from '../../messages.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { EnvironmentProvider } from '../../relay/EnvironmentProvider.tsx'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { AppProvider } from '../../ui/AppProvider.tsx'
import type { ToastContent } from '../../ui/toaster.tsx'
import { StoryboardPage } from './StoryboardPage.tsx'
import { storyboardPageLoader } from './storyboardPageLoader.ts'

/** What the page said; the corner itself is not drawn here. */
const { toasts } = vi.hoisted(() => ({ toasts: [] as ToastContent[] }))
vi.mock('../../ui/toaster.tsx', () => ({
  Toaster: () => null,
  showToast: (toast: ToastContent) => toasts.push(toast),
}))

const words = messages.storyboard
configure({ asyncUtilTimeout: 8_000, defaultHidden: true })
const BOARD = { __typename: 'Storyboard', id: 'storyboard_1', duration: 8, frames: 192, revision: 1 }
const STATUSES = [
  { __typename: 'ShotStatus', id: 'status_rough', name: 'Rough', color: '#9BA1AC' },
  { __typename: 'ShotStatus', id: 'status_done', name: 'Approved', color: '#3FB27F' },
]

function shotOf(number: number) {
  const size = { initialWidth: 420, initialHeight: 240 }
  const view = { __typename: 'View', id: `view_${number}`, name: '', position: 1, revision: 0, ...size }
  return {
    __typename: 'Shot', id: `shot_${number}`, code: `SH00${number}0`, name: `Shot ${number}`, description: '',
    dialogue: '', frames: 48, duration: 2, aspectRatio: 'RATIO_16_9', position: number, version: 1, scene: null,
    status: STATUSES[0], views: [{ ...view, thumbnailUrl: `/media/views/${number}` }],
  }
}

function edgeOf(number: number) {
  return { __typename: 'StoryboardShotsConnectionEdge', cursor: `cursor_${number}`, node: shotOf(number) }
}

const PAGE = {
  viewer: { __typename: 'User', id: 'user_1' },
  project: {
    __typename: 'Project', id: 'project_1', name: 'Salt House', viewerCanEdit: true, statuses: STATUSES,
    isArchived: false, viewerCanAdminister: true, shotCount: 4,
    storyboards: {
      __typename: 'ProjectStoryboardsConnection', totalCount: 1,
      nodes: [{ ...BOARD, name: 'Main', code: 'MAIN', shotCount: 4, sceneCount: 0 }],
    },
    organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel & Pine' },
    storyboard: {
      ...BOARD,
      shots: {
        __typename: 'StoryboardShotsConnection', totalCount: 4, edges: [1, 2, 3, 4].map(edgeOf),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'cursor_4' },
      },
    },
  },
}

type Request = {
  operationName: string
  variables: { input: Record<string, unknown> }
  confirm: (data: object) => void
  refuse: (message: string) => void
}

/** Mutations the page has sent and nobody has answered. */
let waiting: Request[] = []

function answer(body: object): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
}

function fakeFetch(_address: string, { body }: { body: string }): Promise<Response> {
  const { operationName, variables } = JSON.parse(body) as Pick<Request, 'operationName' | 'variables'>
  if (operationName === 'StoryboardPageQuery') return Promise.resolve(answer({ data: PAGE }))
  return new Promise((resolve) => {
    waiting.push({
      operationName,
      variables,
      confirm: (data) => resolve(answer({ data })),
      refuse: (message) => resolve(answer({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] })),
    })
  })
}

async function sent(operationName: string): Promise<Request> {
  return waitFor(() => {
    const request = waiting.find((each) => each.operationName === operationName)
    if (!request) throw new Error(`${operationName} was not sent`)
    waiting = waiting.filter((each) => each !== request)
    return request
  })
}

async function toastOf(title: string): Promise<ToastContent> {
  return waitFor(() => {
    const toast = toasts.find((each) => each.title === title)
    if (!toast) throw new Error(`No toast says: ${title}`)
    return toast
  })
}

function codes(): string[] {
  return screen.getAllByRole('article').map((card) => within(card).getByText(/^SH00/).textContent)
}

function card(position: number): HTMLElement {
  return screen.getByRole('article', { name: `Shot ${position}` })
}

async function choose(position: number, item: string): Promise<void> {
  await chooseFromMenu(within(card(position)).getByRole('button', { name: words.menu(position) }), item)
}

beforeEach(async () => {
  waiting = []
  localStorage.clear()
  toasts.length = 0
  vi.stubGlobal('fetch', fakeFetch)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_340)
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true })
  const route = { path: '/board/:projectId', loader: storyboardPageLoader, Component: StoryboardPage }
  const router = createMemoryRouter([route], { initialEntries: ['/board/project_1'] })
  render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByRole('article', { name: 'Shot 4' })
})

afterEach(() => vi.restoreAllMocks())

test('a move shows at once and stays when the server confirms it', async () => {
  await choose(1, words.moveRight)
  const { variables, confirm } = await sent('useMoveShotMutation')
  expect(variables.input).toEqual({ shotId: 'shot_1', to: { afterId: 'shot_2' } })
  expect(codes()).toEqual(['SH0020', 'SH0010', 'SH0030', 'SH0040'])
  confirm({ moveShot: { shot: { ...shotOf(1), version: 2 }, storyboard: { ...BOARD, revision: 2 } } })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(codes()).toEqual(['SH0020', 'SH0010', 'SH0030', 'SH0040'])
})

test('a refused move goes back and says so', async () => {
  await choose(3, words.moveLeft)
  const { refuse } = await sent('useMoveShotMutation')
  expect(codes()).toEqual(['SH0010', 'SH0030', 'SH0020', 'SH0040'])
  refuse('You may not change this board.')
  expect((await toastOf(words.moveFailed)).description).toBe('You may not change this board.')
  expect(codes()).toEqual(['SH0010', 'SH0020', 'SH0030', 'SH0040'])
})

test('a shot is moved with the keyboard alone, and Esc takes it back', async () => {
  within(card(2)).getByRole('button', { name: words.drag(2) }).focus()
  await userEvent.keyboard(' ')
  expect(await screen.findByText(words.pickedUp(2, 4))).toBeTruthy()
  await userEvent.keyboard('{ArrowRight}')
  expect(await screen.findByText(words.movedOver(3, 4))).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText(words.dragCancelled(2))).toBeTruthy()
  expect(waiting).toEqual([])

  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard(' ')
  const { variables } = await sent('useMoveShotMutation')
  expect(variables.input).toEqual({ shotId: 'shot_2', to: { beforeId: 'shot_1' } })
  expect(codes()).toEqual(['SH0020', 'SH0010', 'SH0030', 'SH0040'])
})

test('a status shows at once, is confirmed with a toast, and goes back when it is refused', async () => {
  const status = () => within(card(2)).getByRole('button', { name: /^Status of shot 2/ })
  await chooseFromMenu(status(), 'Approved')
  const first = await sent('useChangeShotStatusMutation')
  expect(first.variables.input).toEqual({ shotId: 'shot_2', statusId: 'status_done' })
  expect(status().getAttribute('aria-label')).toBe(words.statusOf(2, 'Approved'))
  first.confirm({ changeShotStatus: { shot: { ...shotOf(2), status: STATUSES[1] } } })
  await toastOf(words.statusChanged)

  await chooseFromMenu(status(), words.noStatus)
  const second = await sent('useChangeShotStatusMutation')
  expect(second.variables.input).toEqual({ shotId: 'shot_2', statusId: null })
  expect(status().getAttribute('aria-label')).toBe(words.statusOf(2, words.noStatus))
  second.refuse('You may not change this board.')
  await toastOf(words.statusFailed)
  expect(status().getAttribute('aria-label')).toBe(words.statusOf(2, 'Approved'))
})

test('a deleted shot comes back to its place with Undo', async () => {
  await choose(2, words.delete)
  const deletion = await sent('useDeleteShotMutation')
  expect(codes()).toEqual(['SH0010', 'SH0030', 'SH0040'])
  deletion.confirm({ deleteShot: { deletedShotId: 'shot_2', storyboard: { ...BOARD, duration: 6 } } })
  const { action } = await toastOf(words.deleted)
  expect(action?.label).toBe(messages.common.undo)
  act(() => action?.onClick())
  const restoring = await sent('useRestoreShotMutation')
  restoring.confirm({ restoreShot: { shot: shotOf(2), shotEdge: edgeOf(2), storyboard: BOARD } })
  await toastOf(words.restored)
  expect(codes()).toEqual(['SH0010', 'SH0020', 'SH0030', 'SH0040'])
})

test('a refused deletion shows the shot again', async () => {
  await choose(4, words.delete)
  const { refuse } = await sent('useDeleteShotMutation')
  expect(codes()).toHaveLength(3)
  refuse('You may not change this board.')
  await toastOf(words.deleteFailed)
  expect(codes()).toEqual(['SH0010', 'SH0020', 'SH0030', 'SH0040'])
})

test('a name is edited in its place', async () => {
  await choose(1, words.rename)
  const field = await screen.findByRole('textbox', { name: words.name(1) })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('The wide one{Enter}')
  const { variables } = await sent('useUpdateShotMutation')
  expect(variables.input).toEqual({ shotId: 'shot_1', name: 'The wide one' })
  expect(within(card(1)).getByText('The wide one')).toBeTruthy()
})

test('a change that was not saved is sent again on demand', async () => {
  await choose(1, words.rename)
  const field = await screen.findByRole('textbox', { name: words.name(1) })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('The wide one{Enter}')
  const first = await sent('useUpdateShotMutation')
  first.refuse('Not now.')
  const { action } = await toastOf(words.updateFailed)
  expect(action?.label).toBe(messages.common.tryAgain)
  act(() => action?.onClick())
  expect((await sent('useUpdateShotMutation')).variables).toEqual(first.variables)
  expect(within(card(1)).getByText('The wide one')).toBeTruthy()
})
