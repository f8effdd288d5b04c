import { useEffect } from 'react'
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import type {
  useFollowNotificationsSubscription as NotificationsChanged,
} from '../../__generated__/useFollowNotificationsSubscription.graphql.ts'

/** Keeps the count of somebody's unread notifications true while the page is open. */
export function useFollowNotifications(userId: string): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const following = requestSubscription<NotificationsChanged>(environment, {
      subscription: graphql`
        subscription useFollowNotificationsSubscription {
          notificationsChanged {
            id
            unreadNotificationCount
          }
        }
      `,
      variables: {},
      // The count stays as it was; the next page tells it anew.
      onError: () => {},
    })
    return () => following.dispose()
  }, [environment, userId])
}
