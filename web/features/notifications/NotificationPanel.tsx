import { Box, Button, Flex, Heading, HStack } from '@chakra-ui/react'
import { CheckCheck, Settings2, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type { NotificationPanelQuery } from '../../__generated__/NotificationPanelQuery.graphql.ts'
import type { NotificationPanelMutation } from '../../__generated__/NotificationPanelMutation.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { notificationMessages } from '../../messages/notifications.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { NotificationList } from './NotificationList.tsx'

const words = notificationMessages
const SKELETONS = 4

type Marked = {
  /** Those of the list that are not read. */
  readonly unreadIds: readonly string[]
  /** Also those the list has not loaded. */
  readonly isAll: boolean
}

type NotificationPanelProps = { userId: string; unread: number; onClose: () => void; isSheet: boolean }

/** What is new and what was, with all that is done to it at once. */
export function NotificationPanel({ userId, unread, onClose, isSheet }: NotificationPanelProps) {
  const [tries, setTries] = useState(0)
  const [shownUnreadIds, setShownUnreadIds] = useState<readonly string[]>([])
  const [sendMark, isMarking] = useChange<NotificationPanelMutation, Marked>(
    graphql`
      mutation NotificationPanelMutation($input: MarkNotificationsReadInput!) {
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
    `,
    ({ unreadIds, isAll }) => {
      const readAt = new Date().toISOString()
      const markRead = (store: RecordSourceSelectorProxy) => {
        for (const id of unreadIds) store.get(id)?.setValue(readAt, 'readAt')
      }
      return {
        variables: { input: isAll ? { all: true } : { ids: unreadIds } },
        optimistic: (store) => {
          markRead(store)
          store.get(userId)?.setValue(isAll ? 0 : Math.max(0, unread - unreadIds.length), 'unreadNotificationCount')
        },
        updater: (store) => {
          if (isAll) markRead(store)
        },
      }
    },
  )
  const mark = (marked: Marked) =>
    void sendMark(marked).catch(() => showToast({ type: 'error', title: words.markFailed }))
  return (
    <Flex direction="column" minHeight="0" height={isSheet ? 'full' : 'auto'}>
      <HStack px="4" height="14" gap="1" borderBottomWidth="1px" flexShrink="0">
        <Heading as="h2" textStyle="md" flex="1">{words.title}</Heading>
        <Button
          size="xs" variant="ghost" disabled={unread === 0 || isMarking}
          css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
          onClick={() => mark({ unreadIds: shownUnreadIds, isAll: true })}
        >
          <CheckCheck aria-hidden /> {words.markAllRead}
        </Button>
        <Button asChild size="xs" variant="ghost" px="0" minWidth="8" aria-label={words.settings}
          css={{ '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } }}>
          <Link to="/dashboard/user-settings?section=notifications" onClick={onClose}><Settings2 aria-hidden /></Link>
        </Button>
        {isSheet ? <IconButton label={commonMessages.close} icon={<X aria-hidden />} onClick={onClose} /> : null}
      </HStack>
      <Box overflowY="auto" overscrollBehavior="contain" flex="1" maxHeight={isSheet ? undefined : 'min(34rem, 70dvh)'}>
        <ErrorBoundary
          resetKey={tries}
          fallback={(error) => (
            <FailedState
              title={words.failedTitle} message={readError(error).message} headingLevel="h2"
              onRetry={() => setTries(tries + 1)}
            />
          )}
        >
          <Suspense fallback={<Box p="4"><SkeletonGroup><RowSkeletons count={SKELETONS} /></SkeletonGroup></Box>}>
            <Loaded
              key={tries} tries={tries} unread={unread} onClose={onClose} onUnreadIds={setShownUnreadIds}
              onRead={(id) => mark({ unreadIds: [id], isAll: false })}
            />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </Flex>
  )
}

type LoadedProps = {
  tries: number
  unread: number
  onClose: () => void
  onUnreadIds: (ids: readonly string[]) => void
  onRead: (id: string) => void
}

function Loaded({ tries, ...list }: LoadedProps) {
  const { viewer } = useLazyLoadQuery<NotificationPanelQuery>(
    graphql`
      query NotificationPanelQuery {
        viewer {
          ...NotificationList_user
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: tries },
  )
  return viewer ? <NotificationList userRef={viewer} {...list} /> : null
}
