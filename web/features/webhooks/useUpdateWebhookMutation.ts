import { graphql } from 'react-relay'
import type {
  useUpdateWebhookMutation as UpdateWebhook,
} from '../../__generated__/useUpdateWebhookMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import type { WebhookWish } from './webhookRules.ts'

type UpdateWebhookConfig = Omit<MutationOptions<UpdateWebhook>, 'variables'> & {
  webhookId: string
  webhook: WebhookWish
  expectedVersion: number
}

/** Changes what a webhook is called, where it sends and what of. */
export function useUpdateWebhookMutation(): [run: (config: UpdateWebhookConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<UpdateWebhook>(graphql`
    mutation useUpdateWebhookMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        webhook {
          id
          ...WebhookRow_webhook
        }
      }
    }
  `)
  return [
    ({ webhookId, webhook, expectedVersion, ...config }) => {
      commit({ ...config, variables: { input: { webhookId, ...webhook, expectedVersion } } })
    },
    isRunning,
  ]
}
