import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { PlaylistPage } from './PlaylistPage.tsx'
import { playlistPageLoader } from './playlistPageLoader.ts'

const toasts = recordToasts()

configure({ defaultHidden: true })

const PATH = '/dashboard/projects/project_1/playlists/playlist_1'

const connectionOf = (typename: string, nodes: object[]) => ({ __typename: typename, nodes })

/** An item that plays so many shots of a board, or all of it, as the API answers it. */
function itemOf(number: number, values: object = {}) {
  return {
    __typename: 'PlaylistItem', id: `playlistitem_${number}`, shotIds: [], shotCount: 5, duration: 10,
    storyboard: { __typename: 'Storyboard', id: `storyboard_${number}`, name: `Board ${number}` },
    storyboardVersion: null,
    firstShots: connectionOf('ShotConnection', [{
      __typename: 'Shot', id: `shot_${number}`, code: `SH00${number}0`, name: `Shot ${number}`, views: [],
    }]),
    firstVersionShots: connectionOf('VersionShotConnection', []), ...values,
  }
}

const OF_VERSION = {
  shotIds: ['shot_2'], shotCount: 1,
  storyboardVersion: {
    __typename: 'StoryboardVersion', id: 'version_1', number: 7, name: 'Pitch', shotCount: 1, duration: 2,
  },
  firstShots: connectionOf('ShotConnection', []),
  firstVersionShots: connectionOf('VersionShotConnection', [{
    __typename: 'VersionShot', code: 'SH0020', name: 'Gull', views: [],
  }]),
}

const playlistOf = (items: object[], session: object | null = null) => ({
  __typename: 'Playlist', __isNode: 'Playlist', id: 'playlist_1', name: 'Dailies', version: 1, itemCount: items.length,
  shotCount: 5 * items.length, duration: 72, createdBy: { __typename: 'User', id: 'user_1', name: 'Nia Brand' },
  items: connectionOf('PlaylistItemConnection', items), reviewSessions: sessionsOf(session),
})

/** The newest review of the playlist. */
const sessionsOf = (session: object | null) =>
  connectionOf('ReviewSessionConnection', session ? [{ __typename: 'ReviewSession', ...session }] : [])

type Answers = Parameters<typeof answerEach>[0]

async function openPage(items: object[] | null, { answers = {}, project = {}, session = null }: {
  answers?: Answers
  project?: object
  session?: object | null
} = {}) {
  const page = {
    project: {
      __typename: 'Project', id: 'project_1', name: 'Salt House', isArchived: false, viewerCanEdit: true,
      viewerCanAdminister: true, access: 'EVERYONE',
      organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel' }, ...project,
    },
    playlist: items && playlistOf(items, session),
  }
  const requests = answerEach({ PlaylistPageQuery: page, ...answers })
  const { location } = renderPage(PATH, <PlaylistPage />, (args) =>
    playlistPageLoader({ ...args, params: { projectId: 'project_1', playlistId: 'playlist_1' } }))
  await screen.findByRole('heading', { level: 1 })
  const sent = (operationName: string) =>
    requests.filter((request) => request.operationName === operationName).map(({ variables }) => variables['input'])
  return { sent, location }
}

const rows = () => within(screen.getByRole('list', { name: 'Items in order' })).getAllByRole('listitem')
const titles = () => rows().map((row) => within(row).getByRole('link').textContent)
const menuOf = (name: string) => screen.getByRole('button', { name: `Menu of ${name}` })

