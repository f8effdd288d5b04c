import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  useCreateShotStatusMutation as CreateShotStatusMutation,
} from '../../__generated__/useCreateShotStatusMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type CreateShotStatus = (input: {
  projectId: string
  name: string
  /** As #rrggbb. */
  color: string
  onCompleted: () => void
  onError: (error: unknown) => void
}) => void

/** Adds a status after the others of the project. */
export function useCreateShotStatusMutation(): [CreateShotStatus, boolean] {
  const [commit, isCreating] = useMutation<CreateShotStatusMutation>(graphql`
    mutation useCreateShotStatusMutation($input: CreateShotStatusInput!) {
      createShotStatus(input: $input) {
        project {
          id
          statuses {
            id
            name
            color
            version
            shotCount
          }
        }
      }
    }
  `)
  const createShotStatus = useCallback<CreateShotStatus>(
    ({ onCompleted, onError, ...input }) => {
      commit({ variables: { input }, onCompleted, onError })
    },
    [commit],
  )
  return [createShotStatus, isCreating]
}
