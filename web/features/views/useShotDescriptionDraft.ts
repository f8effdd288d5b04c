import { useCallback, useContext, useSyncExternalStore } from 'react'
import { DrawingDeskContext, subscribeToNothing } from './useDrawingDesk.ts'

/**
 * A shot's description as its person sees it: what is not saved yet, else what the server has. The function journals a
 * new text, which is saved with the shot's drawings and shares their save state; null while nothing can be kept.
 */
export function useShotDescriptionDraft(
  shotId: string,
  saved: string,
): [text: string, write: ((text: string) => void) | null] {
  const desk = useContext(DrawingDeskContext)
  const draft = useSyncExternalStore(
    desk?.subscribe ?? subscribeToNothing,
    () => desk?.getDescription(shotId) ?? null,
  )
  const text = draft ?? saved
  const write = useCallback(
    (next: string) => {
      if (next !== text) desk?.describe(shotId, next)
    },
    [desk, shotId, text],
  )
  return [text, desk ? write : null]
}
