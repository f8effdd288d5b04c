import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type TopBarQuery } from '../../__generated__/TopBarQuery.graphql.ts'
import { readToken } from '../../lib/session.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Asks who is signed in, if anybody may be. */
export function publicLayoutLoader({ request }: LoaderFunctionArgs) {
  return readToken() === null ? null : loadPageQuery<TopBarQuery>(query, {}, request.signal)
}

/** What it asks, for the build, which renders the page of who is signed in without anybody. */
export const topBarQuery = query
