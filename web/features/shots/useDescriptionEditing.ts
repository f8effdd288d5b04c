import { useCallback, useContext } from 'react'
import { DrawingDeskContext } from '../views/useDrawingDesk.ts'
import { type DescriptionConflict, useShotDescriptionDraft } from '../views/useShotDescriptionDraft.ts'

interface DescriptionEditing {
  readonly description: string
  readonly save: (text: string) => void
  readonly conflict: DescriptionConflict | null
}

/**
 * A shot's description and how to save another: it is journaled and sent at once, so that a refusal or a lost
 * connection leaves it on the card, with the way to send it again. `saveDirectly` is for when nothing can be journaled.
 */
export function useDescriptionEditing(
  shotId: string,
  saved: string,
  saveDirectly: (text: string) => void,
): DescriptionEditing {
  const desk = useContext(DrawingDeskContext)
  const { text, write, conflict } = useShotDescriptionDraft(shotId, saved)
  const save = useCallback(
    (next: string) => {
      if (!write) return saveDirectly(next)
      write(next)
      void desk?.saveNow(shotId)
    },
    [desk, saveDirectly, shotId, write],
  )
  return { description: text, save, conflict }
}
