import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import type { useMoveViewMutation as MoveViewMutation } from '../../__generated__/useMoveViewMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { moveViewRecord } from './viewRecords.ts'

type MoveView = (input: { shotId: string; viewId: string; position: number }) => void

/** Puts a view at a 1-based place among those of its shot; shown at once, and back when the server refuses. */
export function useMoveViewMutation(): [MoveView, boolean] {
  const [commit, isMoving] = useMutation<MoveViewMutation>(graphql`
    mutation useMoveViewMutation($input: MoveViewInput!) {
      moveView(input: $input) {
        shot {
          id
          views {
            id
            position
          }
        }
      }
    }
  `)
  const moveView = useCallback<MoveView>(
    ({ shotId, viewId, position }) => {
      const send = (): void => {
        commit({
          variables: { input: { viewId, to: { position } } },
          optimisticUpdater: (store) => moveViewRecord(store, shotId, viewId, position),
          onCompleted: () => showToast({ type: 'success', title: messages.views.moved }),
          onError: (error) => tellFailure(messages.views.moveFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [moveView, isMoving]
}
