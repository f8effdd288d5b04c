import { Box, Button, Flex, HStack, Kbd, Text } from '@chakra-ui/react'
import {
  ArrowLeftRight, CircleDot, Clock, Copy, ListPlus, ListVideo, Proportions, Shapes, Trash2, X,
} from 'lucide-react'
import { castingMessages } from '../../messages/casting.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'

/** What can be done with the chosen shots together. */
export type SelectionCommand =
  'status' | 'ratio' | 'duration' | 'casting' | 'task' | 'playlist' | 'moveTo' | 'duplicate' | 'delete'

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
const MENUS: ReadonlySet<SelectionCommand> = new Set<SelectionCommand>(['status', 'ratio'])

type SelectionBarProps = {
  count: number
  onCommand: (command: SelectionCommand, anchor: HTMLElement) => void
  onClear: () => void
}

/** Floats over the board's lower edge while shots are chosen: how many, and what to do with them. */
export function SelectionBar({ count, onCommand, onClear }: SelectionBarProps) {
  const words = storyboardMessages
  const actions = [
    { command: 'status', label: words.setStatus, icon: <CircleDot {...ICON} /> },
    { command: 'ratio', label: words.setRatio, icon: <Proportions {...ICON} /> },
    { command: 'duration', label: words.setDuration, icon: <Clock {...ICON} /> },
    { command: 'casting', label: castingMessages.command, icon: <Shapes {...ICON} /> },
    { command: 'task', label: castingMessages.taskForShots, icon: <ListPlus {...ICON} /> },
    { command: 'playlist', label: playlistMessages.addItem, icon: <ListVideo {...ICON} /> },
    { command: 'moveTo', label: words.moveManyTo, icon: <ArrowLeftRight {...ICON} /> },
    { command: 'duplicate', label: words.duplicate, icon: <Copy {...ICON} /> },
    { command: 'delete', label: words.delete, icon: <Trash2 {...ICON} /> },
  ] as const
  return (
    <Flex
      position="sticky" bottom={{ base: '148px', md: '20px' }} zIndex="docked" justify="center" height="0"
      align="flex-end" pointerEvents="none" data-bottom-bar
    >
      <HStack
        role="toolbar" aria-label={words.selectionBar} gap="1" rowGap="0" minHeight="11" ps="3.5" pe="1.5" py="1"
        bg="bg.panel" borderWidth="1px" borderColor="border.emphasized" borderRadius="card" boxShadow="float"
        pointerEvents="auto" maxWidth="full" width={{ base: 'full', md: 'auto' }}
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        animation="fade-in 120ms ease-out" css={{ '@media (prefers-reduced-motion: reduce)': { animation: 'none' } }}
      >
        <Text
          textStyle="sm" fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums"
          flex={{ base: '1', md: 'none' }}
        >
          {words.selected(count)}
        </Text>
        <Kbd size="sm" hideBelow="lg" ms="1.5" aria-hidden>Esc</Kbd>
        <Box width="1px" height="6" bg="border" mx="1.5" hideBelow="md" />
        <HStack
          gap={{ base: '0', sm: '1' }} order={{ base: 1, md: 0 }} ms={{ base: '-2', md: '0' }}
          width={{ base: 'calc(100% + 8px)', md: 'auto' }}
          justify="space-between"
        >
          {actions.map(({ command, label, icon }) => (
            <Tooltip key={command} content={label}>
              <Button
                variant="ghost" px={{ base: '0', sm: '2', xl: '2.5' }} minWidth={{ base: '0', sm: '8' }}
                flex={{ base: '1', sm: 'none' }} aria-label={label}
                color={command === 'delete' ? 'fg.error' : 'fg'} fontWeight="medium"
                aria-haspopup={MENUS.has(command) ? 'menu' : undefined}
                onClick={(event) => onCommand(command, event.currentTarget)}
              >
                {icon}
                <Box as="span" hideBelow="xl">{label}</Box>
              </Button>
            </Tooltip>
          ))}
        </HStack>
        <IconButton label={words.clearSelection} icon={<X {...ICON} />} onClick={onClear} />
      </HStack>
    </Flex>
  )
}
