import { Box, HStack, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NotificationRow_notification$key } from '../../__generated__/NotificationRow_notification.graphql.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { notificationPath } from './notificationPath.ts'

const words = notificationMessages
const RowLink = chakra(Link)

type NotificationRowProps = {
  notificationRef: NotificationRow_notification$key
  onRead: (id: string) => void
  /** Its page was opened. */
  onFollowed: () => void
}

/** Who did what where, and when; it leads there, and is read by that. */
export function NotificationRow({ notificationRef, onRead, onFollowed }: NotificationRowProps) {
  const notification = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification {
        id
        kind
        count
        title
        statusName
        createdAt
        readAt
        guestName
        actor {
          id
          pictureUrl
          name
        }
        project {
          name
        }
        ...notificationPath_notification
      }
    `,
    notificationRef,
  )
  const { id, kind, count, title, createdAt, readAt, actor, guestName, project } = notification
  const statusName = notification.statusName ?? null
  const actorName = actor?.name ?? guestName ?? words.somebody
  const sentence = kind in words.sentences ? words.sentences[kind as keyof typeof words.sentences] : null
  const did = sentence?.(count, title, statusName) ?? title
  const isUnread = !readAt
  return (
    <HStack as="li" gap="0" align="stretch" position="relative" _hover={{ bg: 'bg.emphasized' }} data-unread={isUnread}>
      <RowLink
        to={notificationPath(notification)} display="flex" gap="3" flex="1" minWidth="0" ps="4" pe="1" py="3"
        focusVisibleRing="inside" alignItems="flex-start"
        onClick={() => {
          if (isUnread) onRead(id)
          onFollowed()
        }}
      >
        <Avatar name={actorName} id={actor?.id ?? actorName} picture={actor?.pictureUrl} size={28} />
        <Box flex="1" minWidth="0" textStyle="sm" overflowWrap="anywhere">
          <Box as="span" color={isUnread ? 'fg' : 'fg.muted'}>
            <Box as="b" fontWeight="semibold">{actorName}</Box> {did}
          </Box>
          <HStack gap="1.5" color="fg.muted" textStyle="xs" mt="0.5" minWidth="0">
            {project ? <><Box as="span" truncate>{project.name}</Box><span aria-hidden>·</span></> : null}
            <Box as="span" whiteSpace="nowrap"><RelativeTime moment={createdAt} /></Box>
          </HStack>
        </Box>
      </RowLink>
      {isUnread ? (
        <Tooltip content={words.markRead(`${actorName} ${did}`)}>
          <chakra.button
            type="button" aria-label={words.markRead(`${actorName} ${did}`)} onClick={() => onRead(id)} width="11"
            flexShrink="0" display="grid" placeItems="center" cursor="pointer" focusVisibleRing="inside"
          >
            <Box as="span" boxSize="2" borderRadius="full" bg="accent.solid" />
          </chakra.button>
        </Tooltip>
      ) : <Box width="11" flexShrink="0" />}
    </HStack>
  )
}
