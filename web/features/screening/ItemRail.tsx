import { Box, Button, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { runningTime } from '../../lib/runningTime.ts'
import { messages } from '../../messages.ts'
import type { Player } from '../../playback/player.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { SideRail } from '../../ui/SideRail.tsx'
import { DecisionButtons } from '../playlists/DecisionButtons.tsx'
import { DecisionMark } from '../playlists/DecisionMark.tsx'
import { PlaylistPicture } from '../playlists/PlaylistPicture.tsx'
import { useEndReview, useStartReview } from '../playlists/sessionChanges.ts'
import type { ListedItem } from '../playlists/usePlaylistItems.ts'
import type { ReviewSession } from '../playlists/useReviewSession.ts'
import { useShotIndex } from '../preview/usePlayerState.ts'
import { itemAt, type PlacedItem } from './itemPlaces.ts'

const words = messages.playlists

type ItemRailProps = {
  player: Player
  items: readonly ListedItem[]
  places: readonly PlacedItem[]
  playlistId: string
  /** The newest review of the playlist; null before the first. */
  session: ReviewSession | null
  canEdit: boolean
  onClosed: () => void
  returnFocus: () => HTMLElement | null
  /** With the 0-based place of an item. */
  onChosen: (index: number) => void
}

/**
 * The items of a playlist beside the picture: the one that plays is marked, pressing one goes there. While a review is
 * open, it is decided on here.
 */
export function ItemRail(props: ItemRailProps) {
  const { player, items, places, playlistId, session, canEdit, onClosed, returnFocus, onChosen } = props
  const current = itemAt(places, useShotIndex(player))
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
        {items.map(({ id, title, facts, duration, shotCount, pictureRef }, index) => {
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
                <DecisionButtons sessionId={session.id} item={{ id, title }} decision={decision} />
              ) : null}
            </Box>
          )
        })}
      </Box>
      {canEdit ? <ReviewFooter playlistId={playlistId} session={session} /> : null}
    </SideRail>
  )
}

/** Starts a review of the playlist, or ends the one that is open. */
function ReviewFooter({ playlistId, session }: Pick<ItemRailProps, 'playlistId' | 'session'>) {
  const [start, isStarting] = useStartReview()
  const [end, isEnding] = useEndReview()
  const isOpen = session?.isOpen === true
  return (
    <HStack px="4" py="2.5" gap="3" borderTopWidth="1px" borderColor="border" flexShrink="0">
      <Text textStyle="sm" color="fg.muted" flex="1" truncate>{isOpen ? words.reviewOpen : words.reviewLine}</Text>
      <Button
        size="sm" loading={isStarting || isEnding}
        onClick={() => void (session && isOpen ? end(session.id) : start(playlistId))}
      >
        {isOpen ? words.endReview : words.startReview}
      </Button>
    </HStack>
  )
}
