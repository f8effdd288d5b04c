import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { SaveRefusedError, type Acknowledgement, type Send } from '../../canvas/saveQueue.ts'
import type { appendViewOpsMutation } from '../../__generated__/appendViewOpsMutation.graphql.ts'
import { readError, type ErrorCode } from '../../relay/errors.ts'

/** Sent again, these would be refused again. */
const FINAL_CODES: ReadonlySet<ErrorCode> = new Set([
  'FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT', 'CONFLICT', 'PLAN_LIMIT',
])

const mutation = graphql`
  mutation appendViewOpsMutation($input: AppendViewOpsInput!) {
    appendViewOps(input: $input) {
      view {
        ...ViewFrame_view
      }
      operations {
        opId
        seq
        actorId
      }
    }
  }
`

/** The sender of a save queue: brings operations to the server and the view's new revision into the store. */
export function createViewOpsSender(environment: IEnvironment): Send {
  return ({ viewId, operations }, { keepalive }) =>
    new Promise<readonly Acknowledgement[]>((resolve, reject) => {
      commitMutation<appendViewOpsMutation>(environment, {
        mutation,
        variables: { input: { viewId, operations: operations.map((operation) => ({ ...operation })) } },
        cacheConfig: { force: true, metadata: { keepalive } },
        onCompleted: (response) => resolve(response.appendViewOps.operations),
        onError: (error) => {
          const { code, message } = readError(error)
          reject(FINAL_CODES.has(code) ? new SaveRefusedError(message, { cause: error }) : error)
        },
      })
    })
}
