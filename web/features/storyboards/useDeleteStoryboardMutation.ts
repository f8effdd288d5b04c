import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useDeleteStoryboardMutation as DeleteStoryboardMutation,
} from '../../__generated__/useDeleteStoryboardMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { useRestoreStoryboardMutation } from '../projects/useRestoreStoryboardMutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'

type DeleteStoryboard = (input: { storyboardId: string; name: string }) => void

/** Moves a board to the trash, with a toast to undo; CONFLICT for the last board of a project. */
export function useDeleteStoryboardMutation(): [DeleteStoryboard, boolean] {
  const [restoreStoryboard] = useRestoreStoryboardMutation()
  const [commit, isDeleting] = useMutation<DeleteStoryboardMutation>(graphql`
    mutation useDeleteStoryboardMutation($input: DeleteStoryboardInput!) {
      deleteStoryboard(input: $input) {
        deletedStoryboardId
        project {
          ...useProjectBoards_project
          ...ProjectSummary_project
          ...StoryboardCard_project
        }
      }
    }
  `)
  const deleteStoryboard = useCallback<DeleteStoryboard>(
    ({ storyboardId, name }) => {
      commit({
        variables: { input: { storyboardId } },
        // Pages that show what is gone are asked for again before they are shown.
        updater: (store) => store.get(storyboardId)?.invalidateRecord(),
        onCompleted: () => {
          showToast({
            type: 'success',
            title: messages.boards.deleted(name),
            action: { label: messages.common.undo, onClick: () => restoreStoryboard({ storyboardId }) },
          })
        },
        onError: (error) => tellFailure(messages.boards.deleteFailed, error),
      })
    },
    [commit, restoreStoryboard],
  )
  return [deleteStoryboard, isDeleting]
}
