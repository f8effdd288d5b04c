import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import type {
  useMoveShotStatusMutation as MoveShotStatusMutation,
} from '../../__generated__/useMoveShotStatusMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from './shotFailure.ts'

type MoveShotStatus = (input: {
  projectId: string
  statusId: string
  /** The neighbour it is to stand beside. */
  to: { readonly beforeId: string } | { readonly afterId: string }
}) => void

/** Moves a status among those of its project; shown at once, and back with a toast when it is refused. */
export function useMoveShotStatusMutation(): [MoveShotStatus, boolean] {
  const [commit, isMoving] = useMutation<MoveShotStatusMutation>(graphql`
    mutation useMoveShotStatusMutation($input: MoveShotStatusInput!) {
      moveShotStatus(input: $input) {
        project {
          id
          statuses {
            id
          }
        }
      }
    }
  `)
  const moveShotStatus = useCallback<MoveShotStatus>(
    ({ projectId, statusId, to }) => {
      commit({
        variables: { input: { statusId, to } },
        optimisticUpdater: (store) => {
          const project = store.get(projectId)
          const statuses = (project?.getLinkedRecords('statuses') ?? []).filter((status) => status !== null)
          const moved = statuses.find((status) => status.getDataID() === statusId)
          const others = statuses.filter((status) => status !== moved)
          const neighbourId = 'beforeId' in to ? to.beforeId : to.afterId
          const index = others.findIndex((status) => status.getDataID() === neighbourId) + ('afterId' in to ? 1 : 0)
          if (moved) project?.setLinkedRecords([...others.slice(0, index), moved, ...others.slice(index)], 'statuses')
        },
        onError: (error) => tellFailure(messages.storyboard.statusNotMoved, error),
      })
    },
    [commit],
  )
  return [moveShotStatus, isMoving]
}
