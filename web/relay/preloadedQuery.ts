import { useEffect } from 'react'
import { loadQuery, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime'
import { currentEnvironment } from './environment.ts'
import { UNTIL_ANSWERED } from './untilAnswered.ts'

/** What a page's address names; empty where it does not. */
type PageIds = {
  readonly projectId: string
  readonly organizationId: string
  readonly versionId: string
  readonly playlistId: string
  readonly importId: string
}

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

/** The loader of a page: starts its query with the variables that the address asks for. */
export function pageLoader<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variablesOf: (ids: PageIds, search: URLSearchParams) => Query['variables'] | Promise<Query['variables']>,
) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<PreloadedQuery<Query>> => {
    const ids = { projectId: '', organizationId: '', versionId: '', playlistId: '', importId: '', ...params }
    const variables = await variablesOf(ids, new URL(request.url).searchParams)
    return loadPageQuery<Query>(query, variables, request.signal)
  }
}

/** Reads the query that the page's loader started. */
export const usePageQuery = <Query extends OperationType>(query: GraphQLTaggedNode): Query['response'] =>
  usePreloadedQuery<Query>(query, useLoaderData() as PreloadedQuery<Query>)

/** The variables of that query. */
export const usePageVariables = <Query extends OperationType>(): Query['variables'] =>
  (useLoaderData() as PreloadedQuery<Query>).variables

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
