import { IconButton } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import type { ComponentProps, Ref } from 'react'
import type { MenuEntry } from './EntryMenu.tsx'
import { later } from './later.tsx'
import { useOpener } from './useOpener.ts'

const EntryMenu = later(async () => (await import('./EntryMenu.tsx')).EntryMenu)

type RowMenuProps = {
  /** Whose row it is, read aloud. */
  label: string
  items: readonly MenuEntry[]
  onChosen: (value: string) => void
  ref?: Ref<HTMLButtonElement>
} & Pick<ComponentProps<typeof IconButton>, 'hideFrom'>

const BELOW = { placement: 'bottom-end' } as const

/** The menu at the end of a table's row; nothing when there is nothing to choose. */
export function RowMenu({ label, items, onChosen, ref, hideFrom }: RowMenuProps) {
  const menu = useOpener('menu')
  if (items.length === 0) return null
  return (
    <>
      <IconButton ref={ref} variant="ghost" px="0" aria-label={label} hideFrom={hideFrom} {...menu.button}>
        <Ellipsis aria-hidden />
      </IconButton>
      <EntryMenu {...menu.layer} positioning={BELOW} groups={[{ entries: items }]} onChosen={onChosen} />
    </>
  )
}
