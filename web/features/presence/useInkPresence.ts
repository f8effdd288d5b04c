import { useContext, useEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import type { DrawingEngine } from '../../canvas/engine.ts'
import type { EngineEvents } from '../../canvas/engineEvents.ts'
import type { LayerPlace } from '../../canvas/placement.ts'
import { PresenceContext } from './usePresence.ts'

/** Who has drawn nothing for so long only looks, in milliseconds; noticed at most as much later. */
const PAUSE_MS = 1_500

interface InkPresence {
  /** For the drawing's canvas. */
  readonly events: Required<Pick<EngineEvents, 'onInk' | 'onPointed' | 'onPlaced'>>
  /** Where the drawing lies; null until it is there. */
  readonly place: LayerPlace | null
}

/**
 * Calls `onPaused` when nothing was noted for PAUSE_MS, or up to twice as long. Its timer runs on and looks for a mark:
 * a new timer, or the clock, for each piece of ink costs more than the piece.
 */
function watchPauses(onPaused: () => void) {
  let isNoted = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(timer)
    timer = undefined
    onPaused()
  }
  const check = (): void => {
    if (!isNoted) return end()
    isNoted = false
    timer = setTimeout(check, PAUSE_MS)
  }
  return {
    end,
    /** Notes a piece of ink; true for the first one after a pause. */
    note(): boolean {
      isNoted = true
      if (timer !== undefined) return false
      timer = setTimeout(check, PAUSE_MS)
      return true
    },
  }
}

/** Tells the others what is drawn in a view and where the pointer is, and shows what they draw in it. */
export function useInkPresence(
  shotId: string,
  viewId: string,
  engineRef: RefObject<DrawingEngine | null>,
): InkPresence {
  const joined = useContext(PresenceContext)
  const sender = joined?.sender
  const presence = joined?.presence
  const [place, setPlace] = useState<LayerPlace | null>(null)
  useEffect(
    () => presence?.watchInk(viewId, (ink) => engineRef.current?.showGuest(ink)),
    [engineRef, presence, viewId],
  )
  const pauses = useMemo(() => watchPauses(() => sender?.set({ mode: 'LOOKING' })), [sender])
  useEffect(() => () => pauses.end(), [pauses])
  const events = useMemo<InkPresence['events']>(
    () => ({
      onInk(ink) {
        const isFirst = pauses.note()
        if (isFirst || ink.from === 0) sender?.set({ shotId, viewId, mode: 'DRAWING' })
        sender?.draw(ink)
      },
      onPointed: (cursor) => sender?.set(cursor ? { shotId, viewId, cursor } : { cursor: null }),
      onPlaced: setPlace,
    }),
    [pauses, sender, shotId, viewId],
  )
  return { events, place }
}
