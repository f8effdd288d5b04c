import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type BreakdownPageQuery } from '../../__generated__/BreakdownPageQuery.graphql.ts'
import { readBreakdownView } from '../../features/casting/breakdownAddress.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the breakdown of a project: the table the address asks for. */
export function breakdownPageLoader({ params, request }: LoaderFunctionArgs) {
  const { isByAsset, search, boardId } = readBreakdownView(new URL(request.url).searchParams)
  const variables = {
    projectId: params['projectId'] ?? '', isByAsset, shotSearch: isByAsset ? null : search,
    storyboardIds: isByAsset || boardId === null ? null : [boardId],
    assetFilter: isByAsset && search !== null ? { search } : null,
  }
  return loadPageQuery<BreakdownPageQuery>(query, variables, request.signal)
}
