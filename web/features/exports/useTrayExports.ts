import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useTrayExportsQuery } from '../../__generated__/useTrayExportsQuery.graphql.ts'
import { ownEventsOf } from '../../relay/ownEvents.ts'
import { isUnderWay } from './ExportProgress.tsx'
import { followExports } from './followExports.ts'
import { useWatchedExports, watchExports } from './watchedExports.ts'

/** The server records an event for each twentieth, and writes progress every two seconds. */
const LOOK_MS = 4_000
/** Events that come one after another are read together. */
const GATHER_MS = 250

/* eslint-disable relay/unused-fields -- the hook answers with all of it, and nothing retains it in the store */
const query = graphql`
  query useTrayExportsQuery {
    viewerExports {
      id
      status
      format
      stage
      unitsDone
      unitsTotal
      fileName
      bytes
      failure {
        reason
        params
        message
      }
      project {
        id
      }
    }
  }
`
/* eslint-enable relay/unused-fields */

export type TrayExport = NonNullable<useTrayExportsQuery['response']['viewerExports']>[number]

/** What the tray shows: one's exports that are under way, and those that were here and have ended. Kept true. */
export function useTrayExports(): readonly TrayExport[] {
  const environment = useRelayEnvironment()
  const watched = useWatchedExports()
  const [all, setAll] = useState<readonly TrayExport[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      fetchQuery<useTrayExportsQuery>(environment, query, {}, { networkCacheConfig: { force: true } }).subscribe({
        next: ({ viewerExports }) => {
          const found = viewerExports ?? []
          watchExports(found.filter(({ status }) => isUnderWay(status)).map(({ id }) => id))
          setAll(found)
        },
        // What fails is read with the next look.
        error: () => {},
      })
    }, GATHER_MS)
  }, [environment])

  useEffect(() => {
    look()
    return () => clearTimeout(timer.current)
  }, [look])
  useEffect(() => ownEventsOf(environment).subscribe((events) => {
    const own = events.filter(({ type }) => type.startsWith('export.'))
    watchExports(own.filter(({ type }) => type === 'export.queued').map(({ subjectId }) => subjectId))
    if (own.length > 0) look()
  }), [environment, look])

  const running = all.filter(({ status }) => isUnderWay(status))
  const projects = [...new Set(running.map(({ project }) => project.id))].sort().join(' ')
  useEffect(() => {
    if (projects === '') return
    const stops = projects.split(' ').map((id) => followExports(environment, id, look))
    const looking = setInterval(look, LOOK_MS)
    return () => {
      clearInterval(looking)
      for (const stop of stops) stop()
    }
  }, [environment, look, projects])

  return all.filter(({ id, status }) => isUnderWay(status) || (watched.includes(id) && status !== 'CANCELED'))
}
