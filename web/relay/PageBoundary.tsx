import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { FailedState } from '../ui/FailedState.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { isNotFound } from './errors.ts'
import { useOwnedQuery } from './preloadedQuery.ts'
import { useReload } from './reloading.ts'

type PageBoundaryProps = {
  /** The page's place in the top bar while it is loading and when it failed. */
  header?: ReactNode
  /** Skeleton in the shape of what comes. */
  fallback: ReactNode
  /** What failed, for example 'Failed to load project details'. */
  failedTitle?: string
  /** h2 when the page keeps a heading of its own around the boundary. */
  failedHeading?: 'h1' | 'h2'
  /** Takes the place of the failure when what the address names does not exist, or not for the viewer; may say why. */
  notFound?: ReactNode | ((sentence: string) => ReactNode)
  children: ReactNode
}

/**
 * The inner boundary of a page, which owns the query of its loader: skeleton while loading, what failed with Retry, the
 * navigation staying around it.
 */
export function PageBoundary(props: PageBoundaryProps) {
  const { header, fallback, failedTitle, failedHeading, notFound, children } = props
  const { reload, isReloading } = useReload()
  const reference = useLoaderData() as { dispose: () => void }
  useOwnedQuery(reference)
  return (
    <ErrorBoundary
      resetKey={reference}
      fallback={(failure) => notFound !== undefined && isNotFound(failure.code) ? shown(notFound, failure.message) : (
        <>
          {header}
          <FailedState
            title={failedTitle}
            headingLevel={failedHeading}
            message={failure.message}
            requestId={failure.requestId}
            isRetrying={isReloading}
            onRetry={() => void reload()}
          />
        </>
      )}
    >
      <Suspense fallback={<>{header}{fallback}</>}>{children}</Suspense>
    </ErrorBoundary>
  )
}

const shown = (notFound: PageBoundaryProps['notFound'], sentence: string): ReactNode =>
  typeof notFound === 'function' ? notFound(sentence) : notFound
