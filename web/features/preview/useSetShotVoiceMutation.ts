import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { messages } from '../../messages.ts'
import type { UploadWatch } from '../../relay/upload.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useSetShotVoiceMutation as SetShotVoiceMutation,
} from '../../__generated__/useSetShotVoiceMutation.graphql.ts'
import { commitMutation } from '../../relay/mutation.ts'
import { useRemoveShotVoiceMutation } from './useRemoveShotVoiceMutation.ts'
import { useRestoreShotVoiceMutation } from './useRestoreShotVoiceMutation.ts'
import { type SoundUpload, useSoundUpload } from './soundUpload.ts'

const mutation = graphql`
  mutation useSetShotVoiceMutation($input: SetShotVoiceInput!) {
    setShotVoice(input: $input) {
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
`

/** Saves what was recorded for a shot; Undo brings the voice before back, or takes this one away. */
export function useSetShotVoiceMutation(
  shotId: string,
  replacedId: string | null,
): [upload: (file: File) => void, running: SoundUpload | null] {
  const environment = useRelayEnvironment()
  const [restore] = useRestoreShotVoiceMutation()
  const [remove] = useRemoveShotVoiceMutation()
  const send = useCallback(
    (file: File, watch: UploadWatch) =>
      new Promise<void>((resolve, reject) => {
        commitMutation<SetShotVoiceMutation>(environment, {
          mutation,
          variables: { input: { shotId, file: null } },
          uploadables: { 'input.file': file },
          cacheConfig: { force: true, metadata: { upload: watch } },
          onCompleted: ({ setShotVoice }) => {
            const madeId = setShotVoice?.shot.voice?.id
            const takeBack = (): void => {
              if (replacedId !== null) restore(replacedId)
              else if (madeId !== undefined) remove(madeId)
            }
            const action = { label: messages.preview.undo, onClick: takeBack }
            showToast({ type: 'success', title: messages.preview.voiceSet, action })
            resolve()
          },
          onError: reject,
        })
      }),
    [environment, remove, replacedId, restore, shotId],
  )
  return useSoundUpload(send, messages.preview.voiceFailed)
}
