import { graphql, requestSubscription } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { followExportsSubscription } from '../../__generated__/followExportsSubscription.graphql.ts'
import { keepFollowing } from '../../relay/keepFollowing.ts'

const subscription = graphql`
  subscription followExportsSubscription($projectId: ID!) {
    projectEvents(projectId: $projectId) {
      type
    }
  }
`

/** Calls back with each event of an export in a project; returns how to stop. */
export function followExports(environment: IEnvironment, projectId: string, onEvent: () => void): () => void {
  return keepFollowing(
    ({ onHeard, onEnded }) => requestSubscription<followExportsSubscription>(environment, {
      subscription, variables: { projectId }, onError: onEnded, onCompleted: onEnded,
      onNext: (answer) => {
        onHeard()
        if (answer?.projectEvents.type.startsWith('export.')) onEvent()
      },
    }).dispose,
    () => {},
  )
}
