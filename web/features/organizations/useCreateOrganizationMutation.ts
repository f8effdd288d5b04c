import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useCreateOrganizationMutation as CreateOrganization,
} from '../../__generated__/useCreateOrganizationMutation.graphql.ts'
import { organizationConnectionId } from './organizationConnections.ts'

type CreateOrganizationConfig = Omit<UseMutationConfig<CreateOrganization>, 'variables'> & {
  name: string
  description: string
}

/** Creates an organization with the viewer as its owner and puts it into the list. */
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
  return [
    ({ name, description, ...config }) => {
      commit({
        ...config,
        variables: {
          input: { name, description },
          connections: [organizationConnectionId()],
        },
      })
    },
    isRunning,
  ]
}
