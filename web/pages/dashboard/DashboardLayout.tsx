import { Box, Flex, Grid, HStack, chakra } from '@chakra-ui/react'
import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Outlet, useLoaderData, useLocation } from 'react-router-dom'
import { CommandLayers } from '../../features/commands/CommandLayers.tsx'
import { SearchButton } from '../../features/commands/SearchButton.tsx'
import { ExportLayers } from '../../features/exports/ExportLayers.tsx'
import { ConnectionBanner } from '../../features/live/ConnectionBanner.tsx'
import { PageSlotsContext } from '../../features/shell/pageSlots.ts'
import { useSidebarOpen } from '../../features/shell/sidebarState.ts'
import { KeptFrameGate } from '../../features/tryOut/KeptFrameGate.tsx'
import { shellMessages } from '../../messages/shell.ts'
import { useOwnedQuery } from '../../relay/preloadedQuery.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { later } from '../../ui/later.tsx'
import {
  DashboardBanner, DashboardBell, DashboardSidebar, DashboardUnread, type DashboardSidebarReference,
} from './DashboardSidebar.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'

const NavigationDrawer = later(async () => (await import('./NavigationDrawer.tsx')).NavigationDrawer)

const CONTENT_ID = 'content'
/** The pages of a project that want the room. */
const BOARD_PAGES = /^\/dashboard\/projects\/[^/]+\/(storyboard|breakdown|tasks)$/

/**
 * A narrow bar has room for two actions: where the page has some of its own, search and bell are in the drawer, and
 * a dot on the drawer's button says that something is unread.
 */
const NARROW_BAR = {
  '@media (max-width: 767.98px)': {
    '&:has([data-actions]:not(:empty)) [data-general]': { display: 'none' },
    '&:not(:has([data-actions]:not(:empty))) [data-unread]': { display: 'none' },
  },
}

/** The dashboard's frame: sidebar, top bar and the page; it stays when a page fails. */
export function DashboardLayout() {
  const reference = useLoaderData() as DashboardSidebarReference
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useSidebarOpen(BOARD_PAGES.test(pathname) ? 'board' : 'page')
  // The drawer is open on the page it was opened on; going elsewhere closes it.
  const [drawerPath, setDrawerPath] = useState<string | null>(null)
  const isDrawerOpen = drawerPath === pathname
  const setIsDrawerOpen = (isWanted: boolean) => setDrawerPath(isWanted ? pathname : null)
  const [header, setHeader] = useState<HTMLElement | null>(null)
  const [actions, setActions] = useState<HTMLElement | null>(null)
  useOwnedQuery(reference)

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: `${isOpen ? '240px' : '64px'} minmax(0, 1fr)` }}
      minHeight="100dvh" transition="grid-template-columns 160ms ease-out"
    >
      <SkipLink />
      <KeptFrameGate />
      <CommandLayers />
      <ExportLayers />
      <Box
        as="aside" hideBelow="md" bg="bg.side" borderEndWidth="1px" position="sticky" top="0" height="100dvh"
        overflowX="hidden" overflowY="auto" zIndex="sticky"
      >
        <DashboardSidebar reference={reference} isRail={!isOpen} onToggle={() => setIsOpen(!isOpen)} />
      </Box>
      <Flex direction="column" minWidth="0">
        <HStack
          as="header" height="topBar" px={{ base: '3', md: '6' }} gap={{ base: '1', md: '3' }} borderBottomWidth="1px"
          bg="bg" position="sticky" top="0" zIndex="docked" flexShrink="0" css={NARROW_BAR}
        >
          <Box position="relative" hideFrom="md" flexShrink="0">
            <IconButton
              label={shellMessages.openNavigation} icon={<MenuIcon aria-hidden />}
              aria-haspopup="dialog" onClick={() => setIsDrawerOpen(true)}
            />
            <DashboardUnread reference={reference} />
          </Box>
          <HStack ref={setHeader} gap="3" minWidth="0" flex="1" px={{ base: '2', md: '0' }} />
          <Box data-general flexShrink="0"><SearchButton /></Box>
          <HStack ref={setActions} data-actions gap="2" flexShrink="0" _empty={{ display: 'none' }} />
          <Box data-general flexShrink="0"><DashboardBell reference={reference} /></Box>
          <NavigationProgress />
        </HStack>
        <ConnectionBanner />
        <DashboardBanner reference={reference} />
        <Flex as="main" id={CONTENT_ID} tabIndex={-1} direction="column" flex="1" minWidth="0" outline="none"
          scrollMarginTop="topBar">
          <PageSlotsContext value={{ header, actions }}>
            <Outlet />
          </PageSlotsContext>
        </Flex>
      </Flex>
      <NavigationDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} reference={reference} />
    </Grid>
  )
}

/** The first stop of the Tab key: past the navigation. */
function SkipLink() {
  return (
    <chakra.a
      href={`#${CONTENT_ID}`} position="fixed" top="2" insetStart="2" zIndex="skipNav" px="4" py="2.5" bg="accent.solid"
      color="accent.contrast" fontWeight="semibold" borderRadius="control" transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      {shellMessages.skipToContent}
    </chakra.a>
  )
}
