import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import type {
  useRestoreSoundtrackMutation as RestoreSoundtrackMutation,
} from '../../__generated__/useRestoreSoundtrackMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'

/** Brings a soundtrack back that was replaced or removed. */
export function useRestoreSoundtrackMutation(): [(soundtrackId: string) => void, boolean] {
  const [commit, isRestoring] = useMutation<RestoreSoundtrackMutation>(graphql`
    mutation useRestoreSoundtrackMutation($input: RestoreSoundtrackInput!) {
      restoreSoundtrack(input: $input) {
        storyboard {
          id
          ...Preview_storyboard
        }
      }
    }
  `)
  const restore = useCallback(
    (soundtrackId: string) => {
      const send = (): void => {
        commit({
          variables: { input: { soundtrackId } },
          onError: (error) => tellFailure(messages.preview.soundRestoreFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [restore, isRestoring]
}
