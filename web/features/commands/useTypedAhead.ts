import { useEffect } from 'react'
import { changeSearchText, readSearchText, showCommandLayer } from './commandLayer.ts'

/** What a key writes; null for one that writes nothing. On some keyboards signs are typed with AltGr. */
function letterOf(event: KeyboardEvent): string | null {
  const isWithControl = event.ctrlKey || event.metaKey || event.altKey
  if (event.isComposing || (isWithControl && !event.getModifierState('AltGraph'))) return null
  return [...event.key].length === 1 ? event.key : null
}

/** Writes what is typed after the search was opened into it while it is loading and its field has no focus. */
export function useTypedAhead(isSearchOpen: boolean): void {
  useEffect(() => {
    if (!isSearchOpen) return undefined
    const listening = new AbortController()
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) return
      const letter = letterOf(event)
      if (letter !== null) changeSearchText(readSearchText() + letter)
      else if (event.key === 'Backspace') changeSearchText(readSearchText().slice(0, -1))
      else if (event.key === 'Escape') showCommandLayer(null)
      // It would press what has the focus on the page.
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [isSearchOpen])
}
