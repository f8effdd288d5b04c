import { Box, chakra } from '@chakra-ui/react'
import { liveMessages } from '../../messages/live.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { later } from '../../ui/later.tsx'
import { useOpener } from '../../ui/useOpener.ts'
import type { Person } from './BoardPresence.ts'
import { onePerUser, useOthers } from './usePresence.ts'

const PresenceMenu = later(async () => (await import('./PresenceMenu.tsx')).PresenceMenu)

/** So many faces are shown, and how many more there are. */
const MOST_FACES = 4
const SIZE = 24
const words = liveMessages

type PresenceAvatarsProps = {
  self: { readonly id: string; readonly name: string }
  followedId: string | null
  onFollow: (person: Person | null) => void
}

/** Who is on the board, oneself first; opens the list of them, from which somebody is followed. */
export function PresenceAvatars({ self, followedId, onFollow }: PresenceAvatarsProps) {
  const tabs = useOthers()
  const menu = useOpener('menu')
  const others = onePerUser(tabs).filter(({ userId }) => userId !== self.id)
  if (others.length === 0) return null
  const faces = [{ userId: self.id, name: self.name }, ...others]
  const shown = faces.length > MOST_FACES ? faces.slice(0, MOST_FACES) : faces
  const names = [words.you(self.name), ...others.map(({ name }) => name)]
  return (
    <>
      <chakra.button
        type="button" aria-label={words.hereAloud(names)} data-presence {...menu.button} display="inline-flex"
        alignItems="center" height="8" px="1" borderRadius="full" cursor="pointer" focusVisibleRing="outside"
        flexShrink="0"
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
      <PresenceMenu
        {...menu.layer} self={self} others={others} followedId={followedId}
        onChosen={(id) => onFollow(id === followedId ? null : (others.find((other) => other.id === id) ?? null))}
      />
    </>
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
