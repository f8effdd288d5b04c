import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useDuplicateShotsMutation as DuplicateShotsMutation,
} from '../../__generated__/useDuplicateShotsMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { commitInParts } from './shotBatches.ts'
import { insertShotEdges } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'

type DuplicateShots = (input: { storyboardId: string; shotIds: readonly string[] }) => void

/** Copies shots with their views and drawings, each to the place right after its original. */
export function useDuplicateShotsMutation(): [DuplicateShots, boolean] {
  const [commit, isDuplicating] = useMutation<DuplicateShotsMutation>(graphql`
    mutation useDuplicateShotsMutation($input: DuplicateShotsInput!) {
      duplicateShots(input: $input) {
        shotEdges {
          cursor
          node {
            id
            position
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
  const duplicateShots = useCallback<DuplicateShots>(
    ({ storyboardId, shotIds }) => {
      commitInParts(commit, shotIds, (part) => ({
        variables: { input: { shotIds: part } },
        updater: (store) => insertShotEdges(store, storyboardId, store.getRootField('duplicateShots')),
      })).then(
        () => showToast({ type: 'success', title: messages.storyboard.manyDuplicated(shotIds.length) }),
        (error: unknown) => tellFailure(messages.storyboard.manyDuplicateFailed, error),
      )
    },
    [commit],
  )
  return [duplicateShots, isDuplicating]
}
