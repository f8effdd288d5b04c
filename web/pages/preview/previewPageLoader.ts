import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type PreviewPageQuery } from '../../__generated__/PreviewPageQuery.graphql.ts'
import { isBoardId, readLastBoard } from '../../lib/lastBoard.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the preview of a board: the one the address names, else the one opened last here, else the first. */
export function previewPageLoader({ params, request }: LoaderFunctionArgs) {
  const projectId = params['projectId'] ?? ''
  const named = new URL(request.url).searchParams.get('board')
  const boardId = isBoardId(named) ? named : readLastBoard(projectId)
  const variables = { projectId, boardId: boardId ?? '', hasBoard: boardId !== null }
  return loadPageQuery<PreviewPageQuery>(query, variables, request.signal)
}
