import { Box, Center, HStack, Text, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { ShotDragPreview_shot$key } from '../../__generated__/ShotDragPreview_shot.graphql.ts'
import { META_HEIGHT } from './boardLayout.ts'

const Picture = chakra('img')
/** Two more cards under the one that is held. */
const STACK =
  '6px 6px 0 -1px {colors.bg.raised}, 6px 6px 0 0 {colors.border.emphasized}, ' +
  '12px 12px 0 -1px {colors.bg.raised}, 12px 12px 0 0 {colors.border.emphasized}'

type ShotDragPreviewProps = {
  shotRef: ShotDragPreview_shot$key
  position: number
  /** How many shots are dragged together. */
  count: number
}

/** What hangs on the pointer while shots are dragged: picture and number of the one held, slightly tilted. */
export function ShotDragPreview({ shotRef, position, count }: ShotDragPreviewProps) {
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
      borderColor="accent.solid" boxShadow={count > 1 ? STACK : 'float'} cursor="grabbing" position="relative"
      css={{ '@media (prefers-reduced-motion: no-preference)': { rotate: '-1.6deg' } }}
    >
      {count > 1 ? (
        <Center
          position="absolute" top="-10px" insetEnd="-10px" minWidth="7" height="7" px="2" borderRadius="full"
          bg="accent.solid" color="accent.contrast" textStyle="sm" fontWeight="semibold"
          fontVariantNumeric="tabular-nums" aria-label={storyboardMessages.selected(count)}
        >
          {commonMessages.number(count)}
        </Center>
      ) : null}
      <Box flex="1" minHeight="0" bg="white" borderTopRadius="card" overflow="hidden">
        {view && view.revision > 0 ? (
          <Picture src={view.thumbnailUrl} alt="" width="full" height="full" objectFit="contain" draggable={false} />
        ) : null}
      </Box>
      <Box height={`${META_HEIGHT / 16}rem`} pt="2.5" px="3" flexShrink="0">
        <HStack gap="2">
          <Text textStyle="sm" fontWeight="semibold">{storyboardMessages.shot(position)}</Text>
          <Text textStyle="mono" color="fg.muted" truncate>{shot.code}</Text>
        </HStack>
        <Text mt="2" fontSize="sm" lineHeight="1.125rem" color="fg.soft" lineClamp={2}>{shot.description}</Text>
      </Box>
    </Box>
  )
}
