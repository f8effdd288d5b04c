import { useCallback, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** What a navigation asks of the page it opens: to add the first shot of a new board, or to play. */
export type NavigationIntent = 'firstShot' | 'play'

/** The state of a navigation with an intent. */
export const withIntent = (intent: NavigationIntent) => ({ intent })

/**
 * A function that says whether the navigation to this page had an intent: true once, then false. The intent is taken
 * off the history entry, where React Router keeps its state as `usr`, so that a reload or the way back does not repeat
 * it. A navigation of the router would reload the page.
 */
export function useNavigationIntent(intent: NavigationIntent): () => boolean {
  const state = useLocation().state as Partial<ReturnType<typeof withIntent>> | null
  const isAsked = state?.intent === intent
  const isTaken = useRef(false)
  return useCallback(() => {
    if (!isAsked || isTaken.current) return false
    isTaken.current = true
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    return true
  }, [isAsked])
}
