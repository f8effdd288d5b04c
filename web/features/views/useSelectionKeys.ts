import type { RefObject } from 'react'
import { ARROW_USERS, ARROW_WAYS, isTypingTarget } from '../../canvas/keymap.ts'
import { SHORTCUTS, isPressed } from '../../lib/shortcuts.ts'
import { useKeys } from '../../lib/useKeys.ts'
import type { SelectionWork } from './useSelection.ts'

/** How far an arrow key moves, and with Shift, in drawing-space pixels. */
const [STEP, LONG_STEP] = [1, 10]
/** What Enter presses. */
const BUTTONS = 'button, a, input, select'

/** The keys of what is selected, before those of the preview. `onEdit` writes a selected label again. */
export function useSelectionKeys(
  content: RefObject<HTMLElement | null>, work: SelectionWork, onEdit: (() => void) | null,
): void {
  const keys = SHORTCUTS.selection
  useKeys('document', (event) => {
    const target = event.target instanceof Element ? event.target : document.body
    const isHere = target === document.body || content.current?.contains(target) === true
    if (!isHere || event.defaultPrevented || isTypingTarget(target) || target.closest('[role=menu]')) return
    if (isPressed(keys.tool, event)) work.choose(work.shape ?? 'lasso')
    else if (work.shape === null) return
    else if (isPressed(keys.all, event)) work.selectAll()
    else if (isPressed(keys.paste, event) && work.canPaste) work.paste()
    else if (work.selection === null) return
    else if (isPressed(keys.copy, event)) work.copy()
    else if (isPressed(keys.cut, event)) work.cut()
    else if (isPressed(keys.remove, event)) work.remove()
    else if (onEdit && isPressed(keys.edit, event) && !target.closest(BUTTONS)) onEdit()
    else {
      const [x, y] = ARROW_WAYS[event.key] ?? [0, 0]
      const isStep = (x !== 0 || y !== 0) && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isStep || target.closest(ARROW_USERS)) return
      const step = event.shiftKey ? LONG_STEP : STEP
      work.nudge(x * step, y * step)
    }
    event.preventDefault()
  })
}
