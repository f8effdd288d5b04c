import { chakra } from '@chakra-ui/react'
import { Maximize2 } from 'lucide-react'
import { useTabIndex } from '../../lib/tabStop.ts'
import { viewMessages } from '../../messages/views.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'

type PreviewButtonProps = {
  position: number
  onOpen: () => void
}

/** Opens the frame preview of a shot, from the lower corner of its frame. */
export function PreviewButton({ position, onOpen }: PreviewButtonProps) {
  return (
    <Tooltip content={viewMessages.preview}>
      <chakra.button
        type="button" data-open-preview tabIndex={useTabIndex()} aria-label={viewMessages.previewOf(position)}
        onClick={onOpen}
        position="absolute" bottom="2" insetEnd="2" boxSize="7" display="grid" placeItems="center"
        borderRadius="control" borderWidth="1px" borderColor="border.emphasized" bg="bg.control" color="fg"
        cursor="pointer" opacity="0" transition="opacity 120ms" _hover={{ bg: 'bg.emphasized' }}
        _groupHover={{ opacity: 1 }} _groupFocusWithin={{ opacity: 1 }} focusVisibleRing="outside"
        css={{
          '@media (pointer: coarse)': {
            opacity: 1, boxSize: '32px', _before: { content: '""', position: 'absolute', inset: '-6px' },
          },
        }}
      >
        <Maximize2 size={14} strokeWidth={1.75} aria-hidden />
      </chakra.button>
    </Tooltip>
  )
}
