import { Box, HStack } from '@chakra-ui/react'
import { liveMessages } from '../../messages/live.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { colorOfPerson } from '../../ui/personColor.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { usePeopleOnShot } from './usePresence.ts'

const MOST_MARKS = 3
const SIZE = 20

type ShotPresenceProps = {
  shotId: string
  /** The frame is drawn in: nothing may come between the pen and it. */
  isDrawnIn?: boolean
}

/** The faces of the others who are on a shot, on its frame; ringed while they draw. */
export function ShotPresence({ shotId, isDrawnIn = false }: ShotPresenceProps) {
  const people = usePeopleOnShot(shotId)
  if (people.length === 0) return null
  return (
    <HStack
      position="absolute" bottom="2" insetStart="2" gap="0" zIndex="1" data-marks
      pointerEvents={isDrawnIn ? 'none' : 'auto'}
    >
      {people.slice(0, MOST_MARKS).map(({ id, userId, name, mode }, index) => {
        const label = mode === 'DRAWING' ? liveMessages.drawsHere(name) : liveMessages.onShot(name)
        const ring = mode === 'DRAWING' ? `0 0 0 1.5px white, 0 0 0 3.5px ${colorOfPerson(userId)}` : '0 0 0 2px white'
        return (
          <Tooltip key={id} content={label}>
            <Box as="span" borderRadius="full" ms={index === 0 ? '0' : '-1'} style={{ boxShadow: ring }}>
              <Avatar name={name} id={userId} size={SIZE} label={label} />
            </Box>
          </Tooltip>
        )
      })}
      {people.length > MOST_MARKS ? (
        <Box
          as="span" ms="1" px="1.5" borderRadius="full" bg="white" color="#101216" fontSize="10px" fontWeight="semibold"
          lineHeight="1.125rem" boxShadow="0 0 0 1px rgba(16, 18, 22, 0.12)"
        >
          {liveMessages.more(people.length - MOST_MARKS)}
        </Box>
      ) : null}
    </HStack>
  )
}
