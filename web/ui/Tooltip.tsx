import { Portal, Tooltip as ChakraTooltip } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'
import { surfaceThemeProps, type SurfaceTheme } from './surfaceTheme.ts'
import { useTouchedTooltip } from './useTouchedTooltip.ts'

/** Distance between the tooltip and what it explains, px. */
export const TOOLTIP_OFFSET = 5
/** Least distance between the tooltip and the window's edge, px. */
export const TOOLTIP_VIEWPORT_MARGIN = 8

const OPEN_DELAY_MS = 400
const CLOSE_DELAY_MS = 80

/** Where a tooltip stands; it flips when there is no room. */
export type TooltipPlacement =
  | 'top' | 'top-start' | 'top-end'
  | 'bottom' | 'bottom-start' | 'bottom-end'
  | 'left' | 'left-start' | 'left-end'
  | 'right' | 'right-start' | 'right-end'

type TooltipProps = {
  content: ReactNode
  /** One element that takes a ref and events. */
  children: ReactElement
  placement?: TooltipPlacement
  theme?: SurfaceTheme
  disabled?: boolean
}

/** A short explanation on hover and keyboard focus, and on touch by a long press; Esc hides it. */
export function Tooltip({ content, children, placement = 'top', theme, disabled }: TooltipProps) {
  const { isOpen, setIsOpen, touchEvents } = useTouchedTooltip()
  if (disabled || content === null || content === undefined || content === '') return children
  return (
    <ChakraTooltip.Root
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      openDelay={OPEN_DELAY_MS}
      closeDelay={CLOSE_DELAY_MS}
      lazyMount
      unmountOnExit
      positioning={{ placement, gutter: TOOLTIP_OFFSET, overflowPadding: TOOLTIP_VIEWPORT_MARGIN, strategy: 'fixed' }}
    >
      <ChakraTooltip.Trigger asChild {...touchEvents}>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content {...surfaceThemeProps(theme)}>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  )
}
