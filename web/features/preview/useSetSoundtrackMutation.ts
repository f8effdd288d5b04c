import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { messages } from '../../messages.ts'
import type { UploadWatch } from '../../relay/upload.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useSetSoundtrackMutation as SetSoundtrackMutation,
} from '../../__generated__/useSetSoundtrackMutation.graphql.ts'
import { commitMutation } from '../../relay/mutation.ts'
import { type SoundUpload, useSoundUpload } from './soundUpload.ts'
import { useRestoreSoundtrackMutation } from './useRestoreSoundtrackMutation.ts'

const mutation = graphql`
  mutation useSetSoundtrackMutation($input: SetSoundtrackInput!) {
    setSoundtrack(input: $input) {
      storyboard {
        id
        ...Preview_storyboard
      }
    }
  }
`

/** Uploads the soundtrack of a board; the one it replaces comes back by Undo. */
export function useSetSoundtrackMutation(
  storyboardId: string,
  replacedId: string | null,
): [upload: (file: File) => void, running: SoundUpload | null] {
  const environment = useRelayEnvironment()
  const [restore] = useRestoreSoundtrackMutation()
  const send = useCallback(
    (file: File, watch: UploadWatch) =>
      new Promise<void>((resolve, reject) => {
        commitMutation<SetSoundtrackMutation>(environment, {
          mutation,
          variables: { input: { storyboardId, file: null } },
          uploadables: { 'input.file': file },
          cacheConfig: { force: true, metadata: { upload: watch } },
          onCompleted: () => {
            const { soundSet, soundReplaced, undo } = messages.preview
            if (replacedId === null) showToast({ type: 'success', title: soundSet })
            else {
              const action = { label: undo, onClick: () => restore(replacedId) }
              showToast({ type: 'success', title: soundReplaced, action })
            }
            resolve()
          },
          onError: reject,
        })
      }),
    [environment, replacedId, restore, storyboardId],
  )
  return useSoundUpload(send, messages.preview.soundFailed)
}
