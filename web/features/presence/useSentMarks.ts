import { useCallback, useContext, useEffect } from 'react'
import type { GuestInk } from '../../canvas/guestLines.ts'
import { PresenceContext } from './usePresence.ts'

/** Tells the others what is marked over the picture of a view for a comment, while `isSent`. */
export function useSentMarks(isSent: boolean): (viewId: string, ink: GuestInk) => void {
  const sender = useContext(PresenceContext)?.sender
  useEffect(() => (isSent ? () => sender?.set({ viewId: null }) : undefined), [isSent, sender])
  return useCallback((viewId, ink) => {
    if (!isSent) return
    sender?.set({ viewId })
    sender?.draw({ ...ink, isMark: true })
  }, [isSent, sender])
}
