import { useEffect } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import gridQuery from '../../__generated__/AssetGridPaginationQuery.graphql.ts'
import type { AssetGridPaginationQuery } from '../../__generated__/AssetGridPaginationQuery.graphql.ts'
import type { AssetGrid_project$key } from '../../__generated__/AssetGrid_project.graphql.ts'
import { messages } from '../../messages.ts'
import { isShortEnough, rowsAnew, useLiveQuery } from '../live/useLive.ts'
import { AssetCards } from './AssetCards.tsx'
import { assetListArguments, isNarrowed, type AssetListFilters } from './assetListSearch.ts'
import { noteAssetList } from './assetLists.ts'

const PAGE_SIZE = 24

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
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
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
        orderBy: { type: "AssetOrderField", defaultValue: NAME }
      ) {
        id
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
  )
  const { id } = data
  useLiveQuery<AssetGridPaginationQuery>({
    query: gridQuery,
    variables: () => {
      const { filter, orderBy } = assetListArguments(filters)
      return { id, filter, orderBy, count: rowsAnew(data.assets.edges.length, PAGE_SIZE), cursor: null }
    },
    isTouched: ({ assets, isSweeping }) =>
      (isSweeping || assets.size > 0) && isShortEnough(data.assets.edges.length),
  })
  useEffect(() => noteAssetList('project', id, filters), [id, filters])
  return (
    <AssetCards
      assetsRef={data.assets.edges.map(({ node }) => node)} hasNext={hasNext} isLoadingNext={isLoadingNext}
      onMore={() => loadNext(PAGE_SIZE)} isNarrowed={isNarrowed(filters)} onCleared={onCleared}
      emptyLine={messages.assets.emptyLine} onNewAsset={onNewAsset}
    />
  )
}
