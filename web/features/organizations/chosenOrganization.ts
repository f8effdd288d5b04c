import { graphql } from 'react-relay'
import type { chosenOrganizationQuery } from '../../__generated__/chosenOrganizationQuery.graphql.ts'
import { readSelectedOrganization, selectOrganization } from '../../lib/selectedOrganization.ts'
import { readOnce } from '../../relay/readOnce.ts'

const variablesOf = (id: string | null) => ({ organizationId: id ?? '', hasOrganization: id !== null })

/**
 * Names the organization selected on this device in a query; the first one when none was, which is remembered then.
 * Never throws: a failure of the network shows on the page itself.
 */
export async function chosenOrganizationVariables() {
  const selected = readSelectedOrganization()
  if (selected !== null) return variablesOf(selected)
  const answer = await readOnce<chosenOrganizationQuery>(graphql`
    query chosenOrganizationQuery {
      organizations(first: 1) @required(action: THROW) {
        nodes {
          id
        }
      }
    }
  `, {}).catch(() => undefined)
  const first = answer?.organizations.nodes[0]?.id ?? null
  selectOrganization(first)
  return variablesOf(first)
}
