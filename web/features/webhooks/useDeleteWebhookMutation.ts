import { graphql } from 'react-relay'
import type {
  useDeleteWebhookMutation as DeleteWebhook,
} from '../../__generated__/useDeleteWebhookMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type DeleteWebhookConfig = Omit<MutationOptions<DeleteWebhook>, 'variables'> & {
  webhookId: string
  /** Ids of the connections it is taken out of. */
  connections: string[]
}

/** Ends a webhook with its list of deliveries. */
export function useDeleteWebhookMutation(): [run: (config: DeleteWebhookConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<DeleteWebhook>(graphql`
    mutation useDeleteWebhookMutation($input: DeleteWebhookInput!, $connections: [ID!]!) {
      deleteWebhook(input: $input) {
        deletedWebhookId @deleteEdge(connections: $connections)
      }
    }
  `)
  return [
    ({ webhookId, connections, ...config }) => {
      commit({ ...config, variables: { input: { webhookId }, connections } })
    },
    isRunning,
  ]
}
