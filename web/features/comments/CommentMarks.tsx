import { Box } from '@chakra-ui/react'
import { Suspense, useMemo } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { base64ToBytes } from '../../../drawing/base64.ts'
import { decodePayload } from '../../../drawing/encoding.ts'
import { foldOperations } from '../../../drawing/fold.ts'
import type { OperationKind } from '../../../drawing/operation.ts'
import type { CommentMarksQuery } from '../../__generated__/CommentMarksQuery.graphql.ts'
import { DrawingStill } from '../../canvas/DrawingStill.tsx'
import { commentMessages } from '../../messages/comments.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { useLiveQuery } from '../live/useLive.ts'
import { RegionMark } from './RegionMark.tsx'

const query = graphql`
  query CommentMarksQuery($threadId: ID!, $after: String) {
    thread: node(id: $threadId) {
      ... on CommentThread {
        number
        seenWidth
        seenHeight
        region {
          # eslint-disable-next-line relay/unused-fields
          x
          # eslint-disable-next-line relay/unused-fields
          y
          # eslint-disable-next-line relay/unused-fields
          width
          # eslint-disable-next-line relay/unused-fields
          height
        }
        view {
          id
        }
        comments(first: 50, after: $after) {
          nodes {
            id
            operations {
              opId
              kind
              payload
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`

type CommentMarksProps = {
  threadId: string
  /** The view that is shown; its threads alone have drawings here. */
  viewId?: string | null
}

/**
 * What was drawn in a thread, and the part of the picture that it is about, over the picture that fills the parent;
 * fitted, if that has another size by now.
 */
export function CommentMarks({ threadId, viewId }: CommentMarksProps) {
  return (
    <ErrorBoundary resetKey={threadId} fallback={() => null}>
      <Suspense fallback={null}><Marks key={threadId} threadId={threadId} viewId={viewId} /></Suspense>
    </ErrorBoundary>
  )
}

/** The marks of a page of comments, of the first one by default, and of those after it. */
function Marks({ threadId, viewId, after = null }: CommentMarksProps & { after?: string | null }) {
  const { thread } = useLazyLoadQuery<CommentMarksQuery>(
    query, { threadId, after }, { fetchPolicy: 'store-and-network' },
  )
  useLiveQuery<CommentMarksQuery>({
    query, variables: () => ({ threadId, after }), isTouched: ({ threads }) => threads.has(threadId),
  })
  const { comments, seenWidth, seenHeight } = thread ?? {}
  const layers = useMemo(() => {
    if (seenWidth == null || seenHeight == null) return []
    return (comments?.nodes ?? []).flatMap(({ id, operations }) => {
      if (operations.length === 0) return []
      const read = operations.map(({ opId, kind, payload }) =>
        decodePayload(opId, kind as OperationKind, base64ToBytes(payload)))
      return [{ id, drawing: foldOperations({ width: seenWidth, height: seenHeight }, read) }]
    })
  }, [comments, seenHeight, seenWidth])
  // Each comment has a layer of its own: an eraser takes nothing from another.
  if (viewId !== undefined && thread?.view?.id !== viewId) return null
  const { number = 0, region } = thread ?? {}
  const { hasNextPage = false, endCursor } = comments?.pageInfo ?? {}
  return (
    <>
      {layers.map(({ id, drawing }) => (
        <Box key={id} position="absolute" inset="0" pointerEvents="none" data-comment-marks>
          <DrawingStill drawing={drawing} label={commentMessages.drawingOf(number)} isLayer />
        </Box>
      ))}
      {hasNextPage ? (
        <Suspense fallback={null}><Marks threadId={threadId} viewId={viewId} after={endCursor ?? null} /></Suspense>
      ) : null}
      {after === null && region && seenWidth != null && seenHeight != null ? (
        <RegionMark
          region={region} size={{ width: seenWidth, height: seenHeight }} label={commentMessages.regionOf(number)}
        />
      ) : null}
    </>
  )
}
