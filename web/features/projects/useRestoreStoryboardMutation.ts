import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useRestoreStoryboardMutation as RestoreStoryboardMutation,
} from '../../__generated__/useRestoreStoryboardMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'

type RestoreStoryboard = (input: { storyboardId: string; onCompleted?: () => void }) => void

/** Brings a board back from the trash to its place; toasts tell how it went. */
export function useRestoreStoryboardMutation(): [RestoreStoryboard, boolean] {
  const [commit, isRestoring] = useMutation<RestoreStoryboardMutation>(graphql`
    mutation useRestoreStoryboardMutation($input: RestoreStoryboardInput!) {
      restoreStoryboard(input: $input) {
        storyboard {
          id
          name
        }
        project {
          ...useProjectBoards_project
          ...ProjectSummary_project
        }
      }
    }
  `)
  const restoreStoryboard = useCallback<RestoreStoryboard>(
    ({ storyboardId, onCompleted }) => {
      commit({
        variables: { input: { storyboardId } },
        onCompleted: ({ restoreStoryboard: { storyboard } }) => {
          showToast({ type: 'success', title: messages.boards.restored(storyboard.name) })
          onCompleted?.()
        },
        onError: (error) => tellFailure(messages.boards.restoreFailed, error),
      })
    },
    [commit],
  )
  return [restoreStoryboard, isRestoring]
}
