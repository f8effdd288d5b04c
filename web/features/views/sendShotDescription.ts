import { commitMutation, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { SendDescription } from '../../canvas/sending.ts'
import type { sendShotDescriptionMutation } from '../../__generated__/sendShotDescriptionMutation.graphql.ts'
import { bindToSession, saveError } from './savingSession.ts'

const mutation = graphql`
  mutation sendShotDescriptionMutation($input: UpdateShotInput!) {
    updateShot(input: $input) {
      shot {
        id
        description
        version
      }
    }
  }
`

/** The sender of descriptions of a save queue, bound to the token it is made under as that of operations is. */
export function createDescriptionSender(environment: IEnvironment): SendDescription {
  const demandSession = bindToSession()
  return ({ shotId, description }, { keepalive }) =>
    new Promise<void>((resolve, reject) => {
      demandSession()
      commitMutation<sendShotDescriptionMutation>(environment, {
        mutation,
        variables: { input: { shotId, description } },
        cacheConfig: { force: true, metadata: { keepalive } },
        onCompleted: () => resolve(),
        onError: (error) => reject(saveError(error)),
      })
    })
}
