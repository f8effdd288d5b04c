import { graphql } from 'react-relay'
import type {
  useUpdateProjectMutation as UpdateProject,
} from '../../__generated__/useUpdateProjectMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type UpdateProjectConfig = Omit<MutationOptions<UpdateProject>, 'variables'> & UpdateProject['variables']['input']

/** Saves a project's name, description and code; CONFLICT names `code` when it was given before. */
export function useUpdateProjectMutation(): [run: (config: UpdateProjectConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<UpdateProject>(graphql`
    mutation useUpdateProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          id
          name
          description
          code
          version
          updatedAt
        }
      }
    }
  `)
  return [
    ({ projectId, name, description, code, expectedVersion, ...config }) => {
      commit({ ...config, variables: { input: { projectId, name, description, code, expectedVersion } } })
    },
    isRunning,
  ]
}
