import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useRotateWebhookSecretMutation as RotateWebhookSecret,
} from '../../__generated__/useRotateWebhookSecretMutation.graphql.ts'

type RotateWebhookSecretConfig = Omit<UseMutationConfig<RotateWebhookSecret>, 'variables'> & { webhookId: string }

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
