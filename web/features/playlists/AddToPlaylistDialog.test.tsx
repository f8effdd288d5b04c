import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../../lib/session.ts'
import { startEnvironment } from '../../relay/environment.ts'
import { answerEach } from '../../testing/fakeServer.ts'
import { recordToasts } from '../../testing/recordToasts.ts'
import { renderAt } from '../../testing/renderAt.tsx'
import { AddToPlaylistDialog } from './AddToPlaylistDialog.tsx'

const toasts = recordToasts()

configure({ defaultHidden: true })

const playlistOf = (number: number, name: string) => ({ __typename: 'Playlist', id: `playlist_${number}`, name })

async function openDialog(shotIds: string[], playlists: object[]) {
  const onClosed = vi.fn()
  const payload = {
    playlist: {
      ...playlistOf(1, 'Dailies'), version: 2, itemCount: 1, shotCount: 1, duration: 1, createdBy: null,
      items: { __typename: 'PlaylistItemConnection', nodes: [] },
      reviewSessions: { __typename: 'ReviewSessionConnection', nodes: [] },
    },
  }
  const requests = answerEach({
    AddToPlaylistDialogQuery: {
      project: {
        __typename: 'Project', id: 'project_1', playlists: { __typename: 'PlaylistConnection', nodes: playlists },
      },
    },
    playlistChangesAddMutation: { addPlaylistItems: payload },
    playlistChangesCreateMutation: { createPlaylist: payload },
  })
  renderAt('/', (
    <AddToPlaylistDialog
      projectId="project_1" subject={{ storyboardId: 'storyboard_1' }} shotIds={shotIds} label="2 shots"
      returnFocus={null} onClosed={onClosed}
    />
  ))
  const dialog = within(await screen.findByRole('dialog'))
  const send = async () => {
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(onClosed).toHaveBeenCalled())
    return requests.at(-1)?.variables['input']
  }
  return { dialog, send }
}

const item = (...shotIds: string[]) => ({ subject: { storyboardId: 'storyboard_1' }, shotIds })

beforeEach(() => {
  localStorage.clear()
  startEnvironment()
  storeToken('fw_secret', { remember: true })
})

test('adds each shot as an item to the newest playlist, or all of them as one', async () => {
  const { dialog, send } = await openDialog(['shot_1', 'shot_2'], [playlistOf(1, 'Dailies'), playlistOf(2, 'Pitch')])
  expect(dialog.queryByLabelText('Name of the playlist')).toBeNull()
  expect(await send()).toEqual({ playlistId: 'playlist_1', items: [item('shot_1'), item('shot_2')] })
  expect(toasts.map(({ title }) => title)).toEqual(['2 items added to Dailies'])
})

test('adds all shots as one item to a chosen playlist', async () => {
  const { dialog, send } = await openDialog(['shot_1', 'shot_2'], [playlistOf(1, 'Dailies'), playlistOf(2, 'Pitch')])
  await userEvent.selectOptions(dialog.getByLabelText('Playlist'), 'Pitch')
  await userEvent.click(dialog.getByRole('radio', { name: /^One item for all/ }))
  expect(await send()).toEqual({ playlistId: 'playlist_2', items: [item('shot_1', 'shot_2')] })
})

test('makes a new playlist of one shot where there is none, once it has a name', async () => {
  const { dialog, send } = await openDialog(['shot_1'], [])
  expect(dialog.queryByLabelText('Playlist')).toBeNull()
  expect(dialog.queryByRole('radio')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByLabelText('Name of the playlist'), ' Dailies ')
  expect(await send()).toEqual({ projectId: 'project_1', name: 'Dailies', items: [item('shot_1')] })
})
