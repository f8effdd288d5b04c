import { useCallback, useRef, useState } from 'react'
import { previewMessages } from '../../messages/preview.ts'
import { readError } from '../../relay/errors.ts'
import { UploadCancelledFailure, type UploadWatch } from '../../relay/upload.ts'
import { showToast } from '../../ui/toaster.tsx'

/** The largest sound, in bytes. */
const MAXIMUM_SOUND_BYTES = 104_857_600
const WHOLE = 100

/** How far the upload of a sound is. */
export interface SoundUpload {
  readonly percent: number
  /** All of it has left; the server looks at it. */
  readonly isSent: boolean
  readonly cancel: () => void
}

/** A sound, and who watches its upload. */
export type SoundToSend = { readonly file: File; readonly watch: UploadWatch }

/** Sends sounds with their progress; one chosen while another is on its way takes its place. */
export function useSoundUpload(
  send: (sound: SoundToSend) => Promise<unknown>,
  failedTitle: string,
): [upload: (file: File) => void, running: SoundUpload | null] {
  const [running, setRunning] = useState<SoundUpload | null>(null)
  const ending = useRef<AbortController | null>(null)
  const upload = useCallback(
    (file: File) => {
      if (file.size > MAXIMUM_SOUND_BYTES) {
        showToast({ type: 'error', title: previewMessages.soundTooLarge })
        return
      }
      ending.current?.abort()
      const own = new AbortController()
      ending.current = own
      const cancel = (): void => {
        own.abort()
        setRunning(null)
      }
      const onProgress = (sent: number, total: number): void => {
        if (own.signal.aborted) return
        setRunning({ percent: Math.floor((sent / Math.max(1, total)) * WHOLE), isSent: sent >= total, cancel })
      }
      onProgress(0, 1)
      const fail = (error: unknown): void => {
        if (error instanceof UploadCancelledFailure) return
        const { message, fields } = readError(error)
        showToast({ type: 'error', title: failedTitle, description: Object.values(fields)[0] ?? message })
      }
      void send({ file, watch: { onProgress, signal: own.signal } }).catch(fail).finally(() => {
        if (ending.current === own) setRunning(null)
      })
    },
    [failedTitle, send],
  )
  return [upload, running]
}
