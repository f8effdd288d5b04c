import { Box } from '@chakra-ui/react'
import type { TimelineView } from '../preview/timelineScale.ts'
import type { PlacedItem } from './itemPlaces.ts'

/** Where items of a playlist begin, on the ruler; the list beside says the same to all. */
export function ItemMarks({ places, view: { scale, sight } }: { places: readonly PlacedItem[]; view: TimelineView }) {
  return places.map(({ item, start, shotCount }) => {
    const left = start * scale
    if (item === 0 || shotCount === 0 || left < sight.left || left > sight.left + sight.width) return null
    return (
      <Box
        key={item} as="span" aria-hidden data-item-mark position="absolute" bottom="0" width="2px" height="10px"
        borderRadius="l1" bg="accent.solid" pointerEvents="none" style={{ left: left - 1 }}
      />
    )
  })
}
