import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useExportProgressQuery } from '../../__generated__/useExportProgressQuery.graphql.ts'

/** Between two looks at how far an export is; the server notes it as often. */
const LOOK_MS = 1_500

const query = graphql`
  query useExportProgressQuery($id: ID!) {
    node(id: $id) {
      ...ExportRow_projectExport @alias
    }
  }
`

/** Keeps an export in the store as the server has it while it is under way; one look that fails is made again. */
export function useExportProgress(id: string, isUnderWay: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isUnderWay) return
    let looking: { unsubscribe: () => void } | null = null
    const timer = setInterval(() => {
      looking?.unsubscribe()
      const asked = fetchQuery<useExportProgressQuery>(environment, query, { id }, {
        networkCacheConfig: { force: true },
      })
      looking = asked.subscribe({ error: () => {} })
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      looking?.unsubscribe()
    }
  }, [environment, id, isUnderWay])
}
