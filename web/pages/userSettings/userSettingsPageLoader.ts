import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type UserSettingsPageQuery } from '../../__generated__/UserSettingsPageQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the settings of whoever is signed in. */
export function userSettingsPageLoader({ request }: LoaderFunctionArgs) {
  return loadPageQuery<UserSettingsPageQuery>(query, {}, request.signal)
}
