import { render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { storeToken } from '../lib/session.ts'
import { StoryboardPage } from '../pages/storyboard/StoryboardPage.tsx'
import { storyboardPageLoader } from '../pages/storyboard/storyboardPageLoader.ts'
import { EnvironmentProvider } from '../relay/EnvironmentProvider.tsx'
import { startEnvironment } from '../relay/environment.ts'
import { AppProvider } from '../ui/AppProvider.tsx'
import { eventsOf, type ToldEvent } from './fakeServer.ts'

const FRAMES_A_SHOT = 48
const SECONDS_A_SHOT = 2
const BOARD_WIDTH = 1_340

/** The board's fields beside its shots, as the API answers them for so many. */
export const boardOf = (count: number) => ({
  __typename: 'Storyboard', id: 'storyboard_1', duration: count * SECONDS_A_SHOT, frames: count * FRAMES_A_SHOT,
  revision: 1, scripts: [], openThreadCount: 0, unreadThreadCount: 0,
})

/** The statuses of the project. */
export const STATUSES = [
  { __typename: 'ShotStatus', id: 'status_rough', name: 'Rough', color: '#9BA1AC', shotCount: 3, version: 1 },
  { __typename: 'ShotStatus', id: 'status_done', name: 'Approved', color: '#3FB27F', shotCount: 0, version: 1 },
]

/** The code of the shot that was made as this one. */
export const codeOf = (number: number) => `SH${String(number).padStart(4, '0')}0`

/** A shot as the API answers it. */
export function shotOf(number: number) {
  const view = {
    __typename: 'View', id: `view_${number}`, name: '', position: 1, revision: 0, version: 1,
    initialWidth: 420, initialHeight: 240,
    pictureRevision: 0, image: null, thumbnailUrl: `/media/views/${number}`,
  }
  return {
    __typename: 'Shot', id: `shot_${number}`, code: codeOf(number), name: `Shot ${number}`, description: '',
    dialogue: '', notes: '', cameraNote: '', scriptLine: null, scriptState: null, scriptColor: null,
    frames: FRAMES_A_SHOT, duration: SECONDS_A_SHOT, aspectRatio: 'RATIO_16_9', position: number,
    version: 1, rank: String(number).padStart(4, '0'), scene: null, status: STATUSES[0], views: [view],
    casting: { __typename: 'CastingConnection', totalCount: 0 }, openThreadCount: 0, unreadThreadCount: 0,
  }
}

/** The edge of a shot. */
export function edgeOf(number: number) {
  return { __typename: 'ShotEdge', cursor: `cursor_${number}`, node: shotOf(number) }
}

function pageOf(from: number, to: number, count: number) {
  return {
    __typename: 'ShotConnection', totalCount: count,
    edges: Array.from({ length: to - from + 1 }, (_, index) => edgeOf(from + index)),
    pageInfo: { __typename: 'PageInfo', hasNextPage: to < count, endCursor: `cursor_${to}` },
  }
}

/** A request the page has sent and nobody has answered. */
export type WaitingRequest = {
  operationName: string
  variables: { input: Record<string, unknown> }
  confirm: (data: object, ...events: ToldEvent[]) => void
  refuse: (message: string) => void
}

type BoardOptions = {
  /** How many shots there are, and how many come with the page. */
  count?: number
  loaded?: number
  /** Fields of the project that differ. */
  project?: object
  /** Refuses the pages after the first. */
  refusesPages?: boolean
}

/** Opens a storyboard on a server that answers reading at once and holds every mutation. */
export async function openBoard({ count = 4, loaded = count, project = {}, refusesPages = false }: BoardOptions = {}) {
  let waiting: WaitingRequest[] = []
  const asked: string[] = []
  const board = boardOf(count)
  let order = Array.from({ length: count }, (_, index) => index + 1)
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    StoryboardPageQuery: () => ({
      acceptsLayers: false,
      viewer: { __typename: 'User', id: 'user_1', name: 'Nia Brand' },
      project: {
        __typename: 'Project', id: 'project_1', name: 'Salt House', code: 'SALT',
        viewerCanEdit: true, viewerCanExport: true, layerRoles: [],
        statuses: STATUSES,
        isArchived: false, viewerCanAdminister: true, shotCount: count,
        frameRate: { __typename: 'FrameRate', numerator: 24, denominator: 1 },
        storyboards: {
          __typename: 'StoryboardConnection', totalCount: 1,
          nodes: [{ ...board, name: 'Main', code: 'MAIN', shotCount: count, sceneCount: 0 }],
        },
        organization: {
          __typename: 'Organization', id: 'organization_1', name: 'Kestrel & Pine', plan: 'PROFESSIONAL',
        },
        storyboard: { ...board, shots: pageOf(1, loaded, count) },
        ...project,
      },
    }),
    useBoardShotsPaginationQuery: ({ after, first }) => {
      const from = Number(String(after).replace('cursor_', '')) + 1
      return { node: { ...board, shots: pageOf(from, Math.min(count, from + Number(first) - 1), count) } }
    },
    useLiveBoardQuery: ({ ids }) => ({
      board: { ...boardOf(order.length), shotCount: order.length },
      nodes: (ids as string[]).map((id) => {
        const number = Number(id.replace('shot_', ''))
        const place = order.indexOf(number)
        const before = order.slice(0, place).findLast((other) => !(ids as string[]).includes(`shot_${other}`)) ?? 0
        const rank = `${String(before).padStart(4, '0')}${String(place).padStart(4, '0')}`
        return place === -1 ? null : { ...shotOf(number), rank, storyboard: board }
      }),
    }),
    boardShotIdsQuery: () => ({
      node: { ...board, shotIds: Array.from({ length: count }, (_, index) => `shot_${index + 1}`) },
    }),
    castOfShotsQuery: ({ shotIds }) => ({
      nodes: (shotIds as string[]).map((id) => ({
        __typename: 'Shot', id, cast: { __typename: 'CastingConnection', nodes: [] },
      })),
    }),
    CastingListQuery: () => ({
      project: {
        __typename: 'Project', id: 'project_1',
        assets: {
          __typename: 'AssetConnection',
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          edges: [{
            __typename: 'AssetEdge', cursor: '',
            node: {
              __typename: 'Asset', id: 'asset_ada', name: 'Ada', code: 'ADA', type: 'CHARACTER', thumbnail: null,
            },
          }],
        },
      },
    }),
    BoardApprovalsQuery: () => ({ board: { __typename: 'Storyboard', id: 'storyboard_1', approvals: { edges: [] } } }),
    StatusesDialogQuery: () => ({ project: { __typename: 'Project', id: 'project_1', statuses: STATUSES } }),
  }
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }): Promise<Response> => {
    const request = JSON.parse(body) as Pick<WaitingRequest, 'operationName' | 'variables'>
    const { operationName, variables } = request
    const respond = (answer: object) => new Response(JSON.stringify(answer))
    const refusal = (message: string) => ({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] })
    const known = answers[operationName]
    // It is read beside the board.
    if (operationName !== 'BoardApprovalsQuery') asked.push(operationName)
    if (known) {
      const isRefused = refusesPages && operationName === 'useBoardShotsPaginationQuery'
      return Promise.resolve(respond(isRefused ? refusal('Not now.') : { data: known(variables) }))
    }
    return new Promise((resolve) => {
      waiting.push({
        operationName,
        variables,
        confirm: (data, ...events) => resolve(respond({ data, extensions: { events: eventsOf(...events) } })),
        refuse: (message) => resolve(respond(refusal(message))),
      })
    })
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(BOARD_WIDTH)
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true, userId: crypto.randomUUID() })
  const route = { path: '/board/:projectId', loader: storyboardPageLoader, Component: StoryboardPage }
  const elsewhere = { path: '/elsewhere', element: <p>elsewhere</p> }
  const router = createMemoryRouter([route, elsewhere], { initialEntries: ['/board/project_1'] })
  const { unmount } = render(
    <AppProvider>
      <EnvironmentProvider><RouterProvider router={router} /></EnvironmentProvider>
    </AppProvider>,
  )
  await screen.findByLabelText('Shot 1', { selector: 'article' })
  return {
    router,
    unmount,
    /** Every operation the page has asked for, in order. */
    asked,
    /** Mutations that wait for an answer. */
    countWaiting: () => waiting.length,
    /** The shots the server has from now on, in their order. */
    serve: (...numbers: number[]) => {
      order = numbers
    },
    /** Takes the next request of an operation, waiting for it. */
    sent: (operationName: string): Promise<WaitingRequest> =>
      waitFor(() => {
        const request = waiting.find((each) => each.operationName === operationName)
        if (!request) throw new Error(`${operationName} was not sent`)
        waiting = waiting.filter((each) => each !== request)
        return request
      }),
  }
}

/** The codes of the cards on the page, in their order. */
export function codes(): string[] {
  return [...document.querySelectorAll('article')].map((card) => within(card).getByText(/^SH\d/).textContent)
}

/** The card at a 1-based place. */
export function cardAt(position: number): HTMLElement {
  return screen.getByLabelText(`Shot ${position}`, { selector: 'article' })
}
