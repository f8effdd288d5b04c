import { graphql } from 'react-relay'
import type {
  useRedeliverWebhookMutation as RedeliverWebhook,
} from '../../__generated__/useRedeliverWebhookMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'

/** Sends deliveries of a webhook again, all that failed where none is named; then tells that they are on the way. */
export function useRedeliverWebhookMutation(
  onSent: () => void,
): [run: (webhookId: string, deliveryIds: string[] | null) => void, isRunning: boolean] {
  const words = messages.webhooks
  const [commit, isRunning] = useMutation<RedeliverWebhook>(graphql`
    mutation useRedeliverWebhookMutation($input: RedeliverWebhookInput!) {
      redeliverWebhook(input: $input) {
        count
        webhook {
          id
          ...WebhookRow_webhook
        }
      }
    }
  `)
  return [
    (webhookId, deliveryIds) => {
      commit({
        variables: { input: { webhookId, deliveryIds } },
        onCompleted: ({ redeliverWebhook: { count } }) => {
          showToast({ type: 'success', title: words.redelivered(count) })
          onSent()
        },
        onError: (error) =>
          showToast({ type: 'error', title: words.notRedelivered, description: readError(error).message }),
      })
    },
    isRunning,
  ]
}
