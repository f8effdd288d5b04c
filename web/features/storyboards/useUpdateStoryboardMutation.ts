import { graphql } from 'react-relay'
import type {
  useUpdateStoryboardMutation as UpdateStoryboard,
} from '../../__generated__/useUpdateStoryboardMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type UpdateStoryboardConfig =
  & Omit<MutationOptions<UpdateStoryboard>, 'variables'>
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
