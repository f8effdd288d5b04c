import { graphql } from 'react-relay'
import type { boardChangesDeleteMutation } from '../../__generated__/boardChangesDeleteMutation.graphql.ts'
import type { boardChangesMoveMutation } from '../../__generated__/boardChangesMoveMutation.graphql.ts'
import type { Neighbor } from '../../dnd/neighbor.ts'
import { boardMessages } from '../../messages/boards.ts'
import { useChange } from '../../relay/useChange.ts'
import { useRestoreStoryboard } from '../projects/projectChanges.ts'
import { BOARD_LIST_ARGUMENTS } from '../projects/useProjectBoards.ts'

const words = boardMessages

/** Moves a board to the trash, with a toast to undo; CONFLICT for the last board of a project. */
export function useDeleteStoryboard() {
  const [restoreStoryboard] = useRestoreStoryboard()
  return useChange<boardChangesDeleteMutation, { storyboardId: string; name: string }>(
    graphql`
      mutation boardChangesDeleteMutation($input: DeleteStoryboardInput!) {
        deleteStoryboard(input: $input) {
          deletedStoryboardId
          project {
            ...useProjectBoards_project
            ...ProjectSummary_project
            ...StoryboardCard_project
          }
        }
      }
    `,
    ({ storyboardId, name }) => ({
      variables: { input: { storyboardId } },
      // Pages that show what is gone are asked for again before they are shown.
      updater: (store) => store.get(storyboardId)?.invalidateRecord(),
      done: words.deleted(name),
      undo: () => restoreStoryboard(storyboardId),
      failed: words.deleteFailed,
    }),
  )
}

type StoryboardMove = {
  readonly projectId: string
  readonly storyboardId: string
  readonly to: Neighbor
}

/** Puts a board before or after another one; shown at once, taken back with a toast when the server refuses. */
export function useMoveStoryboard() {
  return useChange<boardChangesMoveMutation, StoryboardMove>(
    graphql`
      mutation boardChangesMoveMutation($input: MoveStoryboardInput!) {
        moveStoryboard(input: $input) {
          project {
            ...useProjectBoards_project
            ...StoryboardCard_project
          }
        }
      }
    `,
    ({ projectId, storyboardId, to }) => ({
      variables: { input: { storyboardId, to } },
      optimistic: (store) => {
        const boards = store.get(projectId)?.getLinkedRecord('storyboards', BOARD_LIST_ARGUMENTS)
        const nodes = (boards?.getLinkedRecords('nodes') ?? []).filter((node) => node !== null)
        const moved = nodes.find((node) => node.getDataID() === storyboardId)
        const others = nodes.filter((node) => node !== moved)
        const neighbour = others.findIndex((node) => node.getDataID() === Object.values(to)[0])
        if (!boards || !moved || neighbour === -1) return
        const index = 'beforeId' in to ? neighbour : neighbour + 1
        boards.setLinkedRecords([...others.slice(0, index), moved, ...others.slice(index)], 'nodes')
      },
      failed: words.moveFailed,
    }),
  )
}
