import { Box, Button, type ButtonProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Tooltip, type TooltipPlacement } from './Tooltip.tsx'

type ExplainedButtonProps = ButtonProps & {
  ref?: Ref<HTMLButtonElement>
  /** Why it may not be pressed now, in a sentence; null when it may. */
  reason: string | null
  tooltipPlacement?: TooltipPlacement
}

/** A button that is disabled while there is a reason, shown on hover and on keyboard focus. */
export function ExplainedButton({ reason, tooltipPlacement, disabled, ...buttonProps }: ExplainedButtonProps) {
  if (reason === null) return <Button disabled={disabled} {...buttonProps} />
  // The place around the button takes the focus, so it is hidden with it.
  const { hideBelow, hideFrom, alignSelf } = buttonProps
  return (
    <Tooltip content={reason} placement={tooltipPlacement}>
      <Box
        as="span" display="inline-block" tabIndex={0} borderRadius="control" alignSelf={alignSelf} hideBelow={hideBelow}
        hideFrom={hideFrom}
      >
        <Button {...buttonProps} disabled aria-description={reason} />
      </Box>
    </Tooltip>
  )
}
