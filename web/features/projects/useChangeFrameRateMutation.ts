import { graphql } from 'react-relay'
import type {
  useChangeFrameRateMutation as ChangeFrameRate,
} from '../../__generated__/useChangeFrameRateMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type ChangeFrameRateConfig =
  & Omit<MutationOptions<ChangeFrameRate>, 'variables'>
  & ChangeFrameRate['variables']['input']

/** Changes a project's frame rate; its shots keep their seconds or their frames. */
export function useChangeFrameRateMutation(): [run: (config: ChangeFrameRateConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<ChangeFrameRate>(graphql`
    mutation useChangeFrameRateMutation($input: ChangeFrameRateInput!) {
      changeFrameRate(input: $input) {
        project {
          id
          updatedAt
          ...ProjectSummary_project
          ...useProjectBoards_project
        }
      }
    }
  `)
  return [
    ({ projectId, frameRate, keep, ...config }) => {
      commit({ ...config, variables: { input: { projectId, frameRate, keep } } })
    },
    isRunning,
  ]
}
