import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type {
  useResetProjectMutation as ResetProjectMutation,
} from '../../__generated__/useResetProjectMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'

type ResetProject = (input: { projectId: string; onCompleted: () => void }) => void

/** Moves a project's boards to the trash and leaves an empty one; toasts tell how it went. */
export function useResetProjectMutation(): [ResetProject, boolean] {
  const navigate = useNavigate()
  const [commit, isResetting] = useMutation<ResetProjectMutation>(graphql`
    mutation useResetProjectMutation($input: ResetProjectInput!) {
      resetProject(input: $input) {
        project {
          id
          name
          updatedAt
          ...ProjectSummary_project
          ...StoryboardCard_project
          ...useProjectBoards_project
        }
      }
    }
  `)
  const resetProject = useCallback<ResetProject>(
    ({ projectId, onCompleted }) => {
      commit({
        variables: { input: { projectId } },
        // Pages that show what is gone are asked for again before they are shown.
        updater: (store) => store.get(projectId)?.invalidateRecord(),
        onCompleted: ({ resetProject: { project } }) => {
          const { resetDone, resetDoneLine, openActivity } = messages.projectDanger
          showToast({
            type: 'success',
            title: resetDone(project.name),
            description: resetDoneLine,
            action: { label: openActivity, onClick: () => void navigate(`/dashboard/projects/${projectId}/activity`) },
          })
          onCompleted()
        },
        onError: (error) => tellFailure(messages.projectDanger.resetFailed, error),
      })
    },
    [commit, navigate],
  )
  return [resetProject, isResetting]
}
