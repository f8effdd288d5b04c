import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  useUpdateShotStatusMutation as UpdateShotStatusMutation,
} from '../../__generated__/useUpdateShotStatusMutation.graphql.ts'
import { commitMutation } from '../../relay/mutation.ts'

type UpdateShotStatus = (input: {
  statusId: string
  /** What is absent stays; a colour is #rrggbb. */
  change: { readonly name?: string; readonly color?: string }
  /** Null to write over whatever there is. */
  expectedVersion: number | null
  onCompleted: () => void
  onError: (error: unknown) => void
}) => void

/**
 * Renames a status or changes its colour; every card shows the change at once, and takes it back when it is refused.
 * Changes of one status are sent in the order they were made.
 */
export function useUpdateShotStatusMutation(): UpdateShotStatus {
  const environment = useRelayEnvironment()
  return useCallback<UpdateShotStatus>(
    ({ statusId, change, expectedVersion, onCompleted, onError }) => {
      commitMutation<UpdateShotStatusMutation>(environment, {
        mutation: graphql`
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
        `,
        variables: { input: { statusId, ...change, expectedVersion } },
        cacheConfig: { force: true, metadata: { turn: statusId } },
        optimisticUpdater: (store) => {
          const status = store.get(statusId)
          for (const [field, value] of Object.entries(change)) status?.setValue(value, field)
        },
        onCompleted: () => onCompleted(),
        onError,
      })
    },
    [environment],
  )
}
