import { Box, HStack, Stack, Text, chakra } from '@chakra-ui/react'
import { Link, useNavigate } from 'react-router-dom'
import { GripHandle } from '../../dnd/GripHandle.tsx'
import { boardPath, versionPath } from '../../lib/boardPath.ts'
import { playlistPlayPath } from '../../lib/playlistPath.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { withIntent } from '../shell/navigationIntent.ts'
import { DecisionMark } from './DecisionMark.tsx'
import { PlaylistPicture } from './PlaylistPicture.tsx'
import type { ListedItem } from './usePlaylistItems.ts'
import type { Decision } from './useReviewSession.ts'

const words = playlistMessages
const ItemLink = chakra(Link)

/** What is done with an item of a playlist. */
export type ItemCommand = 'moveUp' | 'moveDown' | 'remove'
const COMMANDS: readonly string[] = ['moveUp', 'moveDown', 'remove'] satisfies ItemCommand[]

type PlaylistItemRowProps = {
  item: ListedItem
  projectId: string
  playlistId: string
  /** 0-based, of so many. */
  place: number
  count: number
  canEdit: boolean
  canSort: boolean
  /** Of the newest review. */
  decision: Decision | undefined
  onCommand: (command: ItemCommand) => void
}

/** An item of a playlist: what it plays; pressing it plays from there. */
export function PlaylistItemRow(props: PlaylistItemRowProps) {
  const { item, projectId, playlistId, place, count, canEdit, canSort, decision, onCommand } = props
  const { id, title, facts, shotCount, duration, boardId, versionId, firstShotId, pictureRef } = item
  const navigate = useNavigate()
  const playTo = playlistPlayPath(projectId, playlistId, id)
  const origin = versionId === null ? boardPath(projectId, boardId, firstShotId) : versionPath(projectId, versionId)
  const entries = [
    ...(shotCount > 0 ? [{ value: 'play', label: words.playFrom }] : []),
    { value: 'origin', label: versionId === null ? words.toBoard : words.toVersion },
    ...(canSort && place > 0 ? [{ value: 'moveUp', label: words.moveUp }] : []),
    ...(canSort && place < count - 1 ? [{ value: 'moveDown', label: words.moveDown }] : []),
    ...(canEdit ? [{ value: 'remove', label: words.remove, isDanger: true }] : []),
  ]
  function run(value: string): void {
    if (value === 'play') void navigate(playTo, { state: withIntent('play') })
    else if (value === 'origin') void navigate(origin)
    else if (COMMANDS.includes(value)) onCommand(value as ItemCommand)
  }
  return (
    <HStack
      as="li" data-item={id} gap="3" ps={canSort ? '2' : '4'} pe="3" py="2" minHeight="14" borderTopWidth="1px"
      position="relative" _first={{ borderTopWidth: '0' }} _hover={{ bg: 'bg.emphasized/50' }}
      css={{ '&:has(a:focus-visible)': { bg: 'accent.subtle' } }}
    >
      {canSort ? <GripHandle name={title} /> : null}
      <Text
        textStyle="mono" color="fg.muted" minWidth="1.5rem" textAlign="end" flexShrink="0" aria-hidden hideBelow="sm"
      >
        {place + 1}
      </Text>
      <PlaylistPicture itemRef={pictureRef} />
      <Stack gap="0.5" flex="1" minWidth="0">
        {shotCount > 0 ? (
          <ItemLink
            to={playTo} state={withIntent('play')} fontWeight="medium" truncate minWidth="0" outline="none"
            title={title} _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            {title}
          </ItemLink>
        ) : <Text fontWeight="medium" color="fg.muted" truncate>{title}</Text>}
        <HStack gap="3" minWidth="0" flexWrap="wrap" rowGap="0.5">
          <FactLine facts={facts} />
          {decision ? <DecisionMark decision={decision} /> : null}
        </HStack>
      </Stack>
      <Text textStyle="mono" color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {runningTime(duration)}
      </Text>
      <Box position="relative" zIndex="1" flexShrink="0">
        <RowMenu label={words.itemMenu(title)} items={entries} onChosen={run} />
      </Box>
    </HStack>
  )
}
