import { graphql } from 'react-relay'
import type {
  useUpdateOrganizationMutation as UpdateOrganization,
} from '../../__generated__/useUpdateOrganizationMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type UpdateOrganizationConfig = Omit<MutationOptions<UpdateOrganization>, 'variables'> & {
  organizationId: string
  name: string
  description: string
  expectedVersion: number
}

/** Changes an organization's name and description. */
export function useUpdateOrganizationMutation(): [run: (config: UpdateOrganizationConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<UpdateOrganization>(graphql`
    mutation useUpdateOrganizationMutation($input: UpdateOrganizationInput!) {
      updateOrganization(input: $input) {
        organization {
          id
          name
          description
          version
        }
      }
    }
  `)
  return [
    ({ organizationId, name, description, expectedVersion, ...config }) => {
      commit({ ...config, variables: { input: { organizationId, name, description, expectedVersion } } })
    },
    isRunning,
  ]
}
