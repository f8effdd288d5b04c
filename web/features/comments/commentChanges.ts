import { graphql } from 'react-relay'
import type { commentChangesAddMutation } from '../../__generated__/commentChangesAddMutation.graphql.ts'
import type { commentChangesDeleteMutation } from '../../__generated__/commentChangesDeleteMutation.graphql.ts'
import type { commentChangesFollowMutation } from '../../__generated__/commentChangesFollowMutation.graphql.ts'
import type { commentChangesReadMutation } from '../../__generated__/commentChangesReadMutation.graphql.ts'
import type { commentChangesReopenMutation } from '../../__generated__/commentChangesReopenMutation.graphql.ts'
import type { commentChangesResolveMutation } from '../../__generated__/commentChangesResolveMutation.graphql.ts'
import type { commentChangesStartMutation } from '../../__generated__/commentChangesStartMutation.graphql.ts'
import type { commentChangesUpdateMutation } from '../../__generated__/commentChangesUpdateMutation.graphql.ts'
import { commentMessages } from '../../messages/comments.ts'
import { useChange } from '../../relay/useChange.ts'

const words = commentMessages

/** What starts a thread. */
export type NewThreadInput = commentChangesStartMutation['variables']['input']

/** Starts a thread; the caller handles a refusal, to keep the text. */
export function useStartThread() {
  return useChange<commentChangesStartMutation>(graphql`
    mutation commentChangesStartMutation($input: StartThreadInput!) {
      startThread(input: $input) {
        thread {
          id
          number
        }
      }
    }
  `)
}

/** Answers in a thread; the caller handles a refusal, to keep the text. */
export function useAddComment() {
  return useChange<commentChangesAddMutation>(graphql`
    mutation commentChangesAddMutation($input: AddCommentInput!) {
      addComment(input: $input) {
        thread {
          id
          state
          isUnread
          isFollowed
          version
        }
      }
    }
  `)
}

/** Changes the text of one's own comment; the caller handles a refusal. */
export function useUpdateComment() {
  return useChange<commentChangesUpdateMutation>(graphql`
    mutation commentChangesUpdateMutation($input: UpdateCommentInput!) {
      updateComment(input: $input) {
        comment {
          id
          body
          editedAt
          version
        }
      }
    }
  `)
}

/** Deletes a comment, and its thread if nothing else was said. */
export function useDeleteComment() {
  return useChange<commentChangesDeleteMutation>(
    graphql`
      mutation commentChangesDeleteMutation($input: DeleteCommentInput!) {
        deleteComment(input: $input) {
          comment {
            id
            body
            deletedAt
            strokeCount
            version
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.deleted }),
  )
}

/** A thread that is resolved or reopened. */
export interface ThreadToChange {
  readonly id: string
  readonly version: number
}

/** Resolves a thread, at once for the eye. */
export function useResolveThread() {
  return useChange<commentChangesResolveMutation, ThreadToChange>(
    graphql`
      mutation commentChangesResolveMutation($input: ResolveThreadInput!) {
        resolveThread(input: $input) {
          thread {
            id
            state
            version
            resolvedBy {
              id
              name
            }
          }
        }
      }
    `,
    ({ id, version }) => ({
      variables: { input: { threadId: id, expectedVersion: version } },
      optimistic: (store) => void store.get(id)?.setValue('RESOLVED', 'state'),
      failed: words.resolveFailed,
    }),
  )
}

/** Reopens a thread, at once for the eye. */
export function useReopenThread() {
  return useChange<commentChangesReopenMutation, ThreadToChange>(
    graphql`
      mutation commentChangesReopenMutation($input: ReopenThreadInput!) {
        reopenThread(input: $input) {
          thread {
            id
            state
            version
          }
        }
      }
    `,
    ({ id, version }) => ({
      variables: { input: { threadId: id, expectedVersion: version } },
      optimistic: (store) => void store.get(id)?.setValue('OPEN', 'state'),
      failed: words.reopenFailed,
    }),
  )
}

/** Follows a thread, or mutes it. */
export function useFollowThread() {
  return useChange<commentChangesFollowMutation>(
    graphql`
      mutation commentChangesFollowMutation($input: FollowThreadInput!) {
        followThread(input: $input) {
          thread {
            id
            isFollowed
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      done: input.isFollowed ? words.followed : words.muted,
      failed: words.followFailed,
    }),
  )
}

/** Marks threads as read; a failure is no matter: they stay unread. */
export function useMarkRead() {
  return useChange<commentChangesReadMutation>(graphql`
    mutation commentChangesReadMutation($input: MarkThreadsReadInput!) {
      markThreadsRead(input: $input) {
        threads {
          id
          isUnread
          shot {
            id
            unreadThreadCount
          }
          storyboard {
            id
            unreadThreadCount
          }
        }
      }
    }
  `)
}
