import { graphql } from 'react-relay'
import type {
  useRotateWebhookSecretMutation as RotateWebhookSecret,
} from '../../__generated__/useRotateWebhookSecretMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type RotateWebhookSecretConfig = Omit<MutationOptions<RotateWebhookSecret>, 'variables'> & { webhookId: string }

/** Gives a webhook a new secret; the answer holds it this once. */
export function useRotateWebhookSecretMutation(): [
  run: (config: RotateWebhookSecretConfig) => void,
  isRunning: boolean,
] {
  const [commit, isRunning] = useMutation<RotateWebhookSecret>(graphql`
    mutation useRotateWebhookSecretMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        secret
      }
    }
  `)
  return [
    ({ webhookId, ...config }) => {
      commit({ ...config, variables: { input: { webhookId } } })
    },
    isRunning,
  ]
}
