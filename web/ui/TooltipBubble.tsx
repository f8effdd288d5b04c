import { Portal, Tooltip } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { surfaceThemeProps, type SurfaceTheme } from './surfaceTheme.ts'
import type { TooltipPlacement } from './Tooltip.tsx'

/** Distance between the tooltip and what it explains, px. */
const OFFSET = 5
/** Least distance between the tooltip and the window's edge, px. */
const VIEWPORT_MARGIN = 8

type TooltipBubbleProps = {
  id: string
  isOpen: boolean
  /** What it explains. */
  anchor: RefObject<HTMLElement | null>
  placement: TooltipPlacement
  theme: SurfaceTheme | undefined
  onClose: () => void
  children: ReactNode
}

/** The tooltip itself; what opens it is in `Tooltip`. */
export function TooltipBubble({ id, isOpen, anchor, placement, theme, onClose, children }: TooltipBubbleProps) {
  return (
    <Tooltip.Root
      ids={{ content: id }} open={isOpen} lazyMount unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
      positioning={{
        placement, gutter: OFFSET, overflowPadding: VIEWPORT_MARGIN, strategy: 'fixed',
        getAnchorElement: () => anchor.current,
      }}
    >
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content {...surfaceThemeProps(theme)}>{children}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}
