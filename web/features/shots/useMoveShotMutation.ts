import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import type { useMoveShotMutation as MoveShotMutation } from '../../__generated__/useMoveShotMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { moveShotEdges, type ShotPlace } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'

type MoveShot = (move: { storyboardId: string; shotId: string; to: ShotPlace }) => void

/** Moves a shot; the board shows it at once and goes back, with a toast, when the server refuses. */
export function useMoveShotMutation(): [MoveShot, boolean] {
  const [commit, isMoving] = useMutation<MoveShotMutation>(graphql`
    mutation useMoveShotMutation($input: MoveShotInput!) {
      moveShot(input: $input) {
        shot {
          id
          version
          rank
          scene {
            id
          }
        }
        storyboard {
          id
          revision
        }
      }
    }
  `)
  const moveShot = useCallback<MoveShot>(
    ({ storyboardId, shotId, to }) => {
      commit({
        variables: { input: { shotId, to } },
        optimisticUpdater: (store) => moveShotEdges(store, storyboardId, [shotId], to, false),
        updater: (store) => moveShotEdges(store, storyboardId, [shotId], to, false),
        onError: (error) => tellFailure(messages.storyboard.moveFailed, error),
      })
    },
    [commit],
  )
  return [moveShot, isMoving]
}
