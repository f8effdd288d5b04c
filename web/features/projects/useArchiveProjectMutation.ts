import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useArchiveProjectMutation as ArchiveProjectMutation,
} from '../../__generated__/useArchiveProjectMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { placeInProjectLists } from './projectLists.ts'
import { useUnarchiveProjectMutation } from './useUnarchiveProjectMutation.ts'

type ArchiveProject = (input: { projectId: string; onCompleted?: () => void }) => void

/** Hides a project and makes it read-only, with a toast to undo; a toast tells of a failure. */
export function useArchiveProjectMutation(): [ArchiveProject, boolean] {
  const [unarchiveProject] = useUnarchiveProjectMutation()
  const [commit, isRunning] = useMutation<ArchiveProjectMutation>(graphql`
    mutation useArchiveProjectMutation($input: ArchiveProjectInput!) {
      archiveProject(input: $input) {
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
  const archiveProject = useCallback<ArchiveProject>(
    ({ projectId, onCompleted }) => {
      commit({
        variables: { input: { projectId } },
        updater: (store, response) => {
          const project = store.getRootField('archiveProject')?.getLinkedRecord('project')
          if (response) placeInProjectLists(store, response.archiveProject.organization.id, project)
        },
        onCompleted: ({ archiveProject: { project } }) => {
          showToast({
            type: 'success',
            title: messages.projectDanger.archived(project.name),
            action: { label: messages.common.undo, onClick: () => unarchiveProject({ projectId }) },
          })
          onCompleted?.()
        },
        onError: (error) => tellFailure(messages.projectDanger.archiveFailed, error),
      })
    },
    [commit, unarchiveProject],
  )
  return [archiveProject, isRunning]
}
