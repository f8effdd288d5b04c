import { Box, HStack, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { SessionList_user$key } from '../../__generated__/SessionList_user.graphql.ts'
import type { SessionListPaginationQuery } from '../../__generated__/SessionListPaginationQuery.graphql.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { useRevokeToken } from '../tokens/useRevokeToken.ts'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { RevokeOthersDialog } from './RevokeOthersDialog.tsx'
import { SessionRow, type ListedSession } from './SessionRow.tsx'

const words = settingsMessages
const PAGE_SIZE = 50

/** Where the person is signed in, with the ways to end it: one session, or all but this one. */
export function SessionList({ userRef }: { userRef: SessionList_user$key }) {
  const { data, ...list } = usePaginationFragment<
    SessionListPaginationQuery,
    SessionList_user$key
  >(
    graphql`
      fragment SessionList_user on User
      @refetchable(queryName: "SessionListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        sessions(first: $count, after: $cursor) @connection(key: "SessionList_sessions") {
          __id
          edges {
            node {
              id
              isCurrent
              ...SessionRow_session
            }
          }
        }
      }
    `,
    userRef,
  )
  const [revoking, setRevoking] = useState<ListedSession | null>(null)
  const [isEndingOthers, setIsEndingOthers] = useState(false)
  const [signOut] = useSignOut()
  const othersButton = useRef<HTMLButtonElement>(null)
  const { edges, __id: connectionId } = data.sessions
  const [revokeToken, isRevoking] = useRevokeToken(connectionId, words.revokeFailed, () => setRevoking(null))
  // The own one first: it is what the others are compared with.
  const sessions = edges
    .map(({ node }) => node)
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)

  return (
    <Stack gap="4">
      <Box as="ul" aria-label={words.sessionList} listStyleType="none" borderWidth="1px" borderRadius="card"
        bg="bg.panel" overflow="hidden">
        {sessions.map((session) => (
          <SessionRow key={session.id} sessionRef={session} onRevoke={setRevoking} onSignOut={signOut} />
        ))}
      </Box>
      <HStack gap="2" flexWrap="wrap">
        <ExplainedButton
          ref={othersButton} reason={hasOthers ? null : words.noOthers} colorPalette="danger" color="fg.error"
          onClick={() => setIsEndingOthers(true)}
        >
          {words.signOutOthers}
        </ExplainedButton>
        <ShowMore list={list} count={PAGE_SIZE} />
      </HStack>
      <ConfirmationDialog
        isOpen={revoking !== null} variant="warning" title={words.revokeTitle}
        message={words.revokeQuestion(revoking?.device ?? '')} confirmText={words.revokeSession} isLoading={isRevoking}
        returnFocus={othersButton} onCancel={() => setRevoking(null)}
        onConfirm={() => {
          if (revoking) revokeToken({ tokenId: revoking.id, done: words.revoked(revoking.device) })
        }}
      />
      <RevokeOthersDialog
        userId={data.id} isOpen={isEndingOthers} onClose={() => setIsEndingOthers(false)} returnFocus={othersButton}
      />
    </Stack>
  )
}
