import { findCard } from '../../features/shots/findCard.ts'
import { isTypingTarget, runDrawingKey, type DrawingActions } from '../../canvas/keymap.ts'
import { useKeys } from '../../lib/useKeys.ts'

type DrawingKeys = DrawingActions & {
  /** The shot whose frame is drawn in. */
  activeShotId: string | null
  /** Esc was pressed on the frame. */
  onLeave: () => void
}

/** The page's drawing keys: B, E, [ ], Ctrl+Z, Ctrl+Shift+Z, and Esc to leave the frame. */
export function useDrawingKeys(keys: DrawingKeys): void {
  useKeys('window', (event) => {
    const { activeShotId, onLeave } = keys
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || target?.closest('[role=dialog], [role=alertdialog], [role=menu]')) return
    const card = activeShotId === null ? null : findCard(activeShotId)
    const isHere = target !== null && (card?.contains(target) === true || target === document.body)
    if (event.key === 'Escape' && card && isHere && !isTypingTarget(target)) {
      onLeave()
      // The button that opens the frame is there again after this.
      requestAnimationFrame(() => card.querySelector<HTMLElement>('[data-draw]')?.focus())
      return
    }
    if (runDrawingKey(event, keys)) event.preventDefault()
  })
}
