import { mergeProps } from '@chakra-ui/react'
import { cloneElement, useId, useState, type ReactElement, type ReactNode } from 'react'
import { later } from './later.tsx'
import type { SurfaceTheme } from './surfaceTheme.ts'
import { usePointedTooltip } from './usePointedTooltip.ts'
import { useTouchedTooltip } from './useTouchedTooltip.ts'

const TooltipBubble = later(async () => (await import('./TooltipBubble.tsx')).TooltipBubble)

/** Where a tooltip stands; it flips when there is no room. */
export type TooltipPlacement =
  | 'top' | 'top-start' | 'top-end'
  | 'bottom' | 'bottom-start' | 'bottom-end'
  | 'left' | 'left-start' | 'left-end'
  | 'right' | 'right-start' | 'right-end'

type TooltipProps = {
  content: ReactNode
  /** One element that takes events. */
  children: ReactElement
  placement?: TooltipPlacement
  theme?: SurfaceTheme
  disabled?: boolean
}

/** A short explanation on hover and keyboard focus, and on touch by a long press; Esc hides it. */
export function Tooltip({ content, children, placement = 'top', theme, disabled }: TooltipProps) {
  const id = useId()
  const { isOpen, setIsOpen, touchEvents } = useTouchedTooltip()
  const { anchor, pointerEvents } = usePointedTooltip(isOpen, setIsOpen)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (disabled || content === null || content === undefined || content === '') return children
  const described = isOpen ? { 'aria-describedby': id } : {}
  return (
    <>
      {cloneElement(children, mergeProps(touchEvents, pointerEvents, children.props as object, described))}
      {wasOpened ? (
        <TooltipBubble
          id={id} isOpen={isOpen} anchor={anchor} placement={placement} theme={theme} onClose={() => setIsOpen(false)}
        >
          {content}
        </TooltipBubble>
      ) : null}
    </>
  )
}
