import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useRestoreShotMutation as RestoreShotMutation,
} from '../../__generated__/useRestoreShotMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { insertShotEdge } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'

type RestoreShot = (input: {
  shotId: string
  /** The board it was taken from; where nobody knows it, the answer says it. */
  storyboardId?: string
  onCompleted?: () => void
}) => void

/** Brings a deleted shot back to its place. */
export function useRestoreShotMutation(): [RestoreShot, boolean] {
  const [commit, isRestoring] = useMutation<RestoreShotMutation>(graphql`
    mutation useRestoreShotMutation($input: RestoreShotInput!) {
      restoreShot(input: $input) {
        shot {
          id
          position
        }
        shotEdge {
          cursor
          node {
            rank
            ...ShotGrid_shot
          }
        }
        storyboard {
          id
          frames
          duration
          revision
        }
      }
    }
  `)
  const restoreShot = useCallback<RestoreShot>(
    ({ storyboardId, shotId, onCompleted }) => {
      commit({
        variables: { input: { shotId } },
        updater: (store, response) => {
          const edge = store.getRootField('restoreShot')?.getLinkedRecord('shotEdge')
          const boardId = storyboardId ?? response?.restoreShot.storyboard.id
          if (boardId === undefined) return
          insertShotEdge(store, boardId, edge, { position: response?.restoreShot.shot.position ?? 1 })
        },
        onCompleted: () => {
          showToast({ type: 'success', title: messages.storyboard.restored })
          onCompleted?.()
        },
        onError: (error) => tellFailure(messages.storyboard.restoreFailed, error),
      })
    },
    [commit],
  )
  return [restoreShot, isRestoring]
}
