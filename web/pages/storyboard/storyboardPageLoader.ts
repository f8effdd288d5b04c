import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type StoryboardPageQuery } from '../../__generated__/StoryboardPageQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts a project's storyboard. */
export function storyboardPageLoader({ params, request }: LoaderFunctionArgs) {
  return loadPageQuery<StoryboardPageQuery>(query, { projectId: params['projectId'] ?? '' }, request.signal)
}
