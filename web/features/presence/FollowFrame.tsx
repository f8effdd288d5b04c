import { Box, HStack, Portal, Text, chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { liveMessages } from '../../messages/live.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { colorOfPerson } from '../../ui/personColor.ts'
import type { Person } from './BoardPresence.ts'

/** The colored frame around the page of somebody who follows another, and who that is. */
export function FollowFrame({ person, onEnd }: { person: Person; onEnd: () => void }) {
  const color = colorOfPerson(person.userId)
  return (
    <Portal>
      <Box
        position="fixed" inset="0" zIndex="banner" pointerEvents="none" borderWidth="3px"
        style={{ borderColor: color }} data-follow
      >
        <HStack
          role="status" position="absolute" top="0" insetStart="50%" transform="translateX(-50%)" gap="2" ps="2" pe="1"
          height="8" borderBottomRadius="card" color="#101216" textStyle="sm" fontWeight="semibold"
          pointerEvents="auto" maxWidth="calc(100vw - 2rem)" style={{ background: color }} data-follow
        >
          <Box as="span" borderRadius="full" boxShadow="0 0 0 1.5px rgba(16, 18, 22, 0.55)">
            <Avatar name={person.name} id={person.userId} size={20} />
          </Box>
          <Text truncate>{liveMessages.following(person.name)}</Text>
          <chakra.button
            type="button" aria-label={liveMessages.stopFollowing} onClick={onEnd} display="grid" placeItems="center"
            boxSize="6" borderRadius="control" cursor="pointer" _hover={{ bg: 'rgba(16, 18, 22, 0.12)' }}
            focusVisibleRing="inside" position="relative" data-follow
            css={{ '@media (pointer: coarse)': { _before: { content: '""', position: 'absolute', inset: '-10px' } } }}
          >
            <X size={14} aria-hidden />
          </chakra.button>
        </HStack>
      </Box>
    </Portal>
  )
}
