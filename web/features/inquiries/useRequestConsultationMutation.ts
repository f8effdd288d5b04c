import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useRequestConsultationMutation as RequestConsultation,
} from '../../__generated__/useRequestConsultationMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'

/** Asks for a talk about the Enterprise plan. */
export function useRequestConsultationMutation(): [
  run: (config: UseMutationConfig<RequestConsultation>) => void,
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
