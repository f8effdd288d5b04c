import { graphql } from 'react-relay'
import type {
  useEnableWebhookMutation as EnableWebhook,
} from '../../__generated__/useEnableWebhookMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'

/** Switches a webhook on again; what happened while it was off is sent now. */
export function useEnableWebhookMutation(): [run: (webhook: { id: string; name: string }) => void, isRunning: boolean] {
  const words = messages.webhooks
  const [commit, isRunning] = useMutation<EnableWebhook>(graphql`
    mutation useEnableWebhookMutation($input: EnableWebhookInput!) {
      enableWebhook(input: $input) {
        webhook {
          id
          ...WebhookRow_webhook
        }
      }
    }
  `)
  return [
    ({ id, name }) => {
      commit({
        variables: { input: { webhookId: id } },
        onCompleted: () => showToast({ type: 'success', title: words.enabled(name) }),
        onError: (error) =>
          showToast({ type: 'error', title: words.enableFailed, description: readError(error).message }),
      })
    },
    isRunning,
  ]
}
