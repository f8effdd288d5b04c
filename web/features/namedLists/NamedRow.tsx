import { HStack, Input, Stack, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { GripHandle } from '../../dnd/GripHandle.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { RowMoves } from './NamedRows.tsx'
import type { EditedName } from './useNamedRow.ts'

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
/** Longest name that the server keeps, in characters. */
const NAME_LENGTH = 200

type NamedRowProps = {
  name: string
  /** The attribute that names the row. */
  id: { readonly [attribute: `data-${string}`]: string }
  edited: Pick<EditedName<object>, 'typed' | 'refusal' | 'type' | 'saveName'>
  moves: RowMoves
  words: Readonly<Record<'nameOf' | 'up' | 'down' | 'remove', (name: string) => string>>
  isRemoving: boolean
  onRemoved: () => void
  /** Before and after the name. */
  before?: ReactNode
  after?: ReactNode
}

/** A row of a list: its name, which is edited in place, its place, and a button that removes it. */
export function NamedRow(props: NamedRowProps) {
  const { name, id, edited, moves: { onMovedUp, onMovedDown }, words, isRemoving, onRemoved, before, after } = props
  const { typed, refusal, type, saveName } = edited
  return (
    <Stack as="li" {...id} gap="0.5">
      <HStack gap="1">
        {onMovedUp || onMovedDown ? <GripHandle name={name} /> : null}
        {before}
        <Input
          size="sm" flex="1" minWidth="0" aria-label={words.nameOf(name)} value={typed} maxLength={NAME_LENGTH}
          autoComplete="off" aria-invalid={refusal !== null} borderColor={refusal === null ? undefined : 'border.error'}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            // What was refused is sent again with Enter alone.
            if (refusal === null) saveName()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) saveName()
          }}
        />
        {after}
        <IconButton
          label={words.up(name)} icon={<ArrowUp {...ICON} />} disabled={!onMovedUp} onClick={onMovedUp ?? undefined}
        />
        <IconButton
          label={words.down(name)} icon={<ArrowDown {...ICON} />} disabled={!onMovedDown}
          onClick={onMovedDown ?? undefined}
        />
        <IconButton
          label={words.remove(name)} icon={<Trash2 {...ICON} />} color="fg.error" disabled={isRemoving}
          onClick={onRemoved}
        />
      </HStack>
      {refusal === null ? null : <Text role="alert" textStyle="xs" color="fg.error" ps="9">{refusal}</Text>}
    </Stack>
  )
}
