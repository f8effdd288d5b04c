import query, { type PreviewPageQuery } from '../../__generated__/PreviewPageQuery.graphql.ts'
import { boardVariables } from '../../lib/lastBoard.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the preview of a board. */
export const previewPageLoader = pageLoader<PreviewPageQuery>(query, boardVariables)
