import { Box, HStack, Menu, Portal, Text } from '@chakra-ui/react'
import { Eye, Pencil, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { liveMessages } from '../../messages/live.ts'
import { AnchoredMenu } from '../../ui/AnchoredMenu.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import type { Person, PresenceMode } from './BoardPresence.ts'

const MODE_ICONS = { LOOKING: Eye, DRAWING: Pencil, PLAYING: Play }
const words = liveMessages
const MODE_WORDS: Record<PresenceMode, string> = {
  LOOKING: words.looking, DRAWING: words.drawing, PLAYING: words.playing,
}

type PresenceMenuProps = Omit<ComponentProps<typeof AnchoredMenu>, 'children'> & {
  self: { readonly id: string; readonly name: string }
  others: readonly Person[]
  followedId: string | null
}

const BELOW = { placement: 'bottom-end' } as const

/** The list of who is on the board, from which somebody is followed. */
export function PresenceMenu({ self, others, followedId, ...menu }: PresenceMenuProps) {
  return (
    <Portal>
      <AnchoredMenu
        {...menu} positioning={BELOW} minWidth="60" maxWidth="calc(100vw - 1rem)" maxHeight="min(28rem, 70vh)"
      >
        <Menu.ItemGroup>
          <Menu.ItemGroupLabel>{words.here}</Menu.ItemGroupLabel>
          <HStack px="2" py="1.5" gap="2.5" textStyle="sm">
            <Avatar name={self.name} id={self.id} size={24} />
            <Text truncate>{words.you(self.name)}</Text>
          </HStack>
          {others.map((person) => (
            <PersonItem key={person.id} person={person} isFollowed={person.id === followedId} />
          ))}
        </Menu.ItemGroup>
      </AnchoredMenu>
    </Portal>
  )
}

function PersonItem({ person, isFollowed }: { person: Person; isFollowed: boolean }) {
  const { id, userId, name, mode } = person
  const Icon = MODE_ICONS[mode]
  return (
    <Menu.Item value={id} aria-label={isFollowed ? words.stopFollowing : words.follow(name)}>
      <Avatar name={name} id={userId} size={24} />
      <Box as="span" flex="1" minWidth="0">
        <Text as="span" display="block" truncate>{isFollowed ? words.following(name) : words.follow(name)}</Text>
      </Box>
      <HStack as="span" gap="1" textStyle="xs" color="fg.muted">
        <Icon size={13} strokeWidth={1.75} aria-hidden /> {MODE_WORDS[mode]}
      </HStack>
    </Menu.Item>
  )
}
