import { HStack, Text } from '@chakra-ui/react'
import { commandMessages } from '../../messages/commands.ts'
import { KeyCaps } from './KeyCaps.tsx'

const { hints } = commandMessages
const HINTS = [
  { chords: ['ArrowUp', 'ArrowDown'], label: hints.move },
  { chords: ['Enter'], label: hints.open },
  { chords: ['Escape'], label: hints.close },
]

/** The keys of the search, where there is a keyboard. */
export function CommandHints() {
  return (
    <HStack
      gap="5" px="4" height="10" borderTopWidth="1px" textStyle="xs" color="fg.muted" flexShrink="0" hideBelow="md"
      css={{ '@media (pointer: coarse)': { display: 'none' } }}
    >
      {HINTS.map(({ chords, label }) => (
        <HStack key={label} gap="1.5">
          {chords.map((chord) => <KeyCaps key={chord} chord={chord} size="sm" />)}
          <Text as="span">{label}</Text>
        </HStack>
      ))}
    </HStack>
  )
}
