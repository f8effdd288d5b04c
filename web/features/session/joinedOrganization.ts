import { graphql } from 'react-relay'
import type { joinedOrganizationQuery } from '../../__generated__/joinedOrganizationQuery.graphql.ts'
import { readOnce } from '../../relay/readOnce.ts'

/**
 * Id of the organization that signing up by an invitation led into: the one of this name, for others may have waited
 * for the address too; else the first. Null when it cannot be known now. Never throws.
 */
export async function joinedOrganizationId(name: string): Promise<string | null> {
  const answer = await readOnce<joinedOrganizationQuery>(graphql`
    query joinedOrganizationQuery {
      organizations(first: 50) @required(action: THROW) {
        nodes {
          id
          name
        }
      }
    }
  `, {}).catch(() => undefined)
  const joined = answer?.organizations.nodes ?? []
  return (joined.find((one) => one.name === name) ?? joined[0])?.id ?? null
}
