import { Menu, useMenuContext, type MenuContentProps } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react'
import { useChosenWhenClosed } from './useChosenWhenClosed.ts'
import type { StartsAt } from './useOpener.ts'

type Positioning = NonNullable<ComponentProps<typeof Menu.Root>['positioning']>

type AnchoredMenuProps = Pick<MenuContentProps, 'width' | 'minWidth' | 'maxWidth' | 'maxHeight'> & {
  /** What it belongs to; null closes it. */
  anchor: HTMLElement | null
  /** Without it the anchor names the menu. */
  label?: string
  startsAt?: StartsAt
  /** By default a long menu covers its anchor rather than hiding its end. */
  positioning?: Pick<Positioning, 'placement' | 'gutter'>
  onClosed: () => void
  /** Told when the menu is closed and the focus is back, so that what it opens may take it. */
  onChosen: (value: string) => void
  /** Menu items and separators. */
  children: ReactNode
}

const OVER_ANCHOR = { placement: 'bottom-end', overlap: true } as const

function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('[role=menu]') !== null
}

/** One menu for many buttons: it opens at the anchor, and the focus goes back there. */
export function AnchoredMenu(props: AnchoredMenuProps) {
  const { anchor, label, startsAt = null, positioning = OVER_ANCHOR, onClosed, onChosen, children, ...size } = props
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
      open={anchor !== null} aria-label={label ?? anchor?.getAttribute('aria-label') ?? undefined}
      lazyMount unmountOnExit
      positioning={{ ...positioning, getAnchorElement: () => anchor }}
      onOpenChange={({ open }) => {
        if (open) return
        onClosed()
        requestAnimationFrame(focusAnchor)
      }}
      // Its own click closes it.
      onPointerDownOutside={(event) => {
        if (anchor?.contains(event.detail.originalEvent.target as Node)) event.preventDefault()
      }}
      {...root}
    >
      <Menu.Positioner>
        <Menu.Content ref={contentRef} maxHeight="min(44rem, calc(100dvh - 1.5rem))" {...size}>
          {children}
          <Start at={startsAt} />
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

/** Stands on the first or last entry once the menu is there. */
function Start({ at }: { at: StartsAt }) {
  const { setHighlightedValue } = useMenuContext()
  const place = useRef<HTMLSpanElement>(null)
  const start = useEffectEvent(() => {
    const entries = place.current?.parentElement?.querySelectorAll<HTMLElement>('[role^=menuitem]:not([data-disabled])')
    const entry = entries?.item(at === 'first' ? 0 : entries.length - 1)
    if (at !== null && entry?.dataset['value'] !== undefined) setHighlightedValue(entry.dataset['value'])
  })
  useEffect(() => start(), [])
  return <span ref={place} hidden />
}
