import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useSealQuery } from '../../__generated__/useSealQuery.graphql.ts'

/** How often a seal is asked for while it is prepared, in milliseconds. */
const ASK_MS = 1_500

const query = graphql`
  query useSealQuery($versionId: ID!, $shotIds: [ID!]) {
    version: node(id: $versionId) {
      ... on StoryboardVersion {
        seal(shotIds: $shotIds)
      }
    }
  }
`

const ALL_SHOTS: readonly string[] = []

/** The seal of a version, or of some of its shots; null while it is prepared, which is asked for again and again. */
export function useSeal(versionId: string, shotIds = ALL_SHOTS): string | null {
  const environment = useRelayEnvironment()
  const [seal, setSeal] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async () => {
      const found = await fetchQuery<useSealQuery>(environment, query, { versionId, shotIds: [...shotIds] }, {
        networkCacheConfig: { force: true },
      }).toPromise().catch(() => null)
      if (isOver) return
      if (found?.version?.seal) setSeal(found.version.seal)
      else timer = setTimeout(() => void ask(), ASK_MS)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [environment, shotIds, versionId])
  return seal
}
