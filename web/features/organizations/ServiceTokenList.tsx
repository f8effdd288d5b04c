import { graphql, usePaginationFragment } from 'react-relay'
import type { ServiceTokenList_organization$key } from '../../__generated__/ServiceTokenList_organization.graphql.ts'
import type { ServiceTokenListPaginationQuery } from '../../__generated__/ServiceTokenListPaginationQuery.graphql.ts'
import { messages } from '../../messages.ts'
import { TokenPanel } from '../tokens/TokenPanel.tsx'
import { useCreateServiceTokenMutation } from './useCreateServiceTokenMutation.ts'

const PAGE_SIZE = 50

/** The service tokens of an organization, with making and revoking them. */
export function ServiceTokenList({ organizationRef }: { organizationRef: ServiceTokenList_organization$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
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
  const [createServiceToken, isCreating] = useCreateServiceTokenMutation()
  const words = messages.organizationSettings
  const { __id: connectionId, edges } = data.serviceTokens
  const projects = data.projects.nodes.map(({ id, name }) => ({ id, name }))
  return (
    <TokenPanel
      tokensRef={edges.map(({ node }) => node)} connectionId={connectionId} lead={words.tokensLead}
      emptyLine={words.tokensEmpty} projects={projects} isCreating={isCreating}
      onCreate={(token, { onCreated, onFailed }) =>
        createServiceToken({
          organizationId: data.id,
          token,
          connections: [connectionId],
          onCompleted: ({ createServiceToken: { secret } }) => onCreated(secret),
          onError: onFailed,
        })}
      onMore={hasNext ? () => loadNext(PAGE_SIZE) : undefined} isLoadingMore={isLoadingNext} emptyHeadingLevel="h3"
    />
  )
}
