import { isTypingTarget } from '../../canvas/keymap.ts'
import { SHORTCUTS, isPressed } from '../../lib/shortcuts.ts'
import { useKeys } from '../../lib/useKeys.ts'
import type { ShotSelection } from './useShotSelection.ts'

type SelectionKeys = {
  selection: ShotSelection
  /** Delete was pressed with something chosen. */
  onDelete: () => void
}

/** The page's keys for choosing: Ctrl+A all, Esc none, Delete deletes. A frame drawn in and open layers come first. */
export function useSelectionKeys(keys: SelectionKeys): void {
  useKeys('window', (event) => {
    const { selection, onDelete } = keys
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || isTypingTarget(event.target)) return
    if (target?.closest('[role=dialog], [role=alertdialog], [role=menu], [role=application]')) return
    if (isPressed(SHORTCUTS.board.selectAll, event)) {
      event.preventDefault()
      void selection.selectAll()
      return
    }
    if (selection.selected.size === 0) return
    if (isPressed(SHORTCUTS.board.deselect, event)) {
      event.preventDefault()
      selection.clear()
    }
    if (isPressed(SHORTCUTS.board.remove, event)) {
      event.preventDefault()
      onDelete()
    }
  })
}
