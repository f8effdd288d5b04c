import { Box, Center, Flex, HStack } from '@chakra-ui/react'
import {
  Building2, Clapperboard, FolderClosed, Heading, Image, ListVideo, Mic, Music, RotateCcw, Shapes, SquareKanban,
  SquarePlay, type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TrashRow_tombstone$key } from '../../__generated__/TrashRow_tombstone.graphql.ts'
import { exactTime } from '../../lib/dates.ts'
import { activityMessages } from '../../messages/activity.ts'
import { trashMessages } from '../../messages/trash.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { trashTypeOf, type TrashType } from './trashTypes.ts'

const words = trashMessages
const DAY_MS = 86_400_000
/** The last days before an object is purged stand out. */
const FEW_DAYS = 3

const ICONS: Record<TrashType, LucideIcon> = {
  ORGANIZATION: Building2, PROJECT: FolderClosed, STORYBOARD: Clapperboard, SCENE: Heading, SHOT: SquarePlay,
  VIEW: Image, SOUNDTRACK: Music, VOICE: Mic, ASSET: Shapes, TASK: SquareKanban, PLAYLIST: ListVideo,
}

type TrashRowProps = {
  tombstoneRef: TrashRow_tombstone$key
  /** Why it cannot be restored; null if the viewer may. */
  reason: string | null
  isRestoring: boolean
  onRestore: (type: TrashType, id: string) => void
}

/** A deleted object: its name and place, who deleted it and when, the days left, and the button that restores it. */
export function TrashRow({ tombstoneRef, reason, isRestoring, onRestore }: TrashRowProps) {
  const tombstone = useFragment(
    graphql`
      fragment TrashRow_tombstone on Tombstone {
        deletedId
        type
        label
        place
        deletedAt
        purgedAt
        deletedByName
        isDeleterFormer
      }
    `,
    tombstoneRef,
  )
  const [now] = useState(() => Date.now())
  const { deletedId, place, deletedAt, purgedAt } = tombstone
  const deletedByName = tombstone.isDeleterFormer ? activityMessages.formerMember : tombstone.deletedByName
  const type = trashTypeOf(tombstone.type)
  if (type === null) return null
  const Icon = ICONS[type]
  // A reset takes sounds with their boards; only those removed before their rows said by whom have no name.
  const isSound = type === 'SOUNDTRACK' || type === 'VOICE'
  const label = tombstone.label || words.unnamedView
  const left = (Date.parse(purgedAt) - now) / DAY_MS
  const daysLeft = left < 1 ? 0 : Math.round(left)
  return (
    <HStack as="li" gap="3" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Center boxSize="9" borderRadius="control" bg="bg.raised" color="fg.muted" flexShrink="0">
        <Tooltip content={words.typeOf[type]}>
          <Icon size={18} strokeWidth={1.75} role="img" aria-label={words.typeOf[type]} />
        </Tooltip>
      </Center>
      <Flex
        flex="1" minWidth="0" columnGap="4" rowGap="1" direction={{ base: 'column', lg: 'row' }}
        align={{ lg: 'center' }}
      >
        <Box flex="1" minWidth="0">
          <Box fontWeight="semibold" overflowWrap="anywhere" lineClamp={2}>{label}</Box>
          {place ? <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">{place}</Box> : null}
        </Box>
        <Box textStyle="sm" color="fg.muted" width={{ lg: '16rem' }} flexShrink="0" minWidth="0">
          <Box overflowWrap="anywhere">
            {deletedByName ? words.deletedBy(deletedByName) : isSound ? null : words.deletedByReset}
          </Box>
          <HStack gap="2" textStyle="xs" fontVariantNumeric="tabular-nums">
            <RelativeTime moment={deletedAt} />
            <span aria-hidden>·</span>
            <Tooltip content={exactTime(purgedAt)}>
              <Box as="span" color={daysLeft < FEW_DAYS ? 'warning.fg' : undefined}>{words.daysLeft(daysLeft)}</Box>
            </Tooltip>
          </HStack>
        </Box>
      </Flex>
      <ExplainedButton
        size="xs" reason={reason} tooltipPlacement="top-end" loading={isRestoring} loadingText={words.restore}
        aria-label={words.restoreLabel(label)} flexShrink="0"
        css={{ '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } }}
        onClick={() => onRestore(type, deletedId)}
      >
        <RotateCcw aria-hidden /> {words.restore}
      </ExplainedButton>
    </HStack>
  )
}
