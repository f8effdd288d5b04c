import { graphql } from 'react-relay'
import { getRequest, type IEnvironment } from 'relay-runtime'
import { base64ToBytes } from '../../../drawing/base64.ts'
import { decodePayload } from '../../../drawing/encoding.ts'
import { UnknownVersionError } from '../../../drawing/formatError.ts'
import type { Operation, OperationKind, StoredOperation } from '../../../drawing/operation.ts'
import type { followViewOperationsSubscription } from '../../__generated__/followViewOperationsSubscription.graphql.ts'
import { resuming } from '../../relay/live.ts'

const subscription = graphql`
  subscription followViewOperationsSubscription($viewId: ID!, $after: String) {
    viewOps(viewId: $viewId, after: $after) {
      seq
      opId
      kind
      payload
      actorId
    }
  }
`

type Told = followViewOperationsSubscription['response']['viewOps']

const toldBy = (answer: object): Told | null =>
  (answer as { readonly data?: followViewOperationsSubscription['response'] | null }).data?.viewOps ?? null

/** Null for what a later version of the product wrote. */
function decodedOrNull(...stored: Parameters<typeof decodePayload>): Operation | null {
  try {
    return decodePayload(...stored)
  } catch (error) {
    if (error instanceof UnknownVersionError) return null
    throw error
  }
}

/** Who follows the strokes of a view. */
export interface StrokeFollower {
  readonly onOperation: (operation: StoredOperation) => void
  /** Nothing more comes: what is missing has to be asked for. */
  readonly onEnded: () => void
}

/**
 * Tells of the view's operations after a sequence number, each as it is stored, past the store; a lost connection is
 * made up for. Returns how to stop.
 */
export function followViewOperations(
  environment: IEnvironment,
  { viewId, after }: { readonly viewId: string; readonly after: number },
  { onOperation, onEnded }: StrokeFollower,
): () => void {
  const goOn = resuming((answer, variables) => {
    const seq = toldBy(answer)?.seq
    return seq === undefined ? variables : { ...variables, after: String(seq) }
  })
  const { params } = getRequest(subscription)
  const following = environment.getNetwork().execute(params, { viewId, after: String(after) }, goOn).subscribe({
    next: (answer) => {
      const told = toldBy(answer)
      if (!told) return
      const { seq, opId, kind, payload, actorId } = told
      const operation = decodedOrNull(opId, kind as OperationKind, base64ToBytes(payload))
      if (operation) {
        onOperation({ seq, actorId, operation })
        return
      }
      following.unsubscribe()
      onEnded()
    },
    error: onEnded,
    complete: onEnded,
  })
  return () => following.unsubscribe()
}
