import query, { type VersionsPageQuery } from '../../__generated__/VersionsPageQuery.graphql.ts'
import { boardVariables } from '../../lib/lastBoard.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** What the address names in place of a board: those in the trash. */
export const IN_TRASH = 'trash'

/** Starts the versions of a board, or of the boards in the trash. */
export const versionsPageLoader = pageLoader<VersionsPageQuery>(query, (ids, search) => {
  const isTrash = search.get('board') === IN_TRASH
  const { projectId, boardId, hasBoard } = boardVariables(ids, search)
  return { projectId, boardId, hasBoard: hasBoard && !isTrash, isFirst: !hasBoard && !isTrash, isTrash }
})
