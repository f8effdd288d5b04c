import { graphql } from 'react-relay'
import type {
  useCreateWebhookMutation as CreateWebhook,
} from '../../__generated__/useCreateWebhookMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import type { WebhookWish } from './webhookRules.ts'

type CreateWebhookConfig = Omit<MutationOptions<CreateWebhook>, 'variables'> & {
  organizationId: string
  /** Null for all projects. */
  projectId: string | null
  webhook: WebhookWish
  /** Ids of the connections it is put into, first. */
  connections: string[]
}

/** Sets up a webhook; the answer holds its secret this once. */
export function useCreateWebhookMutation(): [run: (config: CreateWebhookConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<CreateWebhook>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookInput!, $connections: [ID!]!) {
      createWebhook(input: $input) {
        secret
        webhookEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...WebhookRow_webhook
          }
        }
      }
    }
  `)
  return [
    ({ organizationId, projectId, webhook, connections, ...config }) => {
      commit({ ...config, variables: { input: { organizationId, projectId, ...webhook }, connections } })
    },
    isRunning,
  ]
}
