import { Box, HStack, Text, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { messages } from '../../messages.ts'
import type { ShotDragPreview_shot$key } from '../../__generated__/ShotDragPreview_shot.graphql.ts'
import { META_HEIGHT } from './boardLayout.ts'

const Picture = chakra('img')

/** What hangs on the pointer while a shot is dragged: its picture and number, slightly tilted. */
export function ShotDragPreview({ shotRef, position }: { shotRef: ShotDragPreview_shot$key; position: number }) {
  const shot = useFragment(
    graphql`
      fragment ShotDragPreview_shot on Shot {
        code
        description
        views {
          revision
          thumbnailUrl(width: 840)
        }
      }
    `,
    shotRef,
  )
  const view = shot.views[0]
  return (
    <Box
      height="full" display="flex" flexDirection="column" borderRadius="card" borderWidth="1px" bg="bg.panel"
      borderColor="accent.solid" boxShadow="float" overflow="hidden" cursor="grabbing"
      css={{ '@media (prefers-reduced-motion: no-preference)': { rotate: '-1.6deg' } }}
    >
      <Box flex="1" minHeight="0" bg="white">
        {view && view.revision > 0 ? (
          <Picture src={view.thumbnailUrl} alt="" width="full" height="full" objectFit="contain" draggable={false} />
        ) : null}
      </Box>
      <Box height={`${META_HEIGHT}px`} pt="2.5" px="3" flexShrink="0">
        <HStack gap="2">
          <Text textStyle="sm" fontWeight="semibold">{messages.storyboard.shot(position)}</Text>
          <Text textStyle="mono" color="fg.muted" truncate>{shot.code}</Text>
        </HStack>
        <Text mt="2" fontSize="sm" lineHeight="18px" color="fg.soft" lineClamp={2}>{shot.description}</Text>
      </Box>
    </Box>
  )
}
