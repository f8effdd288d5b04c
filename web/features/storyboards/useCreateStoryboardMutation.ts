import { graphql } from 'react-relay'
import type {
  useCreateStoryboardMutation as CreateStoryboard,
} from '../../__generated__/useCreateStoryboardMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type CreateStoryboardConfig =
  & Omit<MutationOptions<CreateStoryboard>, 'variables'>
  & Pick<CreateStoryboard['variables']['input'], 'projectId' | 'name' | 'description'>

/** Makes a board at the end of a project's boards. */
export function useCreateStoryboardMutation(): [run: (config: CreateStoryboardConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<CreateStoryboard>(graphql`
    mutation useCreateStoryboardMutation($input: CreateStoryboardInput!) {
      createStoryboard(input: $input) {
        storyboard {
          id
          name
        }
        project {
          ...useProjectBoards_project
        }
      }
    }
  `)
  return [
    ({ projectId, name, description, ...config }) => {
      commit({ ...config, variables: { input: { projectId, name, description } } })
    },
    isRunning,
  ]
}
