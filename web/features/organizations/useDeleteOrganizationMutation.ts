import { graphql } from 'react-relay'
import type {
  useDeleteOrganizationMutation as DeleteOrganization,
} from '../../__generated__/useDeleteOrganizationMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import { dropOrganization } from './organizationConnections.ts'

type DeleteOrganizationConfig = Omit<MutationOptions<DeleteOrganization>, 'variables'> & { organizationId: string }

/** Deletes an organization with all it holds; it goes out of every list. */
export function useDeleteOrganizationMutation(): [run: (config: DeleteOrganizationConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<DeleteOrganization>(graphql`
    mutation useDeleteOrganizationMutation($input: DeleteOrganizationInput!) {
      deleteOrganization(input: $input) {
        deletedOrganizationId
      }
    }
  `)
  return [
    ({ organizationId, ...config }) => {
      commit({
        ...config,
        variables: { input: { organizationId } },
        updater: (store, response) => {
          if (response) dropOrganization(store, response.deleteOrganization.deletedOrganizationId)
        },
      })
    },
    isRunning,
  ]
}
