import { graphql } from 'react-relay'
import type {
  useTransferOwnershipMutation as TransferOwnership,
} from '../../__generated__/useTransferOwnershipMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type TransferOwnershipConfig = Omit<MutationOptions<TransferOwnership>, 'variables'> & {
  /** Who becomes the owner. */
  memberId: string
}

/** Hands the organization over; what the viewer may do in it changes with it. */
export function useTransferOwnershipMutation(): [run: (config: TransferOwnershipConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<TransferOwnership>(graphql`
    mutation useTransferOwnershipMutation($input: TransferOwnershipInput!) {
      transferOwnership(input: $input) {
        organization {
          id
          viewerRole
          viewerCanAdminister
          viewerCanChangePlan
          viewerCanDelete
          viewerCanTransferOwnership
          viewerCanLeave
        }
        owner {
          id
          ...MemberRow_member
        }
        previousOwner {
          id
          ...MemberRow_member
        }
      }
    }
  `)
  return [({ memberId, ...config }) => void commit({ ...config, variables: { input: { memberId } } }), isRunning]
}
