import { graphql, usePaginationFragment } from 'react-relay'
import type { ServiceTokenList_organization$key } from '../../__generated__/ServiceTokenList_organization.graphql.ts'
import type { ServiceTokenListPaginationQuery } from '../../__generated__/ServiceTokenListPaginationQuery.graphql.ts'
import type { ServiceTokenListMutation } from '../../__generated__/ServiceTokenListMutation.graphql.ts'
import { organizationSettingsMessages } from '../../messages/organizations.ts'
import { useChange } from '../../relay/useChange.ts'
import { TokenPanel } from '../tokens/TokenPanel.tsx'
import type { NewToken } from '../tokens/tokenRules.ts'

/** The service tokens of an organization, with making and revoking them. */
export function ServiceTokenList({ organizationRef }: { organizationRef: ServiceTokenList_organization$key }) {
  const { data, ...list } = usePaginationFragment<
    ServiceTokenListPaginationQuery,
    ServiceTokenList_organization$key
  >(
    graphql`
      fragment ServiceTokenList_organization on Organization
      @refetchable(queryName: "ServiceTokenListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        projects(first: 100) {
          nodes {
            id
            name
          }
        }
        serviceTokens(first: $count, after: $cursor) @connection(key: "ServiceTokenList_serviceTokens") {
          __id
          edges {
            node {
              ...TokenPanel_tokens
            }
          }
        }
      }
    `,
    organizationRef,
  )
  const { __id: connectionId, edges } = data.serviceTokens
  const [createServiceToken] = useChange<ServiceTokenListMutation, NewToken>(
    graphql`
      mutation ServiceTokenListMutation($input: CreateServiceTokenInput!, $connections: [ID!]!) {
        createServiceToken(input: $input) {
          secret
          tokenEdge @prependEdge(connections: $connections) {
            cursor
            node {
              id
              ...TokenPanel_tokens
            }
          }
        }
      }
    `,
    (token) => ({
      variables: { input: { organizationId: data.id, ...token }, connections: [connectionId] },
    }),
  )
  const words = organizationSettingsMessages
  return (
    <TokenPanel
      tokensRef={edges.map(({ node }) => node)} connectionId={connectionId} lead={words.tokensLead}
      emptyLine={words.tokensEmpty} projects={data.projects.nodes.map(({ id, name }) => ({ id, name }))}
      onCreate={async (token) => (await createServiceToken(token)).createServiceToken.secret}
      list={list} emptyHeadingLevel="h3"
    />
  )
}
