import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { DEFAULT_ASPECT_RATIO } from '../../../drawing/aspectRatio.ts'
import { messages } from '../../messages.ts'
import { SkeletonGroup, TextSkeleton } from '../../ui/Skeletons.tsx'
import { useDensity } from './boardDensity.ts'
import { COLUMN_GAP, META_HEIGHT, ROW_GAP, cardSize } from './boardLayout.ts'

/** Cards in the shape of shots while they are on their way. */
export function ShotGridSkeleton({ count = 6 }: { count?: number }) {
  const card = cardSize(DEFAULT_ASPECT_RATIO, Number.MAX_SAFE_INTEGER, useDensity())
  return (
    <SkeletonGroup label={messages.storyboard.loading}>
      <Flex wrap="wrap" columnGap={`${COLUMN_GAP}px`} rowGap={`${ROW_GAP}px`}>
        {Array.from({ length: count }, (_, place) => (
          <Box
            key={place} width={{ base: 'full', sm: `${card.width}px` }} borderWidth="1px" borderRadius="card"
            bg="bg.panel" overflow="hidden"
          >
            <Skeleton
              height={{ base: 'auto', sm: `${card.height - META_HEIGHT}px` }} borderRadius="0"
              aspectRatio={{ base: '420 / 240', sm: 'auto' }}
            />
            <Box height={`${META_HEIGHT - 2}px`} pt="3" px="3">
              <Skeleton height="3.5" width="8rem" borderRadius="l1" mb="3" />
              <TextSkeleton lines={2} />
            </Box>
          </Box>
        ))}
      </Flex>
    </SkeletonGroup>
  )
}
