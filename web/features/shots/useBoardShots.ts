import { useCallback, useMemo, useState } from 'react'
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay'
import paginationQuery from '../../__generated__/useBoardShotsPaginationQuery.graphql.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { useBoardShots_storyboard$key } from '../../__generated__/useBoardShots_storyboard.graphql.ts'
import type { useBoardShotsPaginationQuery } from '../../__generated__/useBoardShotsPaginationQuery.graphql.ts'
import { showFailure } from '../../relay/useChange.ts'

/** How many shots come at a time, after the first ones: few enough that a page does not stutter when they come. */
const PAGE_SIZE = 60
/** The most that are refetched together; later ones come with their pages. */
const MOST_ANEW = 1_000

/**
 * The shots of a board in their order, from the first on as far as they are loaded, and how many there are in all.
 * `loadMore` is null when all are there, more are on their way, or the last attempt failed: `retry` tries again then.
 * `refresh` refetches the loaded ones.
 */
export function useBoardShots(storyboardRef: useBoardShots_storyboard$key) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useBoardShotsPaginationQuery,
    useBoardShots_storyboard$key
  >(
    graphql`
      fragment useBoardShots_storyboard on Storyboard
      @refetchable(queryName: "useBoardShotsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 60 }, after: { type: "String" }) {
        id
        shots(first: $first, after: $after) @connection(key: "ShotGrid_shots") {
          totalCount
          edges {
            node {
              id
              # The page shows the ratio of the shots that are worked on.
              # eslint-disable-next-line relay/unused-fields
              aspectRatio
              # What others move is put into the order of the ranks.
              # eslint-disable-next-line relay/unused-fields
              rank
              # The grid takes the references from the page, which also shows their number.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...ShotGrid_shot
            }
          }
        }
      }
    `,
    storyboardRef,
  )
  const environment = useRelayEnvironment()
  const [hasFailed, setHasFailed] = useState(false)
  const { edges, totalCount } = data.shots
  const shots = useMemo(() => edges.map((edge) => edge.node), [edges])
  const shotIds = useMemo(() => shots.map(({ id }) => id), [shots])
  const { loadMore, retry } = useMemo(() => {
    const load = (): void => {
      setHasFailed(false)
      loadNext(PAGE_SIZE, {
        onComplete: (error) => {
          if (!error) return
          setHasFailed(true)
          showFailure(storyboardMessages.loadMoreFailed, error, load)
        },
      })
    }
    return { loadMore: hasNext && !isLoadingNext && !hasFailed ? load : null, retry: hasFailed ? load : null }
  }, [hasFailed, hasNext, isLoadingNext, loadNext])
  const { id } = data
  const loadedCount = shotIds.length
  const refresh = useCallback(async () => {
    const first = Math.min(MOST_ANEW, Math.max(PAGE_SIZE, loadedCount))
    await fetchQuery<useBoardShotsPaginationQuery>(environment, paginationQuery, { id, first, after: null }, {
      networkCacheConfig: { force: true },
    }).toPromise().catch(() => undefined)
  }, [environment, id, loadedCount])
  // Somebody else may have added or deleted shots since the first page was counted.
  const count = hasNext ? Math.max(totalCount, shotIds.length + 1) : shotIds.length
  return { shots, shotIds, totalCount: count, loadMore, retry, refresh }
}
