import type { ReactNode } from 'react'
import type { Box } from './boardLayout.ts'

type BoardSlotProps = {
  box: Box
  /** Jumps to a new place at once: it is being dragged by the pointer. */
  isStill?: boolean
  /** Lies over its neighbours: it is being moved by keys. */
  isRaised?: boolean
  children: ReactNode
}

/** How slots look: said once by the board, since dozens of slots come with each turn of the wheel. */
export const slotStyles = {
  '& > [data-slot]': {
    position: 'absolute',
    top: '0',
    insetStart: '0',
    transition: 'transform 200ms ease-out',
    _focusWithin: { zIndex: 1 },
    '&[data-still]': { transition: 'none' },
    '&[data-raised]': { zIndex: 2 },
  },
} as const

/** A place on the board; what it holds glides to a new place in 200 ms. */
export function BoardSlot({ box, isStill = false, isRaised = false, children }: BoardSlotProps) {
  return (
    <div
      data-slot="" data-still={isStill ? '' : undefined} data-raised={isRaised ? '' : undefined}
      style={{
        width: `${box.width}px`,
        height: `${box.height}px`,
        transform: `translate3d(${box.x}px, ${box.y}px, 0)`,
      }}
    >
      {children}
    </div>
  )
}
