import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import type {
  useUpdateSoundtrackMutation as UpdateSoundtrackMutation,
} from '../../__generated__/useUpdateSoundtrackMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'
import { tellFailure } from '../shots/shotFailure.ts'

/** What changes: frames, and 0 to 1. */
export type SoundtrackChange = { offset?: number; volume?: number }

/** Moves a soundtrack or changes its volume; shown at once, taken back where the server refuses. */
export function useUpdateSoundtrackMutation(): [(soundtrackId: string, change: SoundtrackChange) => void, boolean] {
  const [commit, isUpdating] = useMutation<UpdateSoundtrackMutation>(graphql`
    mutation useUpdateSoundtrackMutation($input: UpdateSoundtrackInput!) {
      updateSoundtrack(input: $input) {
        soundtrack {
          id
          offset
          volume
        }
      }
    }
  `)
  const update = useCallback(
    (soundtrackId: string, change: SoundtrackChange) => {
      const send = (): void => {
        commit({
          variables: { input: { soundtrackId, ...change } },
          optimisticUpdater: (store) => {
            const record = store.get(soundtrackId)
            for (const [field, value] of Object.entries(change)) record?.setValue(value, field)
          },
          onError: (error) => tellFailure(messages.preview.soundUpdateFailed, error, send),
        })
      }
      send()
    },
    [commit],
  )
  return [update, isUpdating]
}
