import { IconButton as ChakraIconButton, type IconButtonProps as ChakraIconButtonProps } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Tooltip, type TooltipPlacement } from './Tooltip.tsx'

type IconButtonProps = Omit<ChakraIconButtonProps, 'aria-label' | 'children' | 'title'> & {
  /** What it does, read aloud and shown as tooltip. */
  label: string
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
  /** Shown instead of the label, for example with a shortcut or the reason why it is disabled. */
  hint?: ReactNode
  tooltipPlacement?: TooltipPlacement
}

/** A square button with an icon; its label is always there, as tooltip and for screen readers. */
export function IconButton({ label, icon, hint, tooltipPlacement, ...buttonProps }: IconButtonProps) {
  return (
    <Tooltip content={hint ?? label} placement={tooltipPlacement}>
      <ChakraIconButton variant="ghost" {...buttonProps} px="0" aria-label={label}>
        {icon}
      </ChakraIconButton>
    </Tooltip>
  )
}
