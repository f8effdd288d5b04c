import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type LandingPageQuery } from '../../__generated__/LandingPageQuery.graphql.ts'
import { readToken } from '../../lib/session.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Asks who is signed in, if anybody may be. */
export function landingPageLoader({ request }: LoaderFunctionArgs) {
  return readToken() === null ? null : loadPageQuery<LandingPageQuery>(query, {}, request.signal)
}

/** What it asks, for the build, which renders the page of who is signed in without anybody. */
export const landingPageQuery = query
