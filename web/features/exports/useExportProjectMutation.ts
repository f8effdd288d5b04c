import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useExportProjectMutation as ExportProjectMutation,
} from '../../__generated__/useExportProjectMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'

type ExportProject = (input: { projectId: string }) => void

/** Has a project exported, which is then in its list; a toast tells of a failure. */
export function useExportProjectMutation(): [ExportProject, boolean] {
  const [commit, isRunning] = useMutation<ExportProjectMutation>(graphql`
    mutation useExportProjectMutation($input: ExportProjectInput!) {
      exportProject(input: $input) {
        project {
          id
          ...ProjectExports_project
        }
      }
    }
  `)
  const exportProject = useCallback<ExportProject>(
    (input) => {
      commit({ variables: { input }, onError: (error) => tellFailure(messages.exports.failed, error) })
    },
    [commit],
  )
  return [exportProject, isRunning]
}
