import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  useCreateOrganizationMutation as CreateOrganization,
} from '../../__generated__/useCreateOrganizationMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import { organizationConnectionId } from './organizationConnections.ts'

type CreateOrganizationConfig = Omit<MutationOptions<CreateOrganization>, 'variables'> & {
  name: string
  description: string
}

/** Creates an organization with the viewer as its owner and puts it into the list where that was opened. */
export function useCreateOrganizationMutation(): [run: (config: CreateOrganizationConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<CreateOrganization>(graphql`
    mutation useCreateOrganizationMutation($input: CreateOrganizationInput!, $connections: [ID!]!) {
      createOrganization(input: $input) {
        organizationEdge @appendEdge(connections: $connections) {
          cursor
          node {
            id
            name
            ...OrganizationCard_organization
          }
        }
      }
    }
  `)
  const environment = useRelayEnvironment()
  return [
    ({ name, description, ...config }) => {
      const list = organizationConnectionId()
      const isListOpen = environment.getStore().getSource().has(list)
      commit({ ...config, variables: { input: { name, description }, connections: isListOpen ? [list] : [] } })
    },
    isRunning,
  ]
}
