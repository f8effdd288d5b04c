import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { loadBoardShotIds } from './boardShotIds.ts'
import { unloadedIndex } from './plannedShots.ts'
import { showFailure } from '../../relay/useChange.ts'

/** How a card is chosen: alone, beside the others or not any more, or with all up to it. */
export type SelectManner = 'only' | 'toggle' | 'range'

type SelectionOptions = {
  storyboardId: string
  /** The loaded shots in their order, from the first on. */
  shotIds: readonly string[]
  /** All shots of the board, loaded or not. */
  totalCount: number
}

const NOTHING: ReadonlySet<string> = new Set()

/**
 * The chosen shots of a board, loaded or not: ranges and 'all' ask the server for the ids in between when they are not
 * here.
 */
export function useShotSelection(options: SelectionOptions) {
  const environment = useRelayEnvironment()
  const [selected, setSelected] = useState(NOTHING)
  const anchorId = useRef<string | null>(null)
  const latest = useRef(options)
  const newest = useRef(0)
  useEffect(() => {
    latest.current = options
  })

  const choose = useCallback((ids: Iterable<string>) => {
    newest.current += 1
    setSelected(new Set(ids))
  }, [])

  /** Every id in order; null when the server does not answer, or something else was chosen meanwhile. */
  const readAll = useCallback(async (): Promise<readonly string[] | null> => {
    const { shotIds, totalCount, storyboardId } = latest.current
    if (shotIds.length >= totalCount) return shotIds
    newest.current += 1
    const asked = newest.current
    try {
      const ids = await loadBoardShotIds(environment, storyboardId)
      return asked === newest.current ? ids : null
    } catch (error) {
      showFailure(storyboardMessages.selectFailed, error)
      return null
    }
  }, [environment])

  const select = useCallback(
    async (shotId: string, manner: SelectManner): Promise<void> => {
      const from = anchorId.current
      const place = unloadedIndex(shotId)
      const ids = place === null ? latest.current.shotIds : await readAll()
      const wanted = place === null ? shotId : ids?.[place]
      if (wanted === undefined) return
      if (manner === 'range' && from !== null && ids?.includes(from)) {
        const ends = [ids.indexOf(from), ids.indexOf(wanted)].toSorted((one, other) => one - other)
        const [first = 0, last = 0] = ends
        return choose(ids.slice(first, last + 1))
      }
      anchorId.current = wanted
      if (manner !== 'toggle') return choose([wanted])
      newest.current += 1
      setSelected((current) => {
        const next = new Set(current)
        if (!next.delete(wanted)) next.add(wanted)
        return next
      })
    },
    [choose, readAll],
  )

  const selectAll = useCallback(async (): Promise<void> => {
    const ids = await readAll()
    if (ids) choose(ids)
  }, [choose, readAll])

  const clear = useCallback(() => {
    newest.current += 1
    anchorId.current = null
    setSelected((current) => (current.size === 0 ? current : NOTHING))
  }, [])

  return useMemo(() => ({ selected, select, selectAll, clear }), [clear, select, selectAll, selected])
}

/** What is chosen on a board, and how to choose. */
export type ShotSelection = ReturnType<typeof useShotSelection>
