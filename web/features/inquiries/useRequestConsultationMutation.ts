import { graphql } from 'react-relay'
import type {
  useRequestConsultationMutation as RequestConsultation,
} from '../../__generated__/useRequestConsultationMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Asks for a talk about the Enterprise plan. */
export function useRequestConsultationMutation(): [
  run: (config: MutationOptions<RequestConsultation>) => void,
  isRunning: boolean,
] {
  return useMutation<RequestConsultation>(
    graphql`
      mutation useRequestConsultationMutation($input: RequestConsultationInput!) {
        requestConsultation(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
