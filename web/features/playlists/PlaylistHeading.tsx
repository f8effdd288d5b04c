import { Button, Flex, Heading, HStack, Stack } from '@chakra-ui/react'
import { Play, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { PlaylistHeading_playlist$key } from '../../__generated__/PlaylistHeading_playlist.graphql.ts'
import { playlistPlayPath, playlistsPath } from '../../lib/playlistPath.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { later } from '../../ui/later.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { withIntent } from '../shell/navigationIntent.ts'
import { useDeletePlaylist } from './playlistChanges.ts'
import { useReviewSession } from './useReviewSession.ts'

const RenamePlaylistDialog = later(async () => (await import('./RenamePlaylistDialog.tsx')).RenamePlaylistDialog)

const words = playlistMessages
const ENTRIES = [{ value: 'rename', label: words.rename }, { value: 'delete', label: words.delete, isDanger: true }]

type PlaylistHeadingProps = {
  playlistRef: PlaylistHeading_playlist$key
  projectId: string
  canEdit: boolean
  onAdd: () => void
}

/** Over the items of a playlist: its name, how much it plays, and what is done with it. */
export function PlaylistHeading({ playlistRef, projectId, canEdit, onAdd }: PlaylistHeadingProps) {
  const playlist = useFragment(
    graphql`
      fragment PlaylistHeading_playlist on Playlist {
        id
        name
        version
        itemCount
        shotCount
        duration
        createdBy {
          name
        }
        reviewSessions(first: 1) {
          nodes {
            ...useReviewSession_session
          }
        }
      }
    `,
    playlistRef,
  )
  const { id, name, version, itemCount, shotCount, duration, createdBy } = playlist
  const session = useReviewSession(playlist.reviewSessions.nodes[0])
  const [isRenaming, setIsRenaming] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const [returnFocus, setReturnFocus] = useState<HTMLElement | null>(null)
  const [deletePlaylist] = useDeletePlaylist()
  const navigate = useNavigate()
  function run(value: string): void {
    if (value === 'rename') {
      setReturnFocus(menuButton.current)
      setIsRenaming(true)
    } else void deletePlaylist({ playlistId: id, name }).then(() => navigate(playlistsPath(projectId)))
  }
  return (
    <>
      <Flex gap="4" wrap="wrap" justify="space-between" align="flex-end" maxWidth="60rem">
        <Stack gap="1" minWidth="0">
          <Heading as="h1" textStyle="2xl" overflowWrap="anywhere">{name}</Heading>
          <FactLine
            facts={[
              words.items(itemCount), ...(shotCount > 0 ? [words.shots(shotCount), runningTime(duration)] : []),
              createdBy?.name ?? null, session?.isOpen ? words.reviewOpen : null,
            ]}
          />
        </Stack>
        <HStack gap="2">
          {canEdit ? <Button onClick={onAdd}><Plus aria-hidden /> {words.addBoard}</Button> : null}
          {shotCount > 0 ? (
            <Button asChild variant="solid">
              <Link to={playlistPlayPath(projectId, id)} state={withIntent('play')}>
                <Play size={15} aria-hidden /> {words.play}
              </Link>
            </Button>
          ) : null}
          {canEdit ? <RowMenu ref={menuButton} label={words.menu(name)} items={ENTRIES} onChosen={run} /> : null}
        </HStack>
      </Flex>
      {isRenaming ? (
        <RenamePlaylistDialog
          playlist={{ id, name, version }} returnFocus={returnFocus} onClose={() => setIsRenaming(false)}
        />
      ) : null}
    </>
  )
}
