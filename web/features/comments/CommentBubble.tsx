import { Box, chakra } from '@chakra-ui/react'
import { MessageSquare } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { CommentBubble_shot$key } from '../../__generated__/CommentBubble_shot.graphql.ts'
import { useTabIndex } from '../../lib/tabStop.ts'
import { commentMessages } from '../../messages/comments.ts'
import { formatNumber } from '../../messages/format.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'

const TOUCHED = {
  '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-12px -6px' } },
}

type CommentBubbleProps = { shotRef: CommentBubble_shot$key; position: number; onOpen: () => void }

/** How many threads of comments on a shot are open, with a dot for unread ones; nothing while there is neither. */
export function CommentBubble({ shotRef, position, onOpen }: CommentBubbleProps) {
  const { openThreadCount, unreadThreadCount } = useFragment(
    graphql`
      fragment CommentBubble_shot on Shot {
        openThreadCount
        unreadThreadCount
      }
    `,
    shotRef,
  )
  const tabIndex = useTabIndex()
  const isUnread = unreadThreadCount > 0
  if (openThreadCount === 0 && !isUnread) return null
  const label = commentMessages.onShot(position, openThreadCount, isUnread)
  return (
    <Tooltip content={label}>
      <chakra.button
        type="button" tabIndex={tabIndex} aria-label={label} onClick={onOpen} data-comment-bubble display="inline-flex"
        alignItems="center" gap="1" height="20px" flexShrink="0" textStyle="mono" px="0.5" borderRadius="l1"
        color={isUnread ? 'accent.fg' : 'fg.muted'} cursor="pointer" position="relative" _hover={{ color: 'fg' }}
        focusVisibleRing="outside" css={TOUCHED}
      >
        <MessageSquare size={13} strokeWidth={1.75} aria-hidden />
        {openThreadCount > 0 ? formatNumber(openThreadCount) : null}
        {isUnread ? (
          <Box
            as="span" position="absolute" top="0" insetStart="10px" boxSize="7px" borderRadius="full" bg="accent.solid"
            boxShadow="0 0 0 1.5px {colors.bg.panel}" aria-hidden
          />
        ) : null}
      </chakra.button>
    </Tooltip>
  )
}
