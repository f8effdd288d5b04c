import { graphql } from 'react-relay'
import type { AssetLibraryGridPaginationQuery } from '../../__generated__/AssetLibraryGridPaginationQuery.graphql.ts'
import type { AssetLibraryGrid_organization$key } from '../../__generated__/AssetLibraryGrid_organization.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { AssetCards } from './AssetCards.tsx'
import { isNarrowed, type AssetListFilters } from './assetListSearch.ts'

type AssetLibraryGridProps = {
  organizationRef: AssetLibraryGrid_organization$key
  /** What the fragment was asked for. */
  filters: AssetListFilters
  onCleared: () => void
}

/** The assets of an organization's projects that are asked for, as cards. */
export function AssetLibraryGrid({ organizationRef, filters, onCleared }: AssetLibraryGridProps) {
  const { data, ...list } = useLiveList<
    AssetLibraryGridPaginationQuery,
    AssetLibraryGrid_organization$key
  >(
    graphql`
      fragment AssetLibraryGrid_organization on Organization
      @refetchable(queryName: "AssetLibraryGridPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        filter: { type: "AssetFilter" }
        countFilter: { type: "AssetFilter" }
        orderBy: { type: "AssetOrderField", defaultValue: UPDATED }
      ) {
        # The numbers beside the list change with it.
        # eslint-disable-next-line relay/unused-fields
        assetCounts(filter: $countFilter) {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...useAssetCounts_counts
        }
        assets(first: $count, after: $cursor, filter: $filter, orderBy: { field: $orderBy })
        @connection(key: "AssetLibraryGrid_assets") {
          edges {
            node {
              ...AssetCards_assets
            }
          }
        }
      }
    `,
    organizationRef,
    ({ assets, isSweeping }) => isSweeping || assets.size > 0,
  )
  return (
    <AssetCards
      assetsRef={data.assets.edges.map(({ node }) => node)} list={list}
      isNarrowed={isNarrowed(filters)} onCleared={onCleared}
      emptyLine={assetMessages.libraryEmptyLine} hasProjectNames
    />
  )
}
