import { Box, Drawer, Popover, Portal, VisuallyHidden } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NotificationBell_user$key } from '../../__generated__/NotificationBell_user.graphql.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { useFollowNotifications } from './useFollowNotifications.ts'

const words = messages.notifications

type NotificationBellProps = {
  userRef: NotificationBell_user$key
  /** Called when the viewer joined or left an organization, here or elsewhere. */
  onOrganizationsChanged: () => void
}

/** The bell of the top bar: how much is unread, live, and the list of it; a sheet of its own on a phone. */
export function NotificationBell({ userRef, onOrganizationsChanged }: NotificationBellProps) {
  const { id, unreadNotificationCount: unread } = useFragment(
    graphql`
      fragment NotificationBell_user on User {
        id
        unreadNotificationCount
      }
    `,
    userRef,
  )
  const [isOpen, setIsOpen] = useState(false)
  const isSheet = useIsNarrow()
  const button = useRef<HTMLButtonElement>(null)
  useFollowNotifications(id, onOrganizationsChanged)
  const close = () => setIsOpen(false)
  const bell = (
    <IconButton
      ref={button} label={words.bell(unread)} tooltipPlacement="bottom-end" aria-haspopup="dialog"
      aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}
      icon={(
        <Box as="span" position="relative" display="inline-flex">
          <Bell strokeWidth={1.75} aria-hidden />{unread > 0 ? <Badge unread={unread} /> : null}
        </Box>
      )}
    />
  )
  if (isSheet) {
    return (
      <>
        {bell}
        <Told unread={unread} />
        <Drawer.Root
          open={isOpen} onOpenChange={({ open }) => setIsOpen(open)} size="full" lazyMount unmountOnExit
          finalFocusEl={() => button.current}
        >
          <Portal>
            <Drawer.Positioner>
              <Drawer.Content bg="bg" aria-label={words.title}>
                <NotificationPanel userId={id} unread={unread} onClose={close} isSheet />
              </Drawer.Content>
            </Drawer.Positioner>
          </Portal>
        </Drawer.Root>
      </>
    )
  }
  return (
    <>
      <Told unread={unread} />
      <Popover.Root
        open={isOpen} onOpenChange={({ open }) => setIsOpen(open)} lazyMount unmountOnExit
        positioning={{ placement: 'bottom-end', gutter: 8 }} finalFocusEl={() => button.current}
        // A press of the bell itself is no press outside: it closes by its own click.
        persistentElements={[() => button.current]}
      >
        <Popover.Anchor asChild><Box as="span" display="inline-flex">{bell}</Box></Popover.Anchor>
        <Portal>
          <Popover.Positioner>
            <Popover.Content
              width="25rem" maxWidth="calc(100vw - 2rem)" bg="bg.panel" aria-label={words.title} overflow="hidden"
              borderRadius="card"
            >
              <NotificationPanel userId={id} unread={unread} onClose={close} isSheet={false} />
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </>
  )
}

function Badge({ unread }: { unread: number }) {
  return (
    <Box
      as="span" aria-hidden data-count={unread} position="absolute" top="-2" insetStart="2.5" minWidth="4" height="4"
      px="1" borderRadius="full" bg="accent.solid" color="accent.contrast" fontSize="10px" lineHeight="1rem"
      fontWeight="semibold" textAlign="center" fontVariantNumeric="tabular-nums" boxShadow="0 0 0 2px {colors.bg}"
    >
      {words.badge(unread)}
    </Box>
  )
}

/** Says politely when there is more than before; what was there when the page came is no news. */
function Told({ unread }: { unread: number }) {
  const [before, setBefore] = useState(unread)
  const [told, setTold] = useState('')
  if (unread !== before) {
    setBefore(unread)
    setTold(unread > before ? words.arrived(unread) : '')
  }
  return <VisuallyHidden role="status">{told}</VisuallyHidden>
}
