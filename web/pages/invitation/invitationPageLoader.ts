import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type InvitationPageQuery } from '../../__generated__/InvitationPageQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Asks what the invitation of the address offers, and who is signed in; null when the address holds no token. */
export function invitationPageLoader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return token ? loadPageQuery<InvitationPageQuery>(query, { token }, request.signal) : null
}
