import { Box, Button, Stack } from '@chakra-ui/react'
import { ListVideo, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { PlaylistList_project$key } from '../../__generated__/PlaylistList_project.graphql.ts'
import type { PlaylistListPaginationQuery } from '../../__generated__/PlaylistListPaginationQuery.graphql.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { useLiveList } from '../live/useLiveList.ts'
import { useDeletePlaylist } from './playlistChanges.ts'
import { PlaylistRow } from './PlaylistRow.tsx'
import type { RenamedPlaylist } from './RenamePlaylistDialog.tsx'

const RenamePlaylistDialog = later(async () => (await import('./RenamePlaylistDialog.tsx')).RenamePlaylistDialog)

const words = playlistMessages
const PAGE_SIZE = 50

type PlaylistListProps = {
  projectRef: PlaylistList_project$key
  /** Asks for a new one; null for who may not make any. */
  onCreate: (() => void) | null
}

/** The playlists of a project, newest first, kept current. */
export function PlaylistList({ projectRef, onCreate }: PlaylistListProps) {
  const { data, ...list } = useLiveList<PlaylistListPaginationQuery, PlaylistList_project$key>(
    graphql`
      fragment PlaylistList_project on Project
      @refetchable(queryName: "PlaylistListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        viewerCanEdit
        playlists(first: $count, after: $cursor) @connection(key: "PlaylistList_playlists") {
          edges {
            node {
              id
              ...PlaylistRow_playlist
            }
          }
        }
      }
    `,
    projectRef,
    ({ arePlaylistsChanged, areBoardsChanged, isSweeping }) => arePlaylistsChanged || areBoardsChanged || isSweeping,
  )
  const [renamed, setRenamed] = useState<{ playlist: RenamedPlaylist; button: HTMLElement | null } | null>(null)
  const [deletePlaylist] = useDeletePlaylist()
  const playlists = data.playlists.edges.map(({ node }) => node)
  if (playlists.length === 0) {
    return (
      <EmptyState
        icon={<ListVideo size={22} strokeWidth={1.75} />} title={words.emptyTitle}
        description={onCreate ? words.emptyLine : words.emptyReadOnlyLine}
        action={onCreate ? (
          <Button variant="solid" onClick={onCreate}><Plus aria-hidden /> {words.create}</Button>
        ) : undefined}
      />
    )
  }
  return (
    <Stack gap="6" maxWidth="60rem">
      <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
        {playlists.map((playlist) => (
          <PlaylistRow
            key={playlist.id} playlistRef={playlist} projectId={data.id} canEdit={data.viewerCanEdit}
            onRename={(chosen, button) => setRenamed({ playlist: chosen, button })}
            onDelete={({ id, name }) => void deletePlaylist({ playlistId: id, name })}
          />
        ))}
      </Box>
      <MoreButton list={list} count={PAGE_SIZE} />
      {renamed ? (
        <RenamePlaylistDialog
          playlist={renamed.playlist} returnFocus={renamed.button} onClose={() => setRenamed(null)}
        />
      ) : null}
    </Stack>
  )
}
