import { screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { storeToken } from '../lib/session.ts'
import { StoryboardPage } from '../pages/storyboard/StoryboardPage.tsx'
import { storyboardPageLoader } from '../pages/storyboard/storyboardPageLoader.ts'
import { startEnvironment } from '../relay/environment.ts'
import { answerEach, type SentRequest } from './fakeServer.ts'
import { renderPage } from './renderPage.tsx'

type Answers = Parameters<typeof answerEach>[0]

const BOARD = {
  __typename: 'Storyboard', id: 'storyboard_1', duration: 8, frames: 192, revision: 1, scripts: [],
  openThreadCount: 0, unreadThreadCount: 0,
}
const WINDOW_WIDTH = 1_340

/** A view as the API answers it. */
export function viewOf(number: number, change: object = {}) {
  return {
    __typename: 'View', id: `view_${number}`, name: '', position: 1, revision: 0, version: 1,
    initialWidth: 420, initialHeight: 240,
    thumbnailUrl: `/media/views/${number}`, image: null, ...change,
  }
}

/** A background image as the API answers it. */
export function imageOf(number: number) {
  return { __typename: 'Media', id: `media_${number}`, url: `/media/media_${number}/w1920` }
}

/** A shot as the API answers it, with the views given or one of its number. */
export function shotOf(number: number, views: object[] = [viewOf(number)]) {
  return {
    __typename: 'Shot', id: `shot_${number}`, code: `SH00${number}0`, name: `Shot ${number}`,
    description: `What happens in ${number}`, dialogue: '', notes: '', cameraNote: '', scriptLine: null,
    scriptState: null, scriptColor: null,
    frames: 48, duration: 2, aspectRatio: 'RATIO_16_9', position: number, version: 1,
    rank: String(number).padStart(4, '0'), scene: null, status: null, views,
    casting: { __typename: 'CastingConnection', totalCount: 0 }, openThreadCount: 0, unreadThreadCount: 0,
  }
}

function pageOf(shots: object[], plan: string, viewerCanEdit: boolean) {
  return {
    acceptsLayers: false,
    viewer: { __typename: 'User', id: 'user_1', name: 'Nia Brand' },
    project: {
      __typename: 'Project', id: 'project_1', name: 'Salt House', code: 'SALT', viewerCanEdit, statuses: [],
      layerRoles: [],
      isArchived: false,
      viewerCanAdminister: true, shotCount: shots.length,
      frameRate: { __typename: 'FrameRate', numerator: 24, denominator: 1 },
      storyboards: {
        __typename: 'StoryboardConnection', totalCount: 1,
        nodes: [{ ...BOARD, name: 'Main', code: 'MAIN', shotCount: shots.length, sceneCount: 0 }],
      },
      organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel & Pine', plan },
      storyboard: {
        ...BOARD,
        shots: {
          __typename: 'ShotConnection', totalCount: shots.length,
          edges: shots.map((node, index) => ({
            __typename: 'ShotEdge', cursor: `cursor_${index}`, node,
          })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
  }
}

type BoardOptions = { shots?: object[]; plan?: string; canEdit?: boolean; answers?: Answers }

/** Opens a board whose server answers so, as user_1 who may draw; returns the requests. */
export async function openStoryboard(options: BoardOptions = {}): Promise<SentRequest[]> {
  const { shots = [shotOf(1), shotOf(2)], plan = 'PROFESSIONAL', canEdit = true, answers = {} } = options
  const viewOps = {
    nodes: [], pageInfo: { __typename: 'PageInfo', hasNextPage: false },
  }
  const requests = answerEach({
    StoryboardPageQuery: pageOf(shots, plan, canEdit), viewOperationsQuery: { viewOps },
    useLiveBoardQuery: { board: { ...BOARD, shotCount: shots.length }, nodes: [] },
    BoardApprovalsQuery: { board: { ...BOARD, approvals: { edges: [] } } }, ...answers,
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WINDOW_WIDTH)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  localStorage.clear()
  startEnvironment()
  storeToken(crypto.randomUUID(), { remember: true, userId: crypto.randomUUID() })
  renderPage('/dashboard/projects/project_1/storyboard', <StoryboardPage />, (args) =>
    storyboardPageLoader({ ...args, params: { projectId: 'project_1' } }))
  await waitFor(() => screen.getByRole('article', { name: 'Shot 1' }))
  return requests
}
