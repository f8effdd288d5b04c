import { Menu } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useChosenWhenClosed } from './useChosenWhenClosed.ts'

type AnchoredMenuProps = {
  /** What it belongs to; null closes it. */
  anchor: HTMLElement | null
  label: string
  onClosed: () => void
  /** Told when the menu is closed and the focus is back, so that what it opens may take it. */
  onChosen: (value: string) => void
  /** Menu items and separators. */
  children: ReactNode
}

function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('[role=menu]') !== null
}

/** One menu for many buttons: it opens at the anchor, and the focus goes back there. */
export function AnchoredMenu({ anchor, label, onClosed, onChosen, children }: AnchoredMenuProps) {
  const lastAnchor = useRef(anchor)
  useEffect(() => {
    if (!anchor) return
    lastAnchor.current = anchor
    anchor.setAttribute('aria-expanded', 'true')
    return () => anchor.removeAttribute('aria-expanded')
  }, [anchor])

  function focusAnchor(): void {
    if (isFocusLost()) lastAnchor.current?.focus()
  }

  const { contentRef, root } = useChosenWhenClosed((value) => {
    focusAnchor()
    onChosen(value)
    // A card that moves in the page loses the focus.
    requestAnimationFrame(focusAnchor)
  })

  return (
    <Menu.Root
      open={anchor !== null} aria-label={label} lazyMount unmountOnExit
      // A long menu covers its anchor rather than hiding its end.
      positioning={{ placement: 'bottom-end', getAnchorElement: () => anchor, overlap: true }}
      onOpenChange={({ open }) => {
        if (open) return
        onClosed()
        requestAnimationFrame(focusAnchor)
      }}
      {...root}
    >
      <Menu.Positioner>
        <Menu.Content ref={contentRef} maxHeight="min(44rem, calc(100dvh - 1.5rem))">{children}</Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
