import { graphql } from 'react-relay'
import type {
  soundChangesRemoveSoundtrackMutation,
} from '../../__generated__/soundChangesRemoveSoundtrackMutation.graphql.ts'
import type { soundChangesRemoveVoiceMutation } from '../../__generated__/soundChangesRemoveVoiceMutation.graphql.ts'
import type {
  soundChangesRestoreSoundtrackMutation,
} from '../../__generated__/soundChangesRestoreSoundtrackMutation.graphql.ts'
import type { soundChangesRestoreVoiceMutation } from '../../__generated__/soundChangesRestoreVoiceMutation.graphql.ts'
import type {
  soundChangesSetSoundtrackMutation,
} from '../../__generated__/soundChangesSetSoundtrackMutation.graphql.ts'
import type { soundChangesSetVoiceMutation } from '../../__generated__/soundChangesSetVoiceMutation.graphql.ts'
import type {
  soundChangesUpdateSoundtrackMutation,
} from '../../__generated__/soundChangesUpdateSoundtrackMutation.graphql.ts'
import { previewMessages } from '../../messages/preview.ts'
import { useChange } from '../../relay/useChange.ts'
import { useSoundUpload, type SoundToSend, type SoundUpload } from './soundUpload.ts'

const words = previewMessages

/** What changes: frames, and 0 to 1. */
export type SoundtrackChange = { offset?: number; volume?: number }

/** Moves a soundtrack or changes its volume; shown at once, taken back where the server refuses. */
export function useUpdateSoundtrack() {
  return useChange<soundChangesUpdateSoundtrackMutation, { soundtrackId: string } & SoundtrackChange>(
    graphql`
      mutation soundChangesUpdateSoundtrackMutation($input: UpdateSoundtrackInput!) {
        updateSoundtrack(input: $input) {
          soundtrack {
            id
            offset
            volume
          }
        }
      }
    `,
    ({ soundtrackId, ...change }) => ({
      turn: soundtrackId,
      variables: { input: { soundtrackId, ...change } },
      optimistic: (store) => {
        const record = store.get(soundtrackId)
        for (const [field, value] of Object.entries(change)) record?.setValue(value, field)
      },
      failed: words.soundUpdateFailed,
      canRetry: true,
    }),
  )
}

/** Brings a soundtrack back from the trash; one that took its place goes there. */
export function useRestoreSoundtrack() {
  return useChange<soundChangesRestoreSoundtrackMutation, string>(
    graphql`
      mutation soundChangesRestoreSoundtrackMutation($input: RestoreSoundtrackInput!) {
        restoreSoundtrack(input: $input) {
          storyboard {
            id
          }
        }
      }
    `,
    (soundtrackId) => ({
      variables: { input: { soundtrackId } },
      done: words.soundRestored,
      failed: words.soundRestoreFailed,
      canRetry: true,
    }),
  )
}

/** Takes a soundtrack away; Undo brings it back. */
export function useRemoveSoundtrack() {
  const [restore] = useRestoreSoundtrack()
  return useChange<soundChangesRemoveSoundtrackMutation, string>(
    graphql`
      mutation soundChangesRemoveSoundtrackMutation($input: RemoveSoundtrackInput!) {
        removeSoundtrack(input: $input) {
          storyboard {
            id
          }
        }
      }
    `,
    (soundtrackId) => ({
      variables: { input: { soundtrackId } },
      done: words.soundRemoved,
      undo: () => restore(soundtrackId),
      failed: words.soundRemoveFailed,
      canRetry: true,
    }),
  )
}

/** Uploads the soundtrack of a board; the one it replaces comes back by Undo. */
export function useSetSoundtrack(
  storyboardId: string,
  replacedId: string | null,
): [upload: (file: File) => void, running: SoundUpload | null] {
  const [restore] = useRestoreSoundtrack()
  const [send] = useChange<soundChangesSetSoundtrackMutation, SoundToSend>(
    graphql`
      mutation soundChangesSetSoundtrackMutation($input: SetSoundtrackInput!) {
        setSoundtrack(input: $input) {
          storyboard {
            id
          }
        }
      }
    `,
    ({ file, watch }) => ({
      variables: { input: { storyboardId, file: null } },
      uploadables: { 'input.file': file },
      cacheConfig: { metadata: { upload: watch } },
      ...(replacedId === null
        ? { done: words.soundSet }
        : { done: words.soundReplaced, undo: () => restore(replacedId) }),
    }),
  )
  return useSoundUpload(send, words.soundFailed)
}

/** Brings the voice of a shot back from the trash; one that took its place goes there. */
export function useRestoreVoice() {
  return useChange<soundChangesRestoreVoiceMutation, string>(
    graphql`
      mutation soundChangesRestoreVoiceMutation($input: RestoreShotVoiceInput!) {
        restoreShotVoice(input: $input) {
          shot {
            id
          }
        }
      }
    `,
    (voiceId) => ({
      variables: { input: { voiceId } },
      done: words.voiceRestored,
      failed: words.voiceRestoreFailed,
      canRetry: true,
    }),
  )
}

/** Takes the voice of a shot away; Undo brings it back. */
export function useRemoveVoice() {
  const [restore] = useRestoreVoice()
  return useChange<soundChangesRemoveVoiceMutation, string>(
    graphql`
      mutation soundChangesRemoveVoiceMutation($input: RemoveShotVoiceInput!) {
        removeShotVoice(input: $input) {
          shot {
            id
          }
        }
      }
    `,
    (voiceId) => ({
      variables: { input: { voiceId } },
      done: words.voiceRemoved,
      undo: () => restore(voiceId),
      failed: words.voiceRemoveFailed,
      canRetry: true,
    }),
  )
}

/** Saves what was recorded for a shot; Undo brings the voice before back, or takes this one away. */
export function useSetVoice(
  shotId: string,
  replacedId: string | null,
): [upload: (file: File) => void, running: SoundUpload | null] {
  const [restore] = useRestoreVoice()
  const [remove] = useRemoveVoice()
  const [send] = useChange<soundChangesSetVoiceMutation, SoundToSend>(
    graphql`
      mutation soundChangesSetVoiceMutation($input: SetShotVoiceInput!) {
        setShotVoice(input: $input) {
          shot {
            id
            # The voice is new: what the player reads of it has to come with it.
            # eslint-disable-next-line relay/unused-fields
            voice {
              id
              url
              duration
            }
          }
        }
      }
    `,
    ({ file, watch }) => {
      let madeId: string | undefined
      return {
        variables: { input: { shotId, file: null } },
        uploadables: { 'input.file': file },
        cacheConfig: { metadata: { upload: watch } },
        updater: (_store, { setShotVoice }) => {
          madeId = setShotVoice.shot.voice?.id
        },
        done: words.voiceSet,
        undo: () => {
          if (replacedId !== null) void restore(replacedId)
          else if (madeId !== undefined) void remove(madeId)
        },
      }
    },
  )
  return useSoundUpload(send, words.voiceFailed)
}
