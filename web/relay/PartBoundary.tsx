import { Suspense, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { FailedState } from '../ui/FailedState.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { isNotFound } from './errors.ts'

type PartBoundaryProps = {
  failedTitle: string
  /** Skeleton in the shape of what comes. */
  fallback: ReactNode
  /** Takes the place of the failure when what is asked for does not exist, or not for the viewer. */
  notFound?: ReactNode
  /** What else is loaded again with Retry. */
  onRetried?: () => void
  /** What loads; `attempt` is its fetch key, and `refresh` loads it again while it stays. */
  children: (attempt: number, refresh: () => void) => ReactNode
}

/** The boundary of a part of a page that loads when it is shown: its skeleton, and what failed with Retry. */
export function PartBoundary({ failedTitle, fallback, notFound, onRetried, children }: PartBoundaryProps) {
  const [attempt, setAttempt] = useState(0)
  const [, startRefresh] = useTransition()
  const next = (): void => setAttempt((before) => before + 1)
  return (
    <ErrorBoundary
      resetKey={attempt}
      fallback={({ code, message, requestId }) => notFound !== undefined && isNotFound(code) ? notFound : (
        <FailedState
          title={failedTitle} headingLevel="h2" message={message} requestId={requestId}
          onRetry={() => {
            next()
            onRetried?.()
          }}
        />
      )}
    >
      <Suspense fallback={fallback}>{children(attempt, () => startRefresh(next))}</Suspense>
    </ErrorBoundary>
  )
}
