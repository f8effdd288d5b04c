import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useMadeRestoreQuery } from '../../__generated__/useMadeRestoreQuery.graphql.ts'
import { type MadeRestore, madeRestoreOf } from './useRestoreVersion.ts'

const query = graphql`
  query useMadeRestoreQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      activity(first: 20, filter: { kinds: [STORYBOARD] }) {
        nodes {
          type
          subjectId
          payload
        }
      }
    }
  }
`

/** Reads the last restore of a version by its event: that of a job has no answer. Null for none that can be undone. */
export function useMadeRestore(projectId: string): (versionId: string) => Promise<MadeRestore | null> {
  const environment = useRelayEnvironment()
  return async (versionId) => {
    const answer = await fetchQuery<useMadeRestoreQuery>(environment, query, { projectId }, {
      networkCacheConfig: { force: true },
    }).toPromise()
    const restored = answer?.project?.activity.nodes
      .find(({ type, subjectId }) => type === 'version.restored' && subjectId === versionId)
    return restored ? madeRestoreOf(restored.payload) : null
  }
}
