import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useDeleteProjectMutation as DeleteProjectMutation,
} from '../../__generated__/useDeleteProjectMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { removeFromProjectLists } from './projectLists.ts'
import { useRestoreProjectMutation } from './useRestoreProjectMutation.ts'

type DeleteProject = (input: { projectId: string; name: string; onCompleted: () => void }) => void

/** Moves a project to the trash, which keeps it for 30 days, with a toast to undo; a toast tells of a failure. */
export function useDeleteProjectMutation(): [DeleteProject, boolean] {
  const [restoreProject] = useRestoreProjectMutation()
  const [commit, isDeleting] = useMutation<DeleteProjectMutation>(graphql`
    mutation useDeleteProjectMutation($input: DeleteProjectInput!) {
      deleteProject(input: $input) {
        deletedProjectId
        organization {
          id
          projectCount: projects {
            totalCount
          }
          ...ProjectNavigation_organization
        }
      }
    }
  `)
  const deleteProject = useCallback<DeleteProject>(
    ({ projectId, name, onCompleted }) => {
      commit({
        variables: { input: { projectId } },
        updater: (store, response) => {
          if (response) removeFromProjectLists(store, response.deleteProject.organization.id, projectId)
          // What still shows the project is asked for again before it is shown.
          store.get(projectId)?.invalidateRecord()
        },
        onCompleted: () => {
          showToast({
            type: 'success',
            title: messages.projectDanger.deleted(name),
            description: messages.projectDanger.deletedLine,
            action: { label: messages.common.undo, onClick: () => restoreProject({ projectId }) },
          })
          onCompleted()
        },
        onError: (error) => tellFailure(messages.projectDanger.deleteFailed, error),
      })
    },
    [commit, restoreProject],
  )
  return [deleteProject, isDeleting]
}
