import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type CardButtonProps = Omit<ComponentProps<typeof chakra.button>, 'children'> & {
  /** Read aloud; the tooltip is its first word. */
  label: string
  icon: LucideIcon
  /** Needed by keys alone: a finger holds the card itself. */
  isForKeys?: boolean
}

/**
 * A small square button on a card. Its tooltip is the browser's own: hundreds of ours would make the board slow, and
 * one on the handle would take the Esc that is to cancel a move.
 */
export function CardButton({ label, icon: Icon, isForKeys = false, ...rest }: CardButtonProps) {
  return (
    <chakra.button
      type="button" aria-label={label} title={label.split(' ')[0]} display="grid" placeItems="center" boxSize="6"
      borderRadius="l1" color="fg.muted" cursor="pointer" _hover={{ bg: 'bg.emphasized', color: 'fg' }}
      focusVisibleRing="outside"
      css={{ '@media (pointer: coarse)': isForKeys ? { display: 'none' } : { width: '40px', height: '40px' } }}
      {...rest}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </chakra.button>
  )
}
