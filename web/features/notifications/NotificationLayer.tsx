import { Drawer, Portal } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { notificationMessages } from '../../messages/notifications.ts'
import { AnchoredPopover } from '../../ui/AnchoredPopover.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'

const words = notificationMessages
const BELOW = { placement: 'bottom-end', gutter: 8 } as const

type NotificationLayerProps = {
  /** The bell while it is open. */
  anchor: HTMLElement | null
  onClosed: () => void
  userId: string
  unread: number
  /** Fills the screen of a phone. */
  isSheet: boolean
}

/** What the bell opens. */
export function NotificationLayer({ anchor, onClosed, userId, unread, isSheet }: NotificationLayerProps) {
  const panel = <NotificationPanel userId={userId} unread={unread} onClose={onClosed} isSheet={isSheet} />
  if (isSheet) return <Sheet anchor={anchor} onClosed={onClosed}>{panel}</Sheet>
  return (
    <AnchoredPopover
      anchor={anchor} label={words.title} onClosed={onClosed} positioning={BELOW} width="25rem"
      maxWidth="calc(100vw - 2rem)" bg="bg.panel" overflow="hidden"
    >
      {panel}
    </AnchoredPopover>
  )
}

type SheetProps = Pick<NotificationLayerProps, 'anchor' | 'onClosed'> & { children: ReactNode }

function Sheet({ anchor, onClosed, children }: SheetProps) {
  const lastAnchor = useRef(anchor)
  useEffect(() => {
    if (anchor) lastAnchor.current = anchor
  }, [anchor])
  return (
    <Drawer.Root
      open={anchor !== null} size="full" lazyMount unmountOnExit finalFocusEl={() => lastAnchor.current}
      onOpenChange={({ open }) => {
        if (!open) onClosed()
      }}
    >
      <Portal>
        <Drawer.Positioner>
          <Drawer.Content bg="bg" aria-label={words.title}>{children}</Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
