import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import type { useMoveShotsMutation as MoveShotsMutation } from '../../__generated__/useMoveShotsMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { commitInParts } from './shotBatches.ts'
import { moveShotEdges, type ShotPlace } from './shotConnection.ts'
import { tellFailure } from './shotFailure.ts'

type MoveShots = (move: {
  storyboardId: string
  /** In their order on the board. */
  shotIds: readonly string[]
  to: ShotPlace
}) => void

/** Moves shots together; the board shows it at once and goes back, with a toast, when the server refuses. */
export function useMoveShotsMutation(): [MoveShots, boolean] {
  const [commit, isMoving] = useMutation<MoveShotsMutation>(graphql`
    mutation useMoveShotsMutation($input: MoveShotsInput!) {
      moveShots(input: $input) {
        shots {
          id
          version
          # Those that were not loaded come onto the board with the others.
          rank
          ...ShotGrid_shot
        }
        storyboard {
          id
          revision
        }
      }
    }
  `)
  const moveShots = useCallback<MoveShots>(
    ({ storyboardId, shotIds, to }) => {
      commitInParts(commit, shotIds, (part, partBefore) => {
        const last = partBefore.at(-1)
        const place = last === undefined ? to : { afterId: last }
        return {
          variables: { input: { shotIds: part, to: place } },
          optimisticUpdater: (store) => moveShotEdges(store, storyboardId, part, place, false),
          updater: (store) => moveShotEdges(store, storyboardId, part, place, true),
        }
      }).catch((error: unknown) => tellFailure(messages.storyboard.manyMoveFailed, error))
    },
    [commit],
  )
  return [moveShots, isMoving]
}
