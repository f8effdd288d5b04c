import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { SaveRefusedError, type Acknowledgement, type Send } from '../../canvas/saveQueue.ts'
import type { appendViewOpsMutation } from '../../__generated__/appendViewOpsMutation.graphql.ts'
import { readToken } from '../../lib/session.ts'
import { messages } from '../../messages.ts'
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

/**
 * The sender of a save queue: brings operations to the server and the view's new revision into the store. It is bound
 * to the token it is made under; once that has changed it refuses, so nothing goes out in another person's name.
 */
export function createViewOpsSender(environment: IEnvironment): Send {
  const token = readToken()
  return ({ viewId, operations }, { keepalive }) =>
    new Promise<readonly Acknowledgement[]>((resolve, reject) => {
      if (readToken() !== token) {
        reject(new SaveRefusedError(messages.storyboard.saveOtherSession))
        return
      }
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
