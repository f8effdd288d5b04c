import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useRemoveSoundtrackMutation as RemoveSoundtrackMutation,
} from '../../__generated__/useRemoveSoundtrackMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'
import { useRestoreSoundtrackMutation } from './useRestoreSoundtrackMutation.ts'

/** Takes a soundtrack away; Undo brings it back. */
export function useRemoveSoundtrackMutation(): [(soundtrackId: string) => void, boolean] {
  const [restore] = useRestoreSoundtrackMutation()
  const [commit, isRemoving] = useMutation<RemoveSoundtrackMutation>(graphql`
    mutation useRemoveSoundtrackMutation($input: RemoveSoundtrackInput!) {
      removeSoundtrack(input: $input) {
        storyboard {
          id
          ...Preview_storyboard
        }
      }
    }
  `)
  const remove = useCallback(
    (soundtrackId: string) => {
      const action = { label: messages.preview.undo, onClick: () => restore(soundtrackId) }
      const send = (): void => {
        commit({
          variables: { input: { soundtrackId } },
          onCompleted: () => showToast({ type: 'success', title: messages.preview.soundRemoved, action }),
          onError: (error) => tellFailure(messages.preview.soundRemoveFailed, error, send),
        })
      }
      send()
    },
    [commit, restore],
  )
  return [remove, isRemoving]
}
