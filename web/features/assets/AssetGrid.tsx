import { graphql } from 'react-relay'
import type { AssetGridPaginationQuery } from '../../__generated__/AssetGridPaginationQuery.graphql.ts'
import type { AssetGrid_project$key } from '../../__generated__/AssetGrid_project.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { AssetCards } from './AssetCards.tsx'
import { isNarrowed, type AssetListFilters } from './assetListSearch.ts'

type AssetGridProps = {
  projectRef: AssetGrid_project$key
  /** What the fragment was asked for. */
  filters: AssetListFilters
  onCleared: () => void
  /** Absent where the viewer may not create any. */
  onNewAsset?: () => void
}

/** The assets of a project that are asked for, as cards. */
export function AssetGrid({ projectRef, filters, onCleared, onNewAsset }: AssetGridProps) {
  const { data, ...list } = useLiveList<
    AssetGridPaginationQuery,
    AssetGrid_project$key
  >(
    graphql`
      fragment AssetGrid_project on Project
      @refetchable(queryName: "AssetGridPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        filter: { type: "AssetFilter" }
        countFilter: { type: "AssetFilter" }
        orderBy: { type: "AssetOrderField", defaultValue: NAME }
      ) {
        # The numbers beside the list change with it.
        # eslint-disable-next-line relay/unused-fields
        assetCounts(filter: $countFilter) {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...useAssetCounts_counts
        }
        assets(first: $count, after: $cursor, filter: $filter, orderBy: { field: $orderBy })
        @connection(key: "AssetGrid_assets") {
          edges {
            node {
              ...AssetCards_assets
            }
          }
        }
      }
    `,
    projectRef,
    ({ assets, isSweeping }) => isSweeping || assets.size > 0,
  )
  return (
    <AssetCards
      assetsRef={data.assets.edges.map(({ node }) => node)} list={list}
      isNarrowed={isNarrowed(filters)} onCleared={onCleared}
      emptyLine={assetMessages.emptyLine} onNewAsset={onNewAsset}
    />
  )
}
