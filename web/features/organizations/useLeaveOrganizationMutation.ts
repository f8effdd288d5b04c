import { graphql } from 'react-relay'
import type {
  useLeaveOrganizationMutation as LeaveOrganization,
} from '../../__generated__/useLeaveOrganizationMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import { dropOrganization } from './organizationConnections.ts'

type LeaveOrganizationConfig = Omit<MutationOptions<LeaveOrganization>, 'variables'> & { organizationId: string }

/** Ends the viewer's own membership; the organization goes out of every list. */
export function useLeaveOrganizationMutation(): [run: (config: LeaveOrganizationConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<LeaveOrganization>(graphql`
    mutation useLeaveOrganizationMutation($input: LeaveOrganizationInput!) {
      leaveOrganization(input: $input) {
        deletedMemberId
        leftOrganizationId
      }
    }
  `)
  return [
    ({ organizationId, ...config }) => {
      commit({
        ...config,
        variables: { input: { organizationId } },
        updater: (store, response) => {
          if (response) dropOrganization(store, response.leaveOrganization.leftOrganizationId)
        },
      })
    },
    isRunning,
  ]
}
