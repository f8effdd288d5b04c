import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useRestoreShotsMutation as RestoreShotsMutation,
} from '../../__generated__/useRestoreShotsMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { commitInParts } from './shotBatches.ts'
import { insertShotEdges } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'

type RestoreShots = (input: { storyboardId: string; shotIds: readonly string[] }) => void

/** Brings deleted shots back to their places. */
export function useRestoreShotsMutation(): [RestoreShots, boolean] {
  const [commit, isRestoring] = useMutation<RestoreShotsMutation>(graphql`
    mutation useRestoreShotsMutation($input: RestoreShotsInput!) {
      restoreShots(input: $input) {
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
  const restoreShots = useCallback<RestoreShots>(
    ({ storyboardId, shotIds }) => {
      commitInParts(commit, shotIds, (part) => ({
        variables: { input: { shotIds: part } },
        updater: (store) => insertShotEdges(store, storyboardId, store.getRootField('restoreShots')),
      })).then(
        () => showToast({ type: 'success', title: messages.storyboard.manyRestored(shotIds.length) }),
        (error: unknown) => tellFailure(messages.storyboard.manyRestoreFailed, error),
      )
    },
    [commit],
  )
  return [restoreShots, isRestoring]
}
