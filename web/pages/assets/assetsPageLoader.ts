import query, { type AssetsPageQuery } from '../../__generated__/AssetsPageQuery.graphql.ts'
import { assetListArguments, readAssetFilters } from '../../features/assets/assetListSearch.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the assets of a project that the address asks for. */
export const assetsPageLoader = pageLoader<AssetsPageQuery>(query, ({ projectId }, search) => ({
  projectId, ...assetListArguments(readAssetFilters(search, 'NAME')),
}))
