import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  useMarkNotificationsReadMutation as MarkNotificationsRead,
} from '../../__generated__/useMarkNotificationsReadMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'

type Marked = {
  userId: string
  /** Those of the list that are not read. */
  unreadIds: readonly string[]
  /** How many are unread before. */
  unreadCount: number
  /** Also those the list has not loaded. */
  isAll: boolean
}

/** Marks notifications as read; the page shows it at once, and takes it back when it fails. */
export function useMarkNotificationsReadMutation(): [run: (marked: Marked) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<MarkNotificationsRead>(graphql`
    mutation useMarkNotificationsReadMutation($input: MarkNotificationsReadInput!) {
      markNotificationsRead(input: $input) {
        notifications {
          id
          readAt
        }
        viewer {
          id
          unreadNotificationCount
        }
      }
    }
  `)
  const run = ({ userId, unreadIds, unreadCount, isAll }: Marked) => {
    const readAt = new Date().toISOString()
    const mark = (store: RecordSourceSelectorProxy) => {
      for (const id of unreadIds) store.get(id)?.setValue(readAt, 'readAt')
    }
    commit({
      variables: { input: isAll ? { all: true } : { ids: unreadIds } },
      optimisticUpdater: (store) => {
        mark(store)
        store.get(userId)?.setValue(isAll ? 0 : Math.max(0, unreadCount - unreadIds.length), 'unreadNotificationCount')
      },
      updater: (store) => {
        if (isAll) mark(store)
      },
      onError: () => showToast({ type: 'error', title: messages.notifications.markFailed }),
    })
  }
  return [run, isRunning]
}
