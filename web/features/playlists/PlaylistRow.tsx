import { Box, HStack, Stack, chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { PlaylistRow_playlist$key } from '../../__generated__/PlaylistRow_playlist.graphql.ts'
import { playlistPath, playlistPlayPath } from '../../lib/playlistPath.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { withIntent } from '../shell/navigationIntent.ts'
import { PlaylistPicture } from './PlaylistPicture.tsx'
import type { RenamedPlaylist } from './RenamePlaylistDialog.tsx'

const words = playlistMessages
const PlaylistLink = chakra(Link)

type PlaylistRowProps = {
  playlistRef: PlaylistRow_playlist$key
  projectId: string
  canEdit: boolean
  /** `button` is where the focus goes back to. */
  onRename: (playlist: RenamedPlaylist, button: HTMLElement | null) => void
  onDelete: (playlist: RenamedPlaylist) => void
}

/** One playlist of the list: its first picture, its name, and how much it plays. */
export function PlaylistRow({ playlistRef, projectId, canEdit, onRename, onDelete }: PlaylistRowProps) {
  const { id, name, version, itemCount, shotCount, duration, updatedAt, createdBy, firstItems } = useFragment(
    graphql`
      fragment PlaylistRow_playlist on Playlist {
        id
        name
        version
        itemCount
        shotCount
        duration
        updatedAt
        createdBy {
          name
        }
        firstItems: items(first: 1) {
          nodes {
            ...PlaylistPicture_item
          }
        }
      }
    `,
    playlistRef,
  )
  const menuButton = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const items = [
    ...(shotCount > 0 ? [{ value: 'play', label: words.play }] : []),
    ...(canEdit
      ? [{ value: 'rename', label: words.rename }, { value: 'delete', label: words.delete, isDanger: true }]
      : []),
  ]
  function run(value: string): void {
    if (value === 'play') void navigate(playlistPlayPath(projectId, id), { state: withIntent('play') })
    if (value === 'rename') onRename({ id, name, version }, menuButton.current)
    if (value === 'delete') onDelete({ id, name, version })
  }
  return (
    <HStack
      as="li" gap="3" px="4" py="2.5" minHeight="14" borderTopWidth="1px" position="relative"
      _first={{ borderTopWidth: '0' }} _hover={{ bg: 'bg.emphasized/50' }}
      css={{ '&:has(a:focus-visible)': { bg: 'accent.subtle' } }}
    >
      <PlaylistPicture itemRef={firstItems.nodes[0] ?? null} />
      <Stack gap="0.5" flex="1" minWidth="0">
        <PlaylistLink
          to={playlistPath(projectId, id)} truncate minWidth="0" outline="none" fontWeight="semibold"
          _after={{ content: '""', position: 'absolute', inset: '0' }}
        >
          {name}
        </PlaylistLink>
        <FactLine
          facts={[
            words.items(itemCount), ...(shotCount > 0 ? [words.shots(shotCount), runningTime(duration)] : []),
            createdBy?.name ?? null, <RelativeTime key="time" moment={updatedAt} />,
          ]}
        />
      </Stack>
      {items.length > 0 ? (
        <Box position="relative" zIndex="1" flexShrink="0">
          <RowMenu ref={menuButton} label={words.menu(name)} items={items} onChosen={run} />
        </Box>
      ) : null}
    </HStack>
  )
}
