import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import type {
  useUpdateShotStatusMutation as UpdateShotStatusMutation,
} from '../../__generated__/useUpdateShotStatusMutation.graphql.ts'

type UpdateShotStatus = (input: {
  statusId: string
  /** What is absent stays; a colour is #rrggbb. */
  change: { readonly name?: string; readonly color?: string }
  /** Null to write over whatever there is. */
  expectedVersion: number | null
  onCompleted: () => void
  onError: (error: unknown) => void
}) => void

/** Renames a status or gives it another colour; every card shows it at once, and as before when it is refused. */
export function useUpdateShotStatusMutation(): [UpdateShotStatus, boolean] {
  const [commit, isUpdating] = useMutation<UpdateShotStatusMutation>(graphql`
    mutation useUpdateShotStatusMutation($input: UpdateShotStatusInput!) {
      updateShotStatus(input: $input) {
        status {
          id
          name
          color
          version
        }
      }
    }
  `)
  const updateShotStatus = useCallback<UpdateShotStatus>(
    ({ statusId, change, expectedVersion, onCompleted, onError }) => {
      commit({
        variables: { input: { statusId, ...change, expectedVersion } },
        optimisticUpdater: (store) => {
          const status = store.get(statusId)
          for (const [field, value] of Object.entries(change)) status?.setValue(value, field)
        },
        onCompleted,
        onError,
      })
    },
    [commit],
  )
  return [updateShotStatus, isUpdating]
}
