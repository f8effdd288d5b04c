import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useLargeRestoreMutation } from '../../__generated__/useLargeRestoreMutation.graphql.ts'
import type { useLargeRestoreQuery } from '../../__generated__/useLargeRestoreQuery.graphql.ts'
import { readFailure } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'

/** How often it is asked how far a restore is, in milliseconds. */
const ASK_MS = 1_000

const query = graphql`
  query useLargeRestoreQuery($versionId: ID!) {
    version: node(id: $versionId) {
      ... on StoryboardVersion {
        restore {
          viewsDone
          viewsTotal
          failure {
            reason
            params
            message
          }
        }
      }
    }
  }
`

/** How many drawings are ready to come back, of how many. */
export interface RestoreProgress {
  readonly done: number
  readonly total: number
}

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_MS))

/**
 * Restores versions with many drawings by a job, and follows it to its end. `start` rejects where the job is refused,
 * and answers why it failed; null if it did not.
 */
export function useLargeRestore() {
  const environment = useRelayEnvironment()
  const [progress, setProgress] = useState<RestoreProgress | null>(null)
  const [ask] = useChange<useLargeRestoreMutation>(graphql`
    mutation useLargeRestoreMutation($input: StartVersionRestoreInput!) {
      startVersionRestore(input: $input) {
        restore {
          viewsTotal
        }
      }
    }
  `)

  async function follow(versionId: string): Promise<string | null> {
    for (;;) {
      await pause()
      const answer = await fetchQuery<useLargeRestoreQuery>(environment, query, { versionId }, {
        networkCacheConfig: { force: true },
      }).toPromise()
      const restore = answer?.version?.restore
      if (!restore) return null
      if (restore.failure) {
        const { reason, params, message } = restore.failure
        return readFailure({ reason, params, message })
      }
      setProgress({ done: restore.viewsDone, total: restore.viewsTotal })
    }
  }

  async function start(input: useLargeRestoreMutation['variables']['input']): Promise<string | null> {
    const { startVersionRestore: { restore } } = await ask(input)
    setProgress({ done: 0, total: restore.viewsTotal })
    try {
      return await follow(input.versionId)
    } finally {
      setProgress(null)
    }
  }

  return { start, progress }
}
