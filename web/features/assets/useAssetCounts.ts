import { graphql, useFragment } from 'react-relay'
import type { useAssetCounts_counts$key } from '../../__generated__/useAssetCounts_counts.graphql.ts'

/** How many assets there are of a type, or of all types when it is null. */
export type CountAssets = (type: string | null) => number

/** The numbers of assets by their type. */
export function useAssetCounts(countsRef: useAssetCounts_counts$key | null | undefined): CountAssets {
  const counts = useFragment(
    graphql`
      fragment useAssetCounts_counts on AssetTypeCount @relay(plural: true) {
        type
        count
      }
    `,
    countsRef,
  )
  return (wanted) =>
    (counts ?? []).reduce((sum, { type, count }) => (wanted === null || type === wanted ? sum + count : sum), 0)
}
