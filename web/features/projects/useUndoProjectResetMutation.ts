import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useUndoProjectResetMutation as UndoProjectResetMutation,
} from '../../__generated__/useUndoProjectResetMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'

type UndoProjectReset = (input: {
  projectId: string
  /** Sequence number of the `project.reset` event. */
  seq: number
  onCompleted?: () => void
}) => void

/** Brings back the boards that a reset moved to the trash; toasts tell how it went. */
export function useUndoProjectResetMutation(): [UndoProjectReset, boolean] {
  const [commit, isUndoing] = useMutation<UndoProjectResetMutation>(graphql`
    mutation useUndoProjectResetMutation($input: UndoProjectResetInput!) {
      undoProjectReset(input: $input) {
        project {
          id
          name
          ...ProjectSummary_project
          ...StoryboardCard_project
          ...useProjectBoards_project
        }
      }
    }
  `)
  const undoProjectReset = useCallback<UndoProjectReset>(
    ({ projectId, seq, onCompleted }) => {
      commit({
        variables: { input: { projectId, seq } },
        onCompleted: ({ undoProjectReset: { project } }) => {
          showToast({ type: 'success', title: messages.projectDanger.resetUndone(project.name) })
          onCompleted?.()
        },
        onError: (error) => tellFailure(messages.projectDanger.resetUndoFailed, error),
      })
    },
    [commit],
  )
  return [undoProjectReset, isUndoing]
}
