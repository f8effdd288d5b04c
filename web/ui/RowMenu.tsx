import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps, Ref } from 'react'
import { useChosenWhenClosed } from './useChosenWhenClosed.ts'

type RowMenuProps = {
  /** Whose row it is, read aloud. */
  label: string
  items: readonly { value: string; label: string; isDanger?: boolean }[]
  onChosen: (value: string) => void
  ref?: Ref<HTMLButtonElement>
} & Pick<ComponentProps<typeof IconButton>, 'hideFrom'>

/** The menu at the end of a table's row; nothing when there is nothing to choose. */
export function RowMenu({ label, items, onChosen, ref, hideFrom }: RowMenuProps) {
  const { contentRef, root } = useChosenWhenClosed(onChosen)
  if (items.length === 0) return null
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }} {...root}>
      <Menu.Trigger asChild>
        <IconButton ref={ref} variant="ghost" px="0" aria-label={label} hideFrom={hideFrom}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content ref={contentRef}>
            {items.map((item) => (
              <Menu.Item key={item.value} value={item.value} color={item.isDanger ? 'fg.error' : undefined}>
                {item.label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
