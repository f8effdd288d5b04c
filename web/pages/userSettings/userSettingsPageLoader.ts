import query, { type UserSettingsPageQuery } from '../../__generated__/UserSettingsPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the settings of whoever is signed in. */
export const userSettingsPageLoader = pageLoader<UserSettingsPageQuery>(query, () => ({}))
