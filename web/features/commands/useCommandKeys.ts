import { isTypingTarget } from '../../canvas/keymap.ts'
import { SHORTCUTS, isPressed } from '../../lib/shortcuts.ts'
import { useKeys } from '../../lib/useKeys.ts'
import { showCommandLayer } from './commandLayer.ts'

const OPEN_LAYER = '[role=dialog][data-state=open], [role=alertdialog][data-state=open], [role=menu][data-state=open]'
/** The frame preview is a dialog with shortcuts of its own, which the sheet lists. */
const WITH_SHORTCUTS = '[data-preview]'

const { search, sheet } = SHORTCUTS.everywhere

/** Ctrl+K or / opens the search, ? the list of shortcuts; over a dialog neither does, and signs not while typing. */
export function useCommandKeys(): void {
  useKeys('window', (event) => {
    const layers = [...document.querySelectorAll(OPEN_LAYER)]
    const isFree = layers.length === 0
    const isSign = !event.defaultPrevented && !event.isComposing && !isTypingTarget(event.target)
    const isOverPreview = layers.every((layer) => layer.matches(WITH_SHORTCUTS))
    const isSearch = isPressed(search, event)
    if (isSearch && (event.ctrlKey || event.metaKey)) {
      // The browser's own meaning, its address bar, would surprise over a dialog too.
      event.preventDefault()
      if (isFree && !event.repeat) showCommandLayer('search')
    } else if (isSearch && isSign && isFree) {
      event.preventDefault()
      showCommandLayer('search')
    } else if (isSign && isOverPreview && isPressed(sheet, event)) {
      event.preventDefault()
      showCommandLayer('shortcuts')
    }
  })
}
