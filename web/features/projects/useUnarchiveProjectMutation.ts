import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useUnarchiveProjectMutation as UnarchiveProjectMutation,
} from '../../__generated__/useUnarchiveProjectMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { placeInProjectLists } from './projectLists.ts'

type UnarchiveProject = (input: { projectId: string; onCompleted?: () => void }) => void

/** Takes a project out of the archive; toasts tell how it went. */
export function useUnarchiveProjectMutation(): [UnarchiveProject, boolean] {
  const [commit, isRunning] = useMutation<UnarchiveProjectMutation>(graphql`
    mutation useUnarchiveProjectMutation($input: UnarchiveProjectInput!) {
      unarchiveProject(input: $input) {
        project {
          id
          name
          code
          createdAt
          archivedAt
          viewerCanEdit
          viewerCanAdminister
          ...ProjectCard_project
        }
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
  const unarchiveProject = useCallback<UnarchiveProject>(
    ({ projectId, onCompleted }) => {
      commit({
        variables: { input: { projectId } },
        updater: (store, response) => {
          const project = store.getRootField('unarchiveProject')?.getLinkedRecord('project')
          if (response) placeInProjectLists(store, response.unarchiveProject.organization.id, project)
        },
        onCompleted: ({ unarchiveProject: { project } }) => {
          showToast({ type: 'success', title: messages.projectDanger.unarchived(project.name) })
          onCompleted?.()
        },
        onError: (error) => tellFailure(messages.projectDanger.unarchiveFailed, error),
      })
    },
    [commit],
  )
  return [unarchiveProject, isRunning]
}
