import { fetchQuery, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { v7 as newId } from 'uuid'
import { base64ToBytes } from '../../../drawing/base64.ts'
import { decodePayload } from '../../../drawing/encoding.ts'
import { type Drawing, foldOperations } from '../../../drawing/fold.ts'
import type { OperationKind } from '../../../drawing/operation.ts'
import type { loadTemplateQuery } from '../../__generated__/loadTemplateQuery.graphql.ts'

/** What a frame template is made of, as it is sent again to make another one. */
export interface TemplateSource {
  readonly width: number
  readonly height: number
  readonly operations: readonly { readonly opId: string; readonly kind: OperationKind; readonly payload: string }[]
}

const query = graphql`
  query loadTemplateQuery($id: ID!) {
    node(id: $id) {
      ... on FrameTemplate {
        width
        height
        operations {
          kind
          payload
        }
      }
    }
  }
`

/** Loads what a template is made of; null for one that is gone. */
export async function loadTemplate(environment: IEnvironment, id: string): Promise<TemplateSource | null> {
  const answer = await fetchQuery<loadTemplateQuery>(environment, query, { id }, {
    networkCacheConfig: { force: true },
  }).toPromise()
  const { width, height, operations } = answer?.node ?? {}
  if (width === undefined || height === undefined || !operations) return null
  return {
    width, height,
    operations: operations.map(({ kind, payload }) => ({ opId: newId(), kind: kind as OperationKind, payload })),
  }
}

/** The drawing that a template is made of. */
export function drawingOf({ width, height, operations }: TemplateSource): Drawing {
  return foldOperations({ width, height }, operations.map(({ opId, kind, payload }) =>
    decodePayload(opId, kind, base64ToBytes(payload))))
}
