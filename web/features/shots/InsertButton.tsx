import { Box, Center, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useKeyHints } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { COLUMN_GAP, ROW_GAP } from './boardLayout.ts'

/** By so much the gap beside the last card of a row is narrower on narrow pages, in pixels. */
const OVERLAP = 4

type InsertButtonProps = { position: number; isBelow: boolean; onInsert: () => void }

/**
 * Adds a frame in the gap after a card: a line with a plus while the pointer is there. No stop of the Tab key: on the
 * card, N does the same, and so does its menu.
 */
export function InsertButton({ position, isBelow, onInsert }: InsertButtonProps) {
  const hint = useKeyHints()
  const place = isBelow
    ? { top: '100%', insetInline: '0', height: `${ROW_GAP}px` }
    : { top: '0', bottom: '0', insetStart: '100%', width: `${COLUMN_GAP - OVERLAP}px` }
  const line = isBelow ? { width: 'full', height: '2px' } : { width: '2px', height: 'full' }
  return (
    <chakra.button
      type="button" tabIndex={-1} aria-label={storyboardMessages.insertAfter(position)} onClick={onInsert}
      title={hint(storyboardMessages.insertHint, SHORTCUTS.board.insert)} position="absolute" display="grid"
      placeItems="center" cursor="pointer"
      opacity="0" transition="opacity 120ms" _hover={{ opacity: 1 }} {...place}
      css={{ '& > *': { gridArea: '1 / 1' }, '@media (pointer: coarse)': { display: 'none' } }}
    >
      <Box as="span" bg="accent.solid" borderRadius="full" {...line} />
      <Center as="span" boxSize={isBelow ? '5' : '4'} borderRadius="full" bg="accent.solid" color="accent.contrast">
        <Plus size={14} strokeWidth={2} aria-hidden />
      </Center>
    </chakra.button>
  )
}
