import { Popover, Portal, type PopoverContentProps } from '@chakra-ui/react'
import { useEffect, useState, type ComponentProps } from 'react'

type Positioning = NonNullable<ComponentProps<typeof Popover.Root>['positioning']>

type AnchoredPopoverProps = Omit<PopoverContentProps, 'aria-label'> & {
  /** The button it belongs to, which has an id; null closes it. */
  anchor: HTMLElement | null
  label: string
  positioning?: Pick<Positioning, 'placement' | 'gutter'>
  /** Stands beside its button in the page: in a dialog, which keeps the focus. */
  isInPlace?: boolean
  onClosed: () => void
}

/** Opens at its button, and the focus goes back there. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { anchor, label, positioning, isInPlace = false, onClosed, children, ...content } = props
  const [lastAnchor, setLastAnchor] = useState(anchor)
  if (anchor && anchor !== lastAnchor) setLastAnchor(anchor)
  useEffect(() => {
    if (!anchor) return
    anchor.setAttribute('aria-expanded', 'true')
    return () => anchor.setAttribute('aria-expanded', 'false')
  }, [anchor])
  return (
    <Popover.Root
      // Its own click closes it, and the order of the Tab key leads from it into what it opens.
      ids={{ trigger: lastAnchor?.id }} open={anchor !== null} lazyMount unmountOnExit
      positioning={positioning} finalFocusEl={() => lastAnchor}
      onOpenChange={({ open }) => {
        if (!open) onClosed()
      }}
    >
      <Portal disabled={isInPlace}>
        <Popover.Positioner>
          <Popover.Content
            aria-label={label} maxWidth="calc(100vw - 1rem)" borderWidth="1px" borderColor="border.emphasized"
            borderRadius="card" boxShadow="float" {...content}
          >
            {children}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
