import { Button, HStack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { liveMessages } from '../../messages/live.ts'
import { playlistMessages } from '../../messages/playlists.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { colorOfPerson } from '../../ui/personColor.ts'
import type { Person } from '../presence/BoardPresence.ts'
import { useTakeLead } from '../playlists/sessionChanges.ts'
import type { ReviewSession } from '../playlists/useReviewSession.ts'
import type { Together } from './useTogether.ts'

const words = playlistMessages

type TogetherBarProps = {
  together: Together
  session: ReviewSession | null
  /** May lead. */
  canEdit: boolean
}

/** Over a player: whom it follows, or who leads the review, and the way back to them. */
export function TogetherBar({ together, session, canEdit }: TogetherBarProps) {
  const { isLeading, leader, followed, followers, isWaiting, isHeard, follow, followLeader } = together
  const [takeLead, isTaking] = useTakeLead()
  if (followed) {
    return (
      <Bar person={followed} text={liveMessages.following(followed.name)} isFollowed>
        <IconButton
          label={liveMessages.stopFollowing} icon={<X size={16} aria-hidden />}
          onClick={() => follow(null)} tooltipPlacement="bottom-end"
        />
      </Bar>
    )
  }
  if (!session?.isOpen || !isHeard) return null
  const takeOver = canEdit ? (
    <Button
      size="xs" loading={isTaking}
      onClick={() => {
        followLeader()
        void takeLead(session.id)
      }}
    >
      {words.takeLead}
    </Button>
  ) : null
  if (isLeading) {
    return <Bar text={isWaiting ? words.waitingForPictures : words.leading(followers.length)} />
  }
  if (!leader) return <Bar text={words.nobodyLeads}>{takeOver}</Bar>
  return (
    <Bar person={leader} text={words.leads(leader.name)}>
      {takeOver}
      <Button size="xs" variant="solid" onClick={followLeader}>{words.back(leader.name)}</Button>
    </Bar>
  )
}

type BarProps = { text: string; person?: Person; isFollowed?: boolean; children?: ReactNode }

function Bar({ text, person, isFollowed = false, children }: BarProps) {
  return (
    <HStack
      as="section" aria-label={words.together} minHeight="10" px={{ base: '3', md: '6' }} py="1" gap="2" flexShrink="0"
      flexWrap="wrap" justify="flex-end" data-follow textStyle="sm" bg="bg.panel" borderTopWidth="3px"
      className="chakra-theme dark" color="fg"
      style={{ borderColor: isFollowed && person ? colorOfPerson(person.userId) : 'transparent' }}
    >
      {person ? <Avatar name={person.name} id={person.userId} size={20} /> : null}
      <Text role="status" flex="1 1 12rem" minWidth="0" truncate fontWeight={isFollowed ? 'semibold' : undefined}>
        {text}
      </Text>
      {children}
    </HStack>
  )
}
