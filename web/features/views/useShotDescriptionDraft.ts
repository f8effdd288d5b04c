import { useCallback, useContext, useSyncExternalStore } from 'react'
import { DrawingDeskContext, subscribeToNothing } from './useDrawingDesk.ts'

/** What another person's text asks of the one whose own waits: which of both stays. */
export interface DescriptionConflict {
  readonly onOverwritten: () => void
  readonly onDiscarded: () => void
}

interface DescriptionDraft {
  /** What is not saved yet, else what the server has. */
  readonly text: string
  /** Journals a text, which is saved with the shot's drawings and shares their state; null while none can be kept. */
  readonly write: ((text: string) => void) | null
  /** Set while another person's text keeps this one from being stored. */
  readonly conflict: DescriptionConflict | null
}

/** A shot's description as its person sees it, and how to change it. */
export function useShotDescriptionDraft(shotId: string, saved: string): DescriptionDraft {
  const desk = useContext(DrawingDeskContext)
  const subscribe = desk?.subscribe ?? subscribeToNothing
  const draft = useSyncExternalStore(subscribe, () => desk?.getDescription(shotId) ?? null)
  const isConflict = useSyncExternalStore(subscribe, () => desk?.getDescriptionConflict(shotId) != null)
  const text = draft ?? saved
  const write = useCallback(
    (next: string) => {
      if (next !== text) desk?.describe(shotId, next, saved)
    },
    [desk, saved, shotId, text],
  )
  if (!desk) return { text, write: null, conflict: null }
  const conflict = isConflict
    ? {
        onOverwritten: () => desk.settleDescription(shotId, 'overwrite'),
        onDiscarded: () => desk.settleDescription(shotId, 'discard'),
      }
    : null
  return { text, write, conflict }
}
