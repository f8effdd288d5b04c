import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { Send } from '../../canvas/sending.ts'
import type { appendViewOpsMutation } from '../../__generated__/appendViewOpsMutation.graphql.ts'
import { sendMutation } from '../../relay/mutation.ts'
import { bindToSession, saveError } from './savingSession.ts'

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
  const demandSession = bindToSession()
  return async ({ viewId, operations }, { keepalive }) => {
    demandSession()
    const sending = sendMutation<appendViewOpsMutation>(environment, mutation, {
      variables: { input: { viewId, operations: operations.map((operation) => ({ ...operation })) } },
      cacheConfig: { metadata: { keepalive } },
    })
    const { appendViewOps } = await sending.catch((error: Error) => Promise.reject(saveError(error)))
    return appendViewOps.operations
  }
}
