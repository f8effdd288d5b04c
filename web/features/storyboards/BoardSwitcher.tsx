import { Box, Menu, Portal, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { messages } from '../../messages.ts'
import { useChosenWhenClosed } from '../../ui/useChosenWhenClosed.ts'
import type { BoardMenuParts } from './useBoardMenu.tsx'

/** The last step of the breadcrumb: says which board is open and leads to the project's others. */
export function BoardSwitcher({ menu }: { menu: BoardMenuParts }) {
  const { contentRef, root } = useChosenWhenClosed(menu.choose)
  return (
    <Menu.Root {...root} positioning={{ placement: 'bottom-start' }} lazyMount>
      <Menu.Trigger asChild>
        <chakra.button
          type="button" aria-label={messages.boards.switcher(menu.current)} display="inline-flex" alignItems="center"
          gap="1" height="8" px="1.5" mx="-1.5" minWidth="0" maxWidth="12rem" borderRadius="control" textStyle="sm"
          fontWeight="medium" color="fg" cursor="pointer" focusVisibleRing="outside" _hover={{ bg: 'bg.emphasized' }}
        >
          <Box as="span" truncate>{menu.current}</Box>
          <Box as="span" color="fg.muted" flexShrink="0"><ChevronDown size={14} aria-hidden /></Box>
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content ref={contentRef} minWidth="60" maxWidth="calc(100vw - 1rem)" maxHeight="min(28rem, 70vh)">
            {menu.items}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
