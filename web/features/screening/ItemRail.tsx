import { Box, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import type { FrameRate } from '../../lib/frameRates.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import type { Player } from '../../playback/player.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { SideRail } from '../../ui/SideRail.tsx'
import type { ComposeHandle } from '../comments/ComposeField.tsx'
import { DecisionButtons } from '../playlists/DecisionButtons.tsx'
import { DecisionMark } from '../playlists/DecisionMark.tsx'
import { PlaylistPicture } from '../playlists/PlaylistPicture.tsx'
import { ReviewFooter } from '../playlists/ReviewFooter.tsx'
import { SealButton } from '../playlists/SealButton.tsx'
import type { ListedItem } from '../playlists/usePlaylistItems.ts'
import type { ReviewSession } from '../playlists/useReviewSession.ts'
import { useShotIndex } from '../preview/usePlayerState.ts'
import { itemAt, type PlacedItem } from './itemPlaces.ts'
import { ItemNotes } from './ItemNotes.tsx'
import { NoteField, type NoteMarks } from './NoteField.tsx'
import { useSessionNotes } from './useSessionNotes.ts'

const words = playlistMessages

type ItemRailProps = {
  player: Player
  items: readonly ListedItem[]
  places: readonly PlacedItem[]
  playlistId: string
  /** The newest review of the playlist; null before the first. */
  session: ReviewSession | null
  canEdit: boolean
  viewerId: string | null
  /** May seal what was approved, where they lead. */
  canApprove: boolean
  rate: FrameRate
  /** What the picture is marked with; null for who may not. */
  markTools: ReactNode
  marks: NoteMarks | null
  /** Where notes are written. */
  compose: Ref<ComposeHandle>
  onClosed: () => void
  returnFocus: () => HTMLElement | null
  /** With the 0-based place of an item. */
  onChosen: (index: number) => void
  /** With the frame of a note. */
  onNoteChosen: (frame: number) => void
}

/**
 * The items of a playlist beside the picture: the one that plays is marked, pressing one goes there. While a review is
 * open, it is decided on here.
 */
export function ItemRail(props: ItemRailProps) {
  const { player, items, places, playlistId, session, canEdit, viewerId, canApprove, rate } = props
  const { compose, onClosed, returnFocus, onChosen, onNoteChosen } = props
  const current = itemAt(places, useShotIndex(player))
  const notes = useSessionNotes(session?.id ?? null)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <SideRail
      title={words.rail} closeLabel={words.closeRail} onClosed={onClosed} returnFocus={returnFocus} mark="data-items"
      className="chakra-theme dark" width={{ md: '260px', lg: '300px' }} flexShrink="0" bg="#0E0F12" color="fg"
    >
      <Box as="ol" ref={list} listStyleType="none" overflowY="auto" flex="1" minHeight="0" py="1">
        {items.map((item, index) => {
          const { id, title, facts, duration, shotCount, pictureRef } = item
          const decision = session?.decisions.get(id)
          const isDecidedOn = session?.isOpen === true && canEdit && index === current
          return (
            <Box as="li" key={id}>
              <chakra.button
                type="button" aria-current={index === current || undefined} disabled={shotCount === 0}
                onClick={() => onChosen(index)} display="flex" alignItems="center" gap="3" width="full" px="4" py="2"
                textAlign="start" minHeight="14" bg={index === current ? '#123245' : undefined}
                focusVisibleRing="inside" cursor={shotCount === 0 ? 'default' : 'pointer'}
                color={shotCount === 0 ? 'fg.muted' : undefined}
                _hover={{ bg: index === current ? undefined : 'bg.emphasized/50' }}
              >
                <PlaylistPicture itemRef={pictureRef} />
                <Stack gap="0.5" flex="1" minWidth="0">
                  <Text as="span" textStyle="sm" fontWeight="medium" truncate title={title}>{title}</Text>
                  <HStack as="span" gap="3" rowGap="0.5" flexWrap="wrap">
                    <FactLine facts={[...facts, runningTime(duration)]} />
                    {decision && !isDecidedOn ? <DecisionMark decision={decision} /> : null}
                  </HStack>
                </Stack>
              </chakra.button>
              {session && isDecidedOn ? (
                <DecisionButtons sessionId={session.id} thing={{ itemId: id }} title={title} decision={decision} />
              ) : null}
              {session && index === current && decision?.kind === 'APPROVED' && canApprove
                && session.leaderId === viewerId ? (
                  <SealButton
                    key={id} session={session} boardId={item.boardId} versionRef={item.versionRef}
                    part={{ itemId: id, shotIds: item.shotIds, shotCount, duration }}
                  />
                ) : null}
              {index === current ? (
                <ItemNotes
                  player={player} rate={rate} item={{ id, title }} notes={notes} onChosen={onNoteChosen}
                />
              ) : null}
            </Box>
          )
        })}
      </Box>
      {props.markTools === null ? null : (
        <HStack px="4" py="2.5" borderTopWidth="1px" borderColor="border" flexShrink="0">{props.markTools}</HStack>
      )}
      {session?.isOpen && canEdit && viewerId !== null ? (
        <NoteField
          player={player} rate={rate} session={session} viewerId={viewerId} marks={props.marks} handle={compose}
        />
      ) : null}
      {canEdit ? <ReviewFooter thing={{ playlistId }} session={session} /> : null}
    </SideRail>
  )
}
