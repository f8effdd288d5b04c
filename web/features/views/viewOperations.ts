import { graphql } from 'react-relay'
import { getRequest, type IEnvironment } from 'relay-runtime'
import { decodePayload } from '../../../drawing/encoding.ts'
import type { OperationKind, StoredOperation } from '../../../drawing/operation.ts'
import { base64ToBytes } from '../../../drawing/base64.ts'
import type { viewOperationsQuery } from '../../__generated__/viewOperationsQuery.graphql.ts'

/** The most a request may ask for. */
const PAGE_SIZE = 1_000

const query = graphql`
  query viewOperationsQuery($viewId: ID!, $after: String, $first: Int!) {
    viewOps(viewId: $viewId, after: $after, first: $first) {
      nodes {
        seq
        opId
        kind
        payload
        actorId
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** A page of the log, past the store: it is folded once, and a store of thousands of strokes would only grow. */
async function loadPage(
  environment: IEnvironment,
  variables: viewOperationsQuery['variables'],
): Promise<viewOperationsQuery['response']['viewOps'] | null> {
  const { params } = getRequest(query)
  const answer = await environment.getNetwork().execute(params, variables, { force: true }).toPromise()
  if (!answer || !('data' in answer)) return null
  return (answer.data as viewOperationsQuery['response'] | null)?.viewOps ?? null
}

/** The view's operations after a sequence number, page after page. Rejects as a failed request does. */
export async function loadViewOperations(
  environment: IEnvironment,
  viewId: string,
  after: number,
): Promise<StoredOperation[]> {
  const found: StoredOperation[] = []
  for (let last = after, hasNextPage = true; hasNextPage; ) {
    const page = await loadPage(environment, { viewId, after: String(last), first: PAGE_SIZE })
    if (!page) break
    for (const { seq, opId, kind, payload, actorId } of page.nodes) {
      found.push({ seq, actorId, operation: decodePayload(opId, kind as OperationKind, base64ToBytes(payload)) })
      last = Math.max(last, seq)
    }
    hasNextPage = page.pageInfo.hasNextPage && page.nodes.length > 0
  }
  return found
}
