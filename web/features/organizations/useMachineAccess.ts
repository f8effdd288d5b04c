import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useMachineAccessQuery } from '../../__generated__/useMachineAccessQuery.graphql.ts'

/** The names of what works for an organization without a person. */
export type MachineAccess = { serviceTokens: readonly string[]; webhooks: readonly string[] }

const NONE: MachineAccess = { serviceTokens: [], webhooks: [] }
const namesOf = (things: readonly { name: string }[] = []) => things.map(({ name }) => name)

/** What a member created; null while it is loading, nothing when it cannot be read. */
export function useMachineAccess(memberId: string): MachineAccess | null {
  const environment = useRelayEnvironment()
  const [access, setAccess] = useState<MachineAccess | null>(null)
  useEffect(() => {
    const reading = fetchQuery<useMachineAccessQuery>(
      environment,
      graphql`
        query useMachineAccessQuery($memberId: ID!) {
          node(id: $memberId) {
            ... on Member {
              createdServiceTokens {
                name
              }
              createdWebhooks {
                name
              }
            }
          }
        }
      `,
      { memberId },
    ).subscribe({
      next: ({ node }) =>
        setAccess({ serviceTokens: namesOf(node?.createdServiceTokens), webhooks: namesOf(node?.createdWebhooks) }),
      error: () => setAccess(NONE),
    })
    return () => reading.unsubscribe()
  }, [environment, memberId])
  return access
}
