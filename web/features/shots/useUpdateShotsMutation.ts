import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { FrameRate } from '../../lib/frameRates.ts'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useUpdateShotsMutation as UpdateShotsMutation,
} from '../../__generated__/useUpdateShotsMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { commitInParts } from './shotBatches.ts'
import { tellFailure } from './shotFailure.ts'
import { changeShotRecord, type ShotChange } from './shotRecords.ts'

type UpdateShots = (input: {
  storyboardId: string
  shotIds: readonly string[]
  /** The same for all of them. */
  change: ShotChange
  rate: FrameRate
}) => void

/** Changes many shots alike; shown at once, with one toast, and taken back when the server refuses. */
export function useUpdateShotsMutation(): [UpdateShots, boolean] {
  const [commit, isUpdating] = useMutation<UpdateShotsMutation>(graphql`
    mutation useUpdateShotsMutation($input: UpdateShotsInput!) {
      updateShots(input: $input) {
        shots {
          id
          name
          description
          frames
          duration
          aspectRatio
          version
          status {
            id
            name
            color
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
  const updateShots = useCallback<UpdateShots>(
    ({ storyboardId, shotIds, change, rate }) => {
      commitInParts(commit, shotIds, (part) => ({
        variables: { input: { shots: part.map((shotId) => ({ shotId, ...change })) } },
        optimisticUpdater: (store) => {
          for (const shotId of part) changeShotRecord(store, storyboardId, shotId, change, rate)
        },
      })).then(
        () => showToast({ type: 'success', title: messages.storyboard.manyUpdated(shotIds.length) }),
        (error: unknown) => tellFailure(messages.storyboard.manyUpdateFailed, error),
      )
    },
    [commit],
  )
  return [updateShots, isUpdating]
}
