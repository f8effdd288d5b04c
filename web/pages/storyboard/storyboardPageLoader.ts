import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type StoryboardPageQuery } from '../../__generated__/StoryboardPageQuery.graphql.ts'
import { isBoardId, readLastBoard } from '../../lib/lastBoard.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts a project's storyboard: the board the address names, else the one opened last here, else the first. */
export function storyboardPageLoader({ params, request }: LoaderFunctionArgs) {
  const projectId = params['projectId'] ?? ''
  const named = new URL(request.url).searchParams.get('board')
  const boardId = isBoardId(named) ? named : readLastBoard(projectId)
  const variables = { projectId, boardId: boardId ?? '', hasBoard: boardId !== null }
  return loadPageQuery<StoryboardPageQuery>(query, variables, request.signal)
}
