import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import type { PersonalTokens_query$key } from '../../__generated__/PersonalTokens_query.graphql.ts'
import type { PersonalTokens_user$key } from '../../__generated__/PersonalTokens_user.graphql.ts'
import type { PersonalTokensPaginationQuery } from '../../__generated__/PersonalTokensPaginationQuery.graphql.ts'
import type { PersonalTokensMutation } from '../../__generated__/PersonalTokensMutation.graphql.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { useChange } from '../../relay/useChange.ts'
import { TokenPanel } from '../tokens/TokenPanel.tsx'

const words = settingsMessages
type PersonalTokensProps = { userRef: PersonalTokens_user$key; queryRef: PersonalTokens_query$key }

/** The person's own access tokens. */
export function PersonalTokens({ userRef, queryRef }: PersonalTokensProps) {
  const { data, ...list } = usePaginationFragment<
    PersonalTokensPaginationQuery,
    PersonalTokens_user$key
  >(
    graphql`
      fragment PersonalTokens_user on User
      @refetchable(queryName: "PersonalTokensPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        isEmailVerified @required(action: THROW)
        personalTokens(first: $count, after: $cursor) @connection(key: "PersonalTokens_personalTokens") {
          __id
          edges {
            node {
              ...TokenPanel_tokens
            }
          }
        }
      }
    `,
    userRef,
  )
  const { recentProjects, sendsMail } = useFragment(
    graphql`
      fragment PersonalTokens_query on Query {
        sendsMail
        recentProjects(first: 100) @required(action: THROW) {
          nodes {
            id
            name
            organization {
              id
              name
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { edges, __id: connectionId } = data.personalTokens
  const [createPersonalToken] = useChange<PersonalTokensMutation>(
    graphql`
      mutation PersonalTokensMutation($input: CreatePersonalTokenInput!, $connections: [ID!]!) {
        createPersonalToken(input: $input) {
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
    (input) => ({ variables: { input, connections: [connectionId] } }),
  )
  const howToVerify = sendsMail ? words.verifyForTokens : words.verifyByLogForTokens
  return (
    <TokenPanel
      tokensRef={edges.map(({ node }) => node)} connectionId={connectionId} lead={words.tokensLead}
      emptyLine={words.tokensEmptyLine} blockedReason={data.isEmailVerified ? null : howToVerify}
      projects={recentProjects.nodes.map(({ id, name, organization }) => ({
        id, name: words.projectOf(name, organization.name),
      }))}
      onCreate={async (token) => (await createPersonalToken(token)).createPersonalToken.secret}
      list={list}
    />
  )
}
