import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type AssetsPageQuery } from '../../__generated__/AssetsPageQuery.graphql.ts'
import { assetListArguments, readAssetFilters } from '../../features/assets/assetListSearch.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the assets of a project that the address asks for. */
export function assetsPageLoader({ params, request }: LoaderFunctionArgs) {
  const filters = readAssetFilters(new URL(request.url).searchParams, 'NAME')
  const { filter, countFilter, orderBy } = assetListArguments(filters)
  const variables = { projectId: params['projectId'] ?? '', filter, countFilter, orderBy }
  return loadPageQuery<AssetsPageQuery>(query, variables, request.signal)
}
