import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRestorePlanQuery } from '../../__generated__/useRestorePlanQuery.graphql.ts'
import { versionMessages } from '../../messages/versions.ts'
import { readError } from '../../relay/errors.ts'

/** What of shots a version brings back, in the order of the dialog. */
export const RESTORE_PARTS = ['ORDER', 'TEXTS', 'TIMING', 'STATUS', 'DRAWINGS', 'IMAGES', 'SOUNDS'] as const

export type RestorePart = (typeof RESTORE_PARTS)[number]

/** What bringing back a version would change on its board as it is now. */
export interface RestorePlan {
  readonly boardName: string
  readonly isInTrash: boolean
  /** The shots on the board that each part changes. */
  readonly counts: ReadonlyMap<string, number>
  readonly returningCount: number
  readonly newerCount: number
  readonly redrawnCount: number
  /** Sentences about what does not come back. */
  readonly problems: readonly string[]
}

type Answered = { readonly plan: RestorePlan | null; readonly failure: string | null }

const NOTHING: Answered = { plan: null, failure: null }
const sentences: Readonly<Record<string, ((name: string) => string) | undefined>> =
  versionMessages.restore.problems

const query = graphql`
  query useRestorePlanQuery($input: VersionRestorePlanInput!) {
    versionRestorePlan(input: $input) {
      storyboardVersion {
        storyboardName
        storyboard {
          __typename
        }
      }
      parts {
        part
        count
      }
      returningShotCount
      newerShotCount
      redrawnViewCount
      problems {
        kind
        name
      }
    }
  }
`

/** Asks the server what a restore of a version, or of one of its shots, would change; nothing is written. */
export function useRestorePlan(versionId: string, shotId: string | null): Answered {
  const environment = useRelayEnvironment()
  const [answered, setAnswered] = useState(NOTHING)
  useEffect(() => {
    const fail = (error: unknown): void =>
      setAnswered({ plan: null, failure: error === null ? versionMessages.notFound : readError(error).message })
    const input = { versionId, ...(shotId === null ? {} : { shotIds: [shotId] }) }
    const running = fetchQuery<useRestorePlanQuery>(environment, query, { input }, {
      networkCacheConfig: { force: true },
    }).subscribe({
      next: ({ versionRestorePlan }) => {
        if (!versionRestorePlan) return fail(null)
        const { storyboardVersion, parts, problems, redrawnViewCount } = versionRestorePlan
        const plan = {
          boardName: storyboardVersion.storyboardName,
          isInTrash: !storyboardVersion.storyboard,
          counts: new Map(parts.map(({ part, count }) => [part, count])),
          returningCount: versionRestorePlan.returningShotCount,
          newerCount: versionRestorePlan.newerShotCount,
          redrawnCount: redrawnViewCount,
          problems: [...new Set(problems.map(({ kind, name }) => sentences[kind]?.(name) ?? name))],
        }
        setAnswered({ plan, failure: null })
      },
      error: fail,
    })
    return () => running.unsubscribe()
  }, [environment, shotId, versionId])
  return answered
}
