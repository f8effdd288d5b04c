import { useRef } from 'react'
import type { RefObject } from 'react'

/** What a menu's root and content need; see `useChosenWhenClosed`. */
export interface ChosenWhenClosed {
  readonly contentRef: RefObject<HTMLDivElement | null>
  readonly root: {
    readonly onSelect: (details: { value: string }) => void
    readonly onFocusOutside: (event: Event) => void
  }
}

/**
 * Calls `onChosen` with the value chosen from a menu when the menu has closed: a dialog that opened before would be
 * taken for a part of the menu and close with it. The reverse holds too: a dialog that gives its focus back while the
 * menu is open does not close the menu.
 */
export function useChosenWhenClosed(onChosen: (value: string) => void): ChosenWhenClosed {
  const contentRef = useRef<HTMLDivElement>(null)
  function onSelect({ value }: { value: string }): void {
    requestAnimationFrame(() => {
      if (contentRef.current?.dataset['state'] === 'open') onSelect({ value })
      else onChosen(value)
    })
  }
  function onFocusOutside(event: Event): void {
    event.preventDefault()
    contentRef.current?.focus({ preventScroll: true })
  }
  return { contentRef, root: { onSelect, onFocusOutside } }
}
