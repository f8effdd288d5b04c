import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useTransferProjectMutation as TransferProjectMutation,
} from '../../__generated__/useTransferProjectMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'
import { tellFailure } from '../shots/shotFailure.ts'
import { placeInProjectLists, removeFromProjectLists } from './projectLists.ts'

type TransferProject = (input: { projectId: string; organizationId: string; onCompleted: () => void }) => void

/** Moves a project to another organization; toasts tell how it went. */
export function useTransferProjectMutation(): [TransferProject, boolean] {
  const [commit, isTransferring] = useMutation<TransferProjectMutation>(graphql`
    mutation useTransferProjectMutation($input: TransferProjectInput!) {
      transferProject(input: $input) {
        project {
          id
          name
          code
          createdAt
          viewerCanEdit
          viewerCanAdminister
          organization {
            id
            name
            projectCount: projects {
              totalCount
            }
            ...ProjectNavigation_organization
          }
          ...ProjectCard_project
        }
        previousOrganization {
          id
          projectCount: projects {
            totalCount
          }
          ...ProjectNavigation_organization
        }
      }
    }
  `)
  const transferProject = useCallback<TransferProject>(
    ({ projectId, organizationId, onCompleted }) => {
      commit({
        variables: { input: { projectId, organizationId } },
        updater: (store, response) => {
          const project = store.getRootField('transferProject')?.getLinkedRecord('project')
          if (!response) return
          removeFromProjectLists(store, response.transferProject.previousOrganization.id, projectId)
          placeInProjectLists(store, response.transferProject.project.organization.id, project)
        },
        onCompleted: ({ transferProject: { project } }) => {
          const title = messages.projectDanger.transferred(project.name, project.organization.name)
          showToast({ type: 'success', title })
          onCompleted()
        },
        onError: (error) => tellFailure(messages.projectDanger.transferFailed, error),
      })
    },
    [commit],
  )
  return [transferProject, isTransferring]
}
