import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { decodePayload } from '../../../drawing/encoding.ts'
import type { OperationKind, StoredOperation } from '../../../drawing/operation.ts'
import { base64ToBytes } from '../../../drawing/base64.ts'
import type { viewOperationsQuery } from '../../__generated__/viewOperationsQuery.graphql.ts'

/** The most a request may ask for. */
const PAGE_SIZE = 200

const query = graphql`
  query viewOperationsQuery($viewId: ID!, $after: Int!, $first: Int!) {
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

/** The view's operations after a sequence number, page after page. Rejects as a failed request does. */
export async function loadViewOperations(
  environment: IEnvironment,
  viewId: string,
  after: number,
): Promise<StoredOperation[]> {
  const found: StoredOperation[] = []
  for (let last = after, hasNextPage = true; hasNextPage; ) {
    const variables = { viewId, after: last, first: PAGE_SIZE }
    const answer = await fetchQuery<viewOperationsQuery>(environment, query, variables, {
      networkCacheConfig: { force: true },
    }).toPromise()
    if (!answer) break
    for (const { seq, opId, kind, payload, actorId } of answer.viewOps.nodes) {
      found.push({ seq, actorId, operation: decodePayload(opId, kind as OperationKind, base64ToBytes(payload)) })
      last = Math.max(last, seq)
    }
    hasNextPage = answer.viewOps.pageInfo.hasNextPage && answer.viewOps.nodes.length > 0
  }
  return found
}