beforeEach(() => {
  toasts.length = 0
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('shows items by their board, their one shot or the number of their shots', async () => {
  await openPage([
    itemOf(1), itemOf(2, { ...OF_VERSION }), itemOf(3, { shotIds: ['shot_1', 'shot_2'], shotCount: 2 }),
  ])
  expect(titles()).toEqual(['Board 1', 'SH0020 Gull', '2 shots'])
  expect(rows()[1]?.textContent).toContain('Version 7, Pitch')
  expect(screen.getByText('3 items')).toBeTruthy()
})

test('moves an item by its menu, and removes one with an undo that adds it back in its place', async () => {
  const [first, second, third] = [itemOf(1), itemOf(2, OF_VERSION), itemOf(3)]
  const changed = (items: object[]) => ({ playlist: playlistOf(items) })
  const { sent } = await openPage([first, second, third], {
    answers: {
      playlistChangesMoveMutation: { movePlaylistItem: changed([second, first, third]) },
      playlistChangesRemoveMutation: { removePlaylistItems: changed([first, third]) },
      playlistChangesAddMutation: { addPlaylistItems: changed([itemOf(4, OF_VERSION), first, third]) },
    },
  })
  await chooseFromMenu(menuOf('SH0020 Gull'), 'Move up')
  await waitFor(() => expect(titles()).toEqual(['SH0020 Gull', 'Board 1', 'Board 3']))
  expect(sent('playlistChangesMoveMutation')).toEqual([
    { itemId: 'playlistitem_2', to: { beforeId: 'playlistitem_1' } },
  ])
  await chooseFromMenu(menuOf('SH0020 Gull'), 'Remove')
  await waitFor(() => expect(titles()).toEqual(['Board 1', 'Board 3']))
  const toast = await waitFor(() => {
    const found = toasts.find(({ title }) => title === 'SH0020 Gull removed')
    if (!found) throw new Error('No toast')
    return found
  })
  toast.action?.onClick()
  await waitFor(() => expect(titles()).toEqual(['SH0020 Gull', 'Board 1', 'Board 3']))
  expect(sent('playlistChangesAddMutation')).toEqual([{
    playlistId: 'playlist_1', to: { beforeId: 'playlistitem_1' },
    items: [{ subject: { storyboardVersionId: 'version_1' }, shotIds: ['shot_2'] }],
  }])
})

test('adds a version of a board', async () => {
  const { sent } = await openPage([], {
    answers: {
      AddBoardDialogQuery: {
        project: {
          __typename: 'Project', id: 'project_1',
          storyboards: connectionOf('StoryboardConnection', [
            { __typename: 'Storyboard', id: 'storyboard_1', name: 'Main' },
          ]),
        },
      },
      AddBoardDialogVersionsQuery: {
        storyboard: {
          __typename: 'Storyboard', id: 'storyboard_1',
          versions: connectionOf('StoryboardVersionConnection', [{
            __typename: 'StoryboardVersion', id: 'version_1', number: 7, name: 'Pitch',
            createdAt: '2026-11-03T09:30:00.000Z',
          }]),
        },
      },
      playlistChangesAddMutation: { addPlaylistItems: { playlist: playlistOf([itemOf(1, OF_VERSION)]) } },
    },
  })
  expect(screen.getByRole('heading', { name: 'Nothing in this playlist yet' })).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'Add board' })[0] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Version 7, Pitch' })
  await userEvent.selectOptions(dialog.getByLabelText('Plays'), 'Version 7, Pitch')
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(titles()).toEqual(['SH0020 Gull']))
  expect(sent('playlistChangesAddMutation')).toEqual([
    { playlistId: 'playlist_1', items: [{ subject: { storyboardVersionId: 'version_1' } }] },
  ])
})

test('offers who may not change it only to play and to look at where it comes from', async () => {
  await openPage([itemOf(1), itemOf(2)], { project: { viewerCanEdit: false } })
  expect(screen.queryByRole('button', { name: 'Add board' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  await userEvent.click(menuOf('Board 1'))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Play from here', 'Open on the board',
  ])
})

test('says when the playlist is gone', async () => {
  await openPage(null)
  expect(screen.getByRole('heading', { level: 1, name: 'Playlist not found' })).toBeTruthy()
})

test('shows what was decided in the newest review, and that it is open', async () => {
  const decision = {
    __typename: 'ReviewDecision', itemId: 'playlistitem_2', shotId: null, kind: 'HOLD', note: 'After the mix',
    decidedBy: { __typename: 'User', id: 'user_2', name: 'Olga' },
  }
  await openPage([itemOf(1), itemOf(2)], {
    session: {
      id: 'reviewsession_1', endedAt: null, leadingPresenceId: null, leader: null, noteTaker: null,
      decisions: [decision], approvals: connectionOf('ApprovalConnection', []),
    },
  })
  expect(screen.getByText('Review open')).toBeTruthy()
  expect(rows().map((row) => within(row).queryByText('On hold') !== null)).toEqual([false, true])
})
