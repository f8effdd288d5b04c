import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { FrameRate } from '../../lib/frameRates.ts'
import { messages } from '../../messages.ts'
import type { useUpdateShotMutation as UpdateShotMutation } from '../../__generated__/useUpdateShotMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from './shotFailure.ts'
import { changeShotRecord, type ShotChange } from './shotRecords.ts'

type UpdateShot = (input: {
  storyboardId: string
  shotId: string
  /** Without a status, which has a mutation of its own. */
  change: Omit<ShotChange, 'statusId'>
  rate: FrameRate
}) => void

/** Changes a shot's details; shown at once, taken back with a toast that can send it again when it fails. */
export function useUpdateShotMutation(): [UpdateShot, boolean] {
  const [commit, isUpdating] = useMutation<UpdateShotMutation>(graphql`
    mutation useUpdateShotMutation($input: UpdateShotInput!) {
      updateShot(input: $input) {
        shot {
          id
          name
          description
          frames
          duration
          aspectRatio
          version
          storyboard {
            id
            frames
            duration
            revision
          }
        }
      }
    }
  `)
  const updateShot = useCallback<UpdateShot>(
    ({ storyboardId, shotId, change, rate }) => {
      const send = (): void => {
        commit({
          variables: { input: { shotId, ...change } },
          optimisticUpdater: (store) => changeShotRecord(store, storyboardId, shotId, change, rate),
          onError: (error) => tellFailure(messages.storyboard.updateFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [updateShot, isUpdating]
}
