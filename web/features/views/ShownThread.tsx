import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'

const ThenNow = lazy(async () => ({ default: (await import('./ThenNow.tsx')).ThenNow }))

/** What was marked in a thread, over the frame; the frame does not wait for it. */
export function ShownThread({ threadId, viewId }: { threadId: string; viewId: string | null }) {
  return (
    <ErrorBoundary resetKey={threadId} fallback={() => null}>
      <Suspense fallback={null}>
        <ThenNow key={threadId} threadId={threadId} viewId={viewId} around="white" />
      </Suspense>
    </ErrorBoundary>
  )
}
