import { Box, Dialog, HStack, Text } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Maximize2, Minimize2, X } from 'lucide-react'
import type { Ref } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { viewMessages } from '../../messages/views.ts'
import { Chip } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { PreviewHeader_shot$key } from '../../__generated__/PreviewHeader_shot.graphql.ts'
import { CommentsButton } from '../comments/CommentsButton.tsx'

type PreviewHeaderProps = {
  shotRef: PreviewHeader_shot$key
  position: number
  count: number
  canEdit: boolean
  isFullScreen: boolean
  onStep: (step: -1 | 1) => void
  onFullScreen: () => void
  areCommentsOpen: boolean
  commentsButton: Ref<HTMLButtonElement>
  onComments: () => void
  onClosed: () => void
}

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
const words = viewMessages

/** What shot the preview shows, the way to its neighbours, full screen and close. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { position, count, canEdit, isFullScreen, onStep, onFullScreen, onClosed } = props
  const { areCommentsOpen, commentsButton, onComments } = props
  const shot = useFragment(
    graphql`
      fragment PreviewHeader_shot on Shot {
        code
        openThreadCount
        unreadThreadCount
        status {
          name
          color
        }
      }
    `,
    props.shotRef,
  )
  const hint = useKeyHints()
  const isFirst = position <= 1
  const isLast = position >= count
  return (
    <HStack
      as="header" gridArea="header" gap={{ base: '1', md: '3' }} ps={{ base: '4', md: '5' }}
      pe={{ base: '1', md: '3' }} borderBottomWidth="1px"
      borderColor="border" minWidth="0"
    >
      <Dialog.Title
        textStyle={{ base: 'sm', md: 'lg' }} letterSpacing="-0.02em" truncate flexShrink={{ base: '1', md: '0' }}
      >
        {canEdit ? words.previewTitle : words.previewReadOnly}
      </Dialog.Title>
      <Text textStyle="mono" color="fg.muted" truncate hideBelow="md">
        {`${storyboardMessages.shot(position)} · ${shot.code}`}
      </Text>
      {shot.status ? (
        <Box hideBelow="md" minWidth="0"><Chip label={shot.status.name} color={shot.status.color} /></Box>
      ) : null}
      <Box flex="1" />
      <HStack gap={{ base: '0', md: '2' }} flexShrink="0">
        <IconButton
          label={words.previous} hint={hint(words.previous, SHORTCUTS.preview.previous)}
          icon={<ChevronLeft {...ICON} />} aria-disabled={isFirst} opacity={isFirst ? 0.45 : 1}
          onClick={() => onStep(-1)} tooltipPlacement="bottom"
        />
        <Text textStyle="mono" color="fg.muted" whiteSpace="nowrap" role="status">
          <Box as="span" srOnly>{words.placeSpoken(position, count)}</Box>
          <span aria-hidden>{words.place(position, count)}</span>
        </Text>
        <IconButton
          label={words.next} hint={hint(words.next, SHORTCUTS.preview.next)}
          icon={<ChevronRight {...ICON} />} aria-disabled={isLast} opacity={isLast ? 0.45 : 1}
          onClick={() => onStep(1)} tooltipPlacement="bottom"
        />
      </HStack>
      <Box width="1px" height="6" bg="border" hideBelow="md" />
      <HStack gap="0" flexShrink="0">
        <CommentsButton
          ref={commentsButton} openCount={shot.openThreadCount} isUnread={shot.unreadThreadCount > 0}
          isPressed={areCommentsOpen} onPressed={onComments} tooltipPlacement="bottom"
        />
        <Box hideBelow="md">
          <IconButton
            label={isFullScreen ? words.leaveFullScreen : words.enterFullScreen} aria-pressed={isFullScreen}
            hint={hint(isFullScreen ? words.leaveFullScreen : words.enterFullScreen, SHORTCUTS.preview.fullScreen)}
            icon={isFullScreen ? <Minimize2 {...ICON} /> : <Maximize2 {...ICON} />} onClick={onFullScreen}
            tooltipPlacement="bottom"
          />
        </Box>
        <IconButton
          label={commonMessages.close} icon={<X aria-hidden />} onClick={onClosed} tooltipPlacement="bottom"
        />
      </HStack>
    </HStack>
  )
}
