import { Box, Button, Flex, Heading, HStack } from '@chakra-ui/react'
import { CheckCheck, Settings2, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NotificationPanelQuery } from '../../__generated__/NotificationPanelQuery.graphql.ts'
import { messages } from '../../messages.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { readError } from '../../relay/errors.ts'
import { FailedState } from '../../ui/FailedState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { NotificationList } from './NotificationList.tsx'
import { useMarkNotificationsReadMutation } from './useMarkNotificationsReadMutation.ts'

const words = messages.notifications
const SKELETONS = 4

type NotificationPanelProps = { userId: string; unread: number; onClose: () => void; isSheet: boolean }

/** What is new and what was, with all that is done to it at once. */
export function NotificationPanel({ userId, unread, onClose, isSheet }: NotificationPanelProps) {
  const [tries, setTries] = useState(0)
  const [shownUnreadIds, setShownUnreadIds] = useState<readonly string[]>([])
  const [mark, isMarking] = useMarkNotificationsReadMutation()
  return (
    <Flex direction="column" minHeight="0" height={isSheet ? 'full' : 'auto'}>
      <HStack px="4" height="14" gap="1" borderBottomWidth="1px" flexShrink="0">
        <Heading as="h2" textStyle="md" flex="1">{words.title}</Heading>
        <Button
          size="xs" variant="ghost" disabled={unread === 0 || isMarking}
          css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
          onClick={() => mark({ userId, unreadIds: shownUnreadIds, unreadCount: unread, isAll: true })}
        >
          <CheckCheck aria-hidden /> {words.markAllRead}
        </Button>
        <Button asChild size="xs" variant="ghost" px="0" minWidth="8" aria-label={words.settings}
          css={{ '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } }}>
          <Link to="/dashboard/user-settings?section=notifications" onClick={onClose}><Settings2 aria-hidden /></Link>
        </Button>
        {isSheet ? <IconButton label={messages.common.close} icon={<X aria-hidden />} onClick={onClose} /> : null}
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
              onRead={(id) => mark({ userId, unreadIds: [id], unreadCount: unread, isAll: false })}
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
