import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Box as BoardBox } from './boardLayout.ts'

type BoardSlotProps = {
  box: BoardBox
  /** Jumps to a new place at once: it is being dragged by the pointer. */
  isStill?: boolean
  /** Lies over its neighbours: it is being moved by keys. */
  isRaised?: boolean
  children: ReactNode
}

/** A place on the board; what it holds glides to a new place in 200 ms. */
export function BoardSlot({ box, isStill = false, isRaised = false, children }: BoardSlotProps) {
  return (
    <Box
      position="absolute" top="0" insetStart="0" zIndex={isRaised ? 2 : undefined} _focusWithin={{ zIndex: 1 }}
      transition={isStill ? 'none' : 'transform 200ms ease-out'}
      style={{
        width: `${box.width}px`,
        height: `${box.height}px`,
        transform: `translate3d(${box.x}px, ${box.y}px, 0)`,
      }}
    >
      {children}
    </Box>
  )
}
