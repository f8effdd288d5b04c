import query, { type ContactPageQuery } from '../../__generated__/ContactPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Asks for the address to write to. */
export const contactPageLoader = pageLoader<ContactPageQuery>(query, () => ({}))
