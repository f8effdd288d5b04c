import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useDuplicateShotMutation as DuplicateShotMutation,
} from '../../__generated__/useDuplicateShotMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { insertShotEdge } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'

type DuplicateShot = (input: {
  storyboardId: string
  shotId: string
  onDuplicated?: (copyId: string) => void
}) => void

/** Copies a shot with its views and drawings to the place right after it. */
export function useDuplicateShotMutation(): [DuplicateShot, boolean] {
  const [commit, isDuplicating] = useMutation<DuplicateShotMutation>(graphql`
    mutation useDuplicateShotMutation($input: DuplicateShotInput!) {
      duplicateShot(input: $input) {
        shot {
          id
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
  const duplicateShot = useCallback<DuplicateShot>(
    ({ storyboardId, shotId, onDuplicated }) => {
      commit({
        variables: { input: { shotId } },
        updater: (store) => {
          const edge = store.getRootField('duplicateShot')?.getLinkedRecord('shotEdge')
          insertShotEdge(store, storyboardId, edge, { afterId: shotId })
        },
        onCompleted: ({ duplicateShot: { shot } }) => {
          showToast({ type: 'success', title: messages.storyboard.duplicated })
          onDuplicated?.(shot.id)
        },
        onError: (error) => tellFailure(messages.storyboard.duplicateFailed, error),
      })
    },
    [commit],
  )
  return [duplicateShot, isDuplicating]
}
