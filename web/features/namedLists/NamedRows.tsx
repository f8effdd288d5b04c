import { Stack, Text } from '@chakra-ui/react'
import { useRef, type ReactNode } from 'react'
import { ListDragging } from '../../dnd/ListDragging.tsx'
import { type Neighbor, neighborAt } from '../../dnd/neighbor.ts'
import { useDragGrips } from '../../dnd/useDragGrips.ts'

/** Moves a row by a place; null where it is the first or the last. */
export interface RowMoves {
  readonly onMovedUp: (() => void) | null
  readonly onMovedDown: (() => void) | null
}

type NamedRowsProps<Item> = {
  items: readonly Item[]
  words: { readonly title: string; readonly empty: string }
  /** The attribute that names a row. */
  attribute: `data-${string}`
  onMoved: (id: string, to: Neighbor) => void
  children: (item: Item, moves: RowMoves) => ReactNode
}

/** Rows that are ordered by dragging, by keys and by buttons. */
export function NamedRows<Item extends { readonly id: string; readonly name: string }>(props: NamedRowsProps<Item>) {
  const { items, words, attribute, onMoved, children } = props
  const list = useRef<HTMLDivElement>(null)
  const grips = useDragGrips(attribute)
  if (items.length === 0) return <Text textStyle="sm" color="fg.muted">{words.empty}</Text>
  return (
    <>
      <Stack
        as="ol" ref={list} aria-label={words.title} gap="1" listStyleType="none" {...grips.pointer} {...grips.keys}
        css={{ '& [data-dragged]': { bg: 'bg.panel', boxShadow: 'md', borderRadius: 'control' } }}
      >
        {items.map((item, index) => {
          const [before, after] = [items[index - 1], items[index + 1]]
          return children(item, {
            onMovedUp: before ? () => onMoved(item.id, { beforeId: before.id }) : null,
            onMovedDown: after ? () => onMoved(item.id, { afterId: after.id }) : null,
          })
        })}
      </Stack>
      {grips.isPressed ? (
        <ListDragging
          items={items} listRef={list} attribute={attribute} grips={grips} isByKeys
          onMoved={(id, position) => {
            const to = neighborAt(items, id, position)
            if (to) onMoved(id, to)
          }}
        />
      ) : null}
    </>
  )
}
