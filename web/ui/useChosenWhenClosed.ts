import { useRef } from 'react'
import type { RefObject } from 'react'

/** What a menu's root and content need; see `useChosenWhenClosed`. */
export interface ChosenWhenClosed {
  readonly contentRef: RefObject<HTMLDivElement | null>
  readonly onSelect: (details: { value: string }) => void
}

/**
 * Tells what was chosen from a menu when that has closed: a dialog that opened before would be taken for a part of the
 * menu and close with it.
 */
export function useChosenWhenClosed(onChosen: (value: string) => void): ChosenWhenClosed {
  const contentRef = useRef<HTMLDivElement>(null)
  function onSelect({ value }: { value: string }): void {
    requestAnimationFrame(() => {
      if (contentRef.current?.dataset['state'] === 'open') onSelect({ value })
      else onChosen(value)
    })
  }
  return { contentRef, onSelect }
}
