import { Box, Flex, Skeleton } from '@chakra-ui/react'
import { DEFAULT_ASPECT_RATIO } from '../../../drawing/aspectRatio.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { SkeletonGroup, TextSkeleton } from '../../ui/Skeletons.tsx'
import { useDensity } from './boardDensity.ts'
import { COLUMN_GAP, META_HEIGHT, ROW_GAP, ROW_SCALE, frameSize } from './boardLayout.ts'

/** Cards in the shape of shots while they are on their way. */
export function ShotGridSkeleton({ count = 6 }: { count?: number }) {
  const density = useDensity()
  const { width, height } = frameSize(DEFAULT_ASPECT_RATIO, density)
  const [least, most] = density === 'L' ? [1, 1] : [ROW_SCALE.least, ROW_SCALE.most]
  return (
    <SkeletonGroup label={storyboardMessages.loading}>
      <Flex wrap="wrap" columnGap={`${COLUMN_GAP}px`} rowGap={`${ROW_GAP}px`}>
        {Array.from({ length: count }, (_, place) => (
          <Box
            key={place} flexGrow="1" flexBasis={{ base: 'full', sm: `${width * least}px` }}
            maxWidth={{ sm: `${width * most}px` }} borderWidth="1px" borderRadius="card"
            bg="bg.panel" overflow="hidden"
          >
            <Skeleton borderRadius="0" aspectRatio={`${width} / ${height}`} />
            <Box height={`${(META_HEIGHT - 2) / 16}rem`} pt="3" px="3">
              <Skeleton height="3.5" width="8rem" borderRadius="l1" mb="3" />
              <TextSkeleton lines={2} />
            </Box>
          </Box>
        ))}
      </Flex>
    </SkeletonGroup>
  )
}
