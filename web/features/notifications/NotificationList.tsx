import { Box, Center, Heading, Stack, Text } from '@chakra-ui/react'
import { BellOff } from 'lucide-react'
import { startTransition, useEffect, useEffectEvent, useRef } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { NotificationList_user$key } from '../../__generated__/NotificationList_user.graphql.ts'
import type { NotificationListPaginationQuery } from '../../__generated__/NotificationListPaginationQuery.graphql.ts'
import { isToday } from '../../lib/days.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { MoreButton } from '../../ui/MoreButton.tsx'
import { NotificationRow } from './NotificationRow.tsx'

const words = notificationMessages
const PAGE_SIZE = 30

type NotificationListProps = {
  userRef: NotificationList_user$key
  unread: number
  onClose: () => void
  /** The loaded ones that are not read. */
  onUnreadIds: (ids: readonly string[]) => void
  onRead: (id: string) => void
}

/** Notifications, those of today apart; more come while scrolling, new ones as they happen. */
export function NotificationList({ userRef, unread, onClose, onUnreadIds, onRead }: NotificationListProps) {
  const { data, refetch, ...list } = usePaginationFragment<
    NotificationListPaginationQuery,
    NotificationList_user$key
  >(
    graphql`
      fragment NotificationList_user on User
      @refetchable(queryName: "NotificationListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
        notifications(first: $count, after: $cursor) @connection(key: "NotificationList_notifications") {
          edges {
            node {
              id
              createdAt
              readAt
              ...NotificationRow_notification
            }
          }
        }
      }
    `,
    userRef,
  )
  const nodes = data.notifications.edges.map(({ node }) => node)
  const unreadIds = nodes.filter(({ readAt }) => !readAt).map(({ id }) => id)
  const shown = unreadIds.join()
  const tellUnread = useEffectEvent(() => onUnreadIds(unreadIds))
  useEffect(() => tellUnread(), [shown])

  const known = useRef(unread)
  const look = useEffectEvent(() => startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' })))
  useEffect(() => {
    if (unread > known.current) look()
    known.current = unread
  }, [unread])

  if (nodes.length === 0) {
    return (
      <Stack align="center" textAlign="center" px="8" py="12" gap="3">
        <Center boxSize="12" borderRadius="card" bg="bg.raised" color="accent.fg" aria-hidden>
          <BellOff size={22} strokeWidth={1.75} />
        </Center>
        <Stack gap="1">
          <Heading as="h3" textStyle="md">{words.emptyTitle}</Heading>
          <Text textStyle="sm" color="fg.muted" textWrap="balance">{words.emptyLine}</Text>
        </Stack>
      </Stack>
    )
  }
  const groups = [
    { label: words.today, rows: nodes.filter(({ createdAt }) => isToday(createdAt)) },
    { label: words.earlier, rows: nodes.filter(({ createdAt }) => !isToday(createdAt)) },
  ]
  return (
    <Stack gap="0" pb="2">
      {groups.map(({ label, rows }) =>
        rows.length === 0 ? null : (
          <Box as="section" key={label} aria-label={label}>
            <Heading
              as="h3" textStyle="xs" fontWeight="medium" color="fg.muted" letterSpacing="0" px="4" pt="4" pb="1.5"
            >
              {label}
            </Heading>
            <Box as="ul" listStyleType="none">
              {rows.map((row) => (
                <NotificationRow key={row.id} notificationRef={row} onRead={onRead} onFollowed={onClose} />
              ))}
            </Box>
          </Box>
        ),
      )}
      <MoreButton list={list} count={PAGE_SIZE} py="3" />
    </Stack>
  )
}
