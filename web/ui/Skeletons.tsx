import { Box, HStack, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { commonMessages } from '../messages/common.ts'
import { CardGrid } from './CardGrid.tsx'

/** Hides placeholder shapes from screen readers and says 'Loading' to them instead. */
export function SkeletonGroup({ children, label = commonMessages.loading }: { children: ReactNode; label?: string }) {
  return (
    <Box role="status" width="full">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  )
}

/** Lines of text that are on their way; the last one is shorter. */
export function TextSkeleton({ lines = 2, width = '100%' }: { lines?: number; width?: string }) {
  return (
    <Stack gap="2" width={width}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height="3" borderRadius="l1" width={line === lines - 1 && lines > 1 ? '62%' : 'full'} />
      ))}
    </Stack>
  )
}

/** A heading and the sentence below it. */
export function HeaderSkeleton() {
  return (
    <Stack gap="3">
      <Skeleton height="7" width="min(18rem, 60%)" />
      <Skeleton height="3.5" width="min(28rem, 80%)" borderRadius="l1" />
    </Stack>
  )
}

/** Cards in the grid of projects: the mosaic, a name, a line. */
export function ProjectCardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, card) => (
        <Box key={card} borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
          <Skeleton aspectRatio="16 / 9" width="full" borderRadius="0" />
          <Stack gap="2.5" p="4">
            <Skeleton height="4" width="55%" borderRadius="l1" />
            <TextSkeleton lines={2} />
          </Stack>
        </Box>
      ))}
    </CardGrid>
  )
}

/** Cards in the grid of organizations: a tile, a name, a line. */
export function OrganizationCardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, card) => (
        <HStack key={card} borderWidth="1px" borderRadius="card" bg="bg.panel" p="4" gap="4" align="flex-start">
          <Skeleton boxSize="10" borderRadius="card" flexShrink="0" />
          <Stack gap="2.5" flex="1" pt="1">
            <Skeleton height="4" width="50%" borderRadius="l1" />
            <TextSkeleton lines={2} />
          </Stack>
        </HStack>
      ))}
    </CardGrid>
  )
}

/** Rows of a table: a round avatar and two lines. */
export function RowSkeletons({ count = 4 }: { count?: number }) {
  return (
    <Box borderWidth="1px" borderRadius="card" bg="bg.panel" overflow="hidden">
      {Array.from({ length: count }, (_, row) => (
        <HStack key={row} height="64px" px="4" gap="3" borderTopWidth={row === 0 ? '0' : '1px'}>
          <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />
          <TextSkeleton lines={2} width="14rem" />
        </HStack>
      ))}
    </Box>
  )
}

/** The shapes of fields that are on their way. */
export function FieldSkeletons({ count }: { count: number }) {
  return (
    <SkeletonGroup>
      <Stack gap="2">
        {Array.from({ length: count }, (_, row) => <Skeleton key={row} height="9" borderRadius="control" />)}
      </Stack>
    </SkeletonGroup>
  )
}
