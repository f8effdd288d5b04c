import query, { type UserSettingsPageQuery } from '../../__generated__/UserSettingsPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts loading the viewer's settings. */
export const userSettingsPageLoader = pageLoader<UserSettingsPageQuery>(query, () => ({}))
