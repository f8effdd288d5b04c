import { Box, Button, HStack, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { commonMessages } from '../../messages/common.ts'

const RowAnchor = chakra(Link)

type ImpactListProps = { children: ReactNode; hasNext: boolean; isLoadingNext: boolean; onMore: () => void }

/** The rows behind one of the numbers of an impact. */
export function ImpactList({ children, hasNext, isLoadingNext, onMore }: ImpactListProps) {
  return (
    <>
      <Box as="ul" listStyleType="none">{children}</Box>
      {hasNext ? (
        <HStack justify="center" py="2">
          <Button size="xs" onClick={onMore} loading={isLoadingNext} loadingText={commonMessages.showMore}>
            {commonMessages.showMore}
          </Button>
        </HStack>
      ) : null}
    </>
  )
}

type ImpactRowProps = {
  to: string | { search: string }
  /** A small picture of 4:3 or a mark, before the name. */
  mark: ReactNode
  name: string
  /** Quiet, at the right end. */
  aside: ReactNode
}

/** A thing a change touches, and the way to it. */
export function ImpactRow({ to, mark, name, aside }: ImpactRowProps) {
  return (
    <HStack
      as="li" gap="3" minHeight="11" px="3" position="relative" minWidth="0" borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }} _hover={{ bg: 'bg.emphasized' }}
    >
      {mark}
      <RowAnchor
        to={to} replace={typeof to !== 'string'} preventScrollReset textStyle="sm" fontWeight="medium" truncate flex="1"
        minWidth="0" outline="none" _after={{ content: '""', position: 'absolute', inset: '0' }}
        css={{ '&:focus-visible::after': { boxShadow: 'inset 0 0 0 2px {colors.accent.focusRing}' } }}
      >
        {name}
      </RowAnchor>
      <Box textStyle="xs" color="fg.muted" flexShrink="0">{aside}</Box>
    </HStack>
  )
}
