import { Box, Button } from '@chakra-ui/react'
import { ListVideo, Plus } from 'lucide-react'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PlaylistItems_playlist$key } from '../../__generated__/PlaylistItems_playlist.graphql.ts'
import { neighborAt, placeBeside } from '../../dnd/neighbor.ts'
import { useDragGrips } from '../../dnd/useDragGrips.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { later } from '../../ui/later.tsx'
import { useMoveItem, useRemoveItem } from './playlistChanges.ts'
import { PlaylistItemRow, type ItemCommand } from './PlaylistItemRow.tsx'
import { usePlaylistItems } from './usePlaylistItems.ts'
import { useReviewSession } from './useReviewSession.ts'

const ListDragging = later(async () => (await import('../../dnd/ListDragging.tsx')).ListDragging)

const words = playlistMessages

type PlaylistItemsProps = {
  playlistRef: PlaylistItems_playlist$key
  projectId: string
  canEdit: boolean
  onAdd: () => void
}

/** The items of a playlist in their order: played, moved and removed here. */
export function PlaylistItems({ playlistRef, projectId, canEdit, onAdd }: PlaylistItemsProps) {
  const playlist = useFragment(
    graphql`
      fragment PlaylistItems_playlist on Playlist {
        id
        reviewSessions(first: 1) {
          nodes {
            ...useReviewSession_session
          }
        }
        items(first: 200) {
          nodes {
            ...usePlaylistItems_items
          }
        }
      }
    `,
    playlistRef,
  )
  const { id: playlistId, items: { nodes }, reviewSessions } = playlist
  const items = usePlaylistItems(nodes)
  const session = useReviewSession(reviewSessions.nodes[0])
  const [moveItem] = useMoveItem()
  const [removeItem] = useRemoveItem()
  const list = useRef<HTMLOListElement>(null)
  const grips = useDragGrips('data-item')
  const sorted = items.map(({ id, title }) => ({ id, name: title }))
  const canSort = canEdit && items.length > 1

  function run(command: ItemCommand, place: number): void {
    const { [place]: item, [place - 1]: before, [place + 1]: after } = items
    if (!item) return
    const { id: itemId, title, boardId, versionId, shotIds } = item
    if (command === 'moveUp' && before) void moveItem({ playlistId, itemId, to: { beforeId: before.id } })
    if (command === 'moveDown' && after) void moveItem({ playlistId, itemId, to: { afterId: after.id } })
    if (command !== 'remove') return
    const subject = versionId === null ? { storyboardId: boardId } : { storyboardVersionId: versionId }
    const to = placeBeside(items.map(({ id }) => id).filter((id) => id !== itemId), place)
    void removeItem({ playlistId, itemId, title, item: { subject, shotIds: [...shotIds] }, to })
  }

  if (items.length === 0) {
    return (
      <EmptyState
        icon={<ListVideo size={22} strokeWidth={1.75} />} title={words.nothingTitle}
        description={canEdit ? words.nothingLine : words.nothingReadOnlyLine}
        action={canEdit ? (
          <Button variant="solid" onClick={onAdd}><Plus aria-hidden /> {words.addBoard}</Button>
        ) : undefined}
      />
    )
  }
  return (
    <>
      <Box
        as="ol" ref={list} aria-label={words.list} listStyleType="none" borderWidth="1px" borderRadius="card"
        bg="bg.panel" maxWidth="60rem" {...grips.pointer} {...grips.keys}
        css={{ '& [data-dragged]': { bg: 'bg.panel', boxShadow: 'md' } }}
      >
        {items.map((item, place) => (
          <PlaylistItemRow
            key={item.id} item={item} projectId={projectId} playlistId={playlistId} place={place} count={items.length}
            decision={session?.decisions.get(item.id)} canEdit={canEdit} canSort={canSort}
            onCommand={(command) => run(command, place)}
          />
        ))}
      </Box>
      {canSort && grips.isPressed ? (
        <ListDragging
          items={sorted} listRef={list} attribute="data-item" grips={grips} isByKeys
          onMoved={(itemId, position) => {
            const to = neighborAt(sorted, itemId, position)
            if (to) void moveItem({ playlistId, itemId, to })
          }}
        />
      ) : null}
    </>
  )
}
