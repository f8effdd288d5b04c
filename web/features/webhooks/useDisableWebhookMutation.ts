import { graphql } from 'react-relay'
import type {
  useDisableWebhookMutation as DisableWebhook,
} from '../../__generated__/useDisableWebhookMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useMutation } from '../../relay/mutation.ts'
import { showToast } from '../../ui/toaster.tsx'

/** Switches a webhook off. */
export function useDisableWebhookMutation(): [
  run: (webhook: { id: string; name: string }) => void,
  isRunning: boolean,
] {
  const words = messages.webhooks
  const [commit, isRunning] = useMutation<DisableWebhook>(graphql`
    mutation useDisableWebhookMutation($input: DisableWebhookInput!) {
      disableWebhook(input: $input) {
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
        onCompleted: () => showToast({ type: 'success', title: words.disabled(name) }),
        onError: (error) =>
          showToast({ type: 'error', title: words.disableFailed, description: readError(error).message }),
      })
    },
    isRunning,
  ]
}
