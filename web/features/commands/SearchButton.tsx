import { Box, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { ariaKeys, useFirstChord } from '../../lib/keyHints.ts'
import { SHORTCUTS } from '../../lib/shortcuts.ts'
import { commandMessages } from '../../messages/commands.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { KeyCaps } from './KeyCaps.tsx'
import { showCommandLayer } from './commandLayer.ts'

const words = commandMessages

/** Opens the search: a field to look at with its keys where there is room, else an icon. */
export function SearchButton() {
  const open = () => showCommandLayer('search')
  const chord = useFirstChord()(SHORTCUTS.everywhere.search)
  const keys = chord === undefined ? null : <KeyCaps chord={chord} size="sm" />
  return (
    <>
      <chakra.button
        type="button" aria-label={words.title} aria-haspopup="dialog" aria-keyshortcuts={ariaKeys(chord)}
        onClick={open} hideBelow="xl" display="flex" alignItems="center" gap="2" height="8" ps="2.5" pe="1.5"
        width="13rem" borderWidth="1px" borderRadius="control" bg="bg.control" color="fg.muted" textStyle="sm"
        cursor="pointer" transition="background 120ms, color 120ms" focusVisibleRing="outside"
        _hover={{ bg: 'bg.emphasized', color: 'fg' }} css={{ '@media (pointer: coarse)': { height: '44px' } }}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <Box as="span" flex="1" textAlign="start">{words.open}</Box>
        <Box as="span" aria-hidden>{keys}</Box>
      </chakra.button>
      <IconButton
        label={words.title} icon={<Search strokeWidth={1.75} aria-hidden />} hideFrom="xl" aria-haspopup="dialog"
        aria-keyshortcuts={ariaKeys(chord)} tooltipPlacement="bottom-end" onClick={open}
        hint={<>{words.title} {keys}</>}
      />
    </>
  )
}
