import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useUpdateStoryboardMutation as UpdateStoryboard,
} from '../../__generated__/useUpdateStoryboardMutation.graphql.ts'

type UpdateStoryboardConfig =
  & Omit<UseMutationConfig<UpdateStoryboard>, 'variables'>
  & { storyboardId: string; name: string; expectedVersion: number }

/** Renames a board. */
export function useUpdateStoryboardMutation(): [run: (config: UpdateStoryboardConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<UpdateStoryboard>(graphql`
    mutation useUpdateStoryboardMutation($input: UpdateStoryboardInput!) {
      updateStoryboard(input: $input) {
        storyboard {
          id
          name
          version
        }
      }
    }
  `)
  return [
    ({ storyboardId, name, expectedVersion, ...config }) =>
      commit({ ...config, variables: { input: { storyboardId, name, expectedVersion } } }),
    isRunning,
  ]
}
