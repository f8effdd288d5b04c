import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useRemoveShotVoiceMutation as RemoveShotVoiceMutation,
} from '../../__generated__/useRemoveShotVoiceMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'
import { useRestoreShotVoiceMutation } from './useRestoreShotVoiceMutation.ts'

/** Takes the voice of a shot away; Undo brings it back. */
export function useRemoveShotVoiceMutation(): [(voiceId: string) => void, boolean] {
  const [restore] = useRestoreShotVoiceMutation()
  const [commit, isRemoving] = useMutation<RemoveShotVoiceMutation>(graphql`
    mutation useRemoveShotVoiceMutation($input: RemoveShotVoiceInput!) {
      removeShotVoice(input: $input) {
        shot {
          id
          voice {
            id
          }
        }
      }
    }
  `)
  const remove = useCallback(
    (voiceId: string) => {
      const action = { label: messages.preview.undo, onClick: () => restore(voiceId) }
      const send = (): void => {
        commit({
          variables: { input: { voiceId } },
          onCompleted: () => showToast({ type: 'success', title: messages.preview.voiceRemoved, action }),
          onError: (error) => tellFailure(messages.preview.voiceRemoveFailed, error, send),
        })
      }
      send()
    },
    [commit, restore],
  )
  return [remove, isRemoving]
}
