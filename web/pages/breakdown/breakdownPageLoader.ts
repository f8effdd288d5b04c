import query, { type BreakdownPageQuery } from '../../__generated__/BreakdownPageQuery.graphql.ts'
import { readBreakdownView } from '../../features/casting/breakdownAddress.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the breakdown of a project: the table the address asks for. */
export const breakdownPageLoader = pageLoader<BreakdownPageQuery>(query, ({ projectId }, address) => {
  const { isByAsset, search, boardId } = readBreakdownView(address)
  return {
    projectId, isByAsset, shotSearch: isByAsset ? null : search,
    storyboardIds: isByAsset || boardId === null ? null : [boardId],
    assetFilter: isByAsset && search !== null ? { search } : null,
  }
})
