import { useCallback, useContext } from 'react'
import { DrawingDeskContext } from '../views/useDrawingDesk.ts'
import { useShotDescriptionDraft } from '../views/useShotDescriptionDraft.ts'

/**
 * A shot's description and how to save another: it is journaled and sent at once, so that a refusal or a lost
 * connection leaves it on the card, with the way to send it again. `saveDirectly` is for when nothing can be journaled.
 */
export function useDescriptionEditing(
  shotId: string,
  saved: string,
  saveDirectly: (text: string) => void,
): [text: string, save: (text: string) => void] {
  const desk = useContext(DrawingDeskContext)
  const [text, write] = useShotDescriptionDraft(shotId, saved)
  const save = useCallback(
    (next: string) => {
      if (!write) return saveDirectly(next)
      write(next)
      void desk?.saveNow(shotId)
    },
    [desk, saveDirectly, shotId, write],
  )
  return [text, save]
}
