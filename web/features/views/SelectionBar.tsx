import { Box, HStack, Text } from '@chakra-ui/react'
import {
  ArrowRightToLine, BoxSelect, ClipboardPaste, Copy, FlipHorizontal2, FlipVertical2, Paintbrush, Scissors, Slice,
  Trash2, Type, X,
} from 'lucide-react'
import { selectionMessages } from '../../messages/selection.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SelectionLook } from './SelectionLook.tsx'
import type { SelectionWork } from './useSelection.ts'

const words = selectionMessages
const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const

type SelectionBarProps = {
  work: SelectionWork
  /** Whether a frame follows. */
  hasNext: boolean
  /** Writes the selected label again; null where it is none. */
  onEditLabel: (() => void) | null
}

/** What can be done with the selected lines: over the frame, and on narrow windows over the tools. */
export function SelectionBar({ work, hasNext, onEditLabel }: SelectionBarProps) {
  const { selection, canPaste, canCut } = work
  const count = selection?.ids.size ?? 0
  return (
    <HStack
      role="toolbar" aria-label={words.bar} gridArea={{ base: 'panel', md: 'well' }} justifySelf="center" zIndex="1"
      alignSelf={{ base: 'end', md: 'start' }} m="3" bg="bg.panel" borderWidth="1px" borderRadius="card" gap="0"
      boxShadow="float" px="2" py="1" wrap="wrap" justify="center" maxWidth={{ md: '37rem' }}
    >
      <Text role="status" textStyle="sm" color={count === 0 ? 'fg.muted' : 'fg'} px="2" whiteSpace="nowrap">
        {count === 0 ? words.none : words.count(count)}
      </Text>
      <IconButton label={words.all} icon={<BoxSelect {...ICON} />} onClick={work.selectAll} />
      {canPaste ? <IconButton label={words.paste} icon={<ClipboardPaste {...ICON} />} onClick={work.paste} /> : null}
      {canCut ? <IconButton label={words.cutLines} icon={<Slice {...ICON} />} onClick={work.cutLines} /> : null}
      {count === 0 ? null : (
        <>
          <IconButton label={words.copy} icon={<Copy {...ICON} />} onClick={work.copy} />
          <IconButton label={words.cut} icon={<Scissors {...ICON} />} onClick={work.cut} />
          <IconButton
            label={words.toNext} hint={hasNext ? words.toNext : words.noNext} icon={<ArrowRightToLine {...ICON} />}
            onClick={hasNext ? work.copyToNext : undefined} aria-disabled={!hasNext} opacity={hasNext ? 1 : 0.45}
          />
          <Box width="1px" height="6" bg="border" mx="1" hideBelow="lg" />
          {onEditLabel ? (
            <IconButton label={words.editLabel} icon={<Type {...ICON} />} onClick={onEditLabel} />
          ) : null}
          <IconButton label={words.recolor} icon={<Paintbrush {...ICON} />} onClick={work.recolor} />
          <IconButton
            label={words.flipAcross} icon={<FlipHorizontal2 {...ICON} />} onClick={() => work.flip('across')}
          />
          <IconButton label={words.flipDown} icon={<FlipVertical2 {...ICON} />} onClick={() => work.flip('down')} />
          <IconButton label={words.remove} icon={<Trash2 {...ICON} />} onClick={work.remove} />
          <IconButton label={words.deselect} icon={<X {...ICON} />} onClick={work.deselect} />
          <SelectionLook work={work} />
        </>
      )}
    </HStack>
  )
}
