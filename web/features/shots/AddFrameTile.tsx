import { Center, Spinner, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { storyboardMessages } from '../../messages/storyboard.ts'

type AddFrameTileProps = { isAdding: boolean; isRow: boolean; onAdd: () => void }

/** The last place on the board: adds a shot. `isRow` lays it out flat, for one column. */
export function AddFrameTile({ isAdding, isRow, onAdd }: AddFrameTileProps) {
  return (
    <chakra.button
      type="button" onClick={onAdd} aria-disabled={isAdding} width="full" height="full" display="flex"
      flexDirection={isRow ? 'row' : 'column'} alignItems="center" justifyContent="center" gap={isRow ? '3' : '2'}
      borderWidth="1px" borderStyle="dashed" borderColor="border.emphasized" borderRadius="card" color="fg.muted"
      fontSize="sm" fontWeight="medium" cursor={isAdding ? 'progress' : 'pointer'} focusVisibleRing="outside"
      transition="color 120ms, border-color 120ms, background 120ms"
      _hover={{ color: 'fg', borderColor: 'accent.solid', bg: 'accent.subtle' }}
    >
      <Center as="span" boxSize="9" borderRadius="full" bg="bg.raised" color="fg">
        {isAdding ? <Spinner size="sm" borderWidth="2px" /> : <Plus size={20} strokeWidth={1.75} aria-hidden />}
      </Center>
      {isAdding ? storyboardMessages.addingFrame : storyboardMessages.addFrame}
    </chakra.button>
  )
}
