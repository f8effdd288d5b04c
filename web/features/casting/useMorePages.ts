import { useMemo, useState } from 'react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'

type PagesOptions<Query extends OperationType> = {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: LoadMoreFn<Query>
  pageSize: number
}

/**
 * Loads the next pages of a list. `loadMore` is null when all are there, more are on their way, or the last attempt
 * failed: `retry` tries again then.
 */
export function useMorePages<Query extends OperationType>(options: PagesOptions<Query>) {
  const { hasNext, isLoadingNext, loadNext, pageSize } = options
  const [hasFailed, setHasFailed] = useState(false)
  return useMemo(() => {
    const load = (): void => {
      setHasFailed(false)
      loadNext(pageSize, { onComplete: (error) => setHasFailed(error !== null) })
    }
    return { loadMore: hasNext && !isLoadingNext && !hasFailed ? load : null, retry: hasFailed ? load : null }
  }, [hasFailed, hasNext, isLoadingNext, loadNext, pageSize])
}
