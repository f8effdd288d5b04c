import { useCallback } from 'react'
import { ConnectionHandler, graphql } from 'react-relay'
import type {
  useRemoveAssetDependencyMutation as RemoveAssetDependencyMutation,
} from '../../__generated__/useRemoveAssetDependencyMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'

type RemoveAssetDependency = (input: { dependencyId: string; connectionId: string }) => void

/** Takes a dependency away; gone at once, and back with a toast when the server refuses. */
export function useRemoveAssetDependencyMutation(): [RemoveAssetDependency, boolean] {
  const [commit, isRemoving] = useMutation<RemoveAssetDependencyMutation>(graphql`
    mutation useRemoveAssetDependencyMutation($input: RemoveAssetDependencyInput!) {
      removeAssetDependency(input: $input) {
        deletedDependencyId
        source {
          id
          version
        }
        target {
          id
          version
        }
      }
    }
  `)
  const removeAssetDependency = useCallback<RemoveAssetDependency>(
    ({ dependencyId, connectionId }) => {
      commit({
        variables: { input: { dependencyId } },
        optimisticUpdater: (store) => {
          const connection = store.get(connectionId)
          if (connection) ConnectionHandler.deleteNode(connection, dependencyId)
        },
        updater: (store) => {
          const connection = store.get(connectionId)
          if (connection) ConnectionHandler.deleteNode(connection, dependencyId)
        },
        onError: (error) => tellFailure(messages.assets.removeDependencyFailed, error),
      })
    },
    [commit],
  )
  return [removeAssetDependency, isRemoving]
}
