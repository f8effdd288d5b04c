import { Box, HStack, chakra } from '@chakra-ui/react'
import { ChevronDown, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { taskMessages } from '../../messages/tasks.ts'
import { later } from '../../ui/later.tsx'
import { useOpener } from '../../ui/useOpener.ts'

const AnchoredPopover = later(async () => (await import('../../ui/AnchoredPopover.tsx')).AnchoredPopover)

type FilterPopoverProps = {
  icon: LucideIcon
  /** What is filtered by, and by what: 'Priority' 'High'. */
  name: string
  value: ReactNode
  /** Whether it hides anything; then it can be cleared. */
  isActive: boolean
  onCleared: () => void
  /** Width of what opens, a CSS length. */
  width?: string
  /** What opens; `close` closes it. */
  children: (close: () => void) => ReactNode
}

const coarse = '@media (pointer: coarse)'
const BELOW = { placement: 'bottom-start', gutter: 6 } as const

/** One filter of a bar: says what it shows, opens its choices, and is cleared beside them. */
export function FilterPopover(props: FilterPopoverProps) {
  const { icon: Icon, name, value, isActive, onCleared, width = '17rem', children } = props
  const opener = useOpener('dialog')
  return (
    <HStack
      gap="0" height="8" flexShrink="0" borderWidth="1px" borderRadius="control" textStyle="sm" fontWeight="medium"
      borderColor={isActive ? 'accent.emphasized' : 'border.emphasized'} bg={isActive ? 'accent.subtle' : 'bg.control'}
      _hover={{ bg: isActive ? 'accent.muted' : 'bg.emphasized' }}
      color={isActive ? 'accent.fg' : 'fg.muted'} css={{ [coarse]: { height: '44px' } }}
    >
      <chakra.button
        type="button" {...opener.button} display="flex" alignItems="center" gap="1.5" height="full" ps="2.5"
        pe={isActive ? '1' : '2'} cursor="pointer" borderRadius="control" focusVisibleRing="outside" whiteSpace="nowrap"
        _hover={{ color: isActive ? undefined : 'fg' }}
      >
        <Icon size={14} strokeWidth={1.75} aria-hidden />
        {name}
        <Box as="span" color="fg" maxWidth="10rem" truncate>{value}</Box>
        {isActive ? null : <ChevronDown size={14} strokeWidth={1.75} aria-hidden />}
      </chakra.button>
      <AnchoredPopover {...opener.layer} label={name} positioning={BELOW} width={width} p="1.5">
        {children(opener.layer.onClosed)}
      </AnchoredPopover>
      {isActive ? (
        <chakra.button
          type="button" aria-label={taskMessages.clearFilter(name)} display="grid" placeItems="center" height="full"
          width="7" cursor="pointer" borderRadius="control" focusVisibleRing="outside" _hover={{ color: 'fg' }}
          css={{ [coarse]: { width: '44px' } }} onClick={onCleared}
        >
          <X size={14} aria-hidden />
        </chakra.button>
      ) : null}
    </HStack>
  )
}
