import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { useBoardShots_storyboard$key } from '../../__generated__/useBoardShots_storyboard.graphql.ts'
import type { useBoardShotsPaginationQuery } from '../../__generated__/useBoardShotsPaginationQuery.graphql.ts'

/** How many shots come at a time. */
export const SHOT_PAGE_SIZE = 200

/** The shots of a board in their order, as far as they are loaded, and how many there are in all. */
export function useBoardShots(storyboardRef: useBoardShots_storyboard$key) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useBoardShotsPaginationQuery,
    useBoardShots_storyboard$key
  >(
    graphql`
      fragment useBoardShots_storyboard on Storyboard
      @refetchable(queryName: "useBoardShotsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 200 }, after: { type: "String" }) {
        shots(first: $first, after: $after) @connection(key: "ShotGrid_shots") {
          totalCount
          edges {
            node {
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
  const { edges, totalCount } = data.shots
  const shotRefs = useMemo(() => edges.map((edge) => edge.node), [edges])
  return { shotRefs, totalCount, hasNext, isLoadingNext, loadNext }
}
