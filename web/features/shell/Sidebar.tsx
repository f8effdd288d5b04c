import { Box, Flex, HStack, Skeleton, Stack, chakra } from '@chakra-ui/react'
import { Building2, FolderClosed, House, ListTodo, PanelLeftClose, PanelLeftOpen, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { commonMessages } from '../../messages/common.ts'
import { shellMessages } from '../../messages/shell.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Mark } from '../../ui/Mark.tsx'
import { NavLinkItem } from './NavLinkItem.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'

type SidebarProps = {
  isRail: boolean
  /** The organization or project switcher. */
  switcher: ReactNode
  /** Entries between Overview and Projects, for the open project. */
  projectLinks?: ReactNode
  /** The user block. */
  user: ReactNode
  projectCount?: string
  organizationCount?: string
  /** Widens or narrows it; absent in the drawer. */
  onToggle?: () => void
}

const MarkLink = chakra(Link)
const IN_PROJECT = /^\/dashboard\/projects\/[^/]+/

/** The shape of the switcher while it is on its way. */
export function SwitcherSkeleton({ isRail }: { isRail: boolean }) {
  return <Skeleton width={isRail ? '10' : 'full'} height={isRail ? '10' : '11'} mt="2" mb="3" flexShrink="0" />
}

/** The shape of the user block while it is on its way. */
export function UserSkeleton({ isRail }: { isRail: boolean }) {
  return (
    <HStack gap="2.5" px={isRail ? '0' : '2'} minHeight="11" width="full" justify={isRail ? 'center' : 'flex-start'}>
      <Skeleton boxSize="7" borderRadius="full" />
      {isRail ? null : (
        <Stack gap="1.5" flex="1">
          <Skeleton height="3" width="60%" />
          <Skeleton height="3" width="80%" />
        </Stack>
      )}
    </HStack>
  )
}

/** The dashboard's navigation, 240 px wide or a 64 px rail. */
export function Sidebar(props: SidebarProps) {
  const { isRail, switcher, projectLinks, user, projectCount, organizationCount, onToggle } = props
  const { pathname } = useLocation()
  const ToggleIcon = isRail ? PanelLeftOpen : PanelLeftClose
  return (
    <Flex direction="column" gap="0.5" height="full" p="3" align={isRail ? 'center' : 'stretch'}>
      <MarkLink
        to="/dashboard" aria-label={commonMessages.productName}
        display="flex" alignItems="center" gap="2.5" height="10" px={isRail ? '1.5' : '2'} borderRadius="control"
        fontWeight="semibold" letterSpacing="-0.02em" flexShrink="0" alignSelf={isRail ? 'center' : 'flex-start'}
      >
        <Mark size={isRail ? 28 : 24} />
        {isRail ? null : commonMessages.productName}
      </MarkLink>
      {switcher}
      <Stack as="nav" aria-label={shellMessages.mainNavigation} gap="0.5" align={isRail ? 'center' : 'stretch'}>
        <NavLinkItem
          to="/dashboard" label={shellMessages.overview} icon={House} isCurrent={pathname === '/dashboard'}
          isRail={isRail}
        />
        {projectLinks}
        <NavLinkItem
          to="/dashboard/projects" label={shellMessages.projects} icon={FolderClosed} count={projectCount}
          isCurrent={pathname === '/dashboard/projects'} isRail={isRail}
        />
        {IN_PROJECT.test(pathname) ? null : (
          <>
            <NavLinkItem
              to="/dashboard/assets" label={shellMessages.assetLibrary} icon={Shapes}
              isCurrent={pathname === '/dashboard/assets'} isRail={isRail}
            />
            <NavLinkItem
              to="/dashboard/tasks" label={shellMessages.taskBoard} icon={ListTodo}
              isCurrent={pathname === '/dashboard/tasks'} isRail={isRail}
            />
          </>
        )}
        <NavLinkItem
          to="/dashboard/organizations" label={shellMessages.organizations} icon={Building2} count={organizationCount}
          isCurrent={pathname.startsWith('/dashboard/organizations')} isRail={isRail}
        />
      </Stack>
      <Box flex="1" minHeight="4" />
      <Flex direction={isRail ? 'column' : 'row'} gap="0.5" justify="space-between" align="center" flexShrink="0">
        <ThemeToggle tooltipPlacement="right" />
        {onToggle ? (
          <IconButton
            label={isRail ? shellMessages.expand : shellMessages.collapse}
            icon={<ToggleIcon strokeWidth={1.75} aria-hidden />}
            tooltipPlacement="right" onClick={onToggle}
          />
        ) : null}
      </Flex>
      <Box borderTopWidth={isRail ? '0' : '1px'} pt={isRail ? '0' : '1.5'} mt="1.5" flexShrink="0">{user}</Box>
    </Flex>
  )
}
