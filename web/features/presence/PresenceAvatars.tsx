import { Box, HStack, Menu, Portal, Text, chakra } from '@chakra-ui/react'
import { Eye, Pencil, Play } from 'lucide-react'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import type { Person, PresenceMode } from './BoardPresence.ts'
import { onePerUser, useOthers } from './usePresence.ts'

/** So many faces are shown, and how many more there are. */
const MOST_FACES = 4
const SIZE = 24
const MODE_ICONS = { LOOKING: Eye, DRAWING: Pencil, PLAYING: Play }
const words = messages.live
const MODE_WORDS: Record<PresenceMode, string> = {
  LOOKING: words.looking, DRAWING: words.drawing, PLAYING: words.playing,
}

type PresenceAvatarsProps = {
  self: { readonly id: string; readonly name: string }
  followedId: string | null
  onFollow: (person: Person | null) => void
}

/** Who is on the board, oneself first; opens the list of them, from which somebody is followed. */
export function PresenceAvatars({ self, followedId, onFollow }: PresenceAvatarsProps) {
  const tabs = useOthers()
  const others = onePerUser(tabs).filter(({ userId }) => userId !== self.id)
  if (others.length === 0) return null
  const faces = [{ userId: self.id, name: self.name }, ...others]
  const shown = faces.length > MOST_FACES ? faces.slice(0, MOST_FACES) : faces
  const names = [words.you(self.name), ...others.map(({ name }) => name)]
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }} lazyMount
      onSelect={({ value }) => onFollow(value === followedId ? null : (others.find(({ id }) => id === value) ?? null))}
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button" aria-label={words.hereAloud(names)} data-presence display="inline-flex" alignItems="center"
          height="8" px="1" borderRadius="full" cursor="pointer" focusVisibleRing="outside" flexShrink="0"
          _hover={{ bg: 'bg.emphasized' }} position="relative"
          css={{ '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-6px' } } }}
        >
          {shown.map(({ userId, name }, index) => (
            <Tooltip key={userId} content={index === 0 ? words.you(name) : name}>
              <Box
                as="span" display={{ base: index > 1 ? 'none' : 'block', md: 'block' }} borderRadius="full"
                ms={index === 0 ? '0' : '-1'} boxShadow="0 0 0 2px {colors.bg}" position="relative"
              >
                <Avatar name={name} id={userId} size={SIZE} />
              </Box>
            </Tooltip>
          ))}
          <More count={faces.length - MOST_FACES} isNarrow={false} />
          <More count={faces.length - 2} isNarrow />
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="60" maxWidth="calc(100vw - 1rem)" maxHeight="min(28rem, 70vh)">
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
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}

function More({ count, isNarrow }: { count: number; isNarrow: boolean }) {
  if (count <= 0) return null
  return (
    <Box
      as="span" ms="1" textStyle="mono" color="fg.muted" aria-hidden
      display={isNarrow ? { base: 'block', md: 'none' } : { base: 'none', md: 'block' }}
    >
      {words.more(count)}
    </Box>
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
