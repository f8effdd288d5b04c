import { Box, HStack, Text } from '@chakra-ui/react'
import { Check, PencilLine } from 'lucide-react'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BoardApprovalsQuery } from '../../__generated__/BoardApprovalsQuery.graphql.ts'
import { comparePath, versionPath } from '../../lib/boardPath.ts'
import { approvalMessages } from '../../messages/approvals.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { useLiveChanges } from '../live/useLive.ts'
import { type ApprovalFacts, decisionOf, readApproval } from './approvalFacts.ts'

const words = approvalMessages

/** Decisions that are read: older ones are superseded or no matter of the board today. */
const MOST = 20
/** While somebody draws, what changed since is asked for so often at most, in milliseconds. */
const GATHER_MS = 3_000

const query = graphql`
  query BoardApprovalsQuery($boardId: ID!, $first: Int!) {
    board: node(id: $boardId) {
      ... on Storyboard {
        approvals(first: $first) {
          edges {
            node {
              ...approvalFacts_approval
            }
          }
        }
      }
    }
  }
`

type BoardApprovalsProps = {
  projectId: string
  boardId: string
  /** Gets the decisions that stand, for the cards. */
  onRead: (approvals: readonly ApprovalFacts[]) => void
}

/** Says over a board what was decided about it and what changed since; nothing where nobody decided. */
export function BoardApprovals({ projectId, boardId, onRead }: BoardApprovalsProps) {
  const [isDecided, setDecided] = useState(false)
  // Also while the decisions are on their way: what is made meanwhile is not in them.
  useFreshApprovals(boardId, isDecided)
  const read = useCallback((approvals: readonly ApprovalFacts[]) => {
    setDecided(approvals.length > 0)
    onRead(approvals)
  }, [onRead])
  return (
    <ErrorBoundary resetKey={boardId} fallback={() => null}>
      <Suspense fallback={null}><Standing projectId={projectId} boardId={boardId} onRead={read} /></Suspense>
    </ErrorBoundary>
  )
}

function Standing({ projectId, boardId, onRead }: BoardApprovalsProps) {
  const { board } = useLazyLoadQuery<BoardApprovalsQuery>(
    query, { boardId, first: MOST }, { fetchPolicy: 'store-and-network' },
  )
  const edges = board?.approvals?.edges
  const standing = useMemo(
    () => (edges ?? []).map(({ node }) => readApproval(node))
      .filter(({ state }) => state === 'CURRENT' || state === 'CHANGED'),
    [edges],
  )
  useEffect(() => onRead(standing), [onRead, standing])
  if (standing.length === 0) return null
  return (
    <HStack as="section" aria-label={words.heading} gap="4" rowGap="1" wrap="wrap" textStyle="sm">
      {standing.map((approval) => (
        <HStack key={approval.id} gap="1.5" minWidth="0">
          <Box color={approval.isApproved ? 'fg.success' : 'fg.warning'} flexShrink="0">
            {approval.isApproved ? <Check size={15} aria-hidden /> : <PencilLine size={15} aria-hidden />}
          </Box>
          <Text asChild truncate _hover={{ textDecoration: 'underline' }}>
            <Link to={versionPath(projectId, approval.version.id)}>{decisionOf(approval)}</Link>
          </Text>
          {approval.state === 'CHANGED' ? (
            <Text asChild color="fg.warning" textDecoration="underline" flexShrink="0">
              <Link to={comparePath(projectId, approval.version.id, null)}>{words.changed(approval.parts)}</Link>
            </Text>
          ) : null}
        </HStack>
      ))}
    </HStack>
  )
}

/** Reads the decisions again after one is made, and some seconds after changes of a board that was decided about. */
function useFreshApprovals(boardId: string, isDecided: boolean): void {
  const environment = useRelayEnvironment()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [boardId])
  useLiveChanges((changes) => {
    const { areReviewsChanged, isSweeping, areBoardsChanged, areScenesChanged, shots, drawnViews } = changes
    const isBoardChanged = areBoardsChanged || areScenesChanged || shots.size > 0 || drawnViews.size > 0
    if (!areReviewsChanged && !isSweeping && !(isDecided && isBoardChanged)) return
    if (areReviewsChanged) clearTimeout(timer.current)
    else if (timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      fetchQuery<BoardApprovalsQuery>(environment, query, { boardId, first: MOST }, {
        networkCacheConfig: { force: true },
      }).subscribe({})
    }, areReviewsChanged ? 0 : GATHER_MS)
  })
}
