import type { Dispatch, SetStateAction } from 'react'
import { stepRadius, type Brush } from '../../canvas/brush.ts'
import { findCard } from '../../features/shots/findCard.ts'
import { drawingCommandOf, isTypingTarget } from '../../canvas/keymap.ts'
import { useKeys } from '../../lib/useKeys.ts'

type DrawingKeys = {
  /** The shot whose frame is drawn in. */
  activeShotId: string | null
  onBrushChanged: Dispatch<SetStateAction<Brush>>
  onUndo: () => void
  onRedo: () => void
  /** Esc was pressed on the frame. */
  onLeave: () => void
}

/** The page's drawing keys: B, E, [ ], Ctrl+Z, Ctrl+Shift+Z, and Esc to leave the frame. */
export function useDrawingKeys(keys: DrawingKeys): void {
  useKeys('window', (event) => {
    const { activeShotId, onBrushChanged, onUndo, onRedo, onLeave } = keys
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
    const command = drawingCommandOf(event)
    if (!command) return
    event.preventDefault()
    if (command.type === 'undo') onUndo()
    if (command.type === 'redo') onRedo()
    if (command.type === 'tool') onBrushChanged((brush) => ({ ...brush, tool: command.tool }))
    if (command.type === 'radius') {
      onBrushChanged((brush) => ({ ...brush, radius: stepRadius(brush.radius, command.direction) }))
    }
  })
}
