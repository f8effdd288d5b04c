import { fetchQuery, graphql } from 'react-relay'
import type { chosenOrganizationQuery } from '../../__generated__/chosenOrganizationQuery.graphql.ts'
import { readSelectedOrganization, selectOrganization } from '../../lib/selectedOrganization.ts'
import { currentEnvironment } from '../../relay/environment.ts'

/**
 * Id of the organization selected on this device; the first one when none was, which is remembered then. Null when
 * the viewer belongs to none. Never throws: a failure of the network shows on the page itself.
 */
export async function chosenOrganizationId(): Promise<string | null> {
  const selected = readSelectedOrganization()
  if (selected !== null) return selected
  const answer = await fetchQuery<chosenOrganizationQuery>(
    currentEnvironment(),
    graphql`
      query chosenOrganizationQuery {
        organizations(first: 1) @required(action: THROW) {
          nodes {
            id
          }
        }
      }
    `,
    {},
  )
    .toPromise()
    .catch(() => undefined)
  const first = answer?.organizations.nodes[0]?.id ?? null
  selectOrganization(first)
  return first
}
