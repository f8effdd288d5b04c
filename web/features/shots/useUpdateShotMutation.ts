import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import { messages } from '../../messages.ts'
import type { useUpdateShotMutation as UpdateShotMutation } from '../../__generated__/useUpdateShotMutation.graphql.ts'
import { tellFailure } from './shotFailure.ts'

/** What of a shot is changed; what is absent stays. */
export type ShotChange = { readonly name?: string; readonly description?: string }

type UpdateShot = (shotId: string, change: ShotChange) => void

/** Renames or describes a shot; shown at once, taken back with a toast that can send it again when it fails. */
export function useUpdateShotMutation(): [UpdateShot, boolean] {
  const [commit, isUpdating] = useMutation<UpdateShotMutation>(graphql`
    mutation useUpdateShotMutation($input: UpdateShotInput!) {
      updateShot(input: $input) {
        shot {
          id
          name
          description
          version
        }
      }
    }
  `)
  const updateShot = useCallback<UpdateShot>(
    (shotId, change) => {
      const send = (): void => {
        commit({
          variables: { input: { shotId, ...change } },
          optimisticUpdater: (store) => {
            const shot = store.get(shotId)
            for (const [field, text] of Object.entries(change)) shot?.setValue(text, field)
          },
          onError: (error) => tellFailure(messages.storyboard.updateFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [updateShot, isUpdating]
}
