import { chakra } from '@chakra-ui/react'
import { GripVertical } from 'lucide-react'
import { commonMessages } from '../messages/common.ts'

const words = commonMessages.sorting

/** What one of a list is dragged by, with the pointer or with keys. */
export function GripHandle({ name }: { name: string }) {
  return (
    <chakra.button
      type="button" data-grip aria-label={words.move(name)} aria-description={words.instructions} display="grid"
      placeItems="center" boxSize="6" flexShrink="0" position="relative" zIndex="1" color="fg.muted" borderRadius="l1"
      cursor="grab" _hover={{ color: 'fg' }} focusVisibleRing="inside" css={{ touchAction: 'manipulation' }}
    >
      <GripVertical size={14} aria-hidden />
    </chakra.button>
  )
}
