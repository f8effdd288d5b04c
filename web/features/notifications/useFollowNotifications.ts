import { useEffect } from 'react'
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay'
import type {
  useFollowNotificationsSubscription as NotificationsChanged,
} from '../../__generated__/useFollowNotificationsSubscription.graphql.ts'
import { useLatest } from '../../lib/useLatest.ts'

/**
 * Keeps the count of somebody's unread notifications true while the page is open. `onOrganizationsChanged` is called
 * when the number of the person's organizations differs from the one before.
 */
export function useFollowNotifications(userId: string, onOrganizationsChanged: () => void): void {
  const environment = useRelayEnvironment()
  const callback = useLatest(onOrganizationsChanged)
  useEffect(() => {
    let known: number | null = null
    const following = requestSubscription<NotificationsChanged>(environment, {
      subscription: graphql`
        subscription useFollowNotificationsSubscription {
          notificationsChanged {
            id
            unreadNotificationCount
            organizationCount
          }
        }
      `,
      variables: {},
      onNext: (answer) => {
        const count = answer?.notificationsChanged.organizationCount ?? known
        if (known !== null && count !== known) callback.current()
        known = count
      },
      // The count stays as it was; the next page loads it again.
      onError: () => {},
    })
    return () => following.dispose()
  }, [callback, environment, userId])
}
