import { useEffect } from 'react'
import { loadQuery, type PreloadedQuery } from 'react-relay'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { currentEnvironment } from './environment.ts'
import { UNTIL_ANSWERED } from './untilAnswered.ts'

const owners = new WeakMap<object, number>()

/**
 * Starts a page's query from its loader. Known data shows at once and stays while there is no connection; fresh data
 * follows. The page owns the reference (`useOwnedQuery`); a navigation given up before the page appeared disposes it.
 */
export function loadPageQuery<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  signal: AbortSignal,
): PreloadedQuery<Query> {
  const environment = currentEnvironment()
  const isKnown = environment.check(createOperationDescriptor(getRequest(query), variables)).status === 'available'
  const reference = loadQuery<Query>(environment, query, variables, {
    fetchPolicy: 'store-and-network', ...(isKnown ? { networkCacheConfig: UNTIL_ANSWERED } : {}),
  })
  signal.addEventListener('abort', () => reference.dispose(), { once: true })
  return reference
}

/**
 * Makes a component an owner of a preloaded query: it is disposed after its last owner went. Waiting a turn lets the
 * double mounting of development keep its reference.
 */
export function useOwnedQuery(reference: { dispose: () => void }): void {
  useEffect(() => {
    owners.set(reference, (owners.get(reference) ?? 0) + 1)
    return () => {
      owners.set(reference, (owners.get(reference) ?? 1) - 1)
      setTimeout(() => {
        if (owners.get(reference) === 0) reference.dispose()
      }, 0)
    }
  }, [reference])
}
