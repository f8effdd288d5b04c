import { useEffect, useRef, useState } from 'react'
import { noteVisit } from './reviewApi.ts'

/** How often a page says that it is looked at. */
const NOTE_MS = 30_000

/**
 * Counts how long the page is looked at and how many shots are seen, and says so now and then and at the end. Answers
 * how many shots were seen.
 */
export function useVisit(token: string, shotId: string | undefined): number {
  const seen = useRef(new Set<string>())
  const [seenCount, setSeenCount] = useState(0)
  useEffect(() => {
    if (shotId === undefined) return
    seen.current.add(shotId)
    setSeenCount(seen.current.size)
  }, [shotId])

  useEffect(() => {
    let since = document.visibilityState === 'visible' ? Date.now() : null
    const note = () => {
      if (since === null) return
      const seconds = Math.round((Date.now() - since) / 1_000)
      since = Date.now()
      if (seconds > 0) void noteVisit(token, { seconds, shotsSeen: seen.current.size })
    }
    const onVisibility = () => {
      if (document.visibilityState === 'visible') since = Date.now()
      else {
        note()
        since = null
      }
    }
    const timer = setInterval(note, NOTE_MS)
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', note)
    }
  }, [token])

  return seenCount
}
