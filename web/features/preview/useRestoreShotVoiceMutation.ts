import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import type {
  useRestoreShotVoiceMutation as RestoreShotVoiceMutation,
} from '../../__generated__/useRestoreShotVoiceMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'

/** Brings a voice back that was replaced or removed. */
export function useRestoreShotVoiceMutation(): [(voiceId: string) => void, boolean] {
  const [commit, isRestoring] = useMutation<RestoreShotVoiceMutation>(graphql`
    mutation useRestoreShotVoiceMutation($input: RestoreShotVoiceInput!) {
      restoreShotVoice(input: $input) {
        shot {
          id
          voice {
            id
            url
            duration
          }
        }
      }
    }
  `)
  const restore = useCallback(
    (voiceId: string) => {
      const send = (): void => {
        commit({
          variables: { input: { voiceId } },
          onError: (error) => tellFailure(messages.preview.voiceRestoreFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [restore, isRestoring]
}
