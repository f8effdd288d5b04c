import { Box, Skeleton } from '@chakra-ui/react'
import { memo } from 'react'
import { messages } from '../../messages.ts'
import { META_HEIGHT } from './boardLayout.ts'

type UnloadedCardProps = {
  /** 1-based place on the board. */
  position: number
  /** Height of the card, in pixels. */
  height: number
  /** It was clicked with Shift held: the end of a range. */
  onRangeEnd: (() => void) | null
}

/** The place of a shot that is on its way, in the shape of a card. */
export const UnloadedCard = memo(function UnloadedCard({ position, height, onRangeEnd }: UnloadedCardProps) {
  return (
    <Box
      role="img" aria-label={messages.storyboard.shotLoading(position)} height="full" borderRadius="card" bg="bg.panel"
      boxShadow="0 0 0 1px {colors.border}" overflow="hidden"
      onClick={(event) => {
        if (!event.shiftKey || !onRangeEnd) return
        event.stopPropagation()
        onRangeEnd()
      }}
    >
      <Skeleton height={`${height - META_HEIGHT}px`} borderRadius="0" />
      <Box pt="3" px="3"><Skeleton height="3.5" width="5rem" borderRadius="l1" /></Box>
    </Box>
  )
})
