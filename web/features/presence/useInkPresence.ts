import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { DrawingEngine } from '../../canvas/engine.ts'
import type { EngineEvents } from '../../canvas/engineEvents.ts'
import type { LayerPlace } from '../../canvas/placement.ts'
import { PresenceContext } from './usePresence.ts'

/** Who has drawn nothing for so long only looks, in milliseconds. */
const PAUSE_MS = 2_500

interface InkPresence {
  /** For the drawing's canvas. */
  readonly events: Required<Pick<EngineEvents, 'onInk' | 'onPointed' | 'onPlaced'>>
  /** Where the drawing lies; null until it is there. */
  readonly place: LayerPlace | null
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => presence?.watchInk(viewId, (ink) => engineRef.current?.showGuest(ink)),
    [engineRef, presence, viewId],
  )
  const rest = useCallback(() => {
    clearTimeout(timer.current)
    sender?.set({ mode: 'LOOKING' })
  }, [sender])
  useEffect(() => () => rest(), [rest])
  const events = useMemo<InkPresence['events']>(
    () => ({
      onInk(ink) {
        clearTimeout(timer.current)
        timer.current = setTimeout(rest, PAUSE_MS)
        sender?.set({ shotId, viewId, mode: 'DRAWING' })
        sender?.draw(ink)
      },
      onPointed: (cursor) => sender?.set(cursor ? { shotId, viewId, cursor } : { cursor: null }),
      onPlaced: setPlace,
    }),
    [rest, sender, shotId, viewId],
  )
  return { events, place }
}
