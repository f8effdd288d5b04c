import { useEffect, useState } from 'react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { previewMessages } from '../../messages/preview.ts'
import { showFailure } from '../../relay/useChange.ts'

/** Few enough that the first picture comes soon, many enough that a long board takes few requests. */
const PAGE_SIZE = 500

type Pages<Query extends OperationType> = {
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
  readonly loadNext: LoadMoreFn<Query>
}

/** Loads the pages of a list of shots one after another until all are there. */
export function useAllPages<Query extends OperationType>(
  { hasNext, isLoadingNext, loadNext }: Pages<Query>,
  pageSize = PAGE_SIZE,
): void {
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (!hasNext || isLoadingNext || hasFailed) return
    loadNext(pageSize, {
      onComplete: (error) => {
        if (!error) return
        setHasFailed(true)
        showFailure(previewMessages.moreFailed, error, () => setHasFailed(false))
      },
    })
  }, [hasFailed, hasNext, isLoadingNext, loadNext, pageSize])
}
