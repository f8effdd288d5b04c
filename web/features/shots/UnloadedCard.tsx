import { memo } from 'react'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { META_HEIGHT } from './boardLayout.ts'

type UnloadedCardProps = {
  /** 1-based place on the board. */
  position: number
  /** It was clicked with Shift held: the end of a range. */
  onRangeEnd: (() => void) | null
}

const BLOCK = { content: '""', display: 'block', bg: 'bg.emphasized', animation: 'breathe 1.4s ease-in-out infinite' }

/** How the places look: said once by the board, like those of its slots. */
export const unloadedStyles = {
  '& [data-unloaded]': {
    height: 'full',
    borderRadius: 'card',
    bg: 'bg.panel',
    boxShadow: '0 0 0 1px {colors.border}',
    overflow: 'hidden',
    _before: { ...BLOCK, height: `calc(100% - ${META_HEIGHT / 16}rem)` },
    _after: { ...BLOCK, width: '5rem', height: '3.5', mt: '3', ms: '3', borderRadius: 'l1' },
  },
} as const

/** The place of a shot that is on its way, in the shape of a card. */
export const UnloadedCard = memo(function UnloadedCard({ position, onRangeEnd }: UnloadedCardProps) {
  return (
    <div
      role="img" aria-label={storyboardMessages.shotLoading(position)} data-unloaded=""
      onClick={(event) => {
        if (!event.shiftKey || !onRangeEnd) return
        event.stopPropagation()
        onRangeEnd()
      }}
    />
  )
})
