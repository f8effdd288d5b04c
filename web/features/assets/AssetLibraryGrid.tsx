import { useEffect } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { AssetLibraryGridPaginationQuery } from '../../__generated__/AssetLibraryGridPaginationQuery.graphql.ts'
import type { AssetLibraryGrid_organization$key } from '../../__generated__/AssetLibraryGrid_organization.graphql.ts'
import { messages } from '../../messages.ts'
import { AssetCards } from './AssetCards.tsx'
import { isNarrowed, type AssetListFilters } from './assetListSearch.ts'
import { noteAssetList } from './assetLists.ts'

const PAGE_SIZE = 24

type AssetLibraryGridProps = {
  organizationRef: AssetLibraryGrid_organization$key
  /** What the fragment was asked for. */
  filters: AssetListFilters
  onCleared: () => void
}

/** The assets of an organization's projects that are asked for, as cards. */
export function AssetLibraryGrid({ organizationRef, filters, onCleared }: AssetLibraryGridProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
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
        orderBy: { type: "AssetOrderField", defaultValue: UPDATED }
      ) {
        id
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
  )
  const { id } = data
  useEffect(() => noteAssetList('organization', id, filters), [id, filters])
  return (
    <AssetCards
      assetsRef={data.assets.edges.map(({ node }) => node)} hasNext={hasNext} isLoadingNext={isLoadingNext}
      onMore={() => loadNext(PAGE_SIZE)} isNarrowed={isNarrowed(filters)} onCleared={onCleared}
      emptyLine={messages.assets.libraryEmptyLine} hasProjectNames
    />
  )
}
