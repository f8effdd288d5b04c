import query, { type StoryboardPageQuery } from '../../__generated__/StoryboardPageQuery.graphql.ts'
import { boardVariables } from '../../lib/lastBoard.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts a project's storyboard. */
export const storyboardPageLoader = pageLoader<StoryboardPageQuery>(query, boardVariables)
