import { useCallback, useContext } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { messages } from '../../messages.ts'
import { UploadCancelledFailure, type UploadWatch } from '../../relay/upload.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useSetViewImageMutation as SetViewImageMutation,
} from '../../__generated__/useSetViewImageMutation.graphql.ts'
import { isFinalFailure } from './finalFailure.ts'
import { imageProblem, uploadFailure } from './imageRules.ts'
import { getImageUpload, setImageUpload, useImageUpload, type ImageUpload } from './imageUploads.ts'
import { UploadPlanContext } from './uploadPlan.ts'

const WHOLE = 100

const mutation = graphql`
  mutation useSetViewImageMutation($input: SetViewImageInput!) {
    setViewImage(input: $input) {
      view {
        id
        ...ViewFrame_view
        ...PreviewViews_view
      }
    }
  }
`

/** A file may be gone since it was chosen. */
function isReadable(file: File): Promise<boolean> {
  return file.slice(0, 1).arrayBuffer().then(() => true, () => false)
}

function send(environment: IEnvironment, viewId: string, file: File, watch: UploadWatch): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<SetViewImageMutation>(environment, {
      mutation,
      variables: { input: { viewId, file: null } },
      uploadables: { 'input.file': file },
      cacheConfig: { force: true, metadata: { upload: watch } },
      onCompleted: () => resolve(),
      onError: reject,
    })
  })
}

type SetViewImage = (file: File) => void

/**
 * Lays a picture under a view's drawing: checked, sent with its progress for all to see, and what came of it told. One
 * chosen while another is on its way takes its place.
 */
export function useSetViewImageMutation(viewId: string): [SetViewImage, ImageUpload | null] {
  const environment = useRelayEnvironment()
  const plan = useContext(UploadPlanContext)
  const upload = useImageUpload(viewId)
  const setViewImage = useCallback<SetViewImage>(
    (file) => {
      const tell = (title: string, retry?: () => void): void => {
        const action = retry && { label: messages.common.tryAgain, onClick: retry }
        showToast({ type: 'error', title, action })
      }
      const attempt = async (): Promise<void> => {
        getImageUpload(viewId)?.cancel()
        const ending = new AbortController()
        const { signal } = ending
        const show = (phase: ImageUpload['phase'], percent: number): void => {
          if (!signal.aborted) setImageUpload(viewId, { phase, percent, cancel })
        }
        const cancel = (): void => {
          ending.abort()
          setImageUpload(viewId, null)
        }
        show('reading', 0)
        if (!(await isReadable(file))) {
          cancel()
          tell(messages.views.unreadable)
          return
        }
        show('sending', 0)
        const onProgress = (sent: number, total: number): void =>
          show(sent < total ? 'sending' : 'preparing', total === 0 ? 0 : Math.floor((sent / total) * WHOLE))
        try {
          await send(environment, viewId, file, { onProgress, signal })
          showToast({ type: 'success', title: messages.views.uploaded })
        } catch (error) {
          if (!(error instanceof UploadCancelledFailure)) {
            tell(uploadFailure(error, plan), isFinalFailure(error) ? undefined : () => void attempt())
          }
        }
        if (!signal.aborted) setImageUpload(viewId, null)
      }
      const problem = imageProblem(file, plan)
      if (problem) tell(problem)
      else void attempt()
    },
    [environment, plan, viewId],
  )
  return [setViewImage, upload]
}
