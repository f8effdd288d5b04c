import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type { useUpdateProfileMutation as UpdateProfile } from '../../__generated__/useUpdateProfileMutation.graphql.ts'

/** Changes the name of whoever is signed in. */
export function useUpdateProfileMutation(): [run: (config: UseMutationConfig<UpdateProfile>) => void, boolean] {
  return useMutation<UpdateProfile>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        user {
          id
          name
        }
      }
    }
  `)
}
