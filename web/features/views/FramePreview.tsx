import { useEffect } from 'react'
import { viewMessages } from '../../messages/views.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { showToast } from '../../ui/toaster.tsx'
import type { FramePreviewDialogProps } from './FramePreviewDialog.tsx'
import { later } from '../../ui/later.tsx'

const FramePreviewDialog = later(async () => (await import('./FramePreviewDialog.tsx')).FramePreviewDialog)

/**
 * The 'Frame Preview (Editable)' of a shot: its frame at double card size or in full screen, with the tools, the views
 * and the description. The page's drawing engine is here while it is open. When it cannot open, it says so and closes.
 */
export function FramePreview(props: FramePreviewDialogProps) {
  return (
    <ErrorBoundary resetKey={props.position} fallback={() => <OpeningFailed onClosed={props.onClosed} />}>
      <FramePreviewDialog {...props} />
    </ErrorBoundary>
  )
}

function OpeningFailed({ onClosed }: { onClosed: () => void }) {
  useEffect(() => {
    showToast({ type: 'error', title: viewMessages.previewFailed })
    onClosed()
    // Said once, whatever happens around it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
