import { Box, Drawer, HStack, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { SearchButton } from '../../features/commands/SearchButton.tsx'
import { commonMessages } from '../../messages/common.ts'
import { shellMessages } from '../../messages/shell.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { DashboardBell, DashboardSidebar, type DashboardSidebarReference } from './DashboardSidebar.tsx'

type NavigationDrawerProps = { isOpen: boolean; onClose: () => void; reference: DashboardSidebarReference }

/** The navigation of a narrow page. */
export function NavigationDrawer({ isOpen, onClose, reference }: NavigationDrawerProps) {
  return (
    <Drawer.Root
      open={isOpen} placement="start" size="xs" lazyMount unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxWidth="min(280px, 85vw)" bg="bg.side" aria-label={shellMessages.navigation}>
            <DashboardSidebar reference={reference} isRail={false} />
            <HStack position="absolute" top="3.5" insetEnd="3" gap="0">
              <Box onClick={onClose}><SearchButton /></Box>
              <DashboardBell reference={reference} />
              <IconButton label={commonMessages.close} icon={<X aria-hidden />} onClick={onClose} />
            </HStack>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
