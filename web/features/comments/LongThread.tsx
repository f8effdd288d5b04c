import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { LongThreadFirstQuery } from '../../__generated__/LongThreadFirstQuery.graphql.ts'
import type { LongThreadQuery } from '../../__generated__/LongThreadQuery.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { TextSkeleton } from '../../ui/Skeletons.tsx'
import { useLiveQuery } from '../live/useLive.ts'
import { CommentRow } from './CommentRow.tsx'

const words = commentMessages

/** What may be done with each comment. */
type Rights = { canModerate: boolean; canWrite: boolean }

type FirstCommentProps = Rights & { threadId: string }

/** The comment that began a thread of more than a page. */
export const FirstComment = (props: FirstCommentProps) => (
  <PartBoundary failedTitle={words.failed} fallback={<TextSkeleton lines={2} />}>
    {(attempt) => <First {...props} attempt={attempt} />}
  </PartBoundary>
)

const first = graphql`
  query LongThreadFirstQuery($threadId: ID!) {
    thread: node(id: $threadId) {
      ... on CommentThread {
        comments(first: 1) {
          nodes {
            id
            ...CommentRow_comment
          }
        }
      }
    }
  }
`

function First({ threadId, attempt, ...rights }: FirstCommentProps & { attempt: number }) {
  const { thread } = useLazyLoadQuery<LongThreadFirstQuery>(first, { threadId }, { fetchKey: attempt })
  useLiveQuery<LongThreadFirstQuery>({
    query: first, variables: () => ({ threadId }), isTouched: ({ threads }) => threads.has(threadId),
  })
  const comments = thread?.comments?.nodes ?? []
  return comments.map((comment) => <CommentRow key={comment.id} commentRef={comment} {...rights} />)
}

type EarlierCommentsProps = Rights & {
  threadId: string
  /** The cursor of the first comment after them. */
  before: string | null
  /** The button is gone. */
  onShown: () => void
}

/** The comments of a long thread before a page of it, once somebody asks for them, and those before in the same way. */
export function EarlierComments(props: EarlierCommentsProps) {
  const [areShown, setAreShown] = useState(false)
  if (areShown) {
    return (
      <PartBoundary failedTitle={words.failed} fallback={<TextSkeleton lines={3} />}>
        {(attempt) => <Earlier {...props} attempt={attempt} />}
      </PartBoundary>
    )
  }
  return (
    <Button
      size="sm" variant="ghost" alignSelf="flex-start"
      onClick={() => {
        setAreShown(true)
        props.onShown()
      }}
    >
      {words.earlierPage}
    </Button>
  )
}

const page = graphql`
  query LongThreadQuery($threadId: ID!, $before: String) {
    thread: node(id: $threadId) {
      ... on CommentThread {
        comments(last: 50, before: $before) {
          nodes {
            id
            number
            ...CommentRow_comment
          }
          pageInfo {
            hasPreviousPage
            startCursor
          }
        }
      }
    }
  }
`

function Earlier({ attempt, ...props }: EarlierCommentsProps & { attempt: number }) {
  const { threadId, before, canModerate, canWrite } = props
  const { thread } = useLazyLoadQuery<LongThreadQuery>(page, { threadId, before }, { fetchKey: attempt })
  useLiveQuery<LongThreadQuery>({
    query: page, variables: () => ({ threadId, before }), isTouched: ({ threads }) => threads.has(threadId),
  })
  const { nodes = [], pageInfo } = thread?.comments ?? {}
  return (
    <>
      {pageInfo?.hasPreviousPage ? <EarlierComments {...props} before={pageInfo.startCursor ?? null} /> : null}
      {nodes.filter(({ number }) => number > 1).map((comment) => (
        <CommentRow key={comment.id} commentRef={comment} canModerate={canModerate} canWrite={canWrite} />
      ))}
    </>
  )
}
