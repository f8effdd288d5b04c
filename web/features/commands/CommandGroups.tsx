import { Box, Highlight, HStack, Listbox, Stack, Text } from '@chakra-ui/react'
import { commandMessages } from '../../messages/commands.ts'
import { commonMessages } from '../../messages/common.ts'
import { KeyCaps } from './KeyCaps.tsx'
import type { Command, CommandGroup } from './commandTypes.ts'

const words = commandMessages
const MARK = { bg: 'accent.muted', color: 'fg', borderRadius: '2px', px: '0', whiteSpace: 'pre' } as const

type CommandGroupsProps = {
  groups: readonly CommandGroup[]
  /** What is searched for, marked where it stands. */
  text: string
  /** What is shown answers an earlier text. */
  isLoading: boolean
}

/** The lines of the search under their headings. */
export function CommandGroups({ groups, text, isLoading }: CommandGroupsProps) {
  return (
    <Listbox.Content
      tabIndex={-1} aria-busy={isLoading} flex="0 1 auto" minHeight="0" overflowY="auto" border="0" borderRadius="0"
      boxShadow="none" bg="transparent" p={groups.length === 0 ? '0' : '1.5'} scrollPaddingBlock="2" maxHeight="none"
      outline="none" overscrollBehavior="contain"
    >
      {groups.map(({ name, commands, total }) => (
        <Listbox.ItemGroup key={name} gap="0">
          <Listbox.ItemGroupLabel
            display="flex" justifyContent="space-between" textStyle="xs" fontWeight="medium" color="fg.muted" px="2.5"
            pt="2.5" pb="1"
          >
            {words.groups[name]}
            {total !== undefined && total > commands.length ? (
              <Box as="span" fontVariantNumeric="tabular-nums" fontWeight="normal">
                {words.shownOf(commands.length, commonMessages.number(total))}
              </Box>
            ) : null}
          </Listbox.ItemGroupLabel>
          {commands.map((command) => <Line key={command.id} command={command} text={text} />)}
        </Listbox.ItemGroup>
      ))}
    </Listbox.Content>
  )
}

function Line({ command, text }: { command: Command; text: string }) {
  const { title, code, line, excerpt, icon: Icon, chord } = command
  const marked = (content: string) =>
    text === '' ? content : <Highlight query={text} ignoreCase styles={MARK}>{content}</Highlight>
  return (
    <Listbox.Item
      item={command} highlightOnHover px="2.5" py="0" minHeight="10" gap="3" borderRadius="control" cursor="pointer"
      _highlighted={{ bg: 'bg.emphasized', outline: 'none' }}
      css={{ '@media (pointer: coarse)': { minHeight: '48px' } }}
    >
      <Box color="fg.muted" flexShrink="0" display="flex"><Icon size={16} strokeWidth={1.75} aria-hidden /></Box>
      <Stack gap="0" flex="1" minWidth="0" py={excerpt ? '1.5' : '0'}>
        <HStack gap="2" minWidth="0" align="baseline">
          <Listbox.ItemText flex="0 1 auto" truncate textStyle="sm" fontWeight="medium">
            {marked(title)}
          </Listbox.ItemText>
          {code ? (
            <Text as="span" textStyle="mono" color="fg.muted" truncate flexShrink="2" hideBelow="sm">
              {marked(code)}
            </Text>
          ) : null}
        </HStack>
        {excerpt ? (
          <Text as="span" textStyle="xs" color="fg.muted" truncate>
            {excerpt.field}: {marked(excerpt.text)}
          </Text>
        ) : null}
      </Stack>
      {line ? (
        <Text as="span" textStyle="xs" color="fg.muted" truncate maxWidth="45%" flexShrink="0">{line}</Text>
      ) : null}
      {chord ? <Box as="span" hideBelow="md"><KeyCaps chord={chord} size="sm" /></Box> : null}
    </Listbox.Item>
  )
}
