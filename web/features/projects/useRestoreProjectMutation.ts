import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useRestoreProjectMutation as RestoreProjectMutation,
} from '../../__generated__/useRestoreProjectMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { placeInProjectLists } from './projectLists.ts'

type RestoreProject = (input: { projectId: string; onCompleted?: () => void }) => void

/** Brings a project back from the trash; toasts tell how it went. */
export function useRestoreProjectMutation(): [RestoreProject, boolean] {
  const [commit, isRestoring] = useMutation<RestoreProjectMutation>(graphql`
    mutation useRestoreProjectMutation($input: RestoreProjectInput!) {
      restoreProject(input: $input) {
        project {
          id
          name
          code
          createdAt
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
  const restoreProject = useCallback<RestoreProject>(
    ({ projectId, onCompleted }) => {
      commit({
        variables: { input: { projectId } },
        updater: (store, response) => {
          const project = store.getRootField('restoreProject')?.getLinkedRecord('project')
          if (response) placeInProjectLists(store, response.restoreProject.organization.id, project)
        },
        onCompleted: ({ restoreProject: { project } }) => {
          showToast({ type: 'success', title: messages.projectDanger.restored(project.name) })
          onCompleted?.()
        },
        onError: (error) => tellFailure(messages.projectDanger.restoreFailed, error),
      })
    },
    [commit],
  )
  return [restoreProject, isRestoring]
}
