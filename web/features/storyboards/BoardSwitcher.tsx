import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { boardMessages } from '../../messages/boards.ts'
import { later } from '../../ui/later.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import type { BoardMenuParts } from './useBoardMenu.tsx'

const EntryMenu = later(async () => (await import('../../ui/EntryMenu.tsx')).EntryMenu)

const BELOW = { placement: 'bottom-start' } as const

/** The last step of the breadcrumb: says which board is open and leads to the project's others. */
export function BoardSwitcher({ menu }: { menu: BoardMenuParts }) {
  const opener = useOpener('menu')
  return (
    <>
      <chakra.button
        type="button" aria-label={boardMessages.switcher(menu.current)} {...opener.button} display="inline-flex"
        alignItems="center" gap="1" height="8" px="1.5" mx="-1.5" minWidth="0" maxWidth="12rem" borderRadius="control"
        textStyle="sm" fontWeight="medium" color="fg" cursor="pointer" focusVisibleRing="outside"
        _hover={{ bg: 'bg.emphasized' }}
      >
        <Box as="span" truncate>{menu.current}</Box>
        <Box as="span" color="fg.muted" flexShrink="0"><ChevronDown size={14} aria-hidden /></Box>
      </chakra.button>
      <EntryMenu
        {...opener.layer} positioning={BELOW} minWidth="60" maxWidth="calc(100vw - 1rem)" maxHeight="min(28rem, 70vh)"
        groups={menu.groups} onChosen={menu.choose}
      />
    </>
  )
}
