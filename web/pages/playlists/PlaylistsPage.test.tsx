import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { chooseFromMenu } from '../../testing/chooseFromMenu.ts'
import { answerEach, withEvents } from '../../testing/fakeServer.ts'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderPage } from '../../testing/renderPage.tsx'
import { PlaylistsPage } from './PlaylistsPage.tsx'
import { playlistsPageLoader } from './playlistsPageLoader.ts'

const toasts = recordToasts()

configure({ defaultHidden: true })

const PATH = '/dashboard/projects/project_1/playlists'

/** A playlist as the API answers it. */
function playlistOf(number: number, name: string, values: object = {}) {
  return {
    __typename: 'Playlist', id: `playlist_${number}`, name, version: 1, itemCount: 2, shotCount: 5, duration: 72,
    updatedAt: '2026-11-03T09:30:00.000Z', createdBy: { __typename: 'User', id: 'user_1', name: 'Nia Brand' },
    firstItems: { __typename: 'PlaylistItemConnection', nodes: [] }, ...values,
  }
}

const projectOf = (playlists: object[], values: object = {}) => ({
  __typename: 'Project', __isNode: 'Project', id: 'project_1', name: 'Salt House', isArchived: false,
  viewerCanEdit: true, viewerCanAdminister: true, access: 'EVERYONE',
  organization: { __typename: 'Organization', id: 'organization_1', name: 'Kestrel' },
  playlists: {
    __typename: 'PlaylistConnection',
    edges: playlists.map((node, index) => ({ __typename: 'PlaylistEdge', cursor: String(index), node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
  },
  ...values,
})

type Answers = Parameters<typeof answerEach>[0]

async function openPage(project: () => object, answers: Answers = {}) {
  const requests = answerEach({
    PlaylistsPageQuery: () => ({ project: project() }), PlaylistListPaginationQuery: () => ({ node: project() }),
    ...answers,
  })
  const { location } = renderPage(PATH, <PlaylistsPage />, (args) =>
    playlistsPageLoader({ ...args, params: { projectId: 'project_1' } }))
  await screen.findByRole('heading', { level: 1, name: 'Playlists' })
  const sent = (operationName: string) =>
    requests.filter((request) => request.operationName === operationName).map(({ variables }) => variables['input'])
  return { sent, location }
}

const names = () => screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)

beforeEach(() => {
  toasts.length = 0
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('lists the playlists of a project with how much they play', async () => {
  await openPage(() => projectOf([playlistOf(2, 'Dailies'), playlistOf(1, 'Pitch')]))
  expect(names()).toEqual(['Dailies', 'Pitch'])
  const [row] = screen.getAllByRole('listitem')
  for (const fact of ['2 items', '5 shots', '01:12', 'Nia Brand']) expect(row?.textContent).toContain(fact)
})

test('makes one, which an empty list offers too, and opens it', async () => {
  const { sent, location } = await openPage(() => projectOf([]), {
    playlistChangesCreateMutation: {
      createPlaylist: { playlist: { __typename: 'Playlist', id: 'playlist_1', name: 'Dailies' } },
    },
  })
  expect(screen.getByRole('heading', { name: 'No playlists yet' })).toBeTruthy()
  await userEvent.click(screen.getAllByRole('button', { name: 'New playlist' })[1] ?? document.body)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Create playlist' })).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Dailies ')
  await userEvent.click(dialog.getByRole('button', { name: 'Create playlist' }))
  await waitFor(() => expect(location()).toBe(`${PATH}/playlist_1`))
  expect(sent('playlistChangesCreateMutation')).toEqual([{ projectId: 'project_1', name: 'Dailies' }])
})

test('renames and deletes one, and brings it back', async () => {
  let playlists = [playlistOf(1, 'Pitch')]
  const { sent } = await openPage(() => projectOf(playlists), {
    RenamePlaylistDialogMutation: () => {
      playlists = [playlistOf(1, 'Monday', { version: 2 })]
      return { updatePlaylist: { playlist: playlists[0] } }
    },
    playlistChangesDeleteMutation: () => {
      playlists = []
      return withEvents({ deletePlaylist: { deletedPlaylistId: 'playlist_1' } }, ['playlist.deleted', 'playlist_1'])
    },
    playlistChangesRestoreMutation: () => {
      playlists = [playlistOf(1, 'Monday', { version: 3 })]
      return withEvents({ restorePlaylist: { playlist: playlists[0] } }, ['playlist.restored', 'playlist_1'])
    },
  })
  await chooseFromMenu(screen.getByRole('button', { name: 'Menu of Pitch' }), 'Rename…')
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Name' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Monday')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(names()).toEqual(['Monday']))
  expect(sent('RenamePlaylistDialogMutation')).toEqual([
    { playlistId: 'playlist_1', name: 'Monday', expectedVersion: 1 },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await chooseFromMenu(screen.getByRole('button', { name: 'Menu of Monday' }), 'Delete')
  await screen.findByRole('heading', { name: 'No playlists yet' })
  const toast = await waitFor(() => toasts.find(({ title }) => title === 'Monday is deleted'))
  toast?.action?.onClick()
  await waitFor(() => expect(names()).toEqual(['Monday']))
})

test('offers who may not change it nothing but to play', async () => {
  await openPage(() => projectOf([playlistOf(1, 'Pitch')], { viewerCanEdit: false }))
  expect(screen.queryByRole('button', { name: 'New playlist' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Menu of Pitch' }))
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Play'])
})
