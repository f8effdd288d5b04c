import { graphql } from 'react-relay'
import type { useUpdateProfileMutation as UpdateProfile } from '../../__generated__/useUpdateProfileMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Changes the name of whoever is signed in. */
export function useUpdateProfileMutation(): [run: (config: MutationOptions<UpdateProfile>) => void, boolean] {
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
