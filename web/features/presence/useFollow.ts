import { useCallback, useContext, useEffect, useState } from 'react'
import { messages } from '../../messages.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { Person } from './BoardPresence.ts'
import { PresenceContext, useOthers } from './usePresence.ts'

/** Somebody who is followed, and how to follow another or nobody. */
export interface Follow {
  readonly person: Person | null
  readonly follow: (person: Person | null) => void
}

const SCROLL_KEYS: ReadonlySet<string> = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])
/** What may be pressed without ending it: its own notice. */
const OWN = '[data-follow], [data-presence], [role=menu]'

/**
 * Follows somebody on the board until Esc, a press or scrolling of one's own ends it, or they leave. They are told by
 * whom they are followed.
 */
export function useFollow(): Follow {
  const sender = useContext(PresenceContext)?.sender
  const others = useOthers()
  const [followed, setFollowed] = useState<Person | null>(null)
  const followedId = followed?.id ?? null
  const person = others.find(({ id }) => id === followedId) ?? null
  const isGone = followed !== null && person === null
  const follow = useCallback((next: Person | null) => setFollowed(next), [])

  useEffect(() => sender?.set({ followingId: person?.id ?? null }), [person?.id, sender])
  useEffect(() => {
    if (!isGone) return
    showToast({ type: 'info', title: messages.live.followedGone(followed.name) })
    // What is followed is told from outside: there is nobody to follow any more.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setFollowed(null)
  }, [followed, isGone])
  const isFollowing = person !== null
  useEffect(() => {
    if (!isFollowing) return
    const ending = new AbortController()
    const end = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest(OWN)) return
      setFollowed(null)
    }
    const options = { capture: true, passive: true, signal: ending.signal } as const
    for (const type of ['wheel', 'touchmove', 'pointerdown']) window.addEventListener(type, end, options)
    window.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        // The same press is to close and to let go of nothing else.
        event.preventDefault()
        event.stopPropagation()
        setFollowed(null)
      } else if (SCROLL_KEYS.has(event.key)) end(event)
    }, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [isFollowing])
  return { person, follow }
}
