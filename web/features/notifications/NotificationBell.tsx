import { Box, VisuallyHidden } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NotificationBell_user$key } from '../../__generated__/NotificationBell_user.graphql.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import { useOpener } from '../../ui/useOpener.ts'
import { useFollowNotifications } from './useFollowNotifications.ts'

const NotificationLayer = later(async () => (await import('./NotificationLayer.tsx')).NotificationLayer)

const words = notificationMessages

type NotificationBellProps = {
  userRef: NotificationBell_user$key
  /** Called when the viewer joined or left an organization, here or elsewhere. */
  onOrganizationsChanged: () => void
}

/** The bell of the top bar: how much is unread, live, and the list of it; a sheet of its own on a phone. */
export function NotificationBell({ userRef, onOrganizationsChanged }: NotificationBellProps) {
  const { id, unreadNotificationCount: unread } = useFragment(
    graphql`
      fragment NotificationBell_user on User {
        id
        unreadNotificationCount
      }
    `,
    userRef,
  )
  const isSheet = useIsNarrow()
  const opener = useOpener('dialog')
  useFollowNotifications(id, onOrganizationsChanged)
  return (
    <>
      <IconButton
        label={words.bell(unread)} tooltipPlacement="bottom-end" {...opener.button}
        icon={(
          <Box as="span" position="relative" display="inline-flex">
            <Bell strokeWidth={1.75} aria-hidden />{unread > 0 ? <Badge unread={unread} /> : null}
          </Box>
        )}
      />
      <Told unread={unread} />
      <NotificationLayer {...opener.layer} userId={id} unread={unread} isSheet={isSheet} />
    </>
  )
}

function Badge({ unread }: { unread: number }) {
  return (
    <Box
      as="span" aria-hidden data-count={unread} position="absolute" top="-2" insetStart="2.5" minWidth="4" height="4"
      px="1" borderRadius="full" bg="accent.solid" color="accent.contrast" fontSize="10px" lineHeight="1rem"
      fontWeight="semibold" textAlign="center" fontVariantNumeric="tabular-nums" boxShadow="0 0 0 2px {colors.bg}"
    >
      {words.badge(unread)}
    </Box>
  )
}

/** Says politely when there is more than before; what was there when the page came is no news. */
function Told({ unread }: { unread: number }) {
  const [before, setBefore] = useState(unread)
  const [told, setTold] = useState('')
  if (unread !== before) {
    setBefore(unread)
    setTold(unread > before ? words.arrived(unread) : '')
  }
  return <VisuallyHidden role="status">{told}</VisuallyHidden>
}
