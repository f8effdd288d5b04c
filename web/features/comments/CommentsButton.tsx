import { Box } from '@chakra-ui/react'
import { MessageSquare } from 'lucide-react'
import type { ComponentProps, Ref } from 'react'
import { commentMessages } from '../../messages/comments.ts'
import { formatNumber } from '../../messages/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'

type CommentsButtonProps = Pick<ComponentProps<typeof IconButton>, 'tooltipPlacement' | 'color'> & {
  openCount: number
  isUnread: boolean
  isPressed: boolean
  onPressed: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Opens and closes the comments; says how many are open, and by a dot that some are unread. */
export function CommentsButton({ openCount, isUnread, isPressed, onPressed, ...button }: CommentsButtonProps) {
  return (
    <IconButton
      {...button} label={commentMessages.open(openCount)} aria-pressed={isPressed} onClick={onPressed}
      data-comments-button minWidth="9" width="auto"
      icon={(
        <Box as="span" display="inline-flex" alignItems="center" gap="1" px="2" position="relative">
          <MessageSquare size={18} strokeWidth={1.75} aria-hidden />
          {openCount > 0 ? (
            <Box as="span" textStyle="xs" fontVariantNumeric="tabular-nums" aria-hidden>{formatNumber(openCount)}</Box>
          ) : null}
          {isUnread ? (
            <Box
              as="span" position="absolute" top="-1" insetStart="5" boxSize="2" borderRadius="full" bg="accent.solid"
              role="img" aria-label={commentMessages.unread}
            />
          ) : null}
        </Box>
      )}
    />
  )
}
