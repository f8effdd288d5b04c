import { useCallback, useContext, useEffect, useState } from 'react'
import { liveMessages } from '../../messages/live.ts'
import { showToast } from '../../ui/toaster.tsx'
import type { Person } from './BoardPresence.ts'
import { PresenceContext, useOthers } from './usePresence.ts'

/** Somebody who is followed, and how to follow another or nobody. */
export interface Follow {
  readonly person: Person | null
  readonly follow: (person: Person | null) => void
}

const SCROLL_KEYS: ReadonlySet<string> = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])

/** Whether something is within what a selector finds. */
export const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** What ends following somebody. */
export interface FollowEnds {
  /** What may be pressed, scrolled and touched: its own notice, and more. A selector. */
  readonly keeps: string
  readonly isEndedBy: (key: KeyboardEvent) => boolean
}

const KEPT_ON_BOARD = '[data-follow], [data-presence], [role=menu]'
const BOARD_ENDS: FollowEnds = {
  keeps: KEPT_ON_BOARD, isEndedBy: ({ key, target }) => SCROLL_KEYS.has(key) && !isWithin(target, KEPT_ON_BOARD),
}

/** Calls `onEnd` when a press or scrolling of one's own ends following. */
export function useFollowEnds(isFollowing: boolean, onEnd: () => void, { keeps, isEndedBy } = BOARD_ENDS): void {
  useEffect(() => {
    if (!isFollowing) return
    const ending = new AbortController()
    const end = (event: Event): void => {
      if (!isWithin(event.target, keeps)) onEnd()
    }
    const options = { capture: true, passive: true, signal: ending.signal } as const
    for (const type of ['wheel', 'touchmove', 'pointerdown']) window.addEventListener(type, end, options)
    window.addEventListener('keydown', (event) => {
      if (isEndedBy(event)) onEnd()
    }, { capture: true, signal: ending.signal })
    return () => ending.abort()
  }, [isEndedBy, isFollowing, keeps, onEnd])
}

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
    showToast({ type: 'info', title: liveMessages.followedGone(followed.name) })
    // The followed person left: there is nobody to follow any more.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setFollowed(null)
  }, [followed, isGone])
  const isFollowing = person !== null
  const end = useCallback(() => setFollowed(null), [])
  useFollowEnds(isFollowing, end)
  useEffect(() => {
    if (!isFollowing) return
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      // The same press is to close and to let go of nothing else.
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    window.addEventListener('keydown', leave, { capture: true })
    return () => window.removeEventListener('keydown', leave, { capture: true })
  }, [end, isFollowing])
  return { person, follow }
}
