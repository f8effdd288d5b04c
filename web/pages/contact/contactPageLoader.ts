import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Asks for the address to write to. */
export function contactPageLoader({ request }: LoaderFunctionArgs) {
  return loadPageQuery<ContactPageQuery>(query, {}, request.signal)
}
