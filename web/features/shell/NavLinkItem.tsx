import { Box, chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Tooltip } from '../../ui/Tooltip.tsx'

type NavLinkItemProps = {
  to: string
  label: string
  icon: LucideIcon
  isCurrent: boolean
  isRail: boolean
  /** Number at the right end. */
  count?: string
}

const NavLink = chakra(Link)

/** One entry of the sidebar; in the rail only its icon, with the label as tooltip. */
export function NavLinkItem({ to, label, icon: Icon, isCurrent, isRail, count }: NavLinkItemProps) {
  return (
    <Tooltip content={label} placement="right" disabled={!isRail}>
      <NavLink
        to={to}
        aria-label={isRail ? label : undefined}
        aria-current={isCurrent ? 'page' : undefined}
        display="flex" alignItems="center" gap="2.5" borderRadius="control" position="relative" flexShrink="0"
        height={isRail ? '10' : '9'} width={isRail ? '10' : 'full'} px={isRail ? '0' : '2.5'}
        justifyContent={isRail ? 'center' : 'flex-start'}
        fontSize="sm" fontWeight="medium" color={isCurrent ? 'fg' : 'fg.muted'}
        bg={isCurrent ? 'bg.selected' : 'transparent'}
        transition="background 120ms, color 120ms"
        _hover={{ color: 'fg', bg: isCurrent ? 'bg.selected' : 'bg.emphasized' }}
        css={{
          '& svg': { color: isCurrent ? 'accent.fg' : 'inherit', flex: 'none' },
          '@media (pointer: coarse)': { minHeight: '44px' },
        }}
      >
        {isRail && isCurrent ? (
          <Box as="span" position="absolute" insetStart="-12px" top="10px" bottom="10px" width="2px" bg="accent.solid"
            borderRadius="2px" />
        ) : null}
        <Icon size={isRail ? 20 : 16} strokeWidth={1.75} aria-hidden />
        {isRail ? null : <Box as="span" flex="1" truncate>{label}</Box>}
        {isRail || count === undefined ? null : (
          <Box as="span" textStyle="xs" fontWeight="normal" fontVariantNumeric="tabular-nums" color="fg.muted">
            {count}
          </Box>
        )}
      </NavLink>
    </Tooltip>
  )
}
