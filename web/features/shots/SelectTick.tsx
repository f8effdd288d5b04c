import { Center, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useTabIndex } from '../../lib/tabStop.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { SelectManner } from './useShotSelection.ts'

/** An empty box lies on paper in both themes, and is seen on dark drawings too. */
const PAPER = 'rgb(255 255 255 / 88%)'
const INK = 'rgb(23 23 28 / 62%)'
const EDGE = '0 0 0 1px rgb(255 255 255 / 60%)'

type SelectTickProps = {
  position: number
  isSelected: boolean
  /** Others are chosen: the tick shows without a hover. */
  isShown: boolean
  onSelect: (manner: SelectManner) => void
}

/** The box over a frame's corner that chooses its shot; with Shift all up to it. */
export function SelectTick({ position, isSelected, isShown, onSelect }: SelectTickProps) {
  return (
    <chakra.button
      type="button" role="checkbox" aria-checked={isSelected} aria-label={storyboardMessages.select(position)}
      tabIndex={useTabIndex()}
      onClick={(event) => onSelect(event.shiftKey ? 'range' : 'toggle')} position="absolute" top="6px" insetStart="6px"
      boxSize="24px" display="grid" placeItems="center" borderRadius="control" cursor="pointer"
      opacity={isSelected || isShown ? 1 : 0} transition="opacity 120ms" _groupHover={{ opacity: 1 }}
      _groupFocusWithin={{ opacity: 1 }} focusVisibleRing="outside"
      css={{
        _before: { content: '""', position: 'absolute', inset: '-4px' },
        '@media (pointer: coarse)': { opacity: 1, _before: { inset: '-10px' } },
      }}
    >
      <Center
        as="span" boxSize="20px" borderRadius="l1" borderWidth="1.5px" color="accent.contrast"
        bg={isSelected ? 'accent.solid' : PAPER} borderColor={isSelected ? 'accent.solid' : INK}
        boxShadow={isSelected ? undefined : EDGE}
      >
        {isSelected ? <Check size={14} strokeWidth={2.5} aria-hidden /> : null}
      </Center>
    </chakra.button>
  )
}
