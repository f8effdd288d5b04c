import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useState } from 'react'
import type { useClearingQuery } from '../../__generated__/useClearingQuery.graphql.ts'
import type { DeskSheet, DrawingDesk } from './DrawingDesk.ts'

const query = graphql`
  query useClearingQuery($viewId: ID!) {
    viewer {
      id
    }
    view: node(id: $viewId) {
      ... on View {
        recentArtists(seconds: 60) {
          userId
          name
        }
      }
    }
  }
`

/** Somebody does not wait longer than this for the answer to who drew here, in milliseconds. */
const PATIENCE_MS = 1_500

/** Clearing a drawing, and the question before it. */
export interface Clearing {
  /** Clears the drawing, or asks first when others drew in it in the last minute. */
  readonly clear: (sheet: DeskSheet) => void
  /** Who did; null while nothing is asked. */
  readonly artists: readonly string[] | null
  readonly confirm: () => void
  readonly cancel: () => void
}

/** Clearing a drawing in which others may be at work. Nobody is refused: it is asked, and undo takes it back. */
export function useClearing(desk: DrawingDesk | null): Clearing {
  const environment = useRelayEnvironment()
  const [asked, setAsked] = useState<{ sheet: DeskSheet; artists: readonly string[] } | null>(null)

  async function readArtists(viewId: string): Promise<readonly string[]> {
    const answering = fetchQuery<useClearingQuery>(environment, query, { viewId }, {
      networkCacheConfig: { force: true },
    }).toPromise()
    const patience = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))
    const answer = await Promise.race([answering, patience]).catch(() => undefined)
    const ownId = answer?.viewer?.id
    return (answer?.view?.recentArtists ?? []).filter(({ userId }) => userId !== ownId).map(({ name }) => name)
  }

  return {
    artists: asked?.artists ?? null,
    clear(sheet) {
      if (!desk) return
      void readArtists(sheet.viewId).then((artists) => {
        if (artists.length > 0) setAsked({ sheet, artists })
        else desk.clear(sheet)
      })
    },
    confirm() {
      if (asked) desk?.clear(asked.sheet)
      setAsked(null)
    },
    cancel: () => setAsked(null),
  }
}
