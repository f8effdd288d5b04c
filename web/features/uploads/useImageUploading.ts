import { useCallback, useContext } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { uploadMessages } from '../../messages/uploads.ts'
import { UploadCancelledFailure, type UploadWatch } from '../../relay/upload.ts'
import { showToast } from '../../ui/toaster.tsx'
import { isFinalFailure } from '../../relay/finalFailure.ts'
import { imageProblem, uploadFailure } from './imageRules.ts'
import { getImageUpload, setImageUpload, useImageUpload, type ImageUpload } from './imageUploads.ts'
import { UploadPlanContext } from './uploadPlan.ts'

const WHOLE = 100

/** A file for a view or an asset. */
export type ImageToSend = { readonly ownerId: string; readonly file: File; readonly watch: UploadWatch }

/** Sends it; rejects with why it was refused. */
type SendImage = (image: ImageToSend) => Promise<unknown>

/** Which files are sent, and what is said when one is there. */
type UploadRules = { readonly problemOf: typeof imageProblem; readonly done: string }

const IMAGE: UploadRules = { problemOf: imageProblem, done: uploadMessages.uploaded }

/** A file may be gone since it was chosen. */
function isReadable(file: File): Promise<boolean> {
  return file.slice(0, 1).arrayBuffer().then(() => true, () => false)
}

/**
 * Uploads a picture: checked, sent with its progress for all to see, and what came of it told. One chosen while another
 * is on its way takes its place.
 */
export function useImageUploading(
  send: SendImage, { problemOf, done }: UploadRules = IMAGE,
): (ownerId: string, file: File) => void {
  const plan = useContext(UploadPlanContext)
  return useCallback(
    (ownerId, file) => {
      const tell = (title: string, retry?: () => void): void => {
        const action = retry && { label: commonMessages.tryAgain, onClick: retry }
        showToast({ type: 'error', title, action })
      }
      const attempt = async (): Promise<void> => {
        getImageUpload(ownerId)?.cancel()
        const ending = new AbortController()
        const { signal } = ending
        const show = (phase: ImageUpload['phase'], percent: number): void => {
          if (!signal.aborted) setImageUpload(ownerId, { phase, percent, cancel })
        }
        const cancel = (): void => {
          ending.abort()
          setImageUpload(ownerId, null)
        }
        show('reading', 0)
        if (!(await isReadable(file))) {
          cancel()
          tell(uploadMessages.unreadable)
          return
        }
        show('sending', 0)
        const onProgress = (sent: number, total: number): void =>
          show(sent < total ? 'sending' : 'preparing', total === 0 ? 0 : Math.floor((sent / total) * WHOLE))
        try {
          await send({ ownerId, file, watch: { onProgress, signal } })
          showToast({ type: 'success', title: done })
        } catch (error) {
          if (!(error instanceof UploadCancelledFailure)) {
            tell(uploadFailure(error), isFinalFailure(error) ? undefined : () => void attempt())
          }
        }
        if (!signal.aborted) setImageUpload(ownerId, null)
      }
      const problem = problemOf(file, plan)
      if (problem) tell(problem)
      else void attempt()
    },
    [done, plan, problemOf, send],
  )
}

/** The same for one view or asset, and how far its upload is; null when there is none. */
export function useImageUploadOf(
  ownerId: string,
  send: SendImage,
): [upload: (file: File) => void, running: ImageUpload | null] {
  const start = useImageUploading(send)
  const running = useImageUpload(ownerId)
  return [useCallback((file) => start(ownerId, file), [start, ownerId]), running]
}
