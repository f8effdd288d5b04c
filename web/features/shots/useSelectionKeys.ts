import { useEffect, useRef } from 'react'
import { isTypingTarget } from '../../canvas/keymap.ts'
import type { ShotSelection } from './useShotSelection.ts'

type SelectionKeys = {
  selection: ShotSelection
  /** Delete was pressed with something chosen. */
  onDelete: () => void
}

/** The page's keys for choosing: Ctrl+A all, Esc none, Delete deletes. A frame drawn in and open layers come first. */
export function useSelectionKeys(keys: SelectionKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { selection, onDelete } = latest.current
      const target = event.target instanceof Element ? event.target : null
      if (event.defaultPrevented || isTypingTarget(event.target)) return
      if (target?.closest('[role=dialog], [role=alertdialog], [role=menu], [role=application]')) return
      const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (isAll && !event.altKey) {
        event.preventDefault()
        void selection.selectAll()
        return
      }
      if (selection.selected.size === 0) return
      if (event.key === 'Escape') {
        event.preventDefault()
        selection.clear()
      }
      if (event.key === 'Delete' || (event.key === 'Backspace' && event.metaKey)) {
        event.preventDefault()
        onDelete()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
