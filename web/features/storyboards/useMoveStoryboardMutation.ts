import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useMoveStoryboardMutation as MoveStoryboardMutation,
} from '../../__generated__/useMoveStoryboardMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { BOARD_LIST_ARGUMENTS } from '../projects/useProjectBoards.ts'
import { tellFailure } from '../shots/shotFailure.ts'

type MoveStoryboard = (input: {
  projectId: string
  storyboardId: string
  to: { beforeId: string } | { afterId: string }
}) => void

/** Puts a board before or after another one; shown at once, taken back with a toast when the server refuses. */
export function useMoveStoryboardMutation(): [MoveStoryboard, boolean] {
  const [commit, isMoving] = useMutation<MoveStoryboardMutation>(graphql`
    mutation useMoveStoryboardMutation($input: MoveStoryboardInput!) {
      moveStoryboard(input: $input) {
        project {
          ...useProjectBoards_project
          ...StoryboardCard_project
        }
      }
    }
  `)
  const moveStoryboard = useCallback<MoveStoryboard>(
    ({ projectId, storyboardId, to }) => {
      commit({
        variables: { input: { storyboardId, to } },
        optimisticUpdater: (store) => {
          const boards = store.get(projectId)?.getLinkedRecord('storyboards', BOARD_LIST_ARGUMENTS)
          const nodes = (boards?.getLinkedRecords('nodes') ?? []).filter((node) => node !== null)
          const moved = nodes.find((node) => node.getDataID() === storyboardId)
          const others = nodes.filter((node) => node !== moved)
          const neighbour = others.findIndex((node) => node.getDataID() === Object.values(to)[0])
          if (!boards || !moved || neighbour === -1) return
          const index = 'beforeId' in to ? neighbour : neighbour + 1
          boards.setLinkedRecords([...others.slice(0, index), moved, ...others.slice(index)], 'nodes')
        },
        onError: (error) => tellFailure(messages.boards.moveFailed, error),
      })
    },
    [commit],
  )
  return [moveStoryboard, isMoving]
}
