import { fetchQuery } from 'react-relay'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { currentEnvironment } from './environment.ts'

/** Reads a query once, outside of components. */
export const readOnce = <Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  fetchPolicy: 'network-only' | 'store-or-network' = 'network-only',
): Promise<Query['response'] | undefined> =>
  fetchQuery<Query>(currentEnvironment(), query, variables, { fetchPolicy }).toPromise()
